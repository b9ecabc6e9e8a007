/** What the command palette finds things by. */
export type PaletteEntry = {
  id: string
  group: string
  label: string
  /** Words that find it too, for less. */
  also?: string
  /** Why it may not be used; null where it may. */
  reason?: string | null
}

/** The most entries of one group; more are found by typing on. */
const groupLimit = 6

/**
 * How well a text answers what was typed: higher is better, null is not at all. The whole comes before its beginning,
 * that before the beginning of a word, a part, all words in any order, and letters in their order, the closer the better.
 */
export function matchScore(text: string, typed: string): number | null {
  const [whole, wanted] = [folded(text), folded(typed)]
  if (wanted === '') return 0
  if (whole === wanted) return 100
  if (whole.startsWith(wanted)) return 80
  const at = whole.indexOf(wanted)
  if (at >= 0) return startsWord(whole, wanted) ? 60 : 40
  if (wanted.split(' ').every((word) => whole.includes(word))) return 30
  const gaps = gapsBetween(whole, wanted.replaceAll(' ', ''))
  return gaps === null ? null : Math.max(1, 20 - gaps)
}

/**
 * The entries that answer what was typed, best first within their group, groups in the order of their best; as they came
 * where nothing is typed. Among equals what may be used goes first, and of that what was chosen of late.
 */
export function rankEntries<Entry extends PaletteEntry>(
  entries: readonly Entry[],
  typed: string,
  recent: readonly string[] = [],
): readonly { group: string; entries: readonly Entry[] }[] {
  const isTyped = folded(typed) !== ''
  const found = entries.flatMap((entry) => {
    const score = scoreOf(entry, typed)
    return score === null ? [] : [{ entry, score: isTyped ? score + preference(entry, recent) : 0 }]
  })
  found.sort((left, right) => right.score - left.score)
  const groups = new Map<string, Entry[]>()
  for (const { entry } of found) {
    const group = groups.get(entry.group) ?? []
    groups.set(entry.group, group)
    if (group.length < groupLimit) group.push(entry)
  }
  return [...groups].map(([group, members]) => ({ group, entries: members }))
}

/** What was chosen last, first; each once, and no more than five. */
export function withRecent(recent: readonly string[], id: string): readonly string[] {
  return [id, ...recent.filter((other) => other !== id)].slice(0, 5)
}

/** Less than any two scores differ by. */
function preference({ id, reason }: PaletteEntry, recent: readonly string[]): number {
  return (typeof reason === 'string' ? 0 : 0.3) + (recent.includes(id) ? 0.1 : 0)
}

function scoreOf({ label, also }: PaletteEntry, typed: string): number | null {
  const own = matchScore(label, typed)
  const other = also === undefined ? null : matchScore(`${label} ${also}`, typed)
  return own === null ? (other === null ? null : other / 2) : own
}

/** Without case, accents and needless space. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

function startsWord(whole: string, wanted: string): boolean {
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1))
    if (!/[\p{L}\p{N}]/u.test(whole[at - 1] ?? ' ')) return true
  return false
}

/** How many letters stand between the first and the last of those wanted, in their order; null where one is missing. */
function gapsBetween(whole: string, wanted: string): number | null {
  let at = -1
  let gaps = 0
  for (const letter of wanted) {
    const next = whole.indexOf(letter, at + 1)
    if (next < 0) return null
    if (at >= 0) gaps += next - at - 1
    at = next
  }
  return gaps
}
