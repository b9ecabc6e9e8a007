import { factOf } from '../../definitions/condition'
import type { ResourceDefinition } from '../../definitions/define'
import type { ListDefinition } from '../../definitions/define-list'
import { writeValues } from '../../domain/filter-values'
import type { Person } from '../../domain/person'
import { writeTextFilter } from '../../domain/value-filter'
import { filterKey, sortText } from '../records/use-list-address'

/**
 * Which records a view asks for, and in which order, as the address of the list spells it; null where it is about the
 * person, who has no such thing.
 */
export function viewAddress(
  { list: { filters = [] } }: ResourceDefinition,
  { search, filters: wanted = {}, conditions, sort }: Omit<View, 'name' | 'groupBy' | 'columns'>,
  person: Person,
): URLSearchParams | null {
  const builder = filters.find(({ fields }) => fields !== undefined)
  const query = new URLSearchParams({ q: search ?? '', sort: sortText(sort) })
  for (const [key, value] of Object.entries(wanted)) {
    const filter = filters.find((filter) => filter.key === key)
    const spelled = spelledValue(value, filter, person)
    // Of somebody who has no such thing nothing is looked for, rather than everything.
    if (spelled === null) return null
    query.set(filterKey(key), spelled)
  }
  if (builder && conditions) query.set(builder.key, JSON.stringify(conditions))
  return query
}

type View = NonNullable<ListDefinition<string>['views']>[number]
type Value = NonNullable<View['filters']>[string]
type Filter = NonNullable<ListDefinition<string>['filters']>[number]

/** A filter's value as the address spells it; null where the person has none. */
function spelledValue(value: Value, filter: Filter | undefined, person: Person): string | null {
  if (typeof value === 'string') return value
  if (!('person' in value)) return writeValues(value)
  const fact = factOf(person, value.person)
  if (typeof fact !== 'string' || fact === '') return null
  if (filter?.by === 'text') return writeTextFilter({ operator: 'is', text: fact })
  return filter?.several ? writeValues([fact]) : fact
}
