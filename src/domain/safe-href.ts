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

/** A path on the server of an API, which may be given without it, as an absolute address; everything else as it is. */
export function onServerOf(apiUrl: string, address: string): string {
  return address.startsWith('/') && URL.canParse(address, apiUrl) ? new URL(address, apiUrl).href : address
}

/** `demo.cloud.test`, maybe with a port and a path: no scheme has a dot before its colon. */
const bareHost = /^[\w-]+(\.[\w-]+)+(:\d+)?(\/\S*)?$/

/** The same for the address of a service, which may be a host alone: it is reached by https. */
export function serviceHref(raw: string | null): string | null {
  return safeHref(raw !== null && bareHost.test(raw) ? `https://${raw}` : raw)
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
