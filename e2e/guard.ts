import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test'

/** Watches every page of a test for what must never happen. */
export type Guard = {
  /** Something this test brings about on purpose: findings that match are not held against it. */
  allow: (pattern: RegExp) => void
  /** What was seen so far, one sentence each, with the storages of all open pages looked through. */
  findings: () => Promise<readonly string[]>
  /** Values of every token the identity provider has issued to the pages of this test. */
  issuedTokens: () => ReadonlySet<string>
}

const jwt = /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]+/
const violationMark = 'guard: policy violation'

/**
 * Records policy violations, uncaught errors, unexpected console errors, requests that leave the machine, and tokens
 * where a script could find them.
 */
export async function watch(context: BrowserContext): Promise<Guard> {
  const findings: string[] = []
  const allowed: RegExp[] = []
  const tokens = new Set<string>()
  const addresses = new Set<string>()
  const bodies: Promise<void>[] = []

  await context.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // biome-ignore lint/suspicious/noConsole: this runs in the page, where the console is what the guard reads.
      console.error(mark, event.effectiveDirective, event.blockedURI, event.sample)
    })
  }, violationMark)

  context.on('weberror', (webError) => findings.push(`uncaught error: ${webError.error().stack}`))
  context.on('console', (message) => {
    if (isFault(message)) findings.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('request', (request) => {
    addresses.add(request.url())
    if (leavesMachine(request)) findings.push(`request left the machine: ${request.url()}`)
  })
  context.on('response', (response) => {
    if (new URL(response.url()).pathname !== '/oauth/token') return
    bodies.push(
      response.text().then(
        (text) => {
          for (const [, value] of text.matchAll(/"(?:access|id|refresh)_token":"([^"]+)"/g))
            if (value) tokens.add(value)
        },
        () => {},
      ),
    )
  })

  const holdsToken = (text: string) => jwt.test(text) || [...tokens].some((token) => text.includes(token))

  return {
    allow: (pattern) => allowed.push(pattern),
    issuedTokens: () => tokens,
    findings: async () => {
      await Promise.all(bodies)
      const kept = await keptTexts(context)
      return [
        ...findings,
        ...kept.filter(({ text }) => holdsToken(text)).map(({ place }) => `token in ${place}`),
        ...[...addresses].filter(holdsToken).map((address) => `token in the address ${address}`),
      ].filter((finding) => !allowed.some((pattern) => pattern.test(finding)))
    },
  }
}

function isFault(message: ConsoleMessage): boolean {
  return message.type() === 'error' || /Content.Security.Policy|Trusted ?Types/i.test(message.text())
}

function leavesMachine(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url())
  return !['data:', 'blob:', 'about:'].includes(protocol) && hostname !== '127.0.0.1'
}

/** Everything a script of the console could read when it looks for tokens. */
async function keptTexts(context: BrowserContext): Promise<Kept> {
  const cookies = (await context.cookies())
    .filter(({ httpOnly }) => !httpOnly)
    .map(({ name, value }) => ({ place: `cookie ${name}`, text: value }))
  const pages = await Promise.all(
    context
      .pages()
      .filter((page) => !page.isClosed() && page.url().startsWith('http'))
      .map(storagesOf),
  )
  return [...cookies, ...pages.flat()]
}

type Kept = { place: string; text: string }[]

/** A page that goes elsewhere in the meantime is read where it arrives: there too it may keep a token. */
async function storagesOf(page: Page): Promise<Kept> {
  for (;;)
    try {
      return await readStorages(page)
    } catch (error) {
      if (page.isClosed()) return []
      if (!/context was destroyed/.test(String(error))) throw error
      await page.waitForLoadState()
    }
}

/** localStorage, sessionStorage, IndexedDB, the Cache API and the page's own globals. */
async function readStorages(page: Page): Promise<Kept> {
  const found = await page.evaluate(async () => {
    const ofDatabase = (name: string) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => resolve('')
        opening.onsuccess = () => {
          const database = opening.result
          const stores = [...database.objectStoreNames]
          const texts = stores.map(
            (store) =>
              new Promise<string>((done) => {
                const reading = database.transaction(store).objectStore(store).getAll()
                reading.onsuccess = () => done(JSON.stringify(reading.result))
                reading.onerror = () => done('')
              }),
          )
          Promise.all(texts).then((parts) => {
            database.close()
            resolve(parts.join('\n'))
          })
        }
      })
    const databases = await indexedDB.databases()
    const caches = await globalThis.caches.keys()
    const globals = Object.entries(globalThis).map(([name, value]) => {
      try {
        return `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`
      } catch {
        return name
      }
    })
    return [
      { place: 'localStorage', text: JSON.stringify({ ...localStorage }) },
      { place: 'sessionStorage', text: JSON.stringify({ ...sessionStorage }) },
      {
        place: 'IndexedDB',
        text: (await Promise.all(databases.map(({ name }) => ofDatabase(name ?? '')))).join(),
      },
      { place: 'Cache storage', text: caches.join() },
      { place: 'history.state', text: JSON.stringify(history.state) },
      { place: 'document.cookie', text: document.cookie },
      { place: 'window', text: globals.join('\n') },
    ]
  })
  return [
    ...found.map(({ place, text }) => ({ place, text: text ?? '' })),
    { place: 'address', text: page.url() },
  ]
}
