/**
 * The path of a request's target as it came on the wire, without its query; null for what is not a path of this
 * server: `//`, `http://[`, `*`. A URL made of such a target throws or names another host.
 */
export function pathOfTarget(target: string): string | null {
  if (!/^\/(?![/\\])/.test(target) || !URL.canParse(target, base)) return null
  const url = new URL(target, base)
  return url.origin === base ? url.pathname : null
}

const base = 'http://127.0.0.1'
