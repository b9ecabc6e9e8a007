import type { ResourceDefinition } from '../definitions/define'
import type { AskedFilters } from '../definitions/define-list'
import { readValues } from '../domain/filter-values'

/** What a server that cuts the pages is asked for the filters that the address spells; what makes no sense is not asked. */
export function askedFilters(
  { list }: ResourceDefinition,
  chosen: Readonly<Record<string, string>>,
): AskedFilters {
  const asked = Object.entries(chosen).map(([key, spelled]) => {
    const { field = key, reading, several } = list.filters?.find((each) => each.key === key) ?? {}
    if (reading) return reading.ask(spelled, field)
    return { [key]: several ? readValues(spelled) : spelled }
  })
  return Object.assign({}, ...asked)
}
