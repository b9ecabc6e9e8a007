import { type BaseRecord, type HttpError, useOne } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import type { RecordFault } from '../../api/record-faults'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { pathOf, useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { cachedRecords, isAbsent } from '../records/cached-records'
import { scopeMeta } from '../records/list-key'
import { isMissingRecord, recordIn } from '../records/record-answer'
import { useRecords } from '../records/use-records'
import { useRefresh } from '../records/use-refresh'

/** How the reading of one record stands. */
export type RecordReading = {
  /** Undefined until the first answer; what a list knew of it stands in until then. */
  record: ResourceRecord | undefined
  /** The answer to a reading that this view has waited for, not what was known before. */
  isConfirmed: boolean
  /** The server says that there is none. */
  isMissing: boolean
  /** What of its list could not be read and may be this record (README decision 16). */
  unread: readonly RecordFault[]
  /** Why the newest reading failed; null while all is well. */
  error: Error | null
  isReading: boolean
  refresh: () => Promise<unknown>
}

/** Reads a record by its id, by the call its definition has for that. */
export function useReadRecord(definition: ResourceDefinition, id: string): RecordReading {
  const { person } = useSession()
  const scope = useScopeOf(definition)
  const client = useQueryClient()
  const refetchInterval = useRefresh(definition.list.refresh, recordsIn)
  const { query } = useOne<BaseRecord, Error & HttpError>({
    resource: definition.name,
    id,
    errorNotification: false,
    meta: { ...scopeMeta(scope), path: pathOf(scope, person) },
    queryOptions: {
      retry: false,
      staleTime: 0,
      refetchInterval,
      refetchIntervalInBackground: false,
      placeholderData: () => {
        const listed = cachedRecords(client, definition, scope).records.find((record) => record.id === id)
        return listed && { data: listed }
      },
    },
  })
  return {
    record: recordIn(query.data),
    isConfirmed: query.isFetchedAfterMount,
    isMissing: isMissingRecord(query.error),
    unread: [],
    error: query.error,
    isReading: query.isFetching,
    refresh: query.refetch,
  }
}

/** Finds a record by its id in its list, which is read whole for it. */
export function useListedRecord(definition: ResourceDefinition, id: string): RecordReading {
  const { records, faults, error, isRefreshing, isConfirmed, refresh } = useRecords(definition)
  const record = records?.find((each) => each.id === id)
  return {
    record,
    isConfirmed,
    isMissing: records !== undefined && isConfirmed && isAbsent(id, { records, faults }),
    unread:
      record === undefined && isConfirmed
        ? faults.filter((fault) => !isAbsent(id, { records: [], faults: [fault] }))
        : [],
    error,
    isReading: isRefreshing,
    refresh,
  }
}

function recordsIn(answer: unknown): readonly ResourceRecord[] {
  const record = recordIn(answer)
  return record ? [record] : []
}
