import type { Blueprint } from './cluster-choices'

/** A data app of the catalogue: what the create form knows of it, and what its card shows (D3 §3 'Blueprint'). */
export type DataApp = Blueprint & {
  slug?: string | undefined
  description?: string | undefined
  url?: string | undefined
  businessFunction?: string | undefined
  /** Name of its category, which stands for its data source (APP-D13). */
  dataSource?: string | undefined
  imageUrl?: string | undefined
  types?: readonly string[] | undefined
  tags?: readonly string[] | undefined
  /** Names of the python packages it requires; undefined where nothing is said of them. */
  packages?: readonly string[] | undefined
}

export const filterGroups = ['businessFunctions', 'dataSources', 'types'] as const
export type FilterGroup = (typeof filterGroups)[number]

/** What of the catalogue is looked at (D3 §3 'Data app filters'). */
export type DataAppFilters = Record<FilterGroup, readonly string[]> & { search: string }

/** The values of an app that a group of filters compares. */
const valuesOf: Record<FilterGroup, (app: DataApp) => readonly string[]> = {
  businessFunctions: ({ businessFunction }) => (businessFunction ? [businessFunction] : []),
  dataSources: ({ dataSource }) => (dataSource ? [dataSource] : []),
  types: ({ types }) => types ?? [],
}

/** Any chosen value of a group will do, every group must fit, and the name must hold what is searched (APP-D08). */
export function filterDataApps(apps: readonly DataApp[], filters: DataAppFilters): DataApp[] {
  const wanted = filters.search.trim().toLowerCase()
  return apps.filter(
    (app) =>
      app.name.toLowerCase().includes(wanted) &&
      filterGroups.every(
        (group) =>
          filters[group].length === 0 ||
          valuesOf[group](app).some((value) => filters[group].some((chosen) => isSame(chosen, value))),
      ),
  )
}

/** What a group offers: every value of the catalogue once, whatever its case, by name (APP-D13). */
export function choicesOf(apps: readonly DataApp[], group: FilterGroup): string[] {
  const found = new Map<string, string>()
  for (const value of apps.flatMap(valuesOf[group]))
    if (!found.has(value.toLowerCase())) found.set(value.toLowerCase(), value)
  return [...found.values()].sort((one, other) => one.localeCompare(other))
}

/** The page's query for these filters; the search stands there even empty where the path brings a name along. */
export function queryOf(filters: DataAppFilters, before: string, hasNameInPath: boolean): string {
  const query = new URLSearchParams(before)
  for (const group of filterGroups) {
    query.delete(queryNames[group])
    for (const value of filters[group]) query.append(queryNames[group], value)
  }
  query.delete('search')
  if (filters.search !== '' || hasNameInPath) query.set('search', filters.search)
  return String(query)
}

/** The filters an address says; the name in its path is searched until something else is (APP-004). */
export function filtersOf(search: string, nameInPath: string | undefined): DataAppFilters {
  const query = new URLSearchParams(search)
  const all = (group: FilterGroup) => [...new Set(query.getAll(queryNames[group]).filter(Boolean))]
  return {
    businessFunctions: all('businessFunctions'),
    dataSources: all('dataSources'),
    types: all('types'),
    search: query.get('search') ?? nameInPath ?? '',
  }
}

export function isFiltered(filters: DataAppFilters): boolean {
  return filters.search !== '' || filterGroups.some((group) => filters[group].length > 0)
}

const queryNames: Record<FilterGroup, string> = {
  businessFunctions: 'function',
  dataSources: 'source',
  types: 'type',
}

/** Whether two values of a filter are one: an address may spell it in other letters. */
export function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
