/** Who is told of what access was asked in words it does not know. */
type Listener = (what: string) => void

const met = new Set<string>()
const listeners = new Set<Listener>()

/**
 * Tells of every action, role, flag or plan that access was asked about and does not know; each is refused (ACL-D26),
 * and told once, also when it was met before anybody listened.
 * @returns what ends it
 */
export function onUnknownName(listener: Listener): () => void {
  listeners.add(listener)
  for (const what of met) listener(what)
  return () => listeners.delete(listener)
}

/** @param what such as `role "auditor"` */
export function noteUnknownName(what: string): void {
  if (met.has(what)) return
  met.add(what)
  for (const listener of listeners) listener(what)
}
