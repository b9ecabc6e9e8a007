import type { NamedApi } from '../api/call'
import type { RuntimeConfig } from './runtime-config'

export type NamedApis = ReadonlyMap<string, NamedApi>

/** The APIs of config.json by name, complete, with absolute addresses. */
export function namedApis(apis: RuntimeConfig['apis'] = {}, origin = location.origin): NamedApis {
  return new Map(
    Object.entries(apis).map(([name, { base, ...given }]) => {
      const api = { headers: {}, errors: 'ours', paging: 'range', sendsToken: false, ...given } as const
      return [name, { ...api, baseUrl: base.startsWith('/') ? `${origin}${base}` : base }]
    }),
  )
}
