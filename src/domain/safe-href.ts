/**
 * The address to put behind a link, for a text that came from a server: an absolute https: address, or http: on this
 * machine; null for everything else, which is then shown as plain text.
 */
export function safeHref(raw: string | null | undefined): string | null {
  if (!raw || /\p{Cc}/u.test(raw) || !URL.canParse(raw)) return null
  const url = new URL(raw)
  if (url.username !== '' || url.password !== '') return null
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
  return isSafe ? url.href : null
}

/** The parser has already written every spelling of an IPv4 address as four numbers. */
function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  )
}
