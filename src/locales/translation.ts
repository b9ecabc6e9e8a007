/** The console's own texts in another language than English: area, name, words. What is missing is read in English. */
export type Translation = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Reads the file of texts that config.json names. Never rejects: null for one that cannot be used, as the console is
 * better read in English than not at all.
 * @param path path of this site
 */
export async function loadTranslation(path: string, send: typeof fetch): Promise<Translation | null> {
  try {
    const response = await send(path, { headers: { accept: 'application/json' } })
    return response.ok ? readTranslation(await response.json()) : null
  } catch {
    return null
  }
}

/** What can be used of a file of texts; null for what is none at all. `npm run texts -- check` says what is wrong. */
export function readTranslation(file: unknown): Translation | null {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return null
  const areas = Object.entries(file).flatMap(([area, words]) => {
    if (typeof words !== 'object' || words === null) return []
    const texts = Object.entries(words).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    )
    return [[area, Object.fromEntries(texts)] as const]
  })
  return Object.fromEntries(areas)
}
