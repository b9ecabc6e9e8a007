import type { ResourceDefinition } from '../definitions/define'
import { readValues } from '../domain/filter-values'
import type { AskedFilters } from './list-query'

/** What a server that cuts the pages is asked for the filters that the address spells; what makes no sense is not asked. */
export function askedFilters(
  { list }: ResourceDefinition,
  chosen: Readonly<Record<string, string>>,
): AskedFilters {
  const asked = Object.entries(chosen).map(([key, spelled]) => {
    const filter = list.filters?.find((each) => each.key === key)
    if (filter?.reading) return filter.reading.ask(spelled, filter.field ?? key)
    return { [key]: filter?.several ? readValues(spelled) : spelled }
  })
  return Object.assign({}, ...asked)
}
