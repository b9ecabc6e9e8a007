/** A product API request as it arrived, without its token. */
export type LoggedRequest = {
  /** Name of the call in the contract, or `api-keys.list` of a resource served by its definition. */
  call: string
  method: string
  path: string
  query: Record<string, string>
  /** Parsed where it is JSON, else the text; null without one. */
  body: unknown
  headers: Record<string, string>
  at: string
}

export type RequestLog = {
  add: (entry: { call: string; request: Request; rawBody: string }) => void
  list: () => readonly LoggedRequest[]
  clear: () => void
}

const secretHeaders = ['authorization', 'cookie', 'proxy-authorization']

/** Remembers the latest requests for tests. */
export function createRequestLog(limit = 5_000): RequestLog {
  let entries: LoggedRequest[] = []
  return {
    add: ({ call, request, rawBody }) => {
      const url = new URL(request.url)
      entries.push({
        call,
        method: request.method,
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        body: rawBody === '' ? null : readBody(rawBody),
        headers: Object.fromEntries([...request.headers].filter(([name]) => !secretHeaders.includes(name))),
        at: new Date().toISOString(),
      })
      if (entries.length > limit) entries = entries.slice(-limit)
    },
    list: () => entries,
    clear: () => {
      entries = []
    },
  }
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
