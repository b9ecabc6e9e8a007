import type { OwnText } from './text'

const chosen = { languages: [] as string[], format: 'en' }

/** By their options, since building a format costs more than using it on a table of figures. */
const formats = new Map<object, Intl.NumberFormat>()

/**
 * Sets the languages texts of definitions are read in, and how figures and dates are written; called once, when
 * config.json is read.
 * @param tags BCP 47, the best one first; each also stands for the languages it is a kind of (`de` for `de-AT`)
 */
export function setLanguages(tags: readonly string[]): void {
  const [first = 'en'] = tags
  chosen.languages = tags.flatMap((tag) => {
    const parts = tag.split('-')
    return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
  })
  // Digits are 0 to 9 and years those of the common calendar: the console's own texts, exports and inputs have no others.
  chosen.format = isWellFormed(first) && !first.startsWith('en') ? `${first}-u-ca-gregory-nu-latn` : 'en'
  formats.clear()
}

/** The language for `Intl`: that of the first tag, and for every kind of English `en`, as the specification writes. */
export function locale(): string {
  return chosen.format
}

/** The language in which a text of a definition is read: the best of those it is said in, else English. */
export function languageIn(text: OwnText): string {
  return chosen.languages.find((tag) => Object.hasOwn(text, tag)) ?? 'en'
}

const plain: Intl.NumberFormatOptions = {}

/** How figures are written but for a few: rounded to five decimals (PLT-009). */
export const fiveDecimals = { maximumFractionDigits: 5 }

/** A figure as people write it in the console's language. @param options the same object each time, which is kept */
export function numberText(value: number, options = plain): string {
  // Most counts are written as they are in every language; the first format of a page takes a browser 10 ms to build.
  if (options === plain && Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  let format = formats.get(options)
  if (!format) {
    format = new Intl.NumberFormat(chosen.format, options)
    formats.set(options, format)
  }
  // The narrow space of French is in no font of a PDF.
  return format.format(value).replaceAll('\u202f', '\u00a0')
}

/** Some systems hand on names such as `C`, which `Intl` refuses. */
function isWellFormed(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
