import { useId, useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { DefinedResource } from '../../providers/defined-resource'
import { lazyPiece } from '../../ui/lazy-piece'
import { ActionHostProvider } from '../action/action-host-provider'
import { useActionContext } from '../action/use-action-context'
import { listVerdict } from '../action/verdict-on'
import { ListSkeleton } from '../list/list-skeleton'
import { ListSection, type ListSectionProps } from './list-section'
import styles from './section.module.css'
import { SectionHead } from './section-head'
import { Unavailable } from './unavailable'

const LateListByRelated = lazyPiece<ListSectionProps>(
  () => import('./list-by-related').then((file) => file.ListByRelated),
  { Waiting: WaitingList },
)

export type ResourceSectionProps = { definition: ResourceDefinition }

/**
 * A resource, whole, from its definition: title with count, actions, search and filters, and its records as a table or
 * as cards, in the scope of the views here. Access is asked first: what is hidden is not there, and what may not be
 * seen now says why in its place.
 */
export function ResourceSection({ definition }: ResourceSectionProps) {
  const titleId = useId()
  const context = useActionContext(definition)
  const verdict = useMemo(() => listVerdict(definition, context), [definition, context])
  if (verdict.isHidden) return null
  const List = asksOfRelated(definition) ? LateListByRelated : ListSection
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      {verdict.isAllowed ? (
        <DefinedResource definition={definition}>
          <ActionHostProvider definition={definition}>
            <List definition={definition} titleId={titleId} />
          </ActionHostProvider>
        </DefinedResource>
      ) : (
        <>
          <SectionHead definition={definition} titleId={titleId} count={null} />
          <Unavailable heading={definition.list.unavailable} reasons={verdict.reasons} />
        </>
      )}
    </section>
  )
}

/** As the list while it is on its way. */
function WaitingList({ definition, titleId }: ListSectionProps) {
  return (
    <>
      <SectionHead definition={definition} titleId={titleId} count={null} />
      <ListSkeleton definition={definition} />
    </>
  )
}

/** Whether a filter offers fields of the records that a reference leads to. */
function asksOfRelated({ list }: ResourceDefinition): boolean {
  return list.filters?.some(({ fields }) => fields?.some((name) => name.includes('.'))) ?? false
}
