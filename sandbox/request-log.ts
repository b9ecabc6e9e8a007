/** A product API request as it arrived, without its token and with its secrets masked. */
export type LoggedRequest = {
  /** Name of the call in the contract, or `api-keys.list` of a resource served by its definition. */
  call: string
  method: string
  path: string
  query: Record<string, string>
  /** Parsed where it is JSON, else said to be none; null without one. */
  body: unknown
  headers: Record<string, string>
  at: string
}

export type RequestLog = {
  /** @param entry with `secrets`, keys of its body that a definition calls secret */
  add: (entry: { call: string; request: Request; rawBody: string; secrets?: readonly string[] }) => void
  list: () => readonly LoggedRequest[]
  clear: () => void
}

const secretHeaders = ['authorization', 'cookie', 'proxy-authorization']

/** Keys of a body whose values are nobody's to read in a log. */
const secretKeys = ['apiKey', 'password', 'servicePrincipalCredentials', 'token']

/** What is called a value, and is a secret where its key beside it says so: `{configKey, configValue}`. */
const secretName = /password|secret|credential|token|api.?key/i

/** What stands in the log for a secret that was sent, and for a body that is no JSON. */
const masked = '(masked)'
const notJson = '(no JSON)'

/**
 * Remembers the latest requests for tests.
 * @param limit how many
 * @param largest bytes of their bodies, addresses and headers together; the oldest go first
 */
export function createRequestLog(limit = 5_000, largest = 16_000_000): RequestLog {
  let entries: LoggedRequest[] = []
  let sizes: number[] = []
  let total = 0
  return {
    add: ({ call, request, rawBody, secrets = [] }) => {
      const url = new URL(request.url)
      const entry: LoggedRequest = {
        call,
        method: request.method,
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        body: rawBody === '' ? null : readBody(rawBody, [...secretKeys, ...secrets]),
        headers: Object.fromEntries([...request.headers].filter(([name]) => !secretHeaders.includes(name))),
        at: new Date().toISOString(),
      }
      const size = rawBody.length + url.href.length + JSON.stringify(entry.headers).length
      entries.push(entry)
      sizes.push(size)
      total += size
      let gone = 0
      while (entries.length - gone > limit || total > largest) {
        total -= sizes[gone] ?? 0
        gone += 1
      }
      if (gone === 0) return
      entries = entries.slice(gone)
      sizes = sizes.slice(gone)
    },
    list: () => entries,
    clear: () => {
      entries = []
      sizes = []
      total = 0
    },
  }
}

function readBody(text: string, secrets: readonly string[]): unknown {
  try {
    return JSON.parse(text, function (key, value) {
      const isText = key === 'configValue' && typeof value === 'string'
      const isNamed = isText && secretName.test(String(Reflect.get(this, 'configKey')))
      return isSecret(key, value, isNamed ? [key] : secrets) ? masked : value
    })
  } catch {
    // Nobody knows where a secret would stand in it.
    return notJson
  }
}

/** An empty one is no secret, and worth seeing. */
function isSecret(key: string, value: unknown, secrets: readonly string[]): boolean {
  return secrets.includes(key) && value !== '' && value !== null
}
