import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import '../../locales/late-texts'
import type { DataAgentState } from '../../domain/data-agent-state'
import type { SubCluster } from '../../domain/sub-cluster'
import { agentStandings, buildDataAgent } from '../../testing/data-agent-builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildLibrary } from '../../testing/library-builder'
import { renderWithProviders } from '../../testing/render-with-providers'
import { components as clusterUsers } from './cluster-users/components'
import { components as dataAgents } from './data-agents/components'
import { components as libraryComponents } from './libraries/components'
import { libraries } from './libraries/definition'
import { components as subClusters } from './sub-clusters/components'

const library = buildLibrary()
const subCluster: SubCluster = {
  id: 's-1',
  name: 'sales-quarter',
  nodes: 1,
  ipu: 2,
  sizeId: null,
  sizeName: null,
  type: 'analytics',
  status: null,
  state: 'running',
  url: null,
  isFallback: false,
}

/** Words and colours of the tags in a cell, and all it says. */
function shown(cell: ReactNode) {
  const { container, unmount } = renderWithProviders(<p>{cell}</p>)
  const tags = [...container.querySelectorAll('[data-tone]')].map((tag) => [
    tag.textContent,
    tag.getAttribute('data-tone'),
  ])
  const text = container.querySelector('p')?.textContent
  unmount()
  return { tags, text }
}

