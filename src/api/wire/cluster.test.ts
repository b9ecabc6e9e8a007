import { describe, expect, it } from 'vitest'
import { clusterStateOf } from '../../domain/cluster-state'
import { recordFaultsOf, valueFaultsOf } from '../record-faults'
import { clusterListResponse, clusterStatusResponse } from './cluster'
import { clusterDetailResponse } from './cluster-detail'

const instance = {
  id: 'c-1',
  name: 'sales',
  platform: 'gc',
  createdAt: '2026-01-02T03:04:05Z',
  runningAt: '2026-01-03T03:04:05Z',
}
const services = [{ kind: 'analytics', url: 'https://sales.test/', status: 'running' }]

function listOf(of: object, its: unknown = services) {
  return clusterListResponse.parse([
    { instance: { ...instance, ...of }, services: its },
    { instance: { ...instance, id: 'c-2', name: 'lab' }, services },
  ])
}

describe('a cluster of the list', () => {
  it.each([
    ['owner', 'Ann', { ownerName: null }],
    ['analyticsSize', 'Small', { sizeName: null }],
    ['image', 2024.1, { version: null }],
    ['image', { image: 7 }, { version: null }],
    ['customBuild', {}, { customBuild: null }],
    ['isPremium', 'yes', { isPremium: false }],
    ['cloneable', 'yes', { isCloneable: false }],
    ['csize', {}, { sizeKey: null }],
    ['hostName', [], { hostName: null }],
  ])('is not lost to a strange %s (%j), which is named', (field, sent, expected) => {
    const list = listOf({ [field]: sent })
    expect(list).toMatchObject([{ name: 'sales', ...expected }, { name: 'lab' }])
    expect(list.map(clusterStateOf)).toEqual(['running', 'running'])
    const [fault, ...more] = recordFaultsOf(list)
    expect(fault).toMatchObject({ id: 'c-1', name: 'sales', isShown: true })
    expect(fault?.values.map((value) => value.field.split('.')[0])).toEqual([field])
    expect(more).toEqual([])
  })

  it.each([
    ['id', {}],
    ['name', null],
    ['platform', 7],
    ['corrupted', 'perhaps'],
    ['runningAt', {}],
    ['status', []],
  ])('is left out and named without its %s: nothing is claimed of its state', (field, sent) => {
    const list = listOf({ [field]: sent })
    expect(list.map(({ name }) => name)).toEqual(['lab'])
    expect(recordFaultsOf(list)).toMatchObject([
      { number: 1, isShown: false, values: [{ field: `instance.${field}` }] },
    ])
  })

  it.each([
    ['services', 'none'],
    ['services.0', ['analytics']],
    ['services.0.status', [{ kind: 'analytics', status: {} }]],
  ])('has no known state where %s cannot be read', (field, sent) => {
    const list = listOf({}, sent)
    expect(list.map(clusterStateOf)).toEqual(['unknown', 'running'])
    expect(recordFaultsOf(list)).toMatchObject([{ id: 'c-1', isShown: true, values: [{ field }] }])
  })

  it('keeps the state of a service whose address cannot be read, in the list and in a poll', () => {
    const sent = [{ kind: 'analytics', url: false, status: 'running' }]
    const list = listOf({}, sent)
    expect(list[0]?.services).toEqual([{ kind: 'analytics', url: null, status: 'running' }])
    expect(recordFaultsOf(list)).toMatchObject([{ id: 'c-1', isShown: true, values: [{ field: 'url' }] }])
    expect(clusterStatusResponse.parse([{ instance: { id: 'c-1' }, services: sent }])).toMatchObject([
      { services: [{ url: null, status: 'running' }] },
    ])
  })

  it.each([
    ['Running', 'running'],
    ['LOADING', 'starting-up'],
    ['Disconnected', 'sleeping'],
  ])('whose service says %s is %s, and the same by a poll and on its own page', (status, state) => {
    const its = [{ kind: 'analytics', url: null, status }]
    const [cluster] = listOf({}, its)
    expect(cluster && clusterStateOf(cluster)).toBe(state)
    const [poll] = clusterStatusResponse.parse([
      { instance: { id: 'c-1', status: 'Stopping' }, services: its },
    ])
    expect(poll).toMatchObject({ instanceStatus: 'stopping', services: [{ status: status.toLowerCase() }] })
    expect(listOf({ status: 'Stopping' })[0]?.instanceStatus).toBe('stopping')
  })

  it.each([
    ['Running', 'running'],
    ['SLEEPING', 'sleeping'],
    ['Stopping', 'stopping'],
    ['Starting-Up', 'starting-up'],
    ['Creating', 'creating'],
    ['Corrupted', 'corrupted'],
  ])('that calls itself %s on its own page is %s', (status, state) => {
    expect(clusterStateOf(clusterDetailResponse.parse({ ...instance, status }))).toBe(state)
  })

  it.each([
    [0, null],
    [1, null],
    ['false', null],
    ['true', null],
    [1182, '1182'],
    ['nightly', 'nightly'],
  ])('with the custom build %j has the build %j, and nothing is amiss', (customBuild, build) => {
    const list = listOf({ customBuild })
    expect(list[0]?.customBuild).toBe(build)
    expect(recordFaultsOf(list)).toEqual([])
  })

  it('has nothing amiss where the server says null for what it does not know, also on its own page', () => {
    const empty = { hostName: null, image: null, owner: null, csize: null, analyticsSize: null }
    const unknown = { ...empty, createdAt: null, regionAlias: null, displayIdleTime: null, runningAt: null }
    const list = listOf(unknown)
    expect(list).toMatchObject([{ name: 'sales', version: null, ownerName: null, sizeName: null }, {}])
    expect(recordFaultsOf(list)).toEqual([])
    const detail = clusterDetailResponse.parse({ ...instance, ...unknown })
    expect(detail).toMatchObject({ name: 'sales', version: null, ownerName: null, ownerEmail: null })
    expect(valueFaultsOf(detail)).toEqual([])
  })
})

