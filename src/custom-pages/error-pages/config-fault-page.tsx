import { t } from '../../locales/t'
import { FullPage } from '../../ui/full-page'

/** Lists every wrong or missing setting of config.json, for the operator of the console. */
export function ConfigFaultPage({ faults, onRetry }: { faults: readonly string[]; onRetry: () => void }) {
  return (
    <FullPage
      title={t('auth.configFaultTitle')}
      icon="warning"
      tone="error"
      actions={
        <button type="button" className="button button-primary" onClick={onRetry}>
          {t('common.retry')}
        </button>
      }
    >
      <p>{t('auth.configFaultText')}</p>
      <ul className="fault-list">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </FullPage>
  )
}
