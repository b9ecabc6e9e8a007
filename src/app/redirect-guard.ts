import * as z from 'zod/mini'
import { keepText, keptText } from '../ui/kept-text'

/** Milliseconds that count as one go at signing in. */
const oneGo = 10_000
/** So often may the browser be sent from one place in one go, as when somebody goes back and forth by hand. */
const mostRedirects = 3
const storageKey = 'basalt.sign-in-redirect'

const stampSchema = z.object({
  /** When, in milliseconds, the browser was last sent to sign in, or came back without a session. */
  at: z.number(),
  /** From which path and query, and how often in one go. */
  place: z.string(),
  count: z.number(),
  returnTo: z.string(),
  hasFailed: z.boolean(),
})
type Stamp = z.infer<typeof stampSchema>

/**
 * Whether the browser may be sent to sign in by itself. Not within 10 s of coming back without a session, and not
 * again and again from the same place: it goes in circles then, and a person has to decide.
 */
export function mayRedirectByItself(place: string, now: number): boolean {
  const stamp = recent(now)
  if (stamp === null) return true
  return !stamp.hasFailed && (stamp.place !== place || stamp.count < mostRedirects)
}

/** Remembers a redirect, for the guard and for where to go on when the way back is broken. */
export function rememberRedirect(place: string, returnTo: string, now: number): void {
  const stamp = recent(now)
  const count = stamp?.place === place ? stamp.count + 1 : 1
  write({ at: now, place, count, returnTo, hasFailed: false })
}

/** The browser came back from the identity provider, and nobody is signed in. */
export function rememberFailedReturn(now: number): void {
  const stamp = read()
  write({ place: '', count: 1, returnTo: '/', ...stamp, at: now, hasFailed: true })
}

/** Called when somebody is signed in or signs out. */
export function forgetRedirect(): void {
  keepText(storageKey, null, 'tab')
}

/** Where the last redirect wanted to come back to. */
export function lastRedirectTarget(): string | null {
  return read()?.returnTo ?? null
}

function recent(now: number): Stamp | null {
  const stamp = read()
  return stamp !== null && Math.abs(now - stamp.at) < oneGo ? stamp : null
}

/** Without storage there is no guard; the sign-in itself keeps its state elsewhere. */
function write(stamp: Stamp): void {
  keepText(storageKey, JSON.stringify(stamp), 'tab')
}

function read(): Stamp | null {
  try {
    const parsed = stampSchema.safeParse(JSON.parse(keptText(storageKey, 'tab') ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
