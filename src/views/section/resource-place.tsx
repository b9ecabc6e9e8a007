import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { useAllDefinitions, useFaultsOf } from '../../providers/definitions-context'
import { DefinitionBoundary } from './definition-boundary'
import { FaultPanel } from './fault-panel'
import { ResourceSection } from './resource-section'

/**
 * Where a resource stands, on a page or a tab: the section drawn from its definition, or what is wrong with that.
 * Nothing around it is touched by a bad definition.
 */
export function ResourcePlace({ definition }: { definition: ResourceDefinition }) {
  const faults = useFaultsOf(definition.name)
  const { examine } = useAllDefinitions()
  if (faults.length > 0) return <FaultPanel definition={definition} faults={faults} />
  return (
    <DefinitionBoundary
      key={definition.name}
      examine={examine}
      waiting={<p role="status">{t('standard.loading')}</p>}
    >
      <ResourceSection definition={definition} />
    </DefinitionBoundary>
  )
}
