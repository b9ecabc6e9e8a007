#!/usr/bin/env node
// `npm test`: installs what is missing, then runs everything that must pass. See CONTRIBUTING.md.
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensurePackages, requireNode } from './install.mjs'
import { inRoot, onStopRequest, stopAll } from './processes.mjs'
import { duration, Refusal, runScript, say } from './terminal.mjs'
import { createLedger, tallyOf } from './test-ledger.mjs'
import { budgetStage, buildStage, stages, suites, traceStage } from './test-stages.mjs'

const cliOptions = process.argv.slice(2)

runScript(async () => {
  const startedAt = performance.now()
  requireNode()
  const unknown = cliOptions.find((option) => option !== '--unit' && option !== '--e2e')
  if (unknown !== undefined)
    throw new Refusal(`npm test knows --unit (no browser) and --e2e (browser journeys only), not ${unknown}.`)
  const hasUnit = !cliOptions.includes('--e2e')
  const hasBrowser = !cliOptions.includes('--unit')
  onStopRequest(async () => {
    await stopAll()
    return 130
  })
  await ensurePackages()
  const folder = inRoot(...resultsPath)
  mkdirSync(folder, { recursive: true })
  const env = { TEST_RESULTS_FOLDER: folder, CHROMIUM_PATH: hasBrowser ? await ensureBrowser() : '' }
  if (env.CHROMIUM_PATH) say(`Browser: ${env.CHROMIUM_PATH}`)

  const ledger = createLedger()
  if (hasUnit) {
    for (const line of await runBesideEachOther(stages)) ledger.count(line)
    ledger.count(await runSuite(suites.vitest, folder, env))
  }
  const build = await runStage(buildStage)
  ledger.count(build)
  if (build.failed > 0) say('  The size budget and the browser journeys need a build: not run.')
  else {
    ledger.count(await runStage(budgetStage))
    if (hasBrowser) ledger.count(await runSuite(suites.playwright, folder, env))
  }
  await printTrace(folder)
  // One suite alone proves less than both.
  if (hasUnit && hasBrowser) ledger.count(await runStage(traceStage(folder)))
  ledger.print(performance.now() - startedAt)
  return ledger.failed() > 0 ? 1 : 0
})

/** @typedef {import('./test-ledger.mjs').Line} Line */

const resultsPath = ['test-results', 'last']

/**
 * Runs as many stages at a time as there are cores. What one says is shown in one piece, when it has ended.
 * @param {import('./test-stages.mjs').Stage[]} list
 * @returns {Promise<Line[]>} in the order of the list
 */
async function runBesideEachOther(list) {
  /** @type {Line[]} */
  const lines = []
  const waiting = list.entries()
  const work = async () => {
    for (const [place, stage] of waiting) {
      /** @type {string[]} */
      const said = []
      lines[place] = await runStage(stage, (text) => said.push(text))
      say(said.join('\n'))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return lines
}

/**
 * @param {import('./test-stages.mjs').Stage} stage
 * @param {import('./test-stages.mjs').Tell} [tell]
 * @returns {Promise<Line>}
 */
async function runStage({ name, check }, tell = say) {
  const startedAt = performance.now()
  tell(`\n── ${name}`)
  const isGreen = await check(tell)
  const took = performance.now() - startedAt
  tell(`   ${isGreen ? 'passed' : 'FAILED'} in ${duration(took)}`)
  return { name, passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, left: 0, took }
}

/**
 * Runs a suite and counts its tests by the report it wrote, not by its exit code alone.
 * @param {import('./test-stages.mjs').Suite} suite
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Line>}
 */
async function runSuite({ name, report, start }, folder, env) {
  const startedAt = performance.now()
  say(`\n── ${name}`)
  rmSync(path.join(folder, report), { force: true })
  const { code } = await start(env)
  const { tsImport } = await import('tsx/esm/api')
  /** @type {typeof import('./trace/result-files')} */
  const { readReport } = await tsImport('./trace/result-files.ts', import.meta.url)
  const results = readReport(path.join(folder, report))
  // Said again at the end: of a long record often nothing but the end is kept.
  for (const { title, words = '' } of results.filter(({ outcome }) => outcome === 'failed'))
    say(`   FAILED ${title}\n${words.replace(/^/gm, '     ')}`)
  return { name, ...tallyOf(results, code), took: performance.now() - startedAt }
}

/** @param {string} folder */
async function printTrace(folder) {
  const { runTool } = await import('./processes.mjs')
  say('\n── requirements with a passing test (npm run trace lists the others)')
  const outcome = await runTool('tsx/dist/cli.mjs', [
    inRoot('scripts', 'trace.ts'),
    '--summary',
    '--results',
    folder,
  ])
  say(outcome.output.trimEnd())
}
