import * as z from 'zod/mini'
import type { NamedApi } from '../../src/api/call'

/** What config.json says of an API that this server stands in for; how the console reads it is src/app/named-apis.ts. */
const apiShape = z.object({
  base: z.string(),
  errors: z._default(z.enum(['ours', 'fields', 'problem']), 'ours'),
  paging: z._default(
    z.union([
      z.enum(['range', 'page', 'cursor']),
      z.object({ cursor: z.string(), size: z._default(z.string(), 'limit'), next: z.optional(z.string()) }),
    ]),
    'range',
  ),
  sortsByMinus: z.optional(z.boolean()),
  sorting: z.optional(z.object({ by: z.string(), order: z.optional(z.string()) })),
})

/** The APIs of a config.json by name. One that cannot be read is left out, and its definitions with it. */
export function namedApisOf(apis: unknown): ReadonlyMap<string, NamedApi> {
  return new Map(
    Object.entries(Object(apis)).flatMap(([name, said]) => {
      const read = z.safeParse(apiShape, said)
      if (!read.success) return []
      const { base, errors, paging, sortsByMinus, sorting } = read.data
      const pages = paging === 'cursor' ? { cursor: 'cursor', size: 'limit' } : paging
      return [
        [
          name,
          { baseUrl: base, headers: {}, errors, paging: pages, sortsByMinus, sorting, sendsToken: true },
        ] as const,
      ]
    }),
  )
}

/** Where this server stands in for an API, below the product API: empty for one whose base is another place. */
export function placeOfApi({ baseUrl }: Pick<NamedApi, 'baseUrl'>): string {
  return /^\/api\/v2(\/.+)$/.exec(baseUrl)?.[1] ?? ''
}
