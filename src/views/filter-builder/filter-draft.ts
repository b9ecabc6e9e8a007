import type { FieldDefinition } from '../../definitions/define-field'
import { hasValue, operatorsOf } from '../../definitions/filter-builder'
import type { FormValue } from '../../definitions/form-values'
import type { CombinedFilter, FilterCondition, FilterOperator } from '../../domain/combined-filter'

export type OfferedFields = Readonly<Record<string, FieldDefinition>>

/** A condition while somebody puts it together; it has a key of its own, whatever moves. */
export type DraftCondition = { key: string; field: string; operator: FilterOperator; value: FormValue }
export type DraftGroup = {
  key: string
  operator: CombinedFilter['operator']
  entries: readonly (DraftCondition | DraftGroup)[]
}

export function isDraftGroup(entry: DraftCondition | DraftGroup): entry is DraftGroup {
  return 'entries' in entry
}

/** A new condition on the first of the fields. */
export function newCondition(fields: OfferedFields): DraftCondition {
  const [field = ''] = Object.keys(fields)
  return conditionOn(fields, field, crypto.randomUUID())
}

/** The condition once another field is chosen: how that can be compared, and no value yet. */
export function conditionOn(fields: OfferedFields, field: string, key: string): DraftCondition {
  const described = fields[field]
  const [operator = 'eq'] = described ? operatorsOf(described) : []
  return { key, field, operator, value: null }
}

/** A group of one new condition. */
export function newGroup(fields: OfferedFields, operator: CombinedFilter['operator']): DraftGroup {
  return { key: crypto.randomUUID(), operator, entries: [newCondition(fields)] }
}

/** What a filter is while it is changed. */
export function toDraft({ operator, value }: CombinedFilter): DraftGroup {
  const entries = value.map((each) =>
    'field' in each
      ? { ...each, key: crypto.randomUUID(), value: hasValue(each.operator) ? each.value : null }
      : toDraft(each),
  )
  return { key: crypto.randomUUID(), operator, entries }
}

/** Whether a condition lacks what it compares with. */
export function isIncomplete({ operator, value }: DraftCondition): boolean {
  return hasValue(operator) && (value === null || value === undefined || value === '' || Number.isNaN(value))
}

/** Whether any condition lacks it. */
export function hasIncomplete({ entries }: DraftGroup): boolean {
  return entries.some((each) => (isDraftGroup(each) ? hasIncomplete(each) : isIncomplete(each)))
}

/** The levels of a draft, as those of its filter; a group without conditions counts. */
export function levelsOfDraft({ entries }: DraftGroup): number {
  return 1 + Math.max(0, ...entries.map((each) => (isDraftGroup(each) ? levelsOfDraft(each) : 0)))
}

/** The filter of a draft without gaps; null where it has no conditions. */
export function toFilter({ operator, entries }: DraftGroup): CombinedFilter | null {
  const value = entries.flatMap((each): (FilterCondition | CombinedFilter)[] => {
    if (!isDraftGroup(each)) return [toCondition(each)]
    const group = toFilter(each)
    return group ? [group] : []
  })
  return value.length === 0 ? null : { operator, value }
}

function toCondition({ field, operator, value }: DraftCondition): FilterCondition {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return { field, operator, value: hasValue(operator) && isPlain ? value : true }
}
