/** Requirements that hold if an action is open in exactly the states its expectations say. */
const ids: Readonly<Record<string, readonly string[]>> = {}

/** ` [CLU-051, ACL-035]`, or nothing. */
export function idsProvenBy(name: string): string {
  const proven = ids[name] ?? []
  return proven.length === 0 ? '' : ` [${proven.join(', ')}]`
}
