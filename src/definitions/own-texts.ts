import type { OwnText } from '../locales/text'

/** A text that a definition brings along, and where: `list.empty.title`. */
export type PlacedText = { place: string; text: OwnText }

/** The texts a definition brings along, each once; not what its functions say, nor what calls send. */
export function* ownTexts(part: unknown, at = '', seen = new Set<object>()): Generator<PlacedText> {
  if (typeof part !== 'object' || part === null || !isPlain(part) || seen.has(part)) return
  seen.add(part)
  if (Array.isArray(part)) {
    for (const [index, each] of part.entries()) yield* ownTexts(each, `${at}[${index}]`, seen)
    return
  }
  if (isOwnText(part)) {
    yield { place: at, text: part }
    return
  }
  // One of our own texts about a label, which stands elsewhere.
  if ('key' in part && typeof part.key === 'string' && 'of' in part) return
  for (const [key, value] of Object.entries(part)) {
    const place = at === '' ? key : `${at}.${key}`
    if (!unread.test(place)) yield* ownTexts(value, place, seen)
  }
}

/** Where values stand that are no texts, whatever they look like; a field may be called so, too. */
const unread = /^(actions\[\d+\]\.sends|calls\.query)$/

/** Whether it is words by language: a field that is called `en` has a label, and is none. */
function isOwnText(part: object): part is OwnText {
  const { en }: { en?: unknown } = part
  return typeof en === 'string' || (typeof en === 'object' && en !== null && 'other' in en)
}

function isPlain(part: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(part)
  return prototype === null || prototype === Object.prototype || Array.isArray(part)
}
