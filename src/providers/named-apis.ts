import type { NamedApi } from '../api/call'

/** APIs beside the product's, by name, as config.json says them. */
export type SaidApis = Readonly<
  Record<
    string,
    Partial<Omit<NamedApi, 'baseUrl' | 'paging'>> & {
      base: string
      paging?: 'range' | 'page' | 'cursor' | { cursor: string; size?: string; next?: string } | undefined
    }
  >
>

export type NamedApis = ReadonlyMap<string, NamedApi>

/** The APIs of config.json by name, complete, with absolute addresses. */
export function namedApis(apis: SaidApis = {}, origin = location.origin): NamedApis {
  return new Map(
    Object.entries(apis).map(([name, { base, paging: said = 'range', ...given }]) => {
      // Who says nothing of the token keeps it.
      const api = { headers: {}, errors: 'ours', ...given, sendsToken: given.sendsToken ?? false } as const
      const own = said === 'cursor' ? { cursor: 'cursor' } : said
      const paging = typeof own === 'string' ? own : { size: 'limit', ...own }
      return [name, { ...api, paging, baseUrl: base.startsWith('/') ? `${origin}${base}` : base }]
    }),
  )
}
