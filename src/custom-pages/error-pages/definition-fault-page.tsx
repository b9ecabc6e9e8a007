import { t } from '../../locales/t'
import { StatePanel } from '../../ui/state-panel'
import { usePageTitle } from '../../ui/use-page-title'

/** In place of a resource whose definition cannot be drawn: every fault, for its author. */
export function DefinitionFaultPage({ faults }: { faults: readonly string[] }) {
  usePageTitle(t('shell.definitionFaultTitle'))
  return (
    <div className="full-page">
      <StatePanel level={1} title={t('shell.definitionFaultTitle')} icon="warning" tone="error">
        <p>{t('shell.definitionFaultText')}</p>
        <ul className="fault-list">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </StatePanel>
    </div>
  )
}
