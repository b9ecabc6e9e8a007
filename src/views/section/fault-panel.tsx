import type { ResourceDefinition } from '../../definitions/define'
import type { Fault } from '../../definitions/fault'
import { t } from '../../locales/t'
import { StatePanel } from '../../ui/state-panel'

export type FaultPanelProps = { definition: ResourceDefinition; faults: readonly Fault[] }

/** In place of a section whose definition cannot be drawn: every fault, for whoever wrote it. */
export function FaultPanel({ definition, faults }: FaultPanelProps) {
  const { file } = faults[0] ?? {}
  return (
    <StatePanel
      icon="alert"
      tone="error"
      level={definition.place.kind === 'menu' ? 1 : 2}
      title={t('standard.faultTitle', { what: t(definition.label.many) })}
      text={t('standard.faultText')}
    >
      {file !== undefined && <code>{file}</code>}
      <ul className="fault-list">
        {faults.map(({ id, place, message }) => (
          <li key={`${id} ${place} ${message}`}>{`${id} ${place} ${message}`}</li>
        ))}
      </ul>
    </StatePanel>
  )
}
