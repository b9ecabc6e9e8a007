import { useEffect } from 'react'
import { useSession } from '../providers/session-context'
import { useVerdict } from '../providers/use-verdict'
import type { Analytics } from './analytics'
import type { ErrorReporter } from './error-reporter'
import { patternAt } from './route-table'

/** Tells the usage analysis who it is, and posts error reports, as long as that may be done (D3 §2.5). */
export function useAnalyticsIdentity(
  analytics: Analytics,
  reporter: Pick<ErrorReporter, 'setConsent'>,
): void {
  const { email } = useSession().person
  const { isAllowed } = useVerdict('identify', 'UsageAnalysis')
  useEffect(() => {
    if (!isAllowed || email === null) return
    analytics.identify(email)
    return analytics.reset
  }, [analytics, isAllowed, email])
  useEffect(() => {
    reporter.setConsent(isAllowed ? patternAt : null)
    return () => reporter.setConsent(null)
  }, [reporter, isAllowed])
}
