import { describe, expect, it } from 'vitest'
import { buildSubCluster } from '../testing/detail-builders'
import {
  actionsByStatus,
  hasTaken,
  inSubClusters,
  isOfSubCluster,
  isSettled,
  mostChange,
  quantity,
  runningOf,
  type ServiceNode,
  serviceGroups,
  shownNodes,
  shownSubClusterNodes,
} from './service'
import { plainStatus } from './service-status'

const node = (name: string, changes: Partial<ServiceNode> = {}): ServiceNode => ({
  name,
  subCluster: null,
  status: 'running',
  fault: null,
  messages: [],
  isDisconnected: false,
  isFailover: false,
  ...changes,
})
const rows = (...given: Parameters<typeof shownNodes>) =>
  shownNodes(...given).map(({ name, status, standing }) => [name, status, standing])

describe('the actions on a node', () => {
  it.each<[status: string, actions: string[]]>([
    ['processing', ['stop']],
    ['starting tenant(s)', []],
    ['starting tenants', []],
    ['is starting', ['stop']],
    ['starting', ['stop']],
    ['started', []],
    ['running', ['restart', 'stop']],
    ['unreachable', []],
    ['sleeping', ['start']],
    ['stopping', ['start']],
    ['stopping tenant(s)', ['start']],
    ['stopping tenants', ['start']],
    ['stopped', ['start']],
    ['not running', ['start']],
    ['error', ['force start']],
    ['startup error', ['restart']],
    ['not responding', []],
    ['terminated unexpectedly', ['restart']],
    ['N/A', ['force start', 'restart']],
    ['n/a', ['force start', 'restart']],
    ['started with warnings', ['stop']],
    ['failed to start', ['restart']],
    ['creating', []],
    ['deleting', []],
    ['something new', []],
    ['', []],
  ])('with status "%s" are %j [CFG-019, CFG-020, CFG-021, CFG-022, CFG-033]', (status, actions) => {
    expect([...actionsByStatus(status)].sort()).toEqual(actions)
  })

  it('are the same for every spelling of a status', () => {
    expect(plainStatus(' Is Starting ')).toBe('starting')
    expect(['stopping tenant', 'stopping tenant(s)', 'stopping tenants'].map(plainStatus)).toEqual([
      'stopping tenants',
      'stopping tenants',
      'stopping tenants',
    ])
  })
})

