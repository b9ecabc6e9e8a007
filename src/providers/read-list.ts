import type { ApiClient } from '../api/api-client'
import type { PathValues } from '../api/path'
import { missingFrom, type RecordFault, recordFaultsOf } from '../api/record-faults'
import type { ResourceDefinition } from '../definitions/define'
import { valueAtPlace } from '../domain/dotted-place'
import { callOf } from './definition-call'

/**
 * A resource's list, or a page of it; `total` is how many records there are in all, those included that could not be
 * read; `faults` names these. `told` is the total that the answer says, where it says one that can be.
 */
type ListPage = {
  records: unknown[]
  total: number
  told?: number | undefined
  faults: readonly RecordFault[]
}

/** How many records an answer has, those included that could not be read. */
export type AnswerCount = { here: number }

/** The moments it was asked for and had arrived are milliseconds since the epoch. */
export type TimedListPage = ListPage & { requestedAt: number; answeredAt: number }

/** Reads a resource's list by the call its definition names. */
export async function readList(
  api: ApiClient,
  definition: ResourceDefinition,
  options: { path: PathValues; query?: Readonly<Record<string, string>>; signal?: AbortSignal },
): Promise<TimedListPage & AnswerCount> {
  const requestedAt = Date.now()
  const call = callOf(definition.calls.list, definition, 'list')
  const page = pageOf(await api(call, options), definition)
  return { ...page, requestedAt, answeredAt: Date.now() }
}

/** The records in the answer of a resource's list, and how many there are in all. */
export function pageOf(answer: unknown, { name, list, calls }: ResourceDefinition): ListPage & AnswerCount {
  const { recordsAt = list.paging?.kind === 'server' ? 'records' : undefined } = calls
  const records = recordsAt === undefined ? answer : valueAtPlace(answer, recordsAt)
  if (!Array.isArray(records)) throw new Error(`${name}.list does not answer a list`)
  const here = records.length + missingFrom(records)
  const told = totalOf(answer, calls, here)
  return { records, total: told ?? here, here, told, faults: recordFaultsOf(records) }
}

/** What could not be read of a call's answer, where that is a list. */
export function faultsIn(answer: unknown): readonly RecordFault[] {
  return Array.isArray(answer) ? recordFaultsOf(answer) : []
}

/** How many records there are in all, where an answer of one page says so: never fewer than are `here`. */
function totalOf(
  answer: unknown,
  { totalAt = 'total' }: ResourceDefinition['calls'],
  here: number,
): number | undefined {
  if (Array.isArray(answer)) return undefined
  const own = valueAtPlace(answer, totalAt)
  // What a header says stands there when the answer says nothing.
  const total = typeof own === 'number' ? own : valueAtPlace(answer, 'total')
  return typeof total === 'number' && total >= here ? total : undefined
}
