import { earlyMessages } from './early-messages'
import type { MessageKey } from './messages'
import type { Text } from './text'

/** Values for the `{{name}}` places of a text. `product` is filled by itself. */
export type MessageValues = Readonly<Record<string, string | number>>

type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>

const brand = { product: 'Basalt' }

const plurals = new Intl.PluralRules('en')

const texts: { areas: Areas } = { areas: earlyMessages }

/** Adds the texts of further areas; the first load brings only those it shows. */
export function addMessages(areas: Areas): void {
  texts.areas = { ...texts.areas, ...areas }
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
 * The text of a key, or a definition's own words, with the values filled in. A value that is missing stays visible as
 * `{{name}}`, so that a test or a reader sees it. Where a text has another form for the number `count`, such as
 * `clusters_one` beside `clusters`, it takes that one.
 * @example t('clusters.connectedPanel', { count: 3 })
 */
export function t(text: Text, values: MessageValues = {}): string {
  const words = wordsOf(text, values.count)
  // Most texts have no places, and a list shows hundreds of them.
  if (!words.includes('{{')) return words
  return words.replace(/\{\{(\w+)\}\}/g, (place, valueName: string) => {
    const value = { ...brand, ...values }[valueName]
    return value === undefined ? place : String(value)
  })
}

function wordsOf(text: Text, count?: string | number): string {
  if (typeof text !== 'string') return text.en
  const [area = '', name = ''] = text.split('.')
  const words = texts.areas[area]
  const form = count === undefined ? name : `${name}_${plurals.select(Number(count))}`
  return words?.[form] ?? words?.[name] ?? text
}
