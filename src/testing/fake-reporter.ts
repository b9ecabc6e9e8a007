import type { ErrorReporter } from '../app/error-reporter'

export type FakeReporter = ErrorReporter & { reported: { name: string; message: string }[] }

/** Remembers what is reported. */
export function createFakeReporter(): FakeReporter {
  const reported: FakeReporter['reported'] = []
  return {
    reported,
    report: (name, error) => {
      reported.push({ name, message: error instanceof Error ? error.message : String(error) })
    },
    setConsent: () => {},
  }
}
