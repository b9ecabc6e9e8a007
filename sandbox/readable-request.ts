import { Problem } from './problems'

/**
 * Refuses what the database could not store or the sandbox could not read: a NUL in the path, the query or a JSON
 * body, an address that is not UTF-8, an Idempotency-Key of more than 255 characters.
 * @throws Problem 400
 */
export function requireReadable(request: Request, rawBody: string): void {
  const { pathname, search } = new URL(request.url)
  if ([pathname, search.replaceAll('+', ' ')].some((part) => !isPlain(part)))
    throw unreadable('The address holds a character that cannot be stored.')
  if (rawBody.includes('\0') || hasEscapedNul(rawBody))
    throw unreadable('The body holds a NUL character, which cannot be stored.')
  if ((request.headers.get('idempotency-key')?.length ?? 0) > longestKey)
    throw unreadable(`An Idempotency-Key has at most ${longestKey} characters.`)
}

const longestKey = 255

function isPlain(part: string): boolean {
  try {
    return !decodeURIComponent(part).includes('\0')
  } catch {
    return false
  }
}

/** An odd number of backslashes before `u0000` is the escape; an even number is text about it. */
function hasEscapedNul(json: string): boolean {
  return [...json.matchAll(/(\\+)u0000/g)].some(([, slashes = '']) => slashes.length % 2 === 1)
}

function unreadable(message: string): Problem {
  return new Problem(400, { code: 'unreadable', message })
}
