import { describe, expect, it } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './results'

describe('readVitestReport', () => {
  const test = (title: string, status: string) => ({ ancestorTitles: ['', 'cluster state'], title, status })

  it('reads passed, failed and left-out tests with the titles above them', () => {
    const report = {
      testResults: [
        {
          name: '/a.test.ts',
          status: 'failed',
          assertionResults: [
            { ...test('is red', 'failed'), failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m'] },
            test('is green', 'passed'),
            test('is left out', 'pending'),
          ],
        },
      ],
    }
    expect(readVitestReport(report)).toEqual([
      { title: 'cluster state > is red', outcome: 'failed', words: 'expected 1 to be 2' },
      { title: 'cluster state > is green', outcome: 'passed' },
      { title: 'cluster state > is left out', outcome: 'not run' },
    ])
  })

  it('counts a file that broke before its first test as one failed test', () => {
    const report = {
      testResults: [{ name: '/b.test.ts', status: 'failed', message: 'x', assertionResults: [] }],
    }
    expect(readVitestReport(report)).toEqual([
      { title: '/b.test.ts (could not run)', outcome: 'failed', words: 'x' },
    ])
  })

  it('refuses something else', () => {
    expect(() => readVitestReport({ suites: [] })).toThrow()
  })
})

describe('readPlaywrightReport', () => {
  const spec = (title: string, status: string, ...results: string[]) => ({
    title,
    tests: [{ status, results: results.map((result) => ({ status: result })) }],
  })

  it('reads nested suites; only what passed at once has passed', () => {
    const report = {
      suites: [
        {
          title: 'journeys/create.spec.ts',
          specs: [spec('signs in', 'expected', 'passed')],
          suites: [
            {
              title: 'create',
              specs: [
                spec('fails', 'unexpected', 'failed'),
                spec('passes at the second try', 'flaky', 'failed', 'passed'),
                spec('is left out', 'skipped', 'skipped'),
                spec('was never reached', 'skipped'),
              ],
            },
          ],
        },
      ],
      errors: [],
    }
    expect(readPlaywrightReport(report)).toEqual([
      { title: 'journeys/create.spec.ts > signs in', outcome: 'passed' },
      { title: 'journeys/create.spec.ts > create > fails', outcome: 'failed' },
      { title: 'journeys/create.spec.ts > create > passes at the second try', outcome: 'failed' },
      { title: 'journeys/create.spec.ts > create > is left out', outcome: 'not run' },
      { title: 'journeys/create.spec.ts > create > was never reached', outcome: 'not run' },
    ])
  })

  it('tells what was said of a failure, and no more of it than helps', () => {
    const errors = [{ message: 'Timed out' }, { message: 'y'.repeat(5_000) }, {}]
    const failed = {
      title: 'fails',
      tests: [{ status: 'unexpected', results: [{ status: 'failed', errors }] }],
    }
    const [result] = readPlaywrightReport({ suites: [{ title: 'a.spec.ts', specs: [failed] }] })
    expect(result?.words?.startsWith('Timed out\nyyy')).toBe(true)
    expect(result?.words).toHaveLength(4_000)
  })

  it('counts faults outside of tests as failed', () => {
    expect(readPlaywrightReport({ suites: [], errors: [{ message: 'No tests found\nat x' }] })).toEqual([
      { title: 'outside of tests: No tests found', outcome: 'failed' },
    ])
  })
})
