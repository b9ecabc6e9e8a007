import { ensureBuild } from './build.mjs'
import { inRoot, runTool } from './processes.mjs'
import { judge, limits, measureBuild, total } from './size-budget.mjs'
import { Refusal, say } from './terminal.mjs'

/**
 * @typedef {(text: string) => void} Tell shows a text in the terminal
 * @typedef {{ name: string, check: (tell: Tell) => Promise<boolean> }} Stage
 * @typedef {{ name: string, report: string, start: (env: NodeJS.ProcessEnv) => Promise<import('./processes.mjs').Outcome> }} Suite
 */

/** What needs neither build nor browser. @type {Stage[]} */
export const stages = [
  tool('formatting and lint (biome)', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  // One checker: several would each check anew what files share, on cores that the other stages are busy on.
  tool('types (tsc)', 'typescript/bin/tsc', ['--noEmit', '--checkers', '1']),
  tool('unused code (knip)', 'knip/bin/knip.js', ['--no-progress']),
  tool('definitions of resources and their JSON schema', 'tsx/dist/cli.mjs', [
    inRoot('scripts', 'resources.ts'),
    'check',
  ]),
  tool('no access was widened without approval', 'tsx/dist/cli.mjs', [inRoot('scripts', 'access-diff.ts')]),
  tool('docs/openapi.json is up to date', 'tsx/dist/cli.mjs', [inRoot('scripts', 'openapi.ts'), '--check']),
]

/** @type {Stage} */
export const buildStage = { name: 'build', check: () => ensureBuild().then(() => true, reportRefusal) }

/** @type {Stage} */
export const budgetStage = {
  name: 'size budget',
  check: async () => {
    const sizes = measureBuild()
    const { faults, warnings } = judge(sizes)
    const first = total(sizes.beforeList).toFixed(1)
    say(
      `   before the cluster list shows: ${first} KB (target ${limits.beforeList.target}, limit ${limits.beforeList.limit})`,
    )
    for (const { name, kilobytes } of sizes.lazy.slice(0, 3))
      say(`   lazy: ${name} ${kilobytes.toFixed(1)} KB`)
    for (const { name, kilobytes } of sizes.pages.slice(0, 3))
      say(`   first visit adds: ${name} ${kilobytes.toFixed(1)} KB`)
    for (const line of [...warnings, ...faults]) say(`   ${line}`)
    return faults.length === 0
  },
}

/**
 * What earlier runs have proven is proven still.
 * @param {string} results the folder with the reports of both suites
 * @returns {Stage}
 */
export const traceStage = (results) =>
  tool('no proven requirement was lost', 'tsx/dist/cli.mjs', [
    inRoot('scripts', 'trace.ts'),
    '--check',
    '--results',
    results,
  ])

/** @type {{ vitest: Suite, playwright: Suite }} */
export const suites = {
  vitest: {
    name: 'unit, contract and sandbox tests (vitest)',
    report: 'vitest.json',
    start: (env) => runTool('vitest/vitest.mjs', ['run'], { env, isShown: true }),
  },
  playwright: {
    name: 'browser journeys (playwright)',
    report: 'playwright.json',
    start: (env) => runTool('@playwright/test/cli.js', ['test'], { env, isShown: true }),
  },
}

/**
 * A stage that is a program of node_modules; what it says matters only when it fails.
 * @param {string} name
 * @param {string} modulePath
 * @param {string[]} args
 * @returns {Stage}
 */
function tool(name, modulePath, args) {
  return {
    name,
    check: async (tell) => {
      const { code, output } = await runTool(modulePath, args)
      if (code !== 0) tell(output.trimEnd())
      return code === 0
    },
  }
}

/** @param {unknown} error */
function reportRefusal(error) {
  if (!(error instanceof Refusal)) throw error
  say(error.message)
  return false
}
