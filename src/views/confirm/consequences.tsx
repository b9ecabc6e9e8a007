import { IsRestoringProvider, useQueryClient } from '@tanstack/react-query'
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
  /** The command is on its way: what the panel reads may be gone by the next answer. */
  isSent: boolean
}

/**
 * What an action means for one record, as the folder of its resource reads and shows it. Once the command is sent
 * nothing is read any more, and what is being read is called off.
 */
export function ConsequencesPanel({ definition, name, record, going, isSent }: ConsequencesPanelProps) {
  const { scope } = useActionContext(definition)
  const client = useQueryClient()
  const { consequences = {} } = useComponents(definition)
  const Panel = lookUp(consequences, 'consequences', name)
  if (!Panel) return null
  return (
    // TanStack Query's own way to keep a whole tree from reading.
    <IsRestoringProvider value={isSent}>
      <Panel
        record={record}
        others={othersOf(going, cachedRecords(client, definition, scope))}
        scope={scope}
      />
    </IsRestoringProvider>
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
