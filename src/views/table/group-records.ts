import type { ResourceDefinition } from '../../definitions/define'
import { readGroup } from '../../definitions/groupable'
import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import { browserZone } from '../../domain/dates'
import { dayOf, periodOf } from '../../domain/period'
import type { Sort } from '../../providers/list-query'
import { sortRecords } from './sort-records'
import type { GroupNames } from './use-group-names'

/** Records that share a value: all of them that match, or of a list that the server cuts, those of the page. */
export type RecordGroup = { records: readonly ResourceRecord[] }

/** What the records of a group share: a value, or a period as `periodOf` makes it; null where they have none. */
export function sharedBy(
  record: ResourceRecord,
  groupedBy: string,
  fields: ResourceDefinition['fields'],
): string | null {
  const { field, per } = readGroup(groupedBy, fields)
  const text = textOf(record, field)
  if (per === null) return text
  const day = dayOf(text, browserZone())
  return day === null ? null : periodOf(day, per)
}

/**
 * Records put together by what they share, in the order they have within each group. The groups stand in the order of
 * the field's options, else of their values, and the other way around where the list is sorted that way; of a list
 * that the server cuts, as the server has them. Records without a value stand last.
 * @param names what the values are called that are ids of other records
 */
export function groupRecords(
  records: readonly ResourceRecord[],
  definition: Pick<ResourceDefinition, 'fields' | 'list'>,
  groupedBy: string,
  sort: Sort | null,
  names?: GroupNames,
): readonly RecordGroup[] {
  const { field } = readGroup(groupedBy, definition.fields)
  const byValue = new Map<string | null, ResourceRecord[]>()
  for (const record of records) {
    const value = sharedBy(record, groupedBy, definition.fields)
    const members = byValue.get(value)
    if (members) members.push(record)
    else byValue.set(value, [record])
  }
  if (definition.list.paging?.kind === 'server') return [...byValue.values()].map(toGroup)
  const order = sort?.field === field ? sort.order : 'asc'
  const groupOf = new Map([...byValue.values()].map((members) => [members[0]?.id, members]))
  const first = [...byValue.values()].flatMap(([record]) => record ?? [])
  const called = first.map((record) => {
    const name = names?.get(textOf(record, field) ?? '')
    return name === undefined ? record : { ...record, [field]: name }
  })
  return sortRecords(called, definition, { field, order }).map(({ id }) => toGroup(groupOf.get(id) ?? []))
}

function toGroup(records: readonly ResourceRecord[]): RecordGroup {
  return { records }
}

/** A group at its first row of a page; it may have begun on an earlier one. */
export type GroupStart = { group: RecordGroup; isContinued: boolean }
export type GroupStarts = ReadonlyMap<string, GroupStart>

/** The groups that begin, or go on, among the rows of a page, by the id of their first row there. */
export function groupStarts(groups: readonly RecordGroup[], shown: readonly ResourceRecord[]): GroupStarts {
  const groupOf = new Map(groups.flatMap((group) => group.records.map(({ id }) => [id, group] as const)))
  const starts = shown.flatMap(({ id }, index) => {
    const group = groupOf.get(id)
    const isFirst = group !== groupOf.get(shown[index - 1]?.id ?? '')
    if (!group || !isFirst) return []
    return [[id, { group, isContinued: group.records[0]?.id !== id }] as const]
  })
  return new Map(starts)
}
