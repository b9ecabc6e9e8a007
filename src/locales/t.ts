import { earlyMessages } from './early-messages'
import { languageIn, locale, numberText } from './locale'
import type { MessageKey } from './messages'
import type { OwnText, Text } from './text'
import type { Translation } from './translation'

/** Values for the `{{name}}` places of a text. `product` is filled by itself. */
export type MessageValues = Readonly<Record<string, string | number>>

type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>

const brand = { product: 'Basalt' }

const plurals = new Intl.PluralRules('en')

const texts: { areas: Areas } = { areas: earlyMessages }

const translated: { areas: Translation; plurals: Intl.PluralRules } = { areas: {}, plurals }

/** Adds the texts of further areas; the first load brings only those it shows. */
export function addMessages(areas: Areas): void {
  texts.areas = { ...texts.areas, ...areas }
}

/**
 * Sets the texts that stand in the place of the English ones; called once, when they were read, after the language was
 * set.
 */
export function setTranslation(areas: Translation): void {
  translated.areas = areas
  translated.plurals = new Intl.PluralRules(locale())
}

/** Whether there is a text of that key now. */
export function isMessageKey(key: string): key is MessageKey {
  const [area = '', name = ''] = key.split('.')
  return texts.areas[area]?.[name] !== undefined
}

/** Sets the brand every text shows; called once, when config.json is read (PLT-005). */
export function setProductName(name: string): void {
  brand.product = name
}

/**
 * The text of a key, or a definition's own words in the best language they are said in, with the values filled in. A
 * value that is missing stays visible as `{{name}}`, so that a test or a reader sees it. Where a text has another form
 * for the number `count`, such as `clusters_one` beside `clusters`, it takes that one; the number is written as people
 * write it.
 * @example t('clusters.connectedPanel', { count: 3 })
 */
export function t(text: Text, values: MessageValues = {}): string {
  if (typeof text !== 'string' && !('en' in text)) {
    return t(text.key, Object.fromEntries(Object.entries(text.of).map(([name, part]) => [name, t(part)])))
  }
  const { count } = values
  const words = wordsOf(text, count)
  // Most texts have no places, and a list shows hundreds of them.
  if (!words.includes('{{')) return words
  const all: MessageValues = {
    ...brand,
    ...values,
    ...(typeof count === 'number' && { count: numberText(count) }),
  }
  return words.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(all[name] ?? place))
}

/**
 * A label inside a sentence: in lower case where it is English, but for abbreviations and names such as "SSL" and
 * "OAuth"; other languages have words that may not be.
 */
export function inSentence(label: Text): string {
  const words = t(label)
  return isEnglish(label) ? words.replace(/\b[A-Z](?!\w*[A-Z])/g, (first) => first.toLowerCase()) : words
}

/** Whether a text is read in English. */
export function isEnglish(text: Text): boolean {
  if (typeof text !== 'string' && 'en' in text) return languageIn(text) === 'en'
  const [area = '', name = ''] = (typeof text === 'string' ? text : text.key).split('.')
  return translated.areas[area]?.[name] === undefined
}

function wordsOf(text: MessageKey | OwnText, count?: string | number): string {
  if (typeof text !== 'string') {
    const language = languageIn(text)
    const words = text[language] ?? text.en
    if (typeof words === 'string') return words
    const form = count === undefined ? 'other' : new Intl.PluralRules(language).select(Number(count))
    return words[form] ?? words.other
  }
  const [area = '', name = ''] = text.split('.')
  return (
    formOf(translated.areas[area], name, count, translated.plurals) ??
    formOf(texts.areas[area], name, count, plurals) ??
    text
  )
}

function formOf(
  words: Areas[string] | undefined,
  name: string,
  count: string | number | undefined,
  rules: Intl.PluralRules,
): string | undefined {
  return (
    (count === undefined ? undefined : words?.[`${name}_${rules.select(Number(count))}`]) ?? words?.[name]
  )
}
