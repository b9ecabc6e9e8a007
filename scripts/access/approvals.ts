/** Where a person writes which widenings are meant. */
export const approvedFile = 'docs/access-approved.md'

/** What CI compares with: the rules as they were last approved. */
export const baselineFile = 'docs/access-baseline.json'

/** The rules as they are now. */
export const snapshotFile = 'docs/access-rules.json'

/**
 * The ids an approval page names: rows `| W-1a2b3c4d | who | why |` with every column filled. An id in running text, or
 * in a row without a name or a reason, approves nothing.
 */
export function approvedIds(markdown: string): Set<string> {
  const rows = markdown.matchAll(/^\|\s*([WF]-[0-9a-f]{8})\s*\|\s*([^|\n]*?)\s*\|\s*([^|\n]*?)\s*\|\s*$/gm)
  return new Set([...rows].flatMap(([, id = '', who, why]) => (who && why ? [id] : [])))
}
