import type { ListDefinition, PagingDefinition } from '../define-list'
import { lower, plain, text, textOr } from './file-texts'
import type { ResourceFile } from './resource-file'

/** Rows of a page to choose from (D1 §9). */
const pageSizes = [10, 20, 30]
/** Milliseconds after the last key before a server is asked. */
const searchDebounce = 300

/** The list a file describes: a table, by the REST convention cut into pages by the server. */
export function toList(file: ResourceFile): ListDefinition<string> {
  const { list, label, fields } = file
  const many = lower(label.many)
  const { search, refreshSeconds } = list
  const paging = toPaging(file)
  const found = search?.map((field) => lower(fields[field]?.label ?? field))
  return plain({
    layout: 'table' as const,
    columns: list.columns,
    search: search && {
      fields: search,
      label: text(`Search ${many}`),
      placeholder: text(`Search by ${found?.join(' or ')}`),
      ...(paging.kind === 'server' ? { debounce: searchDebounce } : {}),
    },
    filters: toFilters(file),
    sort: list.sort,
    // A server that follows the convention sorts by every field.
    sortable: paging.kind === 'server' ? list.columns : undefined,
    paging,
    refresh: refreshSeconds === undefined ? undefined : { every: refreshSeconds * 1000 },
    loading: text(list.loading ?? `Loading ${many}…`),
    empty: plain({
      title: text(list.empty.title),
      text: textOr(list.empty.text),
      action: file.create && file.access.create ? 'create' : undefined,
    }),
    error: text(list.error),
    retry: 'standard.retry' as const,
    unavailable: textOr(list.unavailable),
  })
}

/** Filters above the table, and those in the headers of their columns. */
function toFilters({ list, fields }: ResourceFile): ListDefinition<string>['filters'] {
  const above = list.filters ?? []
  const inHeader = Object.keys(fields).filter((name) => fields[name]?.filter && !above.includes(name))
  const filters = [...above, ...inHeader].map((field) => ({
    key: field,
    field,
    label: text(fields[field]?.label ?? field),
    all: text(`${fields[field]?.label ?? field}: all`),
    ...(inHeader.includes(field) ? { column: field } : {}),
  }))
  return filters.length > 0 ? filters : undefined
}

/** A call of its own answers the whole list, unless the file says that it pages. */
function toPaging({ list, calls }: ResourceFile): PagingDefinition {
  const kind = list.paging ?? (calls?.list ? 'client' : 'server')
  const sizes = list.pageSizes ?? pageSizes
  if (kind === 'none') return { kind }
  return kind === 'client' ? { kind, sizes } : { kind, sizes, query: 'simple-rest' }
}
