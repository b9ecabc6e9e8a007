import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { t } from '../../locales/t'
import { useVerdict } from '../../providers/use-verdict'
import { focusPage } from './focus-page'

/** The upgrade offer for people on a trial; dismissed until the page is reloaded (SHL-D08). */
export function TrialBanner() {
  const [isDismissed, setIsDismissed] = useState(false)
  const { pathname } = useLocation()
  const verdict = useVerdict('show', 'TrialBanner')
  if (!verdict.isAllowed || isDismissed || isPlans(pathname)) return null
  return (
    <section className="banner" aria-label={t('shell.trialBannerRegion')}>
      <p>{t('shell.trialBanner')}</p>
      <div className="banner-actions">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            focusPage()
            setIsDismissed(true)
          }}
        >
          {t('shell.dismiss')}
        </button>
        <Link className="button button-primary" to="/plans">
          {t('shell.upgrade')}
        </Link>
      </div>
    </section>
  )
}

function isPlans(pathname: string): boolean {
  return pathname === '/plans' || pathname === '/plans/'
}
