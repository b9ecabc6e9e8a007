import { expect, it } from 'vitest'
import { createLedger, tallyOf } from './test-ledger.mjs'

const results = ['passed', 'passed', 'failed', 'not run'].map((outcome) => ({ outcome }))

it.each([
  ['with a failed test', results, 1, { passed: 2, failed: 1, left: 1 }],
  ['whose runner says that all is well', results, 0, { passed: 2, failed: 1, left: 1 }],
  ['whose runner fails by itself', results.slice(0, 2), 1, { passed: 2, failed: 1, left: 0 }],
  ['that left no report', [], 127, { passed: 0, failed: 1, left: 0 }],
  ['that is green', results.slice(0, 2), 0, { passed: 2, failed: 0, left: 0 }],
])('a suite %s is counted so', (_what, given, code, tally) => {
  expect(tallyOf(given, code)).toEqual(tally)
})

it('the end of a run says each part and how many passed and failed in all', () => {
  const said: string[] = []
  const ledger = createLedger((text) => said.push(text))
  ledger.count({ name: 'types', passed: 1, failed: 0, left: 0, took: 12_000 })
  expect(ledger.failed()).toBe(0)
  ledger.count({ name: 'vitest', passed: 70, failed: 2, left: 3, took: 61_000 })
  ledger.print(90_000)
  expect(ledger.failed()).toBe(2)
  expect(said).toEqual([
    '',
    'ok     types   1 passed, 0 failed (12.0 s)',
    'FAILED vitest  70 passed, 2 failed, 3 not run (1 min 1 s)',
    '\nIn 1 min 30 s:',
    '71 passed, 2 failed',
  ])
})
