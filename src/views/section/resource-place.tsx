import type { ReactNode } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { useAllDefinitions, useFaultsOf } from '../../providers/definitions-context'
import { lazyPiece } from '../../ui/lazy-piece'
import { DefinitionBoundary } from './definition-boundary'
import { ResourceSection } from './resource-section'

const FaultPanel = lazyPiece(() => import('./fault-panel').then((file) => file.FaultPanel))

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
