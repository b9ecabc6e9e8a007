import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod/mini'

/** One run of one test, with what was said of it where it failed. */
export type TestResult = { title: string; outcome: 'passed' | 'failed' | 'not run'; words?: string }

const vitestReport = z.looseObject({
  testResults: z.array(
    z.looseObject({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.looseObject({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.optional(z.nullable(z.array(z.string()))),
        }),
      ),
    }),
  ),
})

/** Reads vitest's JSON report. A file that broke before its first test counts as one failed test. */
export function readVitestReport(report: unknown): TestResult[] {
  return z.parse(vitestReport, report).testResults.flatMap((file) => {
    const tests = file.assertionResults.map(
      ({ ancestorTitles, title, status, failureMessages }): TestResult => ({
        title: [...ancestorTitles, title].filter(Boolean).join(' > '),
        outcome: status === 'passed' || status === 'failed' ? status : 'not run',
        ...wordsOf(failureMessages ?? []),
      }),
    )
    const hasBroken = file.status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed')
    const broken = { title: `${file.name} (could not run)`, ...wordsOf([file.message]) }
    return hasBroken ? [...tests, { ...broken, outcome: 'failed' }] : tests
  })
}

type Run = { status: string; errors?: { message?: string }[] }
type Suite = {
  title: string
  specs?: { title: string; tests: { status: string; results: Run[] }[] }[]
  suites?: Suite[]
}

const errors = z.optional(z.array(z.looseObject({ message: z.optional(z.string()) })))

const suite: z.ZodMiniType<Suite> = z.looseObject({
  title: z.string(),
  specs: z.optional(
    z.array(
      z.looseObject({
        title: z.string(),
        tests: z.array(
          z.looseObject({
            status: z.string(),
            results: z.array(z.looseObject({ status: z.string(), errors })),
          }),
        ),
      }),
    ),
  ),
  suites: z.optional(z.array(z.lazy(() => suite))),
})

const playwrightReport = z.looseObject({
  suites: z.array(suite),
  errors,
})

/** Reads Playwright's JSON report. Faults outside of tests (a fixture file that does not load) count as failed. */
export function readPlaywrightReport(report: unknown): TestResult[] {
  const { suites, errors = [] } = z.parse(playwrightReport, report)
  const faults = errors.map(
    ({ message }): TestResult => ({
      title: `outside of tests: ${message?.split('\n')[0] ?? 'a fault without a message'}`,
      outcome: 'failed',
    }),
  )
  return [...suites.flatMap((file) => testsOf(file, [])), ...faults]
}

function testsOf({ title, specs = [], suites = [] }: Suite, above: readonly string[]): TestResult[] {
  const path = [...above, title]
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(
        ({ status, results }): TestResult => ({
          title: [...path, spec.title].filter(Boolean).join(' > '),
          // "flaky" passed at the second try only: there are no second tries here.
          outcome:
            status === 'skipped' || results.length === 0
              ? 'not run'
              : status === 'expected'
                ? 'passed'
                : 'failed',
          ...wordsOf(results.flatMap((run) => run.errors ?? []).map(({ message }) => message)),
        }),
      ),
    ),
    ...suites.flatMap((inner) => testsOf(inner, path)),
  ]
}

/** Longer than this it is a picture of the page, whose end tells nothing more. */
const longestWords = 4_000

function wordsOf(messages: readonly (string | undefined)[]): Pick<TestResult, 'words'> {
  // Runners colour what they say for a terminal.
  const words = stripVTControlCharacters(messages.filter(Boolean).join('\n')).trim()
  return words === '' ? {} : { words: words.slice(0, longestWords) }
}
