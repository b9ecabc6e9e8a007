import type { ListDefinition, PagingDefinition } from '../define-list'
import { lower, own } from './file-texts'
import type { ResourceFile } from './resource-file'

/** Rows of a page to choose from (D1 §9). */
const pageSizes = [10, 20, 30]
/** Milliseconds after the last key before a server is asked. */
const searchDebounce = 300

/** The list a file describes: a table, by the REST convention cut into pages by the server. */
export function toList(file: ResourceFile): ListDefinition<string> {
  const { list, label, fields, create, access } = file
  const { columns, search, sort, refreshSeconds, loading, error, unavailable } = list
  const many = lower(label.many)
  const paging = toPaging(file)
  const isServer = paging.kind === 'server'
  const labels = search?.map((field) => lower(fields[field]?.label.en ?? field)) ?? []
  return {
    columns,
    search: search && {
      fields: search,
      label: own(`Search ${many}`),
      placeholder: own(`Search by ${labels.join(' or ')}`),
      debounce: isServer ? searchDebounce : undefined,
    },
    filters: toFilters(file),
    sort,
    // A server that follows the convention sorts by every field.
    sortable: isServer ? columns : undefined,
    paging,
    refresh: refreshSeconds === undefined ? undefined : { every: refreshSeconds * 1000 },
    loading: loading ?? own(`Loading ${many}…`),
    empty: { ...list.empty, action: create && access.create ? 'create' : undefined },
    error,
    retry: 'standard.retry',
    unavailable,
  }
}

/** Filters above the table, and those in the headers of their columns. */
function toFilters({ list, fields }: ResourceFile): ListDefinition<string>['filters'] {
  const above = list.filters ?? []
  const inHeader = Object.keys(fields).filter((name) => fields[name]?.filter && !above.includes(name))
  return [...above, ...inHeader].map((field) => {
    const label = fields[field]?.label ?? own(field)
    const column = inHeader.includes(field) ? field : undefined
    return { key: field, field, label, all: own(`${label.en}: all`), column }
  })
}

/** A call of its own answers the whole list, unless the file says that it pages. */
function toPaging({ list, calls }: ResourceFile): PagingDefinition {
  const kind = list.paging ?? (calls?.list ? 'client' : 'server')
  const sizes = list.pageSizes ?? pageSizes
  if (kind === 'none') return { kind }
  return kind === 'client' ? { kind, sizes } : { kind, sizes, query: 'simple-rest' }
}
