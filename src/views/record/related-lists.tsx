import { useMemo } from 'react'
import type { RelatedDefinition, ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { useAllDefinitions } from '../../providers/definitions-context'
import { ResourcePlace } from '../section/resource-place'
import { MainSectionContext } from '../section/section-actions'
import { narrowedTo } from './narrowed-to'
import styles from './record-page.module.css'

export type RelatedListsProps = {
  definition: ResourceDefinition
  record: ResourceRecord
}

/** The lists of other resources that belong to a record, each with its own columns and actions. */
export function RelatedLists({ definition, record }: RelatedListsProps) {
  const { related = [] } = definition.detail ?? {}
  if (related.length === 0) return null
  return (
    <MainSectionContext value={false}>
      <div className={styles.related}>
        {related.map((one) => (
          <RelatedList
            key={`${one.resource}.${one.by}`}
            related={one}
            record={record}
            isOneOfSeveral={related.filter(({ resource }) => resource === one.resource).length > 1}
          />
        ))}
      </div>
    </MainSectionContext>
  )
}

type RelatedListProps = { related: RelatedDefinition; record: ResourceRecord; isOneOfSeveral: boolean }

function RelatedList({ related, record, isOneOfSeveral }: RelatedListProps) {
  const { definitions } = useAllDefinitions()
  const other = definitions.find(({ name }) => name === related.resource)
  const narrowed = useMemo(
    () => other && narrowedTo(other, related, record.id, isOneOfSeveral),
    [other, related, record.id, isOneOfSeveral],
  )
  return narrowed && <ResourcePlace definition={narrowed} />
}
