import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import * as z from 'zod/mini'
import { browserArguments, ensureBrowser } from '../browser.mjs'
import { freePortFrom } from '../ports.mjs'
import { inRoot } from '../processes.mjs'
import { startSandbox } from '../sandbox-process.mjs'
import type { EarlierBuild } from './earlier-build'
import { buildFloor } from './floor-build'
import { startFloor } from './floor-server'

/** A page to measure: its content stands when so many elements are shown. */
export type Place = { context: BrowserContext; url: string; selector: string; count: number }

/** The pages of one run, each on a server of its own; all but `floor` signed in as the owner. */
export type Rig = {
  console: Place
  /** Bare React without a sign-in. */
  floor: Place
  /** Bare React behind the console's sign-in, with the console's list. */
  signedInFloor: Place
  earlier: Place | null
  /** Gives the owner clusters until there are so many, on every server. Returns how many there are. */
  fill: (count: number) => Promise<number>
  stop: () => Promise<void>
}

/** Links to clusters; "create" is a page of its own. */
export const clusterLinks = 'main a[href^="/clusters/"]:not([href^="/clusters/create"])'

export async function startRig(against: EarlierBuild | null): Promise<Rig> {
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const end of stops.splice(0)) await end()
  }
  try {
    return { ...(await startPages(against, stops)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** @param stops takes what ends the servers and the browser, as each is started */
async function startPages(
  against: EarlierBuild | null,
  stops: (() => Promise<void>)[],
): Promise<Omit<Rig, 'stop'>> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: browserArguments,
    // A Ctrl-C is for the script: it has more to clear away than the browser, which ends with it.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  stops.push(() => browser.close())
  const floor = await startFloor()
  stops.push(floor.stop)
  const list = { path: '/clusters', selector: clusterLinks, count: 4 }
  const cards = { path: '/', selector: 'main article', count: 20 }
  const start = (dist: string, page: typeof list) => startSite({ browser, dist, page, stops })
  const today = await start(inRoot('dist'), list)
  const signedInFloor = await start(await buildFloor('signed-in.tsx'), cards)
  const earlier = against === null ? null : await start(against.dist, list)
  return {
    console: today.place,
    floor: { ...cards, context: await newContext(browser), url: `${floor.origin}/` },
    signedInFloor: signedInFloor.place,
    earlier: earlier?.place ?? null,
    fill: async (count) => {
      const owned: number[] = []
      for (const site of [today, signedInFloor, earlier]) if (site) owned.push(await site.fill(count))
      return Math.max(...owned)
    },
  }
}

type Site = { place: Place; fill: Rig['fill'] }

/** A built page behind a sandbox of its own, with somebody signed in. */
async function startSite(input: {
  browser: Browser
  dist: string
  page: { path: string; selector: string; count: number }
  stops: (() => Promise<void>)[]
}): Promise<Site> {
  const { browser, dist, page, stops } = input
  const sandbox = await startSandbox({
    port: await freePortFrom(4900),
    env: {
      SANDBOX_CONTROL: '1',
      DATA_DIR: 'memory://',
      DATABASE_URL: '',
      CONSOLE_DIR: dist,
      ...settingsFor(dist),
    },
  })
  stops.push(sandbox.stop)
  const { selector, count } = page
  const place = { context: await newContext(browser), url: `${sandbox.origin}${page.path}`, selector, count }
  let owned = await signIn(place)
  return {
    place,
    fill: async (wanted) => {
      const missing = wanted - owned
      if (missing > 0) await post(`${sandbox.origin}/sandbox/clusters`, { persona: 'owner', count: missing })
      owned = Math.max(owned, wanted)
      return owned
    },
  }
}

const configShape = z.object({
  product: z.object({ key: z.string() }),
  auth: z.object({ clientId: z.string(), audience: z.string() }),
})

/** What the sandbox has to be for a build that was made for another product, by the config.json beside it. */
function settingsFor(dist: string): Record<string, string> {
  const { product, auth } = configShape.parse(
    JSON.parse(readFileSync(path.join(dist, 'config.json'), 'utf8')),
  )
  return { PRODUCT_KEY: product.key, AUTH_CLIENT_ID: auth.clientId, AUTH_AUDIENCE: auth.audience }
}

const newContext = (browser: Browser) =>
  browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', serviceWorkers: 'block' })

/** Signs in through the identity provider's page, once. Returns how many clusters the owner has. */
async function signIn({ context, url, selector }: Place): Promise<number> {
  const page = await context.newPage()
  await page.goto(url)
  const listed = page.waitForResponse((response) => /\/users\/[^/]+\/instances$/.test(response.url()))
  await page.getByRole('button', { name: 'Olivia Owner' }).click()
  const body: unknown = await (await listed).json()
  await page.locator(selector).first().waitFor()
  await page.close()
  return entriesIn(body)
}

function entriesIn(body: unknown): number {
  if (Array.isArray(body)) return body.length
  if (typeof body !== 'object' || body === null) return 0
  return Math.max(0, ...Object.values(body).map(entriesIn))
}

async function post(url: string, body: unknown) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
}
