/** One report: names and texts only, never a token, a query string or what a person typed. */
export type ErrorReport = { name: string; message: string; path: string; at: string }

export type ErrorReporter = {
  /** Reports an error by its name (D1 §8). */
  report: (name: string, error: unknown) => void
  /** The last 20, newest last; shown to support on request. */
  latest: () => readonly ErrorReport[]
}

const kept = 20

/** Keeps the last 20 reports in memory, and posts them where the configuration says so. */
export function createErrorReporter(reportUrl?: string | null, send: typeof fetch = fetch): ErrorReporter {
  const reports: ErrorReport[] = []
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
      if (!reportUrl) return
      const request: RequestInit = {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(report),
      }
      send(reportUrl, request).catch(() => {
        // A report that cannot be delivered must not become an error of its own.
      })
    },
    latest: () => reports,
  }
}
