const longestRead = 320

/**
 * The initials on the avatar: of the first and the last word of the full name or, without one, of the address's part
 * before the @ (D1 §2 'Header'). Null when there is neither.
 */
export function initialsOf(person: { fullName: string | null; email: string | null }): string | null {
  const words = wordsOf(person.fullName, /[\s.]+/) ?? wordsOf(person.email?.split('@')[0], /[\s._+-]+/)
  if (!words) return null
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return chosen.map((word) => firstLetter(word ?? '').toUpperCase()).join('')
}

/** Words that begin with a letter or digit; without any, all of them. */
function wordsOf(text: string | null | undefined, separator: RegExp): string[] | null {
  const words = (text ?? '').slice(0, longestRead).split(separator).filter(Boolean)
  const spoken = words.filter((word) => /^[\p{L}\p{N}]/u.test(word))
  if (spoken.length > 0) return spoken
  return words.length > 0 ? words : null
}

function firstLetter(word: string): string {
  // Nothing of ASCII joins the letter before it, and building a segmenter takes as long as drawing a header.
  if (/^[\x20-\x7e]([\x20-\x7e]|$)/.test(word)) return word.charAt(0)
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [...graphemes.segment(word)][0]?.segment ?? ''
}
