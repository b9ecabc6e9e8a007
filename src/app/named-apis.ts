import type { NamedApi } from '../api/call'
import type { RuntimeConfig } from './runtime-config'

export type NamedApis = ReadonlyMap<string, NamedApi>

/** The APIs of config.json by name, complete, with absolute addresses. */
export function namedApis(apis: RuntimeConfig['apis'] = {}, origin = location.origin): NamedApis {
  return new Map(
    Object.entries(apis).map(([name, { base, paging: said = 'range', ...given }]) => {
      const api = { headers: {}, errors: 'ours', sendsToken: false, ...given } as const
      const own = said === 'cursor' ? { cursor: 'cursor' } : said
      const paging = typeof own === 'string' ? own : { size: 'limit', ...own }
      return [name, { ...api, paging, baseUrl: base.startsWith('/') ? `${origin}${base}` : base }]
    }),
  )
}
