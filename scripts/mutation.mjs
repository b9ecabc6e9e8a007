#!/usr/bin/env node
// `npm run test:mutation [-- AREA…]`: does a test notice when a line of an area is changed? See CONTRIBUTING.md.
import { Stryker } from '@stryker-mutator/core'
import { areas } from './mutation-areas.mjs'
import { Refusal, runScript, say } from './terminal.mjs'

runScript(async () => {
  const asked = process.argv.slice(2)
  const unknown = asked.find((name) => !(name in areas))
  if (unknown !== undefined)
    throw new Refusal(`There is no area ${unknown}. There are: ${Object.keys(areas).join(', ')}.`, 2)
  /** @type {string[]} */
  const weak = []
  for (const name of asked.length > 0 ? asked : Object.keys(areas))
    if (!(await isStrong(name))) weak.push(name)
  for (const name of weak) say(`${name}: fewer than ${areas[name]?.least} % of the changes were noticed`)
  return weak.length > 0 ? 1 : 0
})

/**
 * Changes an area in every small way that the mutator knows, and runs the area's tests for each.
 * @param {string} name
 */
async function isStrong(name) {
  const area = areas[name]
  if (!area) return false
  say(`\n── ${name}: ${area.code.join(' ')}`)
  // Read by vitest.mutation.config.ts, in this process and in the mutator's workers.
  process.env.MUTATION_AREA = name
  // What all areas have in common stands in stryker.config.json.
  const results = await new Stryker({
    mutate: [...area.code, '!**/*.test.{ts,tsx}'],
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
