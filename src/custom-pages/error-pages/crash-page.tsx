import { t } from '../../locales/t'
import { RetryButtons } from '../../ui/piece-fault'
import { StatePanel } from '../../ui/state-panel'

/** What stands in place of a part that could not be drawn (D1 §2 'A crash fallback'). */
export function CrashPage({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="full-page">
      <StatePanel
        level={1}
        title={t('shell.crashTitle')}
        icon="warning"
        tone="error"
        actions={<RetryButtons failures={2} onRetry={onRetry} />}
      >
        <p>{t('shell.crashText')}</p>
      </StatePanel>
    </div>
  )
}
