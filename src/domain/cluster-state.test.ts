import { describe, expect, it } from 'vitest'
import { buildCluster } from '../testing/builders'
import type { Cluster, ClusterService } from './cluster'
import {
  afterConnect,
  afterDisconnect,
  clusterStateOf,
  clusterStates,
  clusterUrlOf,
  mainStatusOf,
  mergeClusterStatuses,
  panelOf,
  stateTone,
} from './cluster-state'

const ranAt = '2024-03-05T10:10:00.000Z'

function service(status: string, parts: Partial<ClusterService> = {}): ClusterService {
  return { kind: null, url: null, status, ...parts }
}

function cluster(
  isCorrupted: boolean,
  instanceStatus: string | null,
  runningAt: string | null,
  status: string | null,
) {
  return buildCluster({
    isCorrupted,
    instanceStatus,
    runningAt,
    services: status === null ? [] : [service(status)],
  })
}

describe('the state of a cluster', () => {
  it.each([
    ['running', ranAt],
    ['running', null],
    ['disconnected', ranAt],
    ['disconnected', null],
    ['loading', ranAt],
    ['loading', null],
    ['failed', ranAt],
    [null, null],
  ])('is corrupted whenever the flag is set, with service %s and runningAt %s [CLU-020]', (status, at) => {
    expect(clusterStateOf(cluster(true, null, at, status))).toBe('corrupted')
    expect(clusterStateOf(cluster(true, 'stopping', at, status))).toBe('corrupted')
  })

  it.each([
    ['running', ranAt],
    ['running', null],
    ['disconnected', ranAt],
    ['disconnected', null],
    ['loading', ranAt],
    ['loading', null],
    ['failed', ranAt],
    [null, null],
  ])('is stopping while the instance stops, with service %s and runningAt %s [CLU-021]', (status, at) => {
    expect(clusterStateOf(cluster(false, 'stopping', at, status))).toBe('stopping')
  })

  it.each([null, 'running', 'loading', 'STOPPING'])(
    'is starting-up while its service loads and it ran before, with instance status %s [CLU-022]',
    (instanceStatus) => {
      expect(clusterStateOf(cluster(false, instanceStatus, ranAt, 'loading'))).toBe('starting-up')
    },
  )

  it.each([null, ''])('is creating while its service loads and runningAt is %j [CLU-023]', (at) => {
    expect(clusterStateOf(cluster(false, null, at, 'loading'))).toBe('creating')
  })

  it.each([ranAt, null])(
    'is sleeping while its service is disconnected, with runningAt %s [CLU-024]',
    (at) => {
      expect(clusterStateOf(cluster(false, null, at, 'disconnected'))).toBe('sleeping')
    },
  )

  it.each([ranAt, null])('is running while its service runs, with runningAt %s [CLU-025]', (at) => {
    expect(clusterStateOf(cluster(false, null, at, 'running'))).toBe('running')
  })

  it.each(['', 'failed', 'Running', 'RUNNING', 'stopping', 'connected', 'undefined', 'toString', null])(
    'is unknown for a service status %j [CLU-026]',
    (status) => {
      expect(clusterStateOf(cluster(false, null, ranAt, status))).toBe('unknown')
      expect(clusterStateOf(cluster(false, null, null, status))).toBe('unknown')
    },
  )

  it.each([
    [['sqlx', 'running'], ['analytics', 'disconnected'], 'sleeping'],
    [['analytics', 'running'], ['loader', 'disconnected'], 'running'],
    [['fallbackanalytics', 'disconnected'], ['analytics', 'running'], 'running'],
    [['sqlx', 'disconnected'], ['loader', 'running'], 'sleeping'],
    [[null, 'running'], [null, 'disconnected'], 'running'],
  ] as const)(
    'follows the analytics service, else the first: %j, %j [CLU-015]',
    (first, second, expected) => {
      const services = [service(first[1], { kind: first[0] }), service(second[1], { kind: second[0] })]
      expect(clusterStateOf(buildCluster({ services }))).toBe(expected)
    },
  )
})

