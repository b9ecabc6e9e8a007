import { Component, type ReactNode, useSyncExternalStore } from 'react'
import { DefinitionFaultPage } from '../custom-pages/error-pages/definition-fault-page'
import { t } from '../locales/t'
import { faultLine } from '../resources/fault'
import { type DefinitionFaults, definitionFaults } from './definition-faults'
import { ContentSkeleton } from './page-skeleton'

export type DefinitionGateProps = {
  /** Name of the resource that is drawn here. */
  resource: string
  faults?: DefinitionFaults
  children: ReactNode
}

/**
 * Stands around what is drawn from a definition: a definition with faults shows them in the place of its resource, and
 * takes nothing else with it. What breaks under a sound definition goes on to the boundary above.
 */
export function DefinitionGate({ resource, faults = definitionFaults, children }: DefinitionGateProps) {
  const found = useSyncExternalStore(faults.subscribe, () => faults.of(resource))
  if (found.length > 0) return <DefinitionFaultPage faults={found.map(faultLine)} />
  return (
    <Inquiry key={resource} faults={faults}>
      {children}
    </Inquiry>
  )
}

type InquiryProps = { faults: DefinitionFaults; children: ReactNode }
type InquiryState = { error: Error | null; isOver: boolean }

/** Something could not be drawn: asks the check whether the definition is to blame before anything is said. */
class Inquiry extends Component<InquiryProps, InquiryState> {
  override state: InquiryState = { error: null, isOver: false }

  static getDerivedStateFromError(error: Error): Partial<InquiryState> {
    return { error }
  }

  override componentDidCatch(): void {
    this.props.faults
      .check(null)
      .catch(() => undefined)
      .then(() => this.setState({ isOver: true }))
  }

  override render(): ReactNode {
    const { error, isOver } = this.state
    if (error === null) return this.props.children
    // Thrown by the boundary itself, it reaches the one above.
    if (isOver) throw error
    return <ContentSkeleton label={t('common.loading')} />
  }
}
