import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { longestInteraction, measureLoad, measureNavigation, measurePoll, profiles } from './measure'

const bench = {
  seen: { fcp: 120, shift: 0.01, longTasks: [] as { at: number; took: number }[], interaction: 0 },
  painted: async (_selector: string, _count: number) => 300,
  paintedAfterClick: async (_selector: string, _text: string) => 0,
  beginInteractions: vi.fn(),
  longestInteraction: async (): Promise<number | null> => 16,
}
beforeEach(() => vi.stubGlobal('window', { __bench: { ...bench } }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const seen = (parts: Partial<typeof bench>) => vi.stubGlobal('window', { __bench: { ...bench, ...parts } })
const evaluate = async (work: (given: unknown) => unknown, given?: unknown) => work(given)
/** A page of which only these parts are used. */
const as = <Wanted>(parts: object): Wanted => parts as Wanted
type Page = Parameters<typeof longestInteraction>[0]

it('a slow page has a quarter of the processor and 1.6 Mbit/s, and a fast one all there is', () => {
  expect(profiles).toEqual({
    slow: { cpu: 4, network: { latency: 150, download: 200_000, upload: 93_750 } },
    fast: { cpu: 1, network: null },
  })
})

describe('an interaction', () => {
  it('is the longest since it began', async () => {
    const done: string[] = []
    seen({ longestInteraction: async () => 48, beginInteractions: vi.fn(() => done.push('begun')) })
    expect(await longestInteraction(as<Page>({ evaluate }), async () => void done.push('acted'))).toBe(48)
    expect(done).toEqual(['begun', 'acted'])
  })

  it('that the page did not see is a failure, not a short one', async () => {
    seen({ longestInteraction: async () => null })
    await expect(longestInteraction(as<Page>({ evaluate }), async () => {})).rejects.toThrow(
      'the page saw no key and no click',
    )
  })
})

it('the way to a record is measured twice, each until its heading names the record', async () => {
  const times = [700, 300]
  const lasting = [40, 90]
  const asked: unknown[] = []
  seen({
    paintedAfterClick: async (...given) => {
      asked.push(given)
      return times.shift() ?? 0
    },
    longestInteraction: async () => lasting.shift() ?? null,
  })
  const link = { innerText: async () => ' sales-analytics ', click: async () => {}, waitFor: async () => {} }
  const page = { evaluate, goBack: async () => {}, locator: () => ({ first: () => link }) }
  expect(await measureNavigation(as<Page>(page), 'main a', 'main h1')).toEqual({
    first: 700,
    again: 300,
    interaction: 90,
  })
  expect(asked).toEqual([
    ['main h1', 'sales-analytics'],
    ['main h1', 'sales-analytics'],
  ])
})

it('of a poll the longest task counts that came with its answer, not one of before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  vi.advanceTimersByTime(10_000)
  const tasks = [
    { at: 9_400, took: 400 },
    { at: 9_600, took: 70 },
    { at: 10_300, took: 60 },
  ]
  seen({ seen: { ...bench.seen, longTasks: tasks } })
  const isPoll = vi.fn((url: string) => url.endsWith('/services'))
  const answer = { url: () => 'http://x/instances/services', finished: async () => {} }
  const page = {
    evaluate,
    waitForResponse: async (is: (of: typeof answer) => boolean) => (is(answer) ? answer : null),
  }
  const measured = measurePoll(as<Page>(page), isPoll)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await measured).toBe(70)
  expect(isPoll).toHaveBeenCalledWith('http://x/instances/services')
})

describe('a load', () => {
  type Made = { path: string; at: number; took: number; type?: string; isCached?: boolean }
  const start = performance.timeOrigin
  const request = ({ path, at, took, type = 'fetch', isCached = false }: Made) => ({
    method: () => 'GET',
    url: () => `http://127.0.0.1${path}?v=1`,
    resourceType: () => type,
    timing: () => ({ startTime: start + at, responseEnd: took }),
    sizes: async () =>
      isCached
        ? { responseHeadersSize: 0, responseBodySize: 0 }
        : { responseHeadersSize: 90, responseBodySize: 9 },
  })

  it('tells what came over the network, and what of it was there with the content', async () => {
    const sent: [string, unknown][] = []
    const devtools = {
      send: async (call: string, given?: unknown) => {
        sent.push([call, given])
        if (call === 'Runtime.getHeapUsage') return { usedSize: 7_000_000 }
        return {
          metrics: [
            { name: 'Timestamp', value: 9 },
            { name: 'TaskDuration', value: 0.25 },
          ],
        }
      },
    }
    const made = [
      request({ path: '/later.js', at: 310, took: 40, type: 'script' }),
      request({ path: '/index.js', at: 20, took: 100, type: 'script' }),
      request({ path: '/index.js', at: 130, took: 1, type: 'script', isCached: true }),
      request({ path: '/assets/auth.worker.1.js', at: 50, took: 250, type: 'other' }),
      request({ path: '/list', at: 200, took: 101 }),
    ]
    const page = {
      evaluate,
      on: (what: string, hear: (request: unknown) => void) => {
        for (const each of made) if (what !== 'requestfailed') hear(each)
      },
      addInitScript: async () => {},
      goto: async () => {},
    }
    const context = as<Parameters<typeof measureLoad>[0]['context']>({
      newPage: async () => page,
      newCDPSession: async () => devtools,
    })
    const { load } = await measureLoad({
      context,
      url: 'http://x/',
      selector: 'a',
      count: 4,
      profile: profiles.slow,
    })
    expect(load).toEqual({
      content: 300,
      mainThread: 250,
      firstPaint: 120,
      shift: 0.01,
      heap: 7_000_000,
      requests: 2,
      waterfall: [
        { method: 'GET', path: '/index.js', start: expect.closeTo(20), end: expect.closeTo(120) },
        {
          method: 'GET',
          path: '/assets/auth.worker.1.js',
          start: expect.closeTo(50),
          end: expect.closeTo(300),
        },
        { method: 'GET', path: '/list', start: expect.closeTo(200), end: expect.closeTo(301) },
        { method: 'GET', path: '/later.js', start: expect.closeTo(310), end: expect.closeTo(350) },
      ],
      scriptsBefore: ['/index.js', '/assets/auth.worker.1.js'],
      scripts: ['/later.js', '/index.js', '/assets/auth.worker.1.js'],
    })
    const calls = sent.map(([call]) => call)
    expect(calls).toContain('Network.clearBrowserCache')
    expect(calls.indexOf('HeapProfiler.collectGarbage')).toBe(calls.indexOf('Runtime.getHeapUsage') - 1)
    expect(sent).toContainEqual(['Emulation.setCPUThrottlingRate', { rate: 4 }])
    expect(sent).toContainEqual([
      'Network.emulateNetworkConditions',
      { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
    ])
  })
})
