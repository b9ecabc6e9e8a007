import { describe, expect, it } from 'vitest'
import { clusterStates } from './cluster-state'
import type { Library } from './library'
import {
  clusterFinding,
  expectedRange,
  libraryFinding,
  type Operation,
  operationKinds,
  operationTime,
  paceOfOperation,
  readOperations,
} from './operation'

const start = Date.UTC(2026, 2, 5, 10)
const operation = (parts: Partial<Operation> = {}): Operation => ({
  ...{ id: '1', kind: 'create', name: 'demo', clusterId: null, place: '/clusters/demo' },
  ...{ startedAt: start, outcome: null, ...parts },
})
const ended = (at: number): Operation['outcome'] => ({ state: 'done', words: null, at })

describe('how long an operation takes', () => {
  it('is expected by this table; where nothing is known, nothing is expected', () => {
    expect(expectedRange).toEqual({
      create: { min: 300_000, max: 600_000 },
      connect: { min: 0, max: 300_000 },
      clone: { min: 300_000, max: 600_000 },
      upgrade: null,
      install: null,
      import: null,
      pipeline: { min: 2_700_000, max: 3_000_000 },
      export: null,
    })
  })

  it('is longer than usual from a moment after the end of the range, and never once it is over', () => {
    const at = [0, 300_000, 300_001, 600_000, 600_001, 3_000_000, 3_000_001]
    const paces = operationKinds.map((kind) => [
      kind,
      at.filter((elapsed) => paceOfOperation(operation({ kind }), start + elapsed) === 'longer'),
    ])
    expect(Object.fromEntries(paces)).toEqual({
      create: [600_001, 3_000_000, 3_000_001],
      connect: [300_001, 600_000, 600_001, 3_000_000, 3_000_001],
      clone: [600_001, 3_000_000, 3_000_001],
      upgrade: [],
      install: [],
      import: [],
      pipeline: [3_000_001],
      export: [],
    })
    expect(paceOfOperation(operation({ kind: 'install' }), start)).toBeNull()
    expect(paceOfOperation(operation({ outcome: ended(start + 9_000_000) }), start + 9_000_000)).toBeNull()
  })

  it('is counted to now, or to its end, and never negative', () => {
    expect(operationTime(operation(), start + 61_000)).toBe(61_000)
    expect(operationTime(operation({ outcome: ended(start + 5_000) }), start + 61_000)).toBe(5_000)
    expect(operationTime(operation(), start - 1)).toBe(0)
  })
})

describe('what a cluster shows of an operation', () => {
  it('is by this table of states, at once and after 90 seconds', () => {
    const states = [...clusterStates, null]
    const row = (kind: Operation['kind'], elapsed: number) =>
      Object.fromEntries(
        states.map((state) => [String(state), clusterFinding(operation({ kind }), state, start + elapsed)]),
      )
    const goesOn = { stopping: null, 'starting-up': null, creating: null, unknown: null }
    const over = { running: 'reached', corrupted: 'broken' }
    expect(row('connect', 90_000)).toEqual({ ...goesOn, ...over, sleeping: null, null: null })
    expect(row('connect', 90_001)).toEqual({ ...goesOn, ...over, sleeping: 'undone', null: 'missing' })
    expect(row('create', 90_000)).toEqual({ ...goesOn, ...over, sleeping: 'reached', null: null })
    expect(row('clone', 90_001)).toEqual({ ...goesOn, ...over, sleeping: 'reached', null: 'missing' })
  })
})

describe('what the libraries of a cluster show of an installation', () => {
  const library = (name: string, status: string | null, chidoriState: string | null = null): Library => ({
    ...{ id: name, name, version: null, coordinates: name, type: 'pypi', source: null, status },
    ...{ analyticsState: null, loaderState: null, chidoriState, sparkState: null },
  })
  const found = (libraries: readonly Library[], elapsed = 0) =>
    libraryFinding({ name: 'NumPy==2.1.0, scipy', startedAt: start }, libraries, start + elapsed)

  it.each<[string, ReturnType<typeof found>, Library[], number?]>([
    ['all installed', 'reached', [library('numpy', 'installed'), library('scipy', 'installed')]],
    ['one of which nothing is said', 'reached', [library('numpy', null), library('scipy', 'installed')]],
    ['one still installing', null, [library('numpy', 'failed'), library('scipy', 'installing')]],
    [
      'one service installing',
      null,
      [library('numpy', 'installed'), library('scipy', 'installed', 'installing')],
    ],
    ['one failed', 'broken', [library('numpy', 'Failed'), library('scipy', 'installed')]],
    ['one not listed yet', null, [library('numpy', 'installed'), library('other', 'failed')]],
    [
      'two of one name, and none of the other',
      null,
      [library('numpy', 'installed'), library('NumPy', 'installed')],
    ],
    ['one not listed after 90 s', 'missing', [library('numpy', 'installed')], 90_001],
  ])('%s: %s', (_case, finding, libraries, elapsed) => {
    expect(found(libraries, elapsed)).toBe(finding)
  })

  it('of one library alone is over when that is installed', () => {
    const about = { name: 'numpy', startedAt: start }
    expect(libraryFinding(about, [library('numpy', 'installed')], start + 1)).toBe('reached')
  })
})

describe('what a tab kept', () => {
  it('is read without what is older than a day', () => {
    const kept = [operation(), operation({ id: '2', startedAt: start + 1 })]
    expect(readOperations(JSON.stringify(kept), start + 86_400_000)).toEqual([kept[1]])
    expect(readOperations(JSON.stringify(kept), start)).toEqual(kept)
  })

  it('is read with what its end is known by, and what is left to do after it', () => {
    const kept = [
      operation({ kind: 'upgrade', clusterId: 'c-1', version: '4.3.1-1182' }),
      operation({ kind: 'import', apps: [{ id: 'bp-1', name: 'Sales' }] }),
      operation({ kind: 'export', exportId: 'e-1', outcome: { state: 'done', words: 'Ready', at: start } }),
    ]
    expect(readOperations(JSON.stringify(kept), start)).toEqual(kept)
  })

  it('is read of the newest 50', () => {
    const kept = Array.from({ length: 52 }, (_, place) => operation({ id: `${place + 1}` }))
    const ids = readOperations(JSON.stringify(kept), start).map(({ id }) => id)
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, '3', '52'])
  })

  it('is nothing where it cannot be read', () => {
    for (const kept of [null, '', '{}', '[{"id":1}]']) expect(readOperations(kept, start)).toEqual([])
  })
})
