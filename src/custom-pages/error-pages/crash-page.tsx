import { t } from '../../locales/t'
import { MessageCard } from '../../ui/full-page'

/** What stands in place of a part that could not be drawn (D1 §2 'A crash fallback'). */
export function CrashPage() {
  return (
    <div className="full-page">
      <MessageCard title={t('shell.crashTitle')} icon="warning" tone="error">
        <p>{t('shell.crashText')}</p>
      </MessageCard>
    </div>
  )
}
