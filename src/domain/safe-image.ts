import { safeHref } from './safe-href'

/**
 * The source of a picture, for a text that came from a server: an absolute https: address, an image written out in a
 * data: address, or a path from the root of this site; null for everything else, which is then no picture.
 */
export function safeImageSource(raw: string | null | undefined): string | null {
  if (!raw || /\p{Cc}/u.test(raw)) return null
  // A second slash, of either kind, would begin a host.
  if (/^data:image\//i.test(raw) || /^\/(?![/\\])/.test(raw)) return raw
  const href = safeHref(raw)
  return href?.startsWith('https:') ? href : null
}