describe('the address of a cluster', () => {
  it('is the url of the same service as its state', () => {
    const services = [
      service('running', { kind: 'sqlx', url: 'https://sqlx.example.test' }),
      service('running', { kind: 'analytics', url: 'https://analytics.example.test' }),
    ]
    expect(clusterUrlOf(buildCluster({ services }))).toBe('https://analytics.example.test')
    expect(clusterUrlOf(buildCluster({ services: services.slice(0, 1) }))).toBe('https://sqlx.example.test')
    expect(clusterUrlOf(buildCluster({ services: [] }))).toBeNull()
  })
})

describe('a state on screen', () => {
  it('has one colour and one group for each of the seven states [CLU-028, CLU-D04, DET-D08]', () => {
    expect(clusterStates.map((state) => [state, stateTone[state], panelOf(state)])).toEqual([
      ['corrupted', 'unavailable', 'disconnected'],
      ['stopping', 'working', 'connected'],
      ['starting-up', 'working', 'connected'],
      ['creating', 'working', 'connected'],
      ['sleeping', 'disconnected', 'disconnected'],
      ['running', 'connected', 'connected'],
      ['unknown', 'unavailable', 'disconnected'],
    ])
  })
})

describe('the news of a poll', () => {
  const sales = buildCluster({ id: 'c-1', services: [service('running', { url: 'https://sales.test' })] })
  const stock = buildCluster({ id: 'c-2', services: [service('disconnected')] })
  const list = [sales, stock]
  const unchanged = [
    { id: 'c-1', services: [service('running')] },
    { id: 'c-2', services: [service('disconnected')] },
  ]

  it('keeps the list and every cluster the same objects when nothing changed', () => {
    const merged = mergeClusterStatuses(list, unchanged)
    expect(merged.clusters).toBe(list)
    expect(merged.isListStale).toBe(false)
  })

  it('replaces only the cluster that changed', () => {
    const { clusters } = mergeClusterStatuses(list, [
      { id: 'c-1', services: [service('running')] },
      { id: 'c-2', services: [service('loading')], runningAt: null },
    ])
    expect(clusters[0]).toBe(sales)
    expect(clusters[1]).toEqual({ ...stock, runningAt: null, services: [service('loading')] })
  })

  it.each([
    [{ isCorrupted: true }, { isCorrupted: true }],
    [{ isCorrupted: undefined }, {}],
    [{ runningAt: null }, { runningAt: null }],
    [{ runningAt: undefined }, {}],
    [{ instanceStatus: 'stopping' }, { instanceStatus: 'stopping' }],
    [{ instanceStatus: undefined }, {}],
    [{ services: [] }, {}],
    [
      { services: [service('loading')] },
      { services: [{ kind: null, url: 'https://sales.test', status: 'loading' }] },
    ],
    [{ services: [service('')] }, {}],
    [
      { services: [service('running', { kind: 'analytics' })] },
      { services: [{ kind: 'analytics', url: 'https://sales.test', status: 'running' }] },
    ],
    [
      { services: [service('running', { url: 'https://new.test' })] },
      { services: [{ kind: null, url: 'https://new.test', status: 'running' }] },
    ],
  ])('reads %j as a change of %j; a part left out keeps what the list said', (news, change) => {
    const { clusters } = mergeClusterStatuses([sales], [{ id: 'c-1', services: [], ...news }])
    expect(clusters).toEqual([{ ...sales, ...change }])
  })

  it('has the word of a cluster without its services as that of the main one', () => {
    const both = buildCluster({
      id: 'c-1',
      services: [
        service('running', { kind: 'sqlx', url: 'https://sqlx.test' }),
        service('loading', { kind: 'analytics', url: 'https://analytics.test' }),
      ],
    })
    const polled = (mainStatus: string) =>
      mergeClusterStatuses([both], [{ id: 'c-1', services: [], mainStatus }]).clusters[0]
    expect(polled('running')?.services).toEqual([
      { kind: 'sqlx', url: 'https://sqlx.test', status: 'running' },
      { kind: 'analytics', url: 'https://analytics.test', status: 'running' },
    ])
    expect(polled('loading')).toBe(both)
  })

  it('matches services by their kind, whatever their order', () => {
    const both = buildCluster({
      id: 'c-1',
      services: [
        service('running', { kind: 'sqlx', url: 'https://sqlx.test' }),
        service('running', { kind: 'analytics', url: 'https://analytics.test' }),
      ],
    })
    const polled = [service('loading', { kind: 'analytics' }), service('running', { kind: 'sqlx' })]
    const { clusters } = mergeClusterStatuses([both], [{ id: 'c-1', services: polled }])
    expect(clusters[0]?.services).toEqual([
      { kind: 'analytics', url: 'https://analytics.test', status: 'loading' },
      { kind: 'sqlx', url: 'https://sqlx.test', status: 'running' },
    ])
  })

  it.each([
    [
      'a service without a kind by its place',
      [
        service('running', { kind: 'sqlx', url: 'https://a.test' }),
        service('running', { url: 'https://b.test' }),
      ],
      [service('loading')],
      [{ kind: 'sqlx', url: 'https://a.test', status: 'loading' }],
    ],
    [
      'the change of one among several',
      [service('running', { kind: 'sqlx' }), service('running', { kind: 'loader' })],
      [service('running', { kind: 'sqlx' }), service('failed', { kind: 'loader' })],
      [service('running', { kind: 'sqlx' }), service('failed', { kind: 'loader' })],
    ],
    [
      'that a service is there no more',
      [service('running', { kind: 'sqlx' }), service('running', { kind: 'loader' })],
      [service('running', { kind: 'sqlx' })],
      [service('running', { kind: 'sqlx' })],
    ],
  ])('takes %s', (_, known, polled, expected) => {
    const before = buildCluster({ id: 'c-1', services: known })
    const { clusters } = mergeClusterStatuses([before], [{ id: 'c-1', services: polled }])
    expect(clusters[0]?.services).toEqual(expected)
  })

  it('does not lend a service the address of another kind', () => {
    const one = buildCluster({
      id: 'c-1',
      services: [service('running', { kind: 'sqlx', url: 'https://sqlx.test' })],
    })
    const polled = [service('running', { kind: 'loader' })]
    const { clusters } = mergeClusterStatuses([one], [{ id: 'c-1', services: polled }])
    expect(clusters[0]?.services).toEqual([{ kind: 'loader', url: null, status: 'running' }])
  })

  it.each([
    ['the same clusters', ['c-1', 'c-2'], false],
    ['another order', ['c-2', 'c-1'], false],
    ['one cluster more', ['c-1', 'c-2', 'c-3'], true],
    ['one cluster less', ['c-1'], true],
    ['one exchanged for another', ['c-1', 'c-3'], true],
    ['none', [], true],
  ])('asks for a new list when it names %s: %j, %s', (_, ids, expected) => {
    const statuses = ids.map((id) => ({ id, services: [] }))
    expect(mergeClusterStatuses(list, statuses).isListStale).toBe(expected)
  })

  it.each([
    ['a cluster whose news cannot be read', ['c-1'], ['c-2'], false],
    ['news of a cluster that the list cannot read', ['c-1', 'c-2', 'c-3'], ['c-3'], false],
    ['a cluster less, and one that cannot be read', ['c-1'], ['c-3'], true],
  ])('knows %s: %j without %j, %s', (_, ids, unread, expected) => {
    const statuses = ids.map((id) => ({ id, services: [] }))
    expect(mergeClusterStatuses(list, statuses, new Set(unread)).isListStale).toBe(expected)
  })

  it.each([
    ['the service has changed, and the poll says nothing else', {}, 'running', true],
    [
      'it has changed, and the start is left out',
      { isCorrupted: false, instanceStatus: null },
      'running',
      true,
    ],
    ['it has changed, and the status is left out', { isCorrupted: false, runningAt: ranAt }, 'running', true],
    ['it has changed, and damage is left out', { runningAt: ranAt, instanceStatus: null }, 'running', true],
    [
      'it has changed, and the poll says all of it',
      { isCorrupted: false, runningAt: null, instanceStatus: null },
      'running',
      false,
    ],
    ['it is as it was', {}, 'loading', false],
  ])('asks for a new list when the state hangs on what is not told: %s', (_, news, status, expected) => {
    const creating = buildCluster({ id: 'c-1', runningAt: null, services: [service('loading')] })
    const statuses = [{ id: 'c-1', services: [service(status)], ...news }]
    expect(mergeClusterStatuses([creating], statuses).isListStale).toBe(expected)
  })

  it.each([
    [{}, true],
    [{ instanceStatus: 'stopping' }, false],
    [{ instanceStatus: null }, false],
  ])('asks for a new list as long as a cluster is stopping and the poll says %j of it', (news, expected) => {
    const stopping = cluster(false, 'stopping', ranAt, 'disconnected')
    const statuses = [{ id: stopping.id, services: [service('disconnected')], ...news }]
    expect(mergeClusterStatuses([stopping], statuses).isListStale).toBe(expected)
  })

  it('keeps an empty list of nothing as it is', () => {
    const none: Cluster[] = []
    expect(mergeClusterStatuses(none, [])).toEqual({ clusters: none, isListStale: false })
  })
})

