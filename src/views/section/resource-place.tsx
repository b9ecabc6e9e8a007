import type { ReactNode } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { Fault } from '../../definitions/fault'
import { t } from '../../locales/t'
import { useAllDefinitions, useFaultsOf } from '../../providers/definitions-context'
import { StatePanel } from '../../ui/state-panel'
import { DefinitionBoundary } from './definition-boundary'
import { ResourceSection } from './resource-section'

export type ResourcePlaceProps = {
  definition: ResourceDefinition
  /** What is drawn from it; its section when left out. */
  children?: ReactNode
}

/**
 * Where a resource stands, on a page or a tab: the section drawn from its definition, or what is wrong with that.
 * Nothing around it is touched by a bad definition.
 */
export function ResourcePlace({ definition, children }: ResourcePlaceProps) {
  const faults = useFaultsOf(definition.name)
  const { examine } = useAllDefinitions()
  if (faults.length > 0) return <FaultPanel definition={definition} faults={faults} />
  return (
    <DefinitionBoundary
      key={definition.name}
      examine={examine}
      waiting={<p role="status">{t('standard.loading')}</p>}
    >
      {children ?? <ResourceSection definition={definition} />}
    </DefinitionBoundary>
  )
}

/** In place of a section whose definition cannot be drawn: every fault, for its author. */
function FaultPanel(props: { definition: ResourceDefinition; faults: readonly Fault[] }) {
  const { definition, faults } = props
  const { file } = faults[0] ?? {}
  return (
    <StatePanel
      icon="alert"
      tone="error"
      level={definition.place.kind === 'menu' ? 1 : 2}
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
