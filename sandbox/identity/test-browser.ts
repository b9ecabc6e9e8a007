/** Used by the tests of this folder: as much of a browser as a sign-in needs, cookies with their paths. */
export class TestBrowser {
  readonly #origin: string
  readonly #cookies = new Map<string, { value: string; path: string }>()

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Follows redirects to the page they end on. */
  visit(address: string): Promise<VisitedPage> {
    return this.#go(address, { method: 'GET' })
  }

  /** Sends a form as the page it stands on would. */
  submit(address: string, fields: Record<string, string>, headers = {}): Promise<VisitedPage> {
    const body = new URLSearchParams(fields)
    return this.#go(address, { method: 'POST', body, headers: { origin: this.#origin, ...headers } })
  }

  /** Sends the one form of a page that sends itself. */
  submitFormOf(page: VisitedPage): Promise<VisitedPage> {
    const action = /<form[^>]* action="([^"]+)"/.exec(page.html)?.[1] ?? page.url
    const inputs = page.html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
    return this.submit(action, Object.fromEntries([...inputs].map(([, name, value]) => [name, value])))
  }

  async #go(address: string, request: RequestInit): Promise<VisitedPage> {
    const url = new URL(address, this.#origin)
    const response = await fetch(url, {
      ...request,
      redirect: 'manual',
      headers: { accept: 'text/html', cookie: this.#cookiesFor(url), ...request.headers },
    })
    this.#keepCookies(response, url)
    const location = response.headers.get('location')
    if (location) return this.#go(new URL(location, url).href, { method: 'GET' })
    const html = await response.text()
    return {
      url: url.href,
      status: response.status,
      headers: response.headers,
      html,
      isConsole: html === 'the console',
      parameters: url.searchParams,
    }
  }

  #cookiesFor(url: URL) {
    return [...this.#cookies]
      .filter(
        ([, { path }]) => url.pathname === path || url.pathname.startsWith(`${path.replace(/\/$/, '')}/`),
      )
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ')
  }

  #keepCookies(response: Response, url: URL) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const [name = '', value = ''] = pair.split(/=(.*)/)
      const read = (attribute: string) =>
        attributes.find((part) => part.toLowerCase().startsWith(`${attribute}=`))?.slice(attribute.length + 1)
      const path = read('path') ?? url.pathname
      const expires = read('expires')
      if (expires && Date.parse(expires) < Date.now()) this.#cookies.delete(`${name} ${path}`)
      else this.#cookies.set(`${name} ${path}`, { value, path })
    }
  }
}

export type VisitedPage = {
  url: string
  status: number
  headers: Headers
  html: string
  /** The console's own address was reached; `parameters` are what it gets. */
  isConsole: boolean
  parameters: URLSearchParams
}