describe('a poll of the services [CLU-D02]', () => {
  const told = {
    id: 'c-1',
    isCorrupted: false,
    runningAt: '2026-01-03T03:04:05Z',
    instanceStatus: 'stopping',
    services: [{ kind: 'analytics', url: null, status: 'running' }],
  }
  const parts = { id: 'c-1', corrupted: false, runningAt: '2026-01-03T03:04:05Z', status: 'Stopping' }
  const its = [{ kind: 'analytics', status: 'Running' }]

  it.each([
    ['as the list has it', [{ instance: parts, services: its }]],
    ['without an instance around it', [{ ...parts, services: its }]],
    ['under services', { services: [{ ...parts, services: its }] }],
    ['under instances', { data: { instances: [{ instance: parts, services: its }] } }],
  ])('is read %s', (_, sent) => {
    expect(clusterStatusResponse.parse(sent)).toEqual([told])
  })

  it.each([
    ['running', 'running'],
    ['Loading', 'loading'],
    ['disconnected', 'disconnected'],
    ['stopping', undefined],
  ])('that says %j without services has the word of the main one: %s', (status, mainStatus) => {
    const [bare] = clusterStatusResponse.parse([{ id: 1, status }])
    expect(bare).toMatchObject({ id: '1', services: [] })
    expect(bare?.mainStatus).toBe(mainStatus)
    const [whole] = clusterStatusResponse.parse([{ id: 1, status, services: its }])
    expect(whole?.mainStatus).toBeUndefined()
  })

  it('of which nothing can be read has failed; one entry that can be read is news', () => {
    const unreadable = { cluster: 'sales', state: 'running' }
    expect(clusterStatusResponse.safeParse([unreadable, unreadable]).success).toBe(false)
    const read = clusterStatusResponse.parse([unreadable, { instance: parts, services: its }])
    expect(read).toEqual([told])
    expect(recordFaultsOf(read)).toHaveLength(1)
    expect(clusterStatusResponse.parse([])).toEqual([])
  })
})
