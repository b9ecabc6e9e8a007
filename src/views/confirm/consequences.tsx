import { useQueryClient } from '@tanstack/react-query'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { useActionContext } from '../action/use-action-context'
import { lookUp } from '../form/look-up'
import { type CachedList, cachedRecords } from '../records/cached-records'
import { type OtherRecords, useComponents } from '../resource-components'

export type ConsequencesPanelProps = {
  definition: ResourceDefinition
  /** What the question of the action names. */
  name: string
  record: ResourceRecord
  /** All that are asked about, this one included: none of them is what is left. */
  going: readonly ResourceRecord[]
}

/** What an action means for one record, as the folder of its resource reads and shows it. */
export function ConsequencesPanel({ definition, name, record, going }: ConsequencesPanelProps) {
  const { scope } = useActionContext(definition)
  const client = useQueryClient()
  const { consequences = {} } = useComponents(definition)
  const Panel = lookUp(consequences, 'consequences', name)
  if (!Panel) return null
  return (
    <Panel record={record} others={othersOf(going, cachedRecords(client, definition, scope))} scope={scope} />
  )
}

function othersOf(
  going: readonly ResourceRecord[],
  { records, faults, requestedAt }: CachedList,
): OtherRecords {
  if (requestedAt === 0) return null
  const ids = new Set(going.map(({ id }) => id))
  return {
    records: records.filter(({ id }) => !ids.has(id)),
    unread: faults.filter(({ isShown }) => !isShown).length,
  }
}
