import type { BrowserContext, CDPSession, Page, Request } from '@playwright/test'
import { probe } from './page-probe'

/** How a page is slowed down. Rates in bytes a second, latency in ms. */
export type Profile = { cpu: number; network: { latency: number; download: number; upload: number } | null }

export const profiles = {
  slow: { cpu: 4, network: { latency: 150, download: 1.6e6 / 8, upload: 750e3 / 8 } },
  fast: { cpu: 1, network: null },
} as const satisfies Record<string, Profile>
export type ProfileName = keyof typeof profiles

/** One load of one page. Times in ms since navigation, sizes in bytes. */
export type Load = {
  content: number
  /** What the page's main thread had been busy with by then: scripts, styles, layout and paint. */
  mainThread: number
  firstPaint: number
  shift: number
  heap: number
  requests: number
  /** Every request in the order of its start; an answer from the HTTP cache is no request. */
  waterfall: readonly Exchange[]
  /** Paths of the scripts that had arrived when the content was painted. */
  scriptsBefore: readonly string[]
  /** Paths of all scripts that were loaded until the page was quiet. */
  scripts: readonly string[]
}

/** One request: when it began and when its answer was complete. */
export type Exchange = { method: string; path: string; start: number; end: number }

export type Navigation = { first: number; again: number; interaction: number }

export type MeasuredPage = { page: Page; load: Load }

/** Loads a page with an empty HTTP cache and waits until it shows its content and is quiet. */
export async function measureLoad(input: {
  context: BrowserContext
  url: string
  selector: string
  count: number
  profile: Profile
}): Promise<MeasuredPage> {
  const { context, url, selector, count, profile } = input
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Performance.enable')
  await slowDown(devtools, profile)
  const finished: Request[] = []
  let open = 0
  page.on('request', () => {
    open++
  })
  page.on('requestfailed', () => {
    open--
  })
  page.on('requestfinished', (request) => {
    open--
    finished.push(request)
  })
  await page.addInitScript({ content: probe })
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
  const content = await page.evaluate(([what, many]) => window.__bench.painted(what, many), [
    selector,
    count,
  ] as const)
  const mainThread = await busyTime(devtools)
  const startedAt = await page.evaluate(() => performance.timeOrigin)
  await untilQuiet(page, () => open <= 0)
  await devtools.send('HeapProfiler.collectGarbage')
  const heap = await devtools.send('Runtime.getHeapUsage')
  const { fcp, shift } = await page.evaluate(() => window.__bench.seen)
  const arrived = (request: Request) => request.timing().startTime + request.timing().responseEnd - startedAt
  const sent = await withoutCached(finished)
  const scripts = sent.filter((request) => request.resourceType() === 'script' || isWorker(request))
  return {
    page,
    load: {
      content,
      mainThread,
      firstPaint: fcp,
      shift,
      heap: heap.usedSize,
      requests: sent.filter((request) => arrived(request) <= content).length,
      waterfall: sent
        .map((request) => ({
          method: request.method(),
          path: pathOf(request),
          start: request.timing().startTime - startedAt,
          end: arrived(request),
        }))
        .sort((a, b) => a.start - b.start),
      scriptsBefore: scripts.filter((request) => arrived(request) <= content).map(pathOf),
      scripts: scripts.map(pathOf),
    },
  }
}

/**
 * Opens the first record of the list twice: once with its code not yet used, once more after going back. The page
 * counts as shown when its heading names the record.
 */
export async function measureNavigation(page: Page, links: string, heading: string): Promise<Navigation> {
  const link = page.locator(links).first()
  const open = async () => {
    const name = (await link.innerText()).trim()
    let took = 0
    const interaction = await longestInteraction(page, async () => {
      const timing = page.evaluate(([what, text]) => window.__bench.paintedAfterClick(what, text), [
        heading,
        name,
      ] as const)
      await link.click()
      took = await withDeadline(timing, `no heading "${name}" after the click`)
    })
    await page.goBack()
    await link.waitFor()
    return { took, interaction }
  }
  const first = await open()
  const again = await open()
  return {
    first: first.took,
    again: again.took,
    interaction: Math.max(first.interaction, again.interaction),
  }
}

/**
 * Milliseconds of the longest interaction while something is done to a page; one that is too short for the browser to
 * report counts as its shortest. A page that saw none is a failure.
 */
export async function longestInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.__bench.beginInteractions())
  await act()
  const longest = await page.evaluate(() => window.__bench.longestInteraction())
  if (longest === null) throw new Error('the page saw no key and no click')
  return longest
}

/** What went over the network: an address fetched ahead shows up once more when its answer is used from the cache. */
async function withoutCached(finished: readonly Request[]): Promise<Request[]> {
  const sizes = await Promise.all(finished.map((request) => request.sizes()))
  return finished.filter((_request, index) => {
    const size = sizes[index]
    return size === undefined || size.responseHeadersSize + size.responseBodySize > 0
  })
}

function withDeadline<Result>(work: Promise<Result>, fault: string): Promise<Result> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error(fault)), 30_000).unref()),
  ])
}

/** Longest main-thread task (ms) in the second after the next poll's answer; shorter than 50 ms reads as 0. */
export async function measurePoll(page: Page, isPoll: (url: string) => boolean): Promise<number> {
  const response = await page.waitForResponse((answer) => isPoll(answer.url()), { timeout: 60_000 })
  const from = await page.evaluate(() => performance.now())
  await response.finished()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_500)))
  const { longTasks } = await page.evaluate(() => window.__bench.seen)
  return Math.max(0, ...longTasks.filter(({ at }) => at > from - 500).map(({ took }) => took))
}

/** Milliseconds of main-thread tasks since the measuring was switched on. */
async function busyTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value
  if (seconds === undefined) throw new Error('the browser does not say how long its tasks took')
  return seconds * 1000
}

async function slowDown(devtools: CDPSession, { cpu, network }: Profile) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (network === null) return
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.download,
    uploadThroughput: network.upload,
  })
}

/** Quiet: for 600 ms nothing has been under way; after 8 s it is taken as it is. */
async function untilQuiet(page: Page, isIdle: () => boolean) {
  const deadline = performance.now() + 8_000
  let quietSince = performance.now()
  while (performance.now() < deadline && performance.now() - quietSince < 600) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
    if (!isIdle()) quietSince = performance.now()
  }
}

const isWorker = (request: Request) => /\.worker\..*\.js$/.test(pathOf(request))
const pathOf = (request: Request) => new URL(request.url()).pathname
