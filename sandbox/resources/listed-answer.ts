import type { ResourceDefinition } from '../../src/definitions/define'
import { withValueAt } from '../../src/domain/dotted-place'
import type { Operation } from './find-operation'
import { inWordsOfRest, nextPage } from './foreign-pages'
import { type Row, selectRows } from './read-query'

type Asked = { operation: Operation; query: URLSearchParams }

type ListedAnswer = { status: 200; body: unknown; headers: Readonly<Record<string, string>> }

/** The page of a resource's rows that a list request asks for. */
export function listAnswer({ operation, query }: Asked, rows: readonly Row[]): ListedAnswer {
  const { list, calls, fields, api, wire } = operation.served.definition
  const builder = list.filters?.find(({ fields }) => fields !== undefined)
  const [parameter] = builder?.reading?.keys(builder.key) ?? []
  const filterBy =
    builder?.fields && parameter !== undefined ? { parameter, levels: builder.levels } : undefined
  const { paging = 'range' } = api ?? {}
  const known = ['id', ...Object.keys(fields)].map((name) => wire?.names.key(name) ?? name)
  // By the names of the API it is asked.
  const asked = new Map(rows.map((row) => [wire?.flat(row) ?? row, wire?.write(row) ?? row]))
  const selected = selectRows([...asked.keys()], inWordsOfRest(query, { ...api, paging }), known, filterBy)
  const { total, end } = selected
  const page = selected.page.map((row) => asked.get(row))
  return listedAnswer(page, { ...calls, paging, query, total, end })
}

/** The states of a record, newest first, cut into pages as its API cuts lists, where the definition says so. */
export function revisionsAnswer({ operation, query }: Asked, entries: readonly Row[]): ListedAnswer {
  const { detail, api, calls } = operation.served.definition
  const { recordsAt, paging: cut } = detail?.revisions ?? {}
  const { paging = 'range' } = api ?? {}
  const isCut = cut === 'server'
  const asked = isCut ? inWordsOfRest(query, { ...api, paging }) : new URLSearchParams()
  // They are in their order, in which one of an unknown time stands last.
  asked.delete('_sort')
  const { page, total, end } = selectRows(entries, asked, [])
  return listedAnswer(page, { recordsAt, totalAt: calls.totalAt, paging, query, total, end })
}

type Listed = {
  recordsAt?: string | undefined
  totalAt?: string | undefined
  paging: NonNullable<ResourceDefinition['api']>['paging']
  query: URLSearchParams
  total: number
  end: number
}

function listedAnswer(
  page: readonly unknown[],
  { recordsAt, totalAt, paging, query, total, end }: Listed,
): ListedAnswer {
  const { body, headers } = nextPage({ search: query, paging }, { end, total })
  if (recordsAt === undefined) return { status: 200, body: page, headers }
  const listed = withValueAt(body, recordsAt, page)
  // An API that pages by cursors seldom counts, unless its definition says where.
  const isCounted = totalAt !== undefined || typeof paging !== 'object'
  return { status: 200, body: isCounted ? withValueAt(listed, totalAt ?? 'total', total) : listed, headers }
}
