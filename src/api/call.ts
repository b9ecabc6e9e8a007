import type * as z from 'zod/mini'
import type { ErrorReading } from '../domain/error-text'

/** An API beside the product's, which config.json names; calls of definition files may go there. */
export type NamedApi = {
  /** Absolute, without a trailing slash. */
  baseUrl: string
  headers: Readonly<Record<string, string>>
  /** How it words what it refuses: as the product API, as `{ errors: { field: [text] } }`, or as RFC 9457 has it. */
  errors: 'ours' | 'fields' | 'problem'
  /** How it is asked for a page: by `_start` and `_end`, by `page` and `per_page`, or by the cursor of the page before. */
  paging: 'range' | 'page' | CursorPaging
  /** The order goes along as `sort=name` or `sort=-name`, where pages are not asked for by `_start` and `_end`. */
  sortsByMinus?: boolean | undefined
  /** The parameters of the order, where they are called otherwise. */
  sorting?: Sorting | undefined
  /** Whether it may be given the bearer token. */
  sendsToken: boolean
}

/**
 * Pages that are found by what the one before says of them. `cursor` and `size` are the names of the parameters; `next`
 * is where the next cursor stands in the answer (`meta.next`). Left out, it stands in the header Link.
 */
export type CursorPaging = { cursor: string; size: string; next?: string | undefined }

/** `by` is the parameter that names the field, `order` the one that says `asc` or `desc`; without it `-name` is down. */
export type Sorting = { by: string; order?: string | undefined }

/** What an API calls the fields that a list is asked by, and those that it refuses. */
export type WireNames = {
  /** The parameter of a query that is about a field: its name, and maybe an operator behind it. */
  key: (name: string) => string
  /** @param repeated the parameters that stand once for each of several values */
  query: (
    query: Readonly<Record<string, string>>,
    repeated?: readonly string[],
  ) => Readonly<Record<string, string>>
  /** The field that goes by a name of the API. */
  fieldOf: (wireName: string) => string
}

/**
 * One call of the product API. The client, the sandbox's router, "copy as curl" and docs/openapi.json derive from it.
 * `{id}` in a path is the id of the signed-in person, `{product}` the brand key; both are filled in encoded.
 */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  /** Names of the query parameters, all required. */
  query?: readonly string[]
  /** Names of query parameters that are sent only when they have a value. */
  optionalQuery?: readonly string[]
  /** Of these, the ones that stand once for each of several values, which come encoded and parted by commas. */
  repeatedQuery?: readonly string[]
  request: z.ZodMiniType | null
  response: z.ZodMiniType
  /** What it answers, of a call whose headers say something of that. */
  withHeaders?: (answer: unknown, headers: Headers) => unknown
  /** Answers a file and no JSON: the client answers `{ content, name }`, see wire/file.ts. */
  isFile?: boolean
  /** Two equal calls have the effect of one. POST calls that do not carry an Idempotency-Key (decision 14). */
  isIdempotent: boolean
  /** May be made by somebody who is not signed in. */
  isPublic?: boolean
  /** Milliseconds its answer is awaited, where that is not a minute. Of a file, its beginning alone. */
  timeLimit?: number
  /** Milliseconds between two reads while a view shows them. */
  pollInterval?: number
  /** Milliseconds for which an answer counts as fresh. */
  staleTime?: number
  /** What it answers stays out of the browser's own cache, whatever the server says of it: secrets and tokens. */
  fetchOptions?: { cache: 'no-store' }
  /** The specification gives no path; ours is listed in docs/api-assumptions.md for the product team. */
  isAssumed?: boolean
  /** What the specification leaves open of a call it does give, and what was chosen; listed in the same place. */
  assumption?: string
  /** Goes to another address of config.json than the product API's, without the bearer token. */
  backend?: 'consent'
  /** The API it goes to, where that is not the product's. */
  api?: NamedApi
  /** Where that API has names of its own for the fields of a definition. */
  names?: WireNames
  /** Reads the body of a refusal of that API. */
  readErrors?: (body: unknown) => ErrorReading
  /** The access token stands in the body, under `token`, as the specification has it (D1 §3). */
  isTokenInBody?: boolean
  summary: string
  source: string
}

/** A call with the name that faults and logs give it. */
export type NamedCall = Call & { name: string }
