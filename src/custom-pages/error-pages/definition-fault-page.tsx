import { t } from '../../locales/t'
import { MessageCard } from '../../ui/full-page'
import { usePageTitle } from '../../ui/use-page-title'

/** In place of a resource whose definition cannot be drawn: every fault, for whoever wrote it. */
export function DefinitionFaultPage({ faults }: { faults: readonly string[] }) {
  usePageTitle(t('shell.definitionFaultTitle'))
  return (
    <div className="full-page">
      <MessageCard title={t('shell.definitionFaultTitle')} icon="warning" tone="error">
        <p>{t('shell.definitionFaultText')}</p>
        <ul className="fault-list">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </MessageCard>
    </div>
  )
}
