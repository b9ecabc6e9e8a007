const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const name = new RegExp(`^${label}(?:\\.${label})*\\.?$`, 'i')
const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const address = new RegExp(`^${octet}(?:\\.${octet}){3}$`)
/** Looks like an address of version 4, and has to be one. */
const digits = /^[\d.]+$/

/** Whether a text can name a machine: a host name (RFC 1123) or an IPv4 address, without port and path. */
export function isHost(text: string): boolean {
  if (digits.test(text)) return address.test(text)
  return text.length <= 253 && name.test(text)
}

/** As isHost, or all below a name: `*.example.com`. */
export function isHostPattern(text: string): boolean {
  const below = text.startsWith('*.') ? text.slice(2) : null
  return below === null ? isHost(text) : isHost(below) && !digits.test(below)
}
