import { t } from '../../locales/t'
import { StatePanel } from '../../ui/state-panel'

/** What stands in place of a part that could not be drawn (D1 §2 'A crash fallback'). */
export function CrashPage() {
  return (
    <div className="full-page">
      <StatePanel level={1} title={t('shell.crashTitle')} icon="warning" tone="error">
        <p>{t('shell.crashText')}</p>
      </StatePanel>
    </div>
  )
}
