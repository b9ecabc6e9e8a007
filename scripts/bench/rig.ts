import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../browser.mjs'
import { freePortFrom } from '../ports.mjs'
import { startSandbox } from '../sandbox-process.mjs'
import { type FloorServer, startFloor } from './floor-server'

/** The built console with its sandbox, signed in as the owner, and the bare React page to compare with. */
export type Rig = {
  console: BrowserContext
  floor: BrowserContext
  consoleUrl: string
  floorUrl: string
  /** Gives the owner clusters until there are so many. Returns how many there are. */
  fill: (count: number) => Promise<number>
  stop: () => Promise<void>
}

/** Links to clusters; "create" is a page of its own. */
export const clusterLinks = 'main a[href^="/clusters/"]:not([href^="/clusters/create"])'

export async function startRig(): Promise<Rig> {
  const sandbox = await startSandbox({
    port: await freePortFrom(4900),
    env: { SANDBOX_CONTROL: '1', DATA_DIR: 'memory://', DATABASE_URL: '' },
  })
  const floor: FloorServer = await startFloor()
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments })
  const consoleUrl = `${sandbox.origin}/clusters`
  const context = await newContext(browser)
  let owned = await signIn(context, consoleUrl)
  return {
    console: context,
    floor: await newContext(browser),
    consoleUrl,
    floorUrl: `${floor.origin}/`,
    fill: async (count) => {
      const missing = count - owned
      if (missing > 0) await post(`${sandbox.origin}/sandbox/clusters`, { persona: 'owner', count: missing })
      owned = Math.max(owned, count)
      return owned
    },
    stop: async () => {
      await browser.close()
      await floor.stop()
      await sandbox.stop()
    },
  }
}

const newContext = (browser: Browser) =>
  browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', serviceWorkers: 'block' })

/** Signs in through the identity provider's page, once. Returns how many clusters the owner has. */
async function signIn(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  await page.goto(url)
  const listed = page.waitForResponse((response) => /\/users\/[^/]+\/instances$/.test(response.url()))
  await page.getByRole('button', { name: 'Olivia Owner' }).click()
  const body: unknown = await (await listed).json()
  await page.locator(clusterLinks).first().waitFor()
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
