/** Milliseconds within which the browser is sent to the identity provider at most once for the same place. */
const shortestGap = 10_000
const storageKey = 'basalt.sign-in-redirect'

type Stamp = { at: number; place: string; returnTo: string }

/**
 * Whether the browser may be sent to sign in by itself from a place (path and query); a second time within 10 s means
 * that it goes in circles.
 */
export function mayRedirectByItself(place: string, now: number): boolean {
  const stamp = read()
  return stamp === null || stamp.place !== place || Math.abs(now - stamp.at) >= shortestGap
}

/** Remembers a redirect, for the guard and for where to go on when the way back is broken. */
export function rememberRedirect(place: string, returnTo: string, now: number): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ at: now, place, returnTo } satisfies Stamp))
  } catch {
    // Without storage there is no guard; the sign-in itself keeps its state elsewhere.
  }
}

/** Called when somebody is signed in, signs out, or asks for the sign-in page by hand. */
export function forgetRedirect(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was remembered.
  }
}

/** Where the last redirect wanted to come back to. */
export function lastRedirectTarget(): string | null {
  return read()?.returnTo ?? null
}

function read(): Stamp | null {
  try {
    const stamp: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isStamp(stamp) ? stamp : null
  } catch {
    return null
  }
}

function isStamp(value: unknown): value is Stamp {
  if (typeof value !== 'object' || value === null) return false
  if (!('at' in value) || !('place' in value) || !('returnTo' in value)) return false
  return typeof value.at === 'number' && typeof value.place === 'string' && typeof value.returnTo === 'string'
}
