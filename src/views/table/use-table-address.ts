import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ResourceDefinition } from '../../definitions/define'
import type { ListQuery, Sort } from '../../providers/list-query'
import { addressPrefix } from '../records/address-prefix'
import { pageSizes } from './paging'
import { isSortable } from './sort-records'

export type TableAddress = ListQuery & {
  change: (change: TableChange, options?: { replace?: boolean }) => void
}

/**
 * A table's state in the address. What is typed replaces the address; a page, an order or a filter is a step that the
 * back button takes back.
 */
export function useTableAddress(definition: ResourceDefinition): TableAddress {
  const [parameters, setParameters] = useSearchParams()
  const change = useCallback(
    (change: TableChange, { replace = change.search !== undefined }: { replace?: boolean } = {}) =>
      setParameters((before) => writeTableAddress(definition, before, change), {
        replace,
        preventScrollReset: true,
      }),
    [definition, setParameters],
  )
  // The same object while this list's part of the address is the same: other lists of the page write there too.
  const text = JSON.stringify(readTableAddress(definition, parameters))
  return useMemo(() => ({ ...(JSON.parse(text) as ListQuery), change }), [text, change])
}

/**
 * What of a table's state stands in the address: `page`, `size`, `sort` (`name` up, `-name` down), `q`, and a key for
 * each filter, all of them behind the list's prefix. What is as it starts is left out; what makes no sense is ignored.
 */
export function readTableAddress(definition: ResourceDefinition, parameters: URLSearchParams): ListQuery {
  const { filters = [], paging, sort } = definition.list
  const get = (key: string) => parameters.get(addressPrefix(definition) + key) ?? ''
  const sizes = pageSizes(paging)
  const page = Number(get('page'))
  const size = Number(get('size'))
  const asked = parseSort(get('sort'))
  const chosen = filters.map(({ key }): [string, string] => [key, get(key)])
  return {
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    size: sizes.includes(size) ? size : (sizes[0] ?? 0),
    search: get('q'),
    sort: asked && isSortable(definition, asked.field) ? asked : (sort ?? null),
    filters: Object.fromEntries(chosen.filter(([, value]) => value !== '')),
  }
}

export type TableChange = Partial<ListQuery>

/** The address after a change; whatever changes which rows there are leads back to the first page. */
export function writeTableAddress(
  definition: ResourceDefinition,
  before: URLSearchParams,
  change: TableChange,
): URLSearchParams {
  const { paging, sort: own } = definition.list
  const after = new URLSearchParams(before)
  const set = (name: string, value: string) => {
    const key = addressPrefix(definition) + name
    if (value) after.set(key, value)
    else after.delete(key)
  }
  const { page, size, search, sort, filters } = change
  set('page', page !== undefined && page > 1 ? String(page) : '')
  if (size !== undefined) set('size', size === pageSizes(paging)[0] ? '' : String(size))
  if (search !== undefined) set('q', search)
  if (sort !== undefined) set('sort', sortText(sort) === sortText(own) ? '' : sortText(sort))
  for (const [key, value] of Object.entries(filters ?? {})) set(key, value)
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
