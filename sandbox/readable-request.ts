import { Problem } from './problems'

/**
 * Refuses what the database could not store or the sandbox could not read: a NUL in the path, the query or a JSON
 * body, half a surrogate pair in one, an address that is not UTF-8, an Idempotency-Key of more than 255 characters, and
 * a body that does not say it is JSON.
 * @throws Problem 400, or 415 for the body's type
 */
export function requireReadable(request: Request, rawBody: string): void {
  const { pathname, search } = new URL(request.url)
  if ([pathname, search.replaceAll('+', ' ')].some((part) => !isPlain(part)))
    throw unreadable('The address holds a character that cannot be stored.')
  if (rawBody !== '' && !isJson(request)) throw new Problem(415, { message: 'The body must be JSON.' })
  if (rawBody.includes('\0') || !isStorableJson(rawBody))
    throw unreadable('The body holds a NUL or half a character, which cannot be stored.')
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

function isJson(request: Request): boolean {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  return type.trim().toLowerCase() === 'application/json'
}

/**
 * Whether the database can store what a JSON text says: no escaped NUL and no half of a surrogate pair. Of an odd number
 * of backslashes the last one escapes; text about an escape is text like any other.
 */
export function isStorableJson(json: string): boolean {
  // Something stays in their place, or the halves on either side would pass for a pair.
  const escapes = json.replaceAll('\\\\', ' ')
  const halves = escapes.replaceAll(/\\ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}/gi, '')
  return !/\\u0000|\\ud[89a-f][0-9a-f]{2}/i.test(halves)
}

function unreadable(message: string): Problem {
  return new Problem(400, { code: 'unreadable', message })
}
