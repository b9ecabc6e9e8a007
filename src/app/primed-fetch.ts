export type PrimedFetch = {
  /** `fetch`, but for an address whose request is already under way its answer is handed out, once. */
  send: typeof fetch
  prime: (url: string, request: RequestInit) => void
}

/** Milliseconds after which an unused answer counts as old. */
const longestWait = 10_000

/** Lets the boot start requests before the application that asks for them is loaded. */
export function createPrimedFetch(send: typeof fetch, now: () => number = Date.now): PrimedFetch {
  const underWay = new Map<string, { answer: Promise<Response>; at: number }>()
  return {
    send: (input, request) => {
      const key = typeof input === 'string' && (request?.method ?? 'GET') === 'GET' ? input : null
      const primed = key === null ? undefined : underWay.get(key)
      if (key === null || primed === undefined) return send(input, request)
      underWay.delete(key)
      return now() - primed.at < longestWait ? primed.answer : send(input, request)
    },
    prime: (url, request) => {
      const answer = send(url, request)
      // The failure reaches the caller that asks for it; there may be none.
      answer.catch(() => undefined)
      underWay.set(url, { answer, at: now() })
    },
  }
}
