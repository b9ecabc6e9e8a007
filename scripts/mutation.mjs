#!/usr/bin/env node
// `npm run test:mutation [-- AREA…] [--every N]`: does a test notice when a line of an area is changed? See CONTRIBUTING.md.
import { readdirSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { areas } from './mutation-areas.mjs'
import { Refusal, runScript, say } from './terminal.mjs'

runScript(async () => {
  const { positionals: asked, values } = parseArgs({
    allowPositionals: true,
    options: { every: { type: 'string', default: '1' } },
  })
  const step = Number(values.every)
  if (!Number.isInteger(step) || step < 1) throw new Refusal('--every takes a whole number from 1.', 2)
  const unknown = asked.find((name) => !(name in areas))
  if (unknown !== undefined)
    throw new Refusal(`There is no area ${unknown}. There are: ${Object.keys(areas).join(', ')}.`, 2)
  /** @type {string[]} */
  const weak = []
  for (const name of asked.length > 0 ? asked : Object.keys(areas))
    if (!(await isStrong(name, step))) weak.push(name)
  for (const name of weak) say(`${name}: fewer than ${areas[name]?.least} % of the changes were noticed`)
  return weak.length > 0 ? 1 : 0
})

/**
 * Changes an area in every small way that the mutator knows, and runs the area's tests for each.
 * @param {string} name
 * @param {number} step 1 changes every line, 8 every eighth: a sample for an area that takes hours
 */
async function isStrong(name, step) {
  const area = areas[name]
  if (!area) return false
  say(`\n── ${name}: ${area.code.join(' ')}`)
  // Read by vitest.mutation.config.ts, in this process and in the mutator's workers.
  process.env.MUTATION_AREA = name
  // What all areas have in common stands in stryker.config.json.
  const results = await new Stryker({
    mutate: step === 1 ? [...area.code, '!**/*.test.{ts,tsx}'] : everyNthLine(area.code, step),
    // The results of a sample would be taken for those of the whole area.
    incremental: step === 1,
    incrementalFile: `reports/mutation/${name}-incremental.json`,
    jsonReporter: { fileName: `reports/mutation/${name}.json` },
  }).runMutationTest()
  const count = (/** @type {string[]} */ ...states) =>
    results.filter(({ status }) => states.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const share = (100 * noticed) / Math.max(1, noticed + count('Survived', 'NoCoverage'))
  say(`${name}: ${share.toFixed(1)} % noticed`)
  return share >= area.least
}

/**
 * The lines of a sample, counted on from file to file, so that short files are met as often as their length says. Only
 * a change that lies within one such line is made: what spans lines (a whole block taken out) is noticed more often.
 * @param {string[]} code
 * @param {number} step
 */
function everyNthLine(code, step) {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => !/\.test\.tsx?$/.test(file) && code.some((pattern) => matchesGlob(file, pattern)))
  let seen = 0
  return files.sort().flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.flatMap((_, index) => (seen++ % step === 0 ? [`${file}:${index + 1}-${index + 1}`] : []))
  })
}