describe('the rows of a service', () => {
  it('are filled up with placeholders to the configured number [CFG-024]', () => {
    expect(rows({ nodes: [node('a-1')], unread: 0, isListed: true }, 3)).toEqual([
      ['a-1', 'running', 'listed'],
      ['creating', 'creating', 'creating'],
      ['creating', 'creating', 'creating'],
    ])
    expect(rows({ nodes: [], unread: 0, isListed: true }, 1)).toEqual([['creating', 'creating', 'creating']])
  })

  // L is listed, C to come, D to be deleted; in each row the server lists 0, 1, 2, 3 and 4 nodes.
  it.each([
    [0, 0, ['', 'D', 'DD', 'DDD', 'DDDD']],
    [1, 0, ['C', 'L', 'LD', 'LDD', 'LDDD']],
    [2, 0, ['CC', 'LC', 'LL', 'LLD', 'LLDD']],
    [3, 0, ['CCC', 'LCC', 'LLC', 'LLL', 'LLLD']],
    [4, 0, ['CCCC', 'LCCC', 'LLCC', 'LLLC', 'LLLL']],
    [0, 1, ['', 'D', 'DD', 'DDD', 'DDDD']],
    [1, 1, ['', 'L', 'LD', 'LDD', 'LDDD']],
    [2, 1, ['C', 'L', 'LL', 'LLD', 'LLDD']],
    [3, 1, ['CC', 'LC', 'LL', 'LLL', 'LLLD']],
    [4, 1, ['CCC', 'LCC', 'LLC', 'LLL', 'LLLL']],
    [null, 0, ['', 'L', 'LL', 'LLL', 'LLLL']],
    [null, 1, ['', 'L', 'LL', 'LLL', 'LLLL']],
  ] as const)(
    'of %j configured nodes, of which %d could not be read, are by the number listed: %j [CFG-024, CFG-025]',
    (configured, unread, shown) => {
      const letters = { listed: 'L', creating: 'C', surplus: 'D' }
      const drawn = [0, 1, 2, 3, 4].map((count) => {
        const nodes = Array.from({ length: count }, (_, index) => node(`a-${index}`))
        return shownNodes({ nodes, unread, isListed: true }, configured)
          .map(({ standing }) => letters[standing])
          .join('')
      })
      expect(drawn).toEqual(shown)
    },
  )

  it('mark the last ones beyond it as to be deleted [CFG-025]', () => {
    const nodes = [node('a-1'), node('a-2'), node('a-3', { status: 'stopping' })]
    expect(rows({ nodes, unread: 0, isListed: true }, 1)).toEqual([
      ['a-1', 'running', 'listed'],
      ['a-2', 'deleting', 'surplus'],
      ['a-3', 'deleting', 'surplus'],
    ])
  })

  it('are those that are listed where the number is right', () => {
    expect(rows({ nodes: [node('a-1'), node('a-2')], unread: 0, isListed: true }, 2)).toEqual([
      ['a-1', 'running', 'listed'],
      ['a-2', 'running', 'listed'],
    ])
    expect(rows({ nodes: [], unread: 0, isListed: true }, 0)).toEqual([])
  })

  it('are those that are listed where the number or the list is not known', () => {
    expect(rows({ nodes: [node('a-1'), node('a-2')], unread: 0, isListed: true }, null)).toEqual([
      ['a-1', 'running', 'listed'],
      ['a-2', 'running', 'listed'],
    ])
    expect(rows({ nodes: [], unread: 0, isListed: false }, 2)).toEqual([])
  })

  it('have no placeholder for a node that could not be read', () => {
    expect(rows({ nodes: [node('a-1')], unread: 1, isListed: true }, 2)).toEqual([
      ['a-1', 'running', 'listed'],
    ])
  })

  it('of a disconnected self-managed cluster are disconnected with it, whatever is said of each [CFG-023]', () => {
    const nodes = [node('d-1', { subCluster: 'd', status: 'sleeping' }), node('q-1', { subCluster: 'q' })]
    const subClusters = [
      buildSubCluster({ name: 'd', nodes: 1, state: 'disconnected' }),
      buildSubCluster({ name: 'q', nodes: 1 }),
    ]
    const shown = shownSubClusterNodes({ nodes, unread: 0, isListed: true }, subClusters)
    expect(shown.map(({ name, isDisconnected }) => [name, isDisconnected])).toEqual([
      ['d-1', true],
      ['q-1', false],
    ])
  })

  it('of self-managed clusters are counted for each, and none are to come to a disconnected one [CFG-024, CFG-025]', () => {
    const nodes = [
      node('q-1', { subCluster: 'q' }),
      node('n-1', { subCluster: 'n' }),
      node('n-2', { subCluster: 'n' }),
      node('x-1', { subCluster: 'x' }),
    ]
    const subClusters = [
      buildSubCluster({ name: 'q', nodes: 2 }),
      buildSubCluster({ name: 'n', nodes: 1 }),
      buildSubCluster({ name: 'd', nodes: 2, state: 'disconnected' }),
    ]
    expect(
      shownSubClusterNodes({ nodes, unread: 0, isListed: true }, subClusters).map(
        ({ name, subCluster, standing }) => [name, subCluster, standing],
      ),
    ).toEqual([
      ['q-1', 'q', 'listed'],
      ['creating', 'q', 'creating'],
      ['n-1', 'n', 'listed'],
      ['n-2', 'n', 'surplus'],
      ['x-1', 'x', 'listed'],
    ])
  })

  it('of a self-managed cluster that nobody knows any more are no other’s, and hide none that is to come [CFG-D17]', () => {
    const gone = [node('etl-2-1', { subCluster: 'etl-2' }), node('etl-2-2', { subCluster: 'etl-2' })]
    const subClusters = [buildSubCluster({ name: 'etl', nodes: 2 })]
    const nodes = inSubClusters(gone, subClusters)
    expect(nodes).toEqual(gone)
    const shown = shownSubClusterNodes({ nodes, unread: 0, isListed: true }, subClusters)
    expect(shown.map(({ name, subCluster, standing }) => [name, subCluster, standing])).toEqual([
      ['creating', 'etl', 'creating'],
      ['creating', 'etl', 'creating'],
      ['etl-2-1', 'etl-2', 'listed'],
      ['etl-2-2', 'etl-2', 'listed'],
    ])
  })

  it('of self-managed clusters have no placeholder for a node that may be theirs and could not be read', () => {
    const nodes = [node('q-1', { subCluster: 'q' })]
    const shown = (unread: number, isListed: boolean) =>
      shownSubClusterNodes({ nodes, unread, isListed }, [buildSubCluster({ name: 'q', nodes: 2 })]).length
    expect([shown(0, true), shown(1, true), shown(0, false)]).toEqual([2, 1, 1])
  })

  it('of a self-managed cluster that says no number are those that are listed', () => {
    const nodes = [node('q-1', { subCluster: 'q' }), node('q-2', { subCluster: 'q' })]
    const subClusters = [buildSubCluster({ name: 'q', nodes: null }), buildSubCluster({ nodes: null })]
    expect(
      shownSubClusterNodes({ nodes, unread: 0, isListed: true }, subClusters).map(({ standing }) => standing),
    ).toEqual(['listed', 'listed'])
  })
})

