import { ownTexts } from './own-texts'

/** Texts that are read in English where a definition has others in a language: `language` as BCP 47 writes it, places such as `fields.name.label`. */
export type MissingLanguage = { language: string; places: readonly string[] }

/**
 * The languages in which a definition says some of its texts, and those it does not say in them.
 */
export function missingLanguages(definition: object): MissingLanguage[] {
  const texts = [...ownTexts(definition)]
  const languages = new Set(texts.flatMap(({ text }) => Object.keys(text)))
  return [...languages].sort().flatMap((language) => {
    const missing = texts.filter(({ text }) => !(language in text))
    return missing.length === 0 ? [] : [{ language, places: missing.map(({ place }) => place) }]
  })
}
