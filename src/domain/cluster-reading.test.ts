import { describe, expect, it } from 'vitest'
import { buildCluster } from '../testing/builders'
import { buildClusterDetail } from '../testing/detail-builders'
import { connectionOf, isTransitional, newestReading } from './cluster-reading'
import { clusterStateOf, clusterUrlOf } from './cluster-state'

describe('the newest reading of a cluster', () => {
  const detail = buildClusterDetail({ name: 'sales', state: 'running', loaderNodes: 3 })
  const listed = buildCluster({ name: 'sales', state: 'sleeping' })

  it('is in the state of the list where that was read later', () => {
    const reading = newestReading(detail, listed, true)
    expect(clusterStateOf(reading)).toBe('sleeping')
    expect(reading.loaderNodes).toBe(3)
  })

  it('is in its own state where the list is older, with the address the list knows', () => {
    const own = { ...detail, services: [{ kind: null, url: null, status: 'loading' }] }
    const reading = newestReading(own, listed, false)
    expect(clusterStateOf(reading)).toBe('starting-up')
    expect(clusterUrlOf(reading)).toBe('https://sales.basalt.test/')
  })

  it('believes the list where the page was given no state at all', () => {
    expect(clusterStateOf(newestReading({ ...detail, services: [] }, listed, false))).toBe('sleeping')
  })

  it('is the answer itself where the list is not known', () => {
    expect(newestReading(detail, undefined, true)).toBe(detail)
  })
})

it.each([
  ['running', 'connected', false, ' [DET-050]'],
  ['sleeping', 'disconnected', false, ' [DET-051]'],
  ['starting-up', 'connecting', true, ' [DET-052]'],
  ['creating', 'connecting', true, ' [DET-052]'],
  ['stopping', 'disconnected', true, ' [DET-053]'],
  ['corrupted', 'unavailable', false, ' [DET-054]'],
  ['unknown', 'unknown', false, ''],
] as const)('%s is shown as %s; on its way: %s%s', (state, connection, isOnItsWay, _ids) => {
  expect(connectionOf(state)).toBe(connection)
  expect(isTransitional(state)).toBe(isOnItsWay)
})
