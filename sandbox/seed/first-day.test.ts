import { expect, it } from 'vitest'
import { isIpRange } from '../../src/domain/ip-range'
import { badgeText, failureLines } from '../../src/domain/notification'
import { isNodeCount } from '../../src/domain/sub-cluster'
import { idleTimes, images, regions, sizes } from '../catalogue'
import { lifecycleStates } from '../lifecycle'
import { personas } from '../personas'
import { seedClusters } from './seed-clusters'
import { type NotificationPayload, seedNotifications } from './seed-notifications'
import { seedPeople } from './seed-people'
import { seedSubClusters } from './seed-sub-clusters'
import { seedWhitelists, type WhitelistPayload } from './seed-whitelists'

const today = Date.UTC(2026, 4, 4)
const day = 86_400_000
const { clusters } = seedClusters(today, today)
const people = seedPeople('product', today)
const person = (key: string) => people.find((one) => one.key === key)
const personOf = (uuid: string) => people.find((one) => one.uuid === uuid)
const ownedBy = (key: string) => clusters.filter(({ ownerUuid }) => ownerUuid === person(key)?.uuid)
const stateOf = ({ heldState, isCorrupted }: (typeof clusters)[number]) =>
  isCorrupted ? 'corrupted' : heldState

it('the owner has a cluster in every state on the first day', () => {
  expect(new Set(ownedBy('owner').map(stateOf))).toEqual(new Set(lifecycleStates))
})

it.each(clusters.map((cluster) => [cluster.name, cluster] as const))(
  'the cluster %s is of what the sandbox offers its owner',
  (_, { ownerUuid, k8sClusterCode, image, idleTime, analyticsSizeId, loaderSizeId }) => {
    const region = regions.find((one) => one.cluster_code === k8sClusterCode)
    expect([null, undefined, ownerUuid]).toContain(region?.userId)
    expect(region?.isAvailable).not.toBe(false)
    expect(images.map((one) => one.image)).toContain(image)
    expect(idleTimes.map(({ key }) => key)).toContain(idleTime)
    const sizeIds = sizes.map(({ id }) => id)
    expect(sizeIds).toContain(analyticsSizeId)
    expect(sizeIds).toContain(loaderSizeId)
    const actions = personOf(ownerUuid)?.wire.platformActions ?? []
    expect(actions.find(({ name }) => name === 'cluster_create')?.platforms).toContain(region?.platform)
  },
)

it('a cluster ran after it was made, went to sleep after it was started, and both before the first day', () => {
  for (const { name, createdAt, startedAt, awakeSpans = [] } of clusters) {
    const moments = [createdAt, ...(awakeSpans[0] ?? [startedAt ?? createdAt]), today]
    expect(
      [...moments].sort((one, other) => one - other),
      name,
    ).toEqual(moments)
  }
})

it('clusters that sleep or are stopped on the first day ran until then, those that run still do', () => {
  const hasSlept = (state: string) =>
    clusters.filter((one) => stateOf(one) === state).map(({ awakeSpans = [] }) => awakeSpans.length)
  expect(new Set(hasSlept('sleeping'))).toEqual(new Set([1]))
  expect(new Set(hasSlept('stopping'))).toEqual(new Set([1]))
  expect(new Set(hasSlept('corrupted'))).toEqual(new Set([1]))
  expect(new Set(hasSlept('running'))).toEqual(new Set([0]))
  expect(new Set(hasSlept('creating'))).toEqual(new Set([0]))
})

it('two clusters are premium on the first day, and one alone cannot be cloned', () => {
  const namesOf = (isMeant: (cluster: (typeof clusters)[number]) => boolean) =>
    clusters.filter(isMeant).map(({ name }) => name)
  expect(namesOf(({ isPremium }) => isPremium === true)).toEqual(['sales-analytics', 'atlas-prod'])
  expect(namesOf(({ isCloneable }) => isCloneable === false)).toEqual(['legacy-import'])
  expect(namesOf(({ image }) => image !== images[0]?.image)).toEqual([
    'sales-analytics',
    'mktsaas',
    'supply-chain',
    'finance-archive',
    'azdev01',
    'legacy-import',
  ])
})

