import type { ReactNode } from 'react'
import { DefinitionFaultPage } from '../custom-pages/error-pages/definition-fault-page'
import { faultLine } from '../definitions/fault-line'
import { t } from '../locales/t'
import { useAllDefinitions, useFaultsOf } from '../providers/definitions-context'
import { DefinitionBoundary } from '../views/section/definition-boundary'
import { ContentSkeleton } from './page-skeleton'

export type DefinitionGuardProps = {
  /** Name of the resource that is drawn here. */
  resource: string
  children: ReactNode
}

/**
 * Stands around what is drawn from a definition: a definition with faults shows them in the place of its resource, and
 * takes nothing else with it. What breaks under a sound definition goes on to the boundary above.
 */
export function DefinitionGuard({ resource, children }: DefinitionGuardProps) {
  const faults = useFaultsOf(resource)
  const { examine } = useAllDefinitions()
  if (faults.length > 0) return <DefinitionFaultPage faults={faults.map(faultLine)} />
  return (
    <DefinitionBoundary
      key={resource}
      examine={examine}
      waiting={<ContentSkeleton label={t('common.loading')} />}
    >
      {children}
    </DefinitionBoundary>
  )
}
