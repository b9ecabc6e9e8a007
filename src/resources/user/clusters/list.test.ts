import { expect, it } from 'vitest'
import type { Cluster } from '../../../domain/cluster'
import { type BuiltState, buildCluster } from '../../../testing/builders'
import { mergeStatuses, optimisticRules, panelOfCluster, platformReader, stateReader } from './list'

const demo = buildCluster()
const stateOf = ([cluster]: readonly Cluster[]) => cluster && stateReader.read(cluster)
const asleep = { id: 'id-demo', services: [{ kind: 'analytics', url: null, status: 'disconnected' }] }

it.each([
  ['corrupted', 'Unavailable', 'disconnected'],
  ['stopping', 'Stopping', 'connected'],
  ['starting-up', 'Starting up', 'connected'],
  ['creating', 'Creating', 'connected'],
  ['sleeping', 'Disconnected', 'disconnected'],
  ['running', 'Connected', 'connected'],
  ['undefined', 'Unknown', 'disconnected'],
] as const)('a cluster that is %s is filtered as "%s" and listed as %s [CLU-D04]', (state, word, panel) => {
  const cluster = buildCluster({ state })
  expect(stateReader.label?.(stateReader.read(cluster))).toBe(word)
  expect(panelOfCluster(cluster)).toBe(panel)
})

it.each([
  ['gc', 'Google Cloud'],
  ['az', 'Azure'],
  ['az-saas', 'Azure SaaS'],
  ['moon', 'moon'],
])('the platform %s is filtered as "%s"', (platform, word) => {
  expect(platformReader.label?.(platformReader.read(buildCluster({ platform })))).toBe(word)
})

it('takes the news of a poll, and none from what is no list of states [CLU-D02]', () => {
  const whole = { ...asleep, isCorrupted: false, runningAt: null, instanceStatus: null }
  const news = mergeStatuses([demo], [whole], new Set())
  expect([stateOf(news.records), news.isListStale]).toEqual(['sleeping', false])
  const clusters = [demo]
  for (const answer of [null, undefined, { 0: asleep, length: 1 }])
    expect(mergeStatuses(clusters, answer, new Set()).records).toBe(clusters)
})

it('reads the list again where a cluster came or went, and not for one that could not be read [CLU-D02]', () => {
  const isStale = (clusters: Cluster[], answer: unknown, unread: string[] = []) =>
    mergeStatuses(clusters, answer, new Set(unread)).isListStale
  expect([isStale([demo], []), isStale([], [asleep])]).toEqual([true, true])
  expect([isStale([demo], [], ['id-demo']), isStale([], [asleep], ['id-demo'])]).toEqual([false, false])
})

it('shows what was asked for before the server does, and nothing of a change it does not know', () => {
  const now = Date.parse('2026-03-05T12:00:00Z')
  const update = (change: string) => ({ recordId: 'id-demo', change, startedAt: now, acceptedAt: now })
  const shown = (state: BuiltState, change: string) =>
    stateOf(optimisticRules.show([buildCluster({ state })], [update(change)], now))
  expect([shown('sleeping', 'connect'), shown('running', 'disconnect')]).toEqual(['starting-up', 'sleeping'])
  expect([shown('running', 'delete'), shown('running', 'scale')]).toEqual([undefined, 'running'])
  const isShown = (change: string) => optimisticRules.isShown([demo], update(change))
  expect([isShown('connect'), isShown('disconnect'), isShown('scale')]).toEqual([true, false, false])
  const answer = { requestedAt: now, now }
  expect(
    optimisticRules.settle([demo], [update('connect'), update('disconnect'), update('scale')], answer),
  ).toEqual([update('disconnect')])
})