it('those who pay, or are to be asked for it, have a card that is still good on the first day', () => {
  const cards = people.flatMap(({ key, card }) => (card ? [[key, card] as const] : []))
  expect(cards.map(([key]) => key)).toEqual(['owner', 'enterprise', 'trial', 'provisioned', 'stranger'])
  for (const [, { last4, expiration }] of cards) {
    expect(last4).toMatch(/^\d{4}$/)
    expect(expiration).toMatch(/^(0[1-9]|1[0-2])\/\d\d$/)
    const [month, year] = String(expiration).split('/').map(Number)
    expect(Date.UTC(2000 + (year ?? 0), month ?? 0, 1)).toBeGreaterThan(today)
  }
})

it('who never signed in has no last sign-in on the first day', () => {
  const missing = people.filter(({ lastLoginAt }) => lastLoginAt === null).map(({ key }) => key)
  expect(missing).toEqual(['newcomer', 'unconfirmed', 'provisioned', 'blocked', 'personal', 'mfa'])
  expect(person('manager')?.lastLoginAt).toBe(today - 1.4 * day)
  for (const { lastLoginAt } of people) expect(lastLoginAt ?? 0).toBeLessThan(today)
})

it('the addresses of the first whitelists are addresses the console accepts', () => {
  const rows = seedWhitelists(clusters, today)
  const payloads = rows.map(({ payload }) => payload as WhitelistPayload)
  expect(payloads).toHaveLength(7)
  for (const { range } of payloads) expect(isIpRange(range), range).toBe(true)
  expect(payloads.filter(({ active }) => !active).map(({ range }) => range)).toEqual(['192.0.2.128/25'])
})

it('a first self-managed cluster is named after its cluster, of an offered size and a possible number of nodes', () => {
  const rows = seedSubClusters(today)
  expect(rows).toHaveLength(5)
  for (const { cluster, row } of rows) {
    expect(clusters.map(({ name }) => name)).toContain(cluster)
    expect(row.name.startsWith(`${cluster}-`), row.name).toBe(true)
    expect(sizes.map(({ id }) => id)).toContain(row.sizeID)
    expect(isNodeCount(row.nodes)).toBe(true)
  }
  const named = (isMeant: (row: (typeof rows)[number]['row']) => boolean) =>
    rows.filter(({ row }) => isMeant(row)).map(({ row }) => row.name)
  expect(named(({ transition }) => transition !== 'connect')).toEqual(['sales-analytics-nightly'])
  expect(named(({ areNodesStopped }) => areNodesStopped)).toEqual(['sales-analytics-lab'])
})

it('the first notifications fill more than the badge, and every failure among them says why on a second line', () => {
  const rows = seedNotifications(personas, today)
  const ofKey = (key: string) =>
    rows
      .filter(({ id }) => id?.startsWith(`${key}-`))
      .map(({ payload, createdAt }) => ({ ...(payload as NotificationPayload), createdAt }))
  const unread = ofKey('enterprise').filter(({ read }) => !read)
  expect(badgeText(unread.length)).toBe('+9')
  const failures = [...ofKey('owner'), ...unread].filter(({ eventType }) => eventType === 'failure')
  expect(failures).toHaveLength(5)
  for (const { message } of failures) expect(failureLines(message), message).toHaveLength(2)
  expect(unread.map(({ eventType }) => eventType).indexOf('failure')).toBe(3)
  for (const { message, eventType } of unread) {
    expect(message.includes('not restarted')).toBe(eventType === 'failure')
  }
  const times = ofKey('owner').map(({ createdAt }) => createdAt ?? 0)
  expect(times).toEqual([...times].sort((one, other) => other - one))
  expect(ofKey('owner').filter(({ read }) => !read)).toHaveLength(4)
})
