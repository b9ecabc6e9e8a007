import type { ResourceDefinition } from '../definitions/define'

/** What a server that cuts the pages is asked for the filters that the address spells; what makes no sense is not asked. */
export function askedFilters(
  { list }: ResourceDefinition,
  chosen: Readonly<Record<string, string>>,
): Record<string, string> {
  const asked = Object.entries(chosen).map(([key, spelled]) => {
    const { field = key, reading } = list.filters?.find((each) => each.key === key) ?? {}
    return reading ? reading.ask(spelled, field) : { [key]: spelled }
  })
  return Object.assign({}, ...asked)
}
