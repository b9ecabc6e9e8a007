/** Plain words as a text of a definition. */
export function own(words: string): { en: string } {
  return { en: words }
}

/** "API key" stays, "Webhook" becomes "webhook": a label inside a sentence. */
export function lower(label: string): string {
  const [first = '', second = ''] = label
  return second === second.toLowerCase() ? `${first.toLowerCase()}${label.slice(1)}` : label
}
