/** Where a person may be sent: the console's own origin, and origins of config.json. */
export type RedirectOrigins = { origin: string; allowedOrigins: readonly string[] }

const longestTarget = 2048
/** A path that is percent-encoded this often, or more, is no honest link. */
const deepestEncoding = 5

/**
 * The target to navigate to: path, query and hash within the console, the full address for an allowed origin, null
 * for everything else (AUTH-D15). The URL parser decides what the origin is; nothing is guessed from the text.
 */
export function safeReturnTo(raw: string | null | undefined, origins: RedirectOrigins): string | null {
  if (!raw || raw.length > longestTarget || !isPlainlyWritten(raw)) return null
  const url = parseUrl(raw, origins.origin)
  if (url === null || hasCredentials(url) || !isHonestPath(url.pathname)) return null
  if (url.origin === originOf(origins.origin)) {
    const isNestSafe = url.searchParams
      .getAll('redirect_to')
      .every((nested) => safeReturnTo(nested, origins) !== null)
    return isNestSafe ? url.pathname + url.search + url.hash : null
  }
  return origins.allowedOrigins.some((allowed) => originOf(allowed) === url.origin) ? url.href : null
}

/** A path from the root or a full web address, without the characters URL parsers drop or turn into slashes. */
function isPlainlyWritten(raw: string): boolean {
  return /^(?:\/|https?:\/\/)/i.test(raw) && !raw.includes('\\') && !hasControlCharacter(raw)
}

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text)
}

/** `https://console.test@evil.test` and its likes. */
function hasCredentials(url: URL): boolean {
  return url.username !== '' || url.password !== ''
}

/** A path that reads as a host nowhere, however often it is decoded: `/.//evil.test` is `//evil.test` to a router. */
function isHonestPath(pathname: string): boolean {
  let path = decode(pathname)
  for (let round = 1; round < deepestEncoding; round += 1) {
    if (path === null) return false
    const normal = path.normalize('NFKC')
    if (normal.includes('//') || normal.includes('\\') || hasControlCharacter(normal)) return false
    const decoded = decode(path) ?? path
    if (decoded === path) return true
    path = decoded
  }
  return false
}

/** Null for what is not well encoded; decoded once more, a name with a percent sign in it is not. */
function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function originOf(address: string): string | null {
  const url = parseUrl(address)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.origin : null
}

function parseUrl(address: string, base?: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null
}
