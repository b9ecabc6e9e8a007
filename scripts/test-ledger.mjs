import { duration, say } from './terminal.mjs'

/** @typedef {{ name: string, passed: number, failed: number, left: number, took: number }} Line */

/**
 * How many tests of a suite passed, failed and did not run.
 * @param {{ outcome: string }[]} results
 * @param {number} code the exit code of its runner
 */
export function tallyOf(results, code) {
  const count = (/** @type {string} */ outcome) =>
    results.filter((result) => result.outcome === outcome).length
  // A runner may also fail by itself: it crashed, or an error surfaced outside of every test.
  const failed = code === 0 ? count('failed') : Math.max(1, count('failed'))
  return { passed: count('passed'), failed, left: count('not run') }
}

/** What `npm test` has run so far, a line for each stage and suite. */
export function createLedger(tell = say) {
  /** @type {Line[]} */
  const lines = []
  const sum = (/** @type {'passed' | 'failed'} */ key) => lines.reduce((total, line) => total + line[key], 0)
  return {
    count: (/** @type {Line} */ line) => lines.push(line),
    failed: () => sum('failed'),
    /** @param {number} took */
    print: (took) => {
      const width = Math.max(...lines.map(({ name }) => name.length))
      tell('')
      for (const { name, passed, failed, left, took: lineTook } of lines) {
        const notRun = left > 0 ? `, ${left} not run` : ''
        const verdict = failed > 0 ? 'FAILED' : 'ok    '
        tell(
          `${verdict} ${name.padEnd(width)}  ${passed} passed, ${failed} failed${notRun} (${duration(lineTook)})`,
        )
      }
      tell(`\nIn ${duration(took)}:`)
      tell(`${sum('passed')} passed, ${sum('failed')} failed`)
    },
  }
}
