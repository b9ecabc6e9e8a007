import { type ParsedParams, Refine, useGo, useParsed } from '@refinedev/core'
import { act, render } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { describe, expect, it } from 'vitest'
import { routerProvider } from './router-provider'

type Seen = { parsed: ReturnType<typeof useParsed<ParsedParams>>; go: ReturnType<typeof useGo>; at: string }

function visit(path: string) {
  const seen: { last: Seen | null } = { last: null }
  function Probe() {
    const { pathname, search, hash } = useLocation()
    seen.last = { parsed: useParsed(), go: useGo(), at: `${pathname}${search}${hash}` }
    return null
  }
  render(
    <MemoryRouter initialEntries={[path]}>
      <Refine
        routerProvider={routerProvider}
        resources={[{ name: 'clusters', list: '/clusters', show: '/clusters/:id' }]}
        options={{ disableTelemetry: true }}
      >
        <Routes>
          <Route path="/clusters/:id" element={<Probe />} />
          <Route path="*" element={<Probe />} />
        </Routes>
      </Refine>
    </MemoryRouter>,
  )
  return () => {
    if (!seen.last) throw new Error('Nothing was drawn')
    return seen.last
  }
}

describe('the router provider', () => {
  it('names resource, action and id of an address', () => {
    const { parsed } = visit('/clusters/sales')()
    expect([parsed.resource?.name, parsed.action, parsed.id]).toEqual(['clusters', 'show', 'sales'])
    const list = visit('/clusters')().parsed
    expect([list.resource?.name, list.action, list.id]).toEqual(['clusters', 'list', undefined])
  })

  it.each(['?name=evil&id=7&filters[0][field]=x', '?to=%25', '?to=%'])(
    'hands on no parameter of %s',
    (query) => {
      const { parsed } = visit(`/clusters${query}`)()
      expect(parsed.params).toEqual({})
      expect(parsed.id).toBeUndefined()
    },
  )

  it('decodes an id once: 100%25 is 100%', () => {
    expect(visit('/clusters/100%25')().parsed.id).toBe('100%')
  })

  it('goes to an address, with or without what stands in the address now', () => {
    const look = visit('/clusters?q=1#top')
    expect(look().go({ to: '/plans', query: { tab: 'a b', none: undefined }, type: 'path' })).toBe(
      '/plans?tab=a+b',
    )
    expect(look().go({ to: '/plans', options: { keepQuery: true, keepHash: true }, type: 'path' })).toBe(
      '/plans?q=1#top',
    )
    act(() => look().go({ to: '/plans', hash: 'end', type: 'push' }))
    expect(look().at).toBe('/plans#end')
  })
})
