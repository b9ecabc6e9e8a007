import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

type Entry = { start_timestamp: string; total_queries: number; rejected_queries: number }
type History = Record<'analytics' | 'loader', Record<string, Entry[]>>

const clusterId = 'c1a5e000-0000-4000-8000-000000000001'
const asleepId = 'c1a5e000-0000-4000-8000-000000000006'
const switchPath = '/users/{id}/instances/updateautoscaling'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
// The calendar stands at 2026-03-02T09:00:00Z, a Monday.
beforeEach(() => rig.control('POST', '/reset'))
afterAll(() => rig.close())

const history = (hours: number | string, id = clusterId, key = 'owner') =>
  rig.call(key, 'GET', `/users/instances/${id}/getautoscalehistory/${hours}`)
const entriesOf = async (hours: number, id = clusterId): Promise<Entry[]> =>
  Object.values(((await history(hours, id)).body as History).analytics)[0] ?? []
const at = (entries: Entry[], time: string) => entries.find(({ start_timestamp }) => start_timestamp === time)
const set = (isEnabled: unknown, { key = 'owner', id = clusterId } = {}) =>
  rig.call(key, 'POST', switchPath, { userId: 'somebody', instanceID: id, isEnabled })
const detail = async (name = 'sales-analytics') =>
  (await rig.call('owner', 'GET', `/tenants/{id}/instances/${name}`)).body
const patch = (change: object) => rig.control('PATCH', '/clusters/sales-analytics', change)
const pass = (hours: number) => rig.control('POST', '/clock', { advanceMs: hours * 3_600_000 })

describe('the history of automatic scaling', () => {
  it.each([
    [1, 60, '2026-03-02T08:00:00.000Z', '2026-03-02T08:59:00.000Z'],
    [2, 8, '2026-03-02T07:00:00.000Z', '2026-03-02T08:45:00.000Z'],
    [24, 96, '2026-03-01T09:00:00.000Z', '2026-03-02T08:45:00.000Z'],
    [168, 168, '2026-02-23T09:00:00.000Z', '2026-03-02T08:00:00.000Z'],
  ])('reaches back %d hours in %d entries [API-034, SCA-003, SCA-D03]', async (hours, count, first, last) => {
    const entries = await entriesOf(hours)
    expect(entries).toHaveLength(count)
    expect([entries[0]?.start_timestamp, entries.at(-1)?.start_timestamp]).toEqual([first, last])
    expect(Object.keys(entries[0] ?? {}).sort()).toEqual([
      'rejected_queries',
      'start_timestamp',
      'total_queries',
    ])
  })

  it('has a busy morning with rejected queries, and a night without any', async () => {
    await pass(24)
    const entries = await entriesOf(24)
    const morning = entries.filter(({ start_timestamp }) => /T(08|09):/.test(start_timestamp))
    expect(morning.some(({ rejected_queries }) => rejected_queries > 0)).toBe(true)
    expect(morning.every((entry) => entry.total_queries > 300)).toBe(true)
    expect(
      entries.every((entry) => entry.rejected_queries < entry.total_queries || entry.total_queries === 0),
    ).toBe(true)
    expect(at(entries, '2026-03-03T02:00:00.000Z')).toMatchObject({ total_queries: 0, rejected_queries: 0 })
    const evening = at(entries, '2026-03-02T20:00:00.000Z')
    expect(evening?.total_queries).toBeGreaterThan(0)
    expect(evening?.rejected_queries).toBe(0)
  })

  it('has as many queries as the hour and the day have, shared by the nodes, and rejects what these cannot answer', async () => {
    await patch({ loaderNodes: 2 })
    const { analytics, loader } = (await history(168)).body as History
    // How busy an hour of UTC is, of the busiest.
    const busy = (hour: number) =>
      hour < 5
        ? 0
        : hour < 7
          ? 0.15
          : hour < 8
            ? 0.5
            : hour < 11
              ? 1
              : hour < 13
                ? 0.7
                : hour < 17
                  ? 0.55
                  : 0.2
    const quiet = [0, 6]
    for (const [entries, peak, capacity] of [
      [analytics['sales-analytics-analytics-1'], 42 * 60, 38 * 60],
      [loader['sales-analytics-loader-1'], 6 * 60, 12.5 * 60],
      [loader['sales-analytics-loader-2'], 6 * 60, 12.5 * 60],
    ] as const) {
      expect(entries).toHaveLength(168)
      const shares = (entries ?? []).flatMap(({ start_timestamp, total_queries, rejected_queries }) => {
        expect(rejected_queries).toBe(Math.max(0, total_queries - capacity))
        const date = new Date(start_timestamp)
        const activity = date.getUTCHours() >= 21 ? 0 : busy(date.getUTCHours())
        const usual = peak * activity * (quiet.includes(date.getUTCDay()) ? 0.25 : 1)
        if (usual === 0) expect(total_queries).toBe(0)
        return usual === 0 ? [] : [total_queries / usual]
      })
      // From a quarter less to a quarter more than usual, give and take half a query.
      expect(Math.min(...shares)).toBeGreaterThan(0.7)
      expect(Math.max(...shares)).toBeLessThan(1.3)
      expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.4)
    }
    const byQuarter = await entriesOf(24)
    expect(at(byQuarter, '2026-03-02T08:00:00.000Z')?.rejected_queries).toBe(
      Math.max(0, (at(byQuarter, '2026-03-02T08:00:00.000Z')?.total_queries ?? 0) - 570),
    )
  })

  it('is for everybody who sees the cluster, while the flag is on', async () => {
    const statuses = async () =>
      Promise.all(
        ['owner', 'user', 'stranger'].map(async (key) => (await history(24, clusterId, key)).status),
      )
    expect(await statuses()).toEqual([200, 200, 404])
    await rig.control('PATCH', '/people/owner', { features: [], toggleFeatures: [] })
    expect(await statuses()).toEqual([403, 200, 404])
  })

  it('says the same of an instant whenever it is asked', async () => {
    const before = at(await entriesOf(24), '2026-03-02T07:15:00.000Z')
    await pass(5)
    expect(at(await entriesOf(24), '2026-03-02T07:15:00.000Z')).toEqual(before)
    expect(before?.total_queries).toBeGreaterThan(0)
  })

  it('has the entries of every node under its name', async () => {
    await patch({ analyticsNodes: 3, loaderNodes: 2 })
    const { body } = await history(24)
    expect(Object.keys(body.analytics)).toEqual([
      'sales-analytics-analytics-1',
      'sales-analytics-analytics-2',
      'sales-analytics-analytics-3',
    ])
    expect(Object.keys(body.loader)).toEqual(['sales-analytics-loader-1', 'sales-analytics-loader-2'])
  })

  it('is zero while the cluster sleeps, and was not before', async () => {
    await rig.call('owner', 'PUT', '/users/{id}/instances/sales-analytics/disconnect')
    await pass(3)
    const entries = await entriesOf(24)
    expect(at(entries, '2026-03-02T08:30:00.000Z')?.total_queries).toBeGreaterThan(0)
    expect(
      entries
        .filter(({ start_timestamp }) => start_timestamp >= '2026-03-02T09:00:00.000Z')
        .map(({ total_queries }) => total_queries),
    ).toEqual(Array(12).fill(0))
    expect((await entriesOf(168, asleepId)).every(({ total_queries }) => total_queries === 0)).toBe(true)
  })

  it('begins with the cluster', async () => {
    const { id } = await detail('risk-models')
    expect(await entriesOf(168, id)).toEqual([])
  })

  it.each(['0', '169', '1.5', 'day', '-1'])('of %s hours is not there', async (hours) => {
    const answer = await history(hours)
    expect([answer.status, answer.body.message]).toEqual([404, 'This history does not exist.'])
  })
})