describe('a service', () => {
  it.each([
    [['running'], true],
    [['not running'], true],
    [['running', 'not running'], true],
    [['running', 'starting'], false],
    [['error'], false],
    [['sleeping'], false],
    [['startup error'], false],
    [['N/A'], false],
    [[], true],
  ])('with %j is settled: %s [CFG-026]', (statuses, isIt) => {
    const nodes = statuses.map((status, index) => node(`a-${index}`, { status }))
    expect(isSettled(shownNodes({ nodes, unread: 0, isListed: true }, nodes.length))).toBe(isIt)
  })

  it('is not settled with a node to come or to go, and does not wait for a disconnected one', () => {
    expect(isSettled(shownNodes({ nodes: [node('a-1')], unread: 0, isListed: true }, 2))).toBe(false)
    expect(isSettled(shownNodes({ nodes: [node('a-1'), node('a-2')], unread: 0, isListed: true }, 1))).toBe(
      false,
    )
    const asleep = node('n-1', { status: 'sleeping', isDisconnected: true })
    expect(isSettled(shownNodes({ nodes: [asleep], unread: 0, isListed: true }, 1))).toBe(true)
  })
})

it.each([
  ['stop', 'stopping', true],
  ['stop', 'stopping tenant(s)', true],
  ['stop', 'stopped', true],
  ['stop', 'not running', true],
  ['stop', 'sleeping', true],
  ['stop', 'running', false],
  ['stop', 'error', false],
  ['start', 'is starting', true],
  ['force start', 'running', true],
  ['start', 'processing', true],
  ['start', 'starting tenant(s)', true],
  ['start', 'started', true],
  ['start', 'not running', false],
  ['start', 'started with warnings', true],
  ['start', 'stopped', false],
  ['restart', 'running', null],
  ['restart', 'stopping', null],
] as const)('%s has reached a node that is %s: %s', (action, status, isTaken) => {
  expect(hasTaken(action, status)).toBe(isTaken)
})

it.each([
  // kind, nodes now, most of a service → how many at once
  ['add', 1, 10, 9],
  ['add', 9, 10, 1],
  ['add', 10, 10, 0],
  ['add', 11, 10, 0],
  ['add', 1, 30, 10],
  ['add', 4, 5, 1],
  ['delete', 1, 10, 0],
  ['delete', 2, 10, 1],
  ['delete', 10, 10, 9],
  ['delete', 15, 30, 10],
  ['add', null, 10, 0],
  ['delete', null, 10, 0],
] as const)(
  'to %s nodes of a service with %i of at most %i, %i at once [CFG-036, CFG-078, CFG-081]',
  (kind, current, most, atOnce) => {
    expect(mostChange(kind, current, most)).toBe(atOnce)
  },
)

it.each([
  ['running', 1],
  ['is running', 1],
  ['started', 1],
  ['started with warnings', 1],
  ['starting', 0],
  ['error', 0],
  ['not running', 0],
])('a node that is %s counts as %i that serve', (status, count) => {
  expect(runningOf([{ ...node('a-1', { status }), standing: 'listed' }])).toBe(count)
})

it('one order is for 1 to 10 nodes, and starts at one [CFG-D22]', () => {
  expect(quantity).toEqual({ min: 1, initial: 1, max: 10 })
})

it('two of the tables are of self-managed clusters', () => {
  expect(serviceGroups.filter(isOfSubCluster)).toEqual(['analyticsSubCluster', 'loaderSubCluster'])
})
