import { useCallback, useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { isSortable } from '../../definitions/sortable'
import type { ListQuery, Sort } from '../../providers/list-query'
import { useQueryParameters } from '../../ui/use-query-parameters'
import { pageSizes } from '../table/paging'

/** What of a list's state the address holds, so that it can be shared and come back to. */
export type ListState = ListQuery & {
  /** Keys of the panels that are closed; they open by default (CLU-004). */
  closed: readonly string[]
}

export type ListChange = Partial<ListState>

export type ListAddress = ListState & {
  change: (change: ListChange, options?: { replace?: boolean }) => void
  /** Takes search and filters back. */
  clear: () => void
}

/**
 * A list's state in the address. What is typed replaces the address; a page, an order or a filter is a step that the
 * back button takes back, unless `isReplaced`.
 */
export function useListAddress(definition: ResourceDefinition, isReplaced = false): ListAddress {
  const [parameters, setParameters] = useQueryParameters()
  const change = useCallback<ListAddress['change']>(
    (change, { replace = isReplaced || change.search !== undefined } = {}) =>
      setParameters((before) => writeListAddress(definition, before, change), {
        replace,
        preventScrollReset: true,
      }),
    [definition, isReplaced, setParameters],
  )
  // The same object while this list's part of the address is the same: other lists of the page write there too.
  const text = JSON.stringify(readListAddress(definition, parameters))
  return useMemo(() => {
    const noFilters = (definition.list.filters ?? []).map(({ key }) => [key, ''])
    // A step that can be taken back, unlike what is typed.
    const clear = () =>
      change({ search: '', filters: Object.fromEntries(noFilters) }, { replace: isReplaced })
    return { ...(JSON.parse(text) as ListState), change, clear }
  }, [text, definition, change, isReplaced])
}

/**
 * What stands before a list's keys in the address: lists of one cluster or record may share a page, each with its own.
 * Two lists of one resource under a record are told apart by the field that says whose their records are.
 */
export function addressPrefix({
  name,
  scope,
  narrowed,
}: Pick<ResourceDefinition, 'name' | 'scope' | 'narrowed'>): string {
  if (narrowed?.isOneOfSeveral) return `${name}.${narrowed.by}.`
  return scope === 'cluster' || narrowed ? `${name}.` : ''
}

/**
 * The key of a filter in the address, behind the list's prefix: one whose field is called as something that the address
 * says of the list itself is told apart, `f-size`.
 */
export function filterKey(key: string): string {
  return /^(cols|open|page|size|sort)$/.test(key) ? `f-${key}` : key
}

/**
 * What of a list's state stands in the address: `page`, `size`, `sort` (`name` up, `-name` down), `q`, `closed`, and a
 * key for each filter (`filterKey`), all of them behind the list's prefix. What is as it starts is left out; what makes no sense is
 * ignored.
 */
export function readListAddress(definition: ResourceDefinition, parameters: URLSearchParams): ListState {
  const { filters = [], paging, sort } = definition.list
  const { narrowed } = definition
  const get = (key: string) => parameters.get(addressPrefix(definition) + key) ?? ''
  const sizes = pageSizes(paging)
  const page = Number(get('page'))
  const size = Number(get('size'))
  const asked = parseSort(get('sort'))
  const chosen = filters.map(({ key }) => [key, get(filterKey(key))] as const)
  return {
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    size: sizes.includes(size) ? size : (sizes[0] ?? 0),
    search: get('q'),
    sort: asked && isSortable(definition, asked.field) ? asked : (sort ?? null),
    filters: Object.fromEntries(chosen.filter(([, value]) => value !== '')),
    closed: get('closed').split(',').filter(Boolean),
    ...(narrowed && { fixed: { [narrowed.by]: narrowed.id } }),
  }
}

/** The address after a change; whatever changes which rows there are leads back to the first page. */
export function writeListAddress(
  definition: ResourceDefinition,
  before: URLSearchParams,
  change: ListChange,
): URLSearchParams {
  const { paging, sort: own } = definition.list
  const after = new URLSearchParams(before)
  const set = (name: string, value: string) => {
    const key = addressPrefix(definition) + name
    if (value) after.set(key, value)
    else after.delete(key)
  }
  const { page, size, search, sort, filters, closed } = change
  set('page', page && page > 1 ? String(page) : '')
  if (size !== undefined) set('size', size === pageSizes(paging)[0] ? '' : String(size))
  if (search !== undefined) set('q', search)
  if (sort !== undefined) set('sort', sortText(sort) === sortText(own) ? '' : sortText(sort))
  if (closed) set('closed', closed.join())
  for (const [key, value] of Object.entries(filters ?? {})) set(filterKey(key), value)
  return after
}

/** An order as the address spells it: `name` up, `-name` down; null where nothing is named. */
export function parseSort(text: string): Sort | null {
  const field = text.replace(/^-/, '')
  return field === '' ? null : { field, order: text.startsWith('-') ? 'desc' : 'asc' }
}

/** An order in the address' own words; empty where there is none. */
export function sortText(sort: Sort | null | undefined): string {
  if (!sort) return ''
  return sort.order === 'desc' ? `-${sort.field}` : sort.field
}