describe('the switch of automatic scaling', () => {
  it('is turned on and off, and the cluster says so [API-035, API-D37, SCA-001]', async () => {
    expect((await detail()).autoscale).toEqual({
      enabled: false,
      requestDelay: 30,
      coolDelay: 300,
      rejectedQueriesUp: 5,
      rejectedQueriesDown: 0,
      consecutiveQueries: 3,
    })
    expect(await set(true)).toMatchObject({
      status: 200,
      body: { message: 'Auto-scaling of sales-analytics is turned on' },
    })
    expect((await detail()).autoscale).toMatchObject({ enabled: true, coolDelay: 300 })
    expect((await set(false)).body.message).toBe('Auto-scaling of sales-analytics is turned off')
    expect((await detail()).autoscale.enabled).toBe(false)
    expect((await detail('finance-archive')).autoscale.enabled).toBe(false)
  })

  it('leaves the nodes that an event has added, and the limits that were set', async () => {
    await patch({ loaderNodes: 4, autoscale: { enabled: false, coolDelay: 60 } })
    await set(true)
    expect(await detail()).toMatchObject({ loaderNodes: 4, autoscale: { enabled: true, coolDelay: 60 } })
  })

  it.each(['yes', null, undefined])('set to %j is refused', async (isEnabled) => {
    expect((await set(isEnabled)).status).toBe(422)
    expect((await detail()).autoscale.enabled).toBe(false)
  })

  it.each([
    ['user', clusterId, 403, 'You need higher permission'],
    ['owner', asleepId, 409, 'Your cluster must be connected to apply this change'],
    ['stranger', clusterId, 404, 'This cluster does not exist.'],
  ])('is refused to %s on %s [SCA-007, SCA-D06]', async (key, id, status, message) => {
    const answer = await set(true, { key, id })
    expect([answer.status, answer.body.message]).toEqual([status, message])
  })
})
