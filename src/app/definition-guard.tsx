import { type ReactNode, useSyncExternalStore } from 'react'
import { DefinitionFaultPage } from '../custom-pages/error-pages/definition-fault-page'
import { faultLine } from '../definitions/fault-line'
import { t } from '../locales/t'
import { DefinitionBoundary } from '../views/section/definition-boundary'
import { type DefinitionFaults, definitionFaults } from './definition-faults'
import { ContentSkeleton } from './page-skeleton'

export type DefinitionGuardProps = {
  /** Name of the resource that is drawn here. */
  resource: string
  faults?: DefinitionFaults
  children: ReactNode
}

/**
 * Stands around what is drawn from a definition: a definition with faults shows them in the place of its resource, and
 * takes nothing else with it. What breaks under a sound definition goes on to the boundary above.
 */
export function DefinitionGuard({ resource, faults = definitionFaults, children }: DefinitionGuardProps) {
  const found = useSyncExternalStore(faults.subscribe, () => faults.of(resource))
  if (found.length > 0) return <DefinitionFaultPage faults={found.map(faultLine)} />
  return (
    <DefinitionBoundary
      key={resource}
      examine={() => faults.check(null)}
      waiting={<ContentSkeleton label={t('common.loading')} />}
    >
      {children}
    </DefinitionBoundary>
  )
}
