import type { ResourceDefinition } from '../../definitions/define'
import type { Fault } from '../../definitions/fault'
import { t } from '../../locales/t'
import { StatePanel } from '../../ui/state-panel'

/** In place of a section whose definition cannot be drawn: every fault, for its author. */
export function FaultPanel(props: {
  definition: Pick<ResourceDefinition, 'label' | 'place'>
  faults: readonly Fault[]
  /** Of its heading; left out: 1 where it has a page to itself. */
  level?: 1 | 2
}) {
  const { definition, faults, level = definition.place.kind === 'menu' ? 1 : 2 } = props
  const { file } = faults[0] ?? {}
  return (
    <StatePanel
      icon="alert"
      tone="error"
      level={level}
      title={t('standard.faultTitle', { what: t(definition.label.many) })}
      text={t('standard.faultText')}
    >
      {file !== undefined && <code>{file.replace(position, '')}</code>}
      <ul className="fault-list">
        {faults.map((fault) => (
          <li key={lineOf(fault)}>{lineOf(fault)}</li>
        ))}
      </ul>
    </StatePanel>
  )
}

/** Line and column, behind the path of a file. */
const position = /:(\d+:\d+)$/

function lineOf({ id, place, message, file = '' }: Fault): string {
  return [position.exec(file)?.[1], id, place, message].filter(Boolean).join(' ')
}
