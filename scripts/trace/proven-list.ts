const head =
  '# Requirements a test proves, written by `npm run trace -- --write`: `npm test` fails when one is lost.'

/** The committed list: a line for each id, so that two changes seldom meet on one. */
export function formatProvenList(ids: readonly string[]): string {
  return `${[head, ...[...ids].sort()].join('\n')}\n`
}

/** Ids of the committed list that no passing test cites any more. */
export function lostIds(list: string, provenIds: readonly string[]): string[] {
  const isProven = new Set(provenIds)
  return list.split('\n').filter((line) => line !== '' && !line.startsWith('#') && !isProven.has(line))
}
