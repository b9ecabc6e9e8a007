export type ErrorReporter = {
  /** Reports an error by its name (D1 §8): names and texts only, never a token, a query string or what a person typed. */
  report: (name: string, error: unknown) => void
  /**
   * Once the person may be known to the analysis of usage: what tells the pattern of an address, which is posted in its
   * place. Until then, and after null, nothing is posted (D3 §2.5).
   */
  setConsent: (patternOf: PatternOf | null) => void
}

/** Handed in, for the table of pages is no part of what loads first. */
type PatternOf = (pathname: string) => string

/** Posts reports to the address that the configuration names, where it names one, while consent is given (D3 §2.5). */
export function createErrorReporter(reportUrl?: string | null, send: typeof fetch = fetch): ErrorReporter {
  let consent: PatternOf | null = null

  return {
    report: (name, error) => {
      if (!reportUrl || !consent) return
      const message = (error instanceof Error ? error.message : String(error)).slice(0, 500)
      const report = { name, message, at: new Date().toISOString(), path: consent(location.pathname) }
      post(reportUrl, report, send)
    },
    setConsent: (patternOf) => {
      consent = patternOf
    },
  }
}

function post(url: string, report: Readonly<Record<string, string>>, send: typeof fetch): void {
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
