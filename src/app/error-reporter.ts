/**
 * One report: names and texts only, never a token, a query string or what a person typed. `path` stays in this tab; what
 * is posted has the page's pattern there, without the name of a cluster.
 */
export type ErrorReport = { name: string; message: string; path: string; at: string }

export type ErrorReporter = {
  /** Reports an error by its name (D1 §8). */
  report: (name: string, error: unknown) => void
  /** The last 20, newest last; shown to support on request. */
  latest: () => readonly ErrorReport[]
  /**
   * Posts what is reported from now on, with the pattern of its page, while the person may be known to the analysis of
   * usage; with null, as before the first call, nothing is posted (D3 §2.5).
   */
  setPosting: (patternOf: ((pathname: string) => string) | null) => void
}

const kept = 20

/**
 * Keeps the last 20 reports in memory. Where the configuration names an address, they are posted there while consent is
 * given: what was gathered before is not (D3 §2.5).
 */
export function createErrorReporter(reportUrl?: string | null, send: typeof fetch = fetch): ErrorReporter {
  const reports: ErrorReport[] = []
  let patternOf: ((pathname: string) => string) | null = null

  return {
    report: (name, error) => {
      const message = error instanceof Error ? error.message : String(error)
      const report = {
        name,
        message: message.slice(0, 500),
        path: location.pathname,
        at: new Date().toISOString(),
      }
      reports.push(report)
      if (reports.length > kept) reports.shift()
      if (reportUrl && patternOf) post(reportUrl, { ...report, path: patternOf(report.path) }, send)
    },
    latest: () => reports,
    setPosting: (given) => {
      patternOf = given
    },
  }
}

function post(url: string, report: ErrorReport, send: typeof fetch): void {
  const request: RequestInit = {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }
  send(url, request).catch(() => {
    // A report that cannot be delivered must not become an error of its own.
  })
}
