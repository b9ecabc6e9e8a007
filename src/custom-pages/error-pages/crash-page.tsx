import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'

/** What stands in place of a part that could not be drawn (D1 §2 'A crash fallback'). */
export function CrashPage() {
  return (
    <div className="full-page" role="alert">
      <div className="full-page-card">
        <span className="full-page-icon full-page-icon-bad">
          <Icon name="warning" size={26} />
        </span>
        <h1>{t('shell.crashTitle')}</h1>
        <p className="full-page-text">{t('shell.crashText')}</p>
      </div>
    </div>
  )
}
