/** Who listens for what access was asked in words it does not know. */
type Listener = (what: string) => void

const met = new Set<string>()
/** What was met while nobody listened. */
const unreported = new Set<string>()
const listeners = new Set<Listener>()

/**
 * Tells of every action, role, flag or plan that access was asked about and does not know; each is refused (ACL-D26),
 * and reported once, to the first who listens where it was met before anybody did.
 * @returns what ends it
 */
export function onUnknownName(listener: Listener): () => void {
  listeners.add(listener)
  for (const what of unreported) listener(what)
  unreported.clear()
  return () => listeners.delete(listener)
}

/** @param what such as `role "auditor"` */
export function noteUnknownName(what: string): void {
  if (met.has(what)) return
  met.add(what)
  if (listeners.size === 0) unreported.add(what)
  for (const listener of listeners) listener(what)
}
