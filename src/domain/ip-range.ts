const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const mask = '(?:3[0-2]|[12]?\\d)'
const address = new RegExp(`^${octet}(?:\\.${octet}){3}(?:/${mask})?$`)

/**
 * Whether a text is one or more IPv4 addresses, each with an optional mask of 0 to 32, separated by commas (D2 §5 'IP
 * whitelist', README decision 8). Spaces around an address are fine; leading zeros are not, for some readers take them
 * for octal.
 */
export function isIpRange(text: string): boolean {
  return text.split(',').every((item) => address.test(item.trim()))
}

/** The same ranges as they are stored: without spaces. */
export function tidyIpRange(text: string): string {
  return text
    .split(',')
    .map((item) => item.trim())
    .join(',')
}

/** The item of a list of ranges that holds the most addresses, and its mask; an address without one has 32. */
export function widestOf(text: string): { item: string; mask: number } | null {
  if (!isIpRange(text)) return null
  return tidyIpRange(text)
    .split(',')
    .map((item) => ({ item, mask: Number(item.split('/')[1] ?? 32) }))
    .reduce((widest, each) => (each.mask < widest.mask ? each : widest))
}

/** The items of a list of ranges that hold an IPv4 address; what is no range holds none. */
export function rangesWith(own: string, text: string): string[] {
  const number = numberOf(own)
  return tidyIpRange(text)
    .split(',')
    .filter((item) => {
      if (!address.test(item)) return false
      const [network = '', length = '32'] = item.split('/')
      const size = 2 ** (32 - Number(length))
      return Math.floor(number / size) === Math.floor(numberOf(network) / size)
    })
}

/** The IPv4 address in what a service answers; null where it says none. IPv6 writes some of them as `::ffff:192.0.2.1`. */
export function readIpAddress(text: string): string | null {
  const plain = text.trim().replace(/^::ffff:/i, '')
  return address.test(plain) && !plain.includes('/') ? plain : null
}

function numberOf(ip: string): number {
  return ip.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
}