describe('right after a click', () => {
  const now = Date.UTC(2024, 2, 6, 8, 0, 0)

  it('Connect shows loading, as starting-up, and keeps the rest', () => {
    const sleeping = buildCluster({
      runningAt: ranAt,
      instanceStatus: 'stopping',
      services: [
        service('disconnected', { kind: 'sqlx' }),
        service('disconnected', { kind: 'analytics', url: 'https://sales.test' }),
      ],
    })
    const connecting = afterConnect(sleeping, now)
    expect(connecting).toEqual({
      ...sleeping,
      instanceStatus: null,
      services: [
        { kind: 'sqlx', url: null, status: 'disconnected' },
        { kind: 'analytics', url: 'https://sales.test', status: 'loading' },
      ],
    })
    expect(clusterStateOf(connecting)).toBe('starting-up')
  })

  it.each([null, ''])('Connect shows starting-up, not creating, when runningAt was %j', (runningAt) => {
    const connecting = afterConnect(buildCluster({ runningAt, services: [service('disconnected')] }), now)
    expect(connecting.runningAt).toBe('2024-03-06T08:00:00.000Z')
    expect(clusterStateOf(connecting)).toBe('starting-up')
  })

  it('Disconnect shows disconnected', () => {
    const running = buildCluster()
    const disconnecting = afterDisconnect(running)
    expect(disconnecting.services).toEqual([
      { kind: 'analytics', url: 'https://demo.basalt.test/', status: 'disconnected' },
    ])
    expect(disconnecting).toEqual({ ...running, services: disconnecting.services })
    expect(clusterStateOf(disconnecting)).toBe('sleeping')
    expect(clusterStateOf(running)).toBe('running')
  })

  it('both work for a cluster without services', () => {
    expect(clusterStateOf(afterConnect(buildCluster({ services: [] }), now))).toBe('starting-up')
    expect(clusterStateOf(afterDisconnect(buildCluster({ services: [] })))).toBe('sleeping')
  })
})

it('has no main status without services', () => {
  expect(mainStatusOf({ services: [] })).toBe('')
  expect(mainStatusOf({ services: [service('loading'), service('running', { kind: 'analytics' })] })).toBe(
    'running',
  )
})