describe('a self-managed cluster', () => {
  it.each([
    ['running', 'connected'],
    ['not running', 'disconnected'],
    ['sleeping', 'disconnected'],
    ['error', 'disconnected'],
    ['startup error', 'disconnected'],
    ['stopping', 'disconnected'],
    ['failed to start', 'disconnected'],
    ['terminated unexpectedly', 'disconnected'],
    ['starting', 'working'],
    ['processing', 'working'],
    ['creating', 'information'],
    ['deleting', 'information'],
    ['not responding', 'unavailable'],
    ['N/A', 'unavailable'],
  ])('whose nodes are %s shows that in the colour %s beside its connection [SUB-D19]', (status, tone) => {
    expect(shown(subClusters.cells?.status?.({ ...subCluster, state: 'loading', status })).tags).toEqual([
      ['Connecting...', 'working'],
      [status, tone],
    ])
  })

  it.each([
    ['running', 'running', [['Connected', 'connected']]],
    ['disconnected', 'sleeping', [['Disconnected', 'disconnected']]],
    [
      'running',
      'sleeping',
      [
        ['Connected', 'connected'],
        ['sleeping', 'disconnected'],
      ],
    ],
  ])('that is %s with nodes %s says nothing twice [SUB-D04]', (state, status, tags) => {
    expect(shown(subClusters.cells?.status?.({ ...subCluster, state, status })).tags).toEqual(tags)
  })

  it.each([
    ['analytics', 'Analytics'],
    ['fallbackanalytics', 'Failover Analytics'],
    ['sqlx', 'Advanced SQL Warehouse'],
    ['loader', 'Loader'],
    ['chidori', 'Chidori'],
    ['streaming', 'streaming'],
  ])(
    'of the type %s is named as people know it, by the server where the type is new [SUB-D07]',
    (type, name) => {
      expect(shown(subClusters.cells?.type?.({ ...subCluster, type })).text).toBe(name)
    },
  )

  it.each([
    [null, 'sales-quarter'],
    [1, 'sales-quarter'],
    [2, 'sales-quarterx2'],
  ])('of %s nodes says how many replicas it has beside its name: %s [SUB-005]', (nodes, text) => {
    expect(shown(subClusters.cells?.name?.({ ...subCluster, nodes })).text).toBe(text)
  })

  it.each([
    ['https://lab.basalt.test:8080/sql/', 'lab.basalt.test:8080/sql (opens in a new tab)'],
    ['http://lab.basalt.test/', 'http://lab.basalt.test/'],
    [null, 'N/A'],
    ['', 'N/A'],
  ])('at %s reads %s [SUB-004]', (url, text) => {
    expect(shown(subClusters.cells?.endpoint?.({ ...subCluster, url })).text).toBe(text)
  })

  it('links to its endpoint, which can be copied; an unsafe one is only read [SUB-004]', () => {
    const endpoint = (url: string | null) => subClusters.cells?.endpoint?.({ ...subCluster, url })
    const safe = renderWithProviders(<p>{endpoint('https://demo-extra.basalt.test/')}</p>)
    const link = screen.getByRole('link', { name: /^demo-extra\.basalt\.test\b/ })
    expect(link.getAttribute('href')).toBe('https://demo-extra.basalt.test/')
    expect(screen.getByTitle('https://demo-extra.basalt.test/').contains(link)).toBe(true)
    expect(screen.getByRole('button', { name: 'Copy Endpoint' })).toBeTruthy()
    safe.unmount()
    const unsafe = renderWithProviders(<p>{endpoint('javascript:alert(1)')}</p>)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByRole('button', { name: 'Copy Endpoint' })).toBeTruthy()
    unsafe.unmount()
    renderWithProviders(<p>{endpoint(null)}</p>)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a library', () => {
  it.each([
    ['pypi', 'PyPI'],
    ['maven', 'Maven'],
    ['cran', 'CRAN'],
    ['file', 'File'],
    ['conda', 'conda'],
  ])('of type %s is called %s [LIB-007]', (type, word) => {
    expect(shown(libraryComponents.cells?.type?.({ ...library, type })).text).toBe(word)
  })

  it.each([
    [{}, 'Installed', 'connected'],
    [{ loaderState: 'failed' }, 'Failed Loader', 'disconnected'],
    [{ status: 'installing', analyticsState: 'installing' }, 'Installing Analytics', 'working'],
    [
      { status: 'uninstalling', analyticsState: 'uninstalling', loaderState: 'uninstalling' },
      'Uninstalling',
      'working',
    ],
    [{ analyticsState: 'failed', chidoriState: 'failed' }, 'Failed Analytics, Chidori', 'disconnected'],
  ])('with %o reads %s, and names the services where they differ [LIB-008]', (states, text, tone) => {
    const cell = shown(libraryComponents.cells?.status?.({ ...library, ...states }))
    expect(cell.text).toBe(text)
    expect(cell.tags[0]?.[1]).toBe(tone)
  })

  it.each([
    ['analytics', { analyticsState: 'uninstalled' }, 'Uninstalled', 'unavailable'],
    ['loader', { loaderState: 'failed' }, 'Failed', 'disconnected'],
    ['chidori', { chidoriState: 'installing' }, 'Installing', 'working'],
    ['chidori', {}, '–', undefined],
  ] as const)('has a state of its own for %s', (column, states, text, tone) => {
    const cell = shown(libraryComponents.cells?.[column]?.({ ...library, ...states }))
    expect([cell.text, cell.tags[0]?.[1]]).toEqual([text, tone])
  })

  it.each([true, false])(
    'has the column of Chidori only where the cluster has it: %s [LIB-D04]',
    (isChidori) => {
      const cluster = buildClusterDetail({ isChidori })
      const isShown = libraries.list.columnsShownWhen?.chidoriState
      const given = { scope: { kind: 'cluster', cluster } } as Parameters<NonNullable<typeof isShown>>[0]
      expect(isShown?.(given)).toBe(isChidori)
    },
  )
})

describe('a user of a cluster', () => {
  it.each([
    ['pending', 'Pending', 'working'],
    ['active', 'Active', 'connected'],
  ] as const)('who is %s reads %s in the colour %s', (status, word, tone) => {
    const user = { id: 'ann', name: 'Ann', email: 'ann@example.test', role: 'owner', lastLoginAt: null }
    expect(shown(clusterUsers.cells?.status?.({ ...user, status })).tags).toEqual([[word, tone]])
  })
})

describe('a data agent', () => {
  it.each<[DataAgentState, string, string]>([
    ['unknown', 'Unknown', 'unavailable'],
    ['incomplete', 'Incomplete Info', 'working'],
    ['no-auth-file', 'No Authentication File Generated', 'unavailable'],
    ['unreachable-with-services', 'Unreachable With Connected Services', 'working'],
    ['unreachable', 'Unreachable', 'disconnected'],
    ['connected', 'Connected', 'connected'],
    ['partly-connected', 'Partially Connected', 'working'],
    ['stopped', 'Stopped', 'disconnected'],
    ['controller-disconnected', 'Controller Disconnected', 'disconnected'],
  ])('that is %s reads %s in the colour %s [AGT-028, AGT-D13]', (standing, word, tone) => {
    expect(shown(dataAgents.cells?.status?.(buildDataAgent(agentStandings[standing]))).tags).toEqual([
      [word, tone],
    ])
  })

  it.each([
    [null, []],
    ['compatible', [['Outdated (compatible)', 'working']]],
    ['incompatible', [['Incompatible', 'disconnected']]],
  ])('whose version is %s says so beside it [AGT-D09]', (compatibility, tags) => {
    expect(shown(dataAgents.cells?.version?.(buildDataAgent({ compatibility }))).tags).toEqual(tags)
  })

  it('has a dash for a tenant and a version nobody tells, and says whether its file is there [AGT-007]', () => {
    const { tenant, version, file } = dataAgents.cells ?? {}
    const bare = buildDataAgent({ tenantId: null, version: null, hasAuthFile: false })
    expect([tenant, version, file].map((cell) => shown(cell?.(bare)).text)).toEqual(['–', '–', 'N/A'])
    expect(shown(file?.(buildDataAgent())).text).toBe('Generated')
    expect(shown(version?.(buildDataAgent({ compatibility: 'newer' }))).text).toBe('6.1.0')
  })

  it('tells in a bubble which services are not reached, or the error there is [AGT-029]', () => {
    const bubble = (changes: Parameters<typeof buildDataAgent>[0]) => {
      const { unmount } = renderWithProviders(<p>{dataAgents.cells?.status?.(buildDataAgent(changes))}</p>)
      const text = within(document.body).queryByRole('tooltip')?.textContent ?? null
      unmount()
      return text
    }
    expect(bubble({})).toBeNull()
    expect(bubble(agentStandings['partly-connected'])).toBe('Disconnected services: erp.acme.test:443')
    expect(bubble({ error: 'No route to host' })).toBe('No route to host')
  })
})
