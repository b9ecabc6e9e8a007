import { type MessageKey, messages } from './messages'

/** Values for the `{{name}}` places of a text. `product` is filled by itself. */
export type MessageValues = Readonly<Record<string, string | number>>

const brand = { product: 'Basalt' }

/** Sets the brand every text shows; called once, when config.json is read (PLT-005). */
export function setProductName(name: string): void {
  brand.product = name
}

/**
 * The text of a key with its values filled in. A value that is missing stays visible as `{{name}}`, so that a test
 * or a reader sees it.
 * @example t('clusters.connectedPanel', { count: 3 })
 */
export function t(key: MessageKey, values: MessageValues = {}): string {
  const [area, name] = key.split('.') as [string, string]
  const areas: Readonly<Record<string, Readonly<Record<string, string>>>> = messages
  const text = areas[area]?.[name] ?? key
  return text.replace(/\{\{(\w+)\}\}/g, (place, valueName: string) => {
    const value = { ...brand, ...values }[valueName]
    return value === undefined ? place : String(value)
  })
}
