/** One report: names and texts only, never a token, a query string or what a person typed. */
export type ErrorReport = { name: string; message: string; at: string }

export type ErrorReporter = {
  /** Reports an error by its name (D1 §8). */
  report: (name: string, error: unknown) => void
  /** The last 20, newest last; shown to support on request. */
  latest: () => readonly ErrorReport[]
  /**
   * Once the person may be known to the analysis of usage: what tells the pattern of an address, which is posted in its
   * place. Until then, and after null, nothing is posted (D3 §2.5).
   */
  setConsent: (patternOf: PatternOf | null) => void
}

/** Handed in, for the table of pages is no part of what loads first. */
type PatternOf = (pathname: string) => string

const kept = 20

/**
 * Keeps the last 20 reports in memory. Where the configuration names an address, they are posted there while consent is
 * given: what was gathered before is not (D3 §2.5).
 */
export function createErrorReporter(reportUrl?: string | null, send: typeof fetch = fetch): ErrorReporter {
  let reports: readonly ErrorReport[] = []
  let consent: PatternOf | null = null

  return {
    report: (name, error) => {
      const message = error instanceof Error ? error.message : String(error)
      const report = { name, message: message.slice(0, 500), at: new Date().toISOString() }
      reports = [...reports, report].slice(-kept)
      if (reportUrl && consent) post(reportUrl, { ...report, path: consent(location.pathname) }, send)
    },
    latest: () => reports,
    setConsent: (patternOf) => {
      consent = patternOf
    },
  }
}

function post(url: string, report: ErrorReport & { path: string }, send: typeof fetch): void {
  send(url, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => {
    // A report that cannot be delivered must not become an error of its own.
  })
}
