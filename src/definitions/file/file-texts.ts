import type { Text } from '../../locales/text'

/** Plain words of a file as a text of a definition. */
export function text(words: string): Text {
  return { en: words }
}

export function textOr(words: string | undefined): Text | undefined {
  return words === undefined ? undefined : text(words)
}

/** "API key" stays, "Webhook" becomes "webhook": a label inside a sentence. */
export function lower(label: string): string {
  const [first = '', second = ''] = label
  return second === second.toLowerCase() ? `${first.toLowerCase()}${label.slice(1)}` : label
}

/** The object without the keys that have no value: a definition is plain data, and JSON knows no undefined. */
export function plain<Shape extends object>(shape: Shape): Shape {
  const kept = Object.entries(shape).filter(([, value]) => value !== undefined)
  // Only keys that may be missing are ever undefined here.
  return Object.fromEntries(kept) as Shape
}
