import { ownTexts } from './own-texts'

/** Texts that are read in English where a definition has others in a language: `language` as BCP 47 writes it, places such as `fields.name.label`. */
export type MissingLanguage = { language: string; places: readonly string[] }

/**
 * The languages in which a definition says some of its texts, and those it does not say in them.
 * @param locale the language of the site, in which all of them are to be said, such as `de` or `de-AT`
 */
export function missingLanguages(definition: object, locale = 'en'): MissingLanguage[] {
  const texts = [...ownTexts(definition)]
  const spoken = texts.flatMap(({ text }) => Object.keys(text))
  const [language = locale] = locale.split('-')
  const languages = new Set([...spoken, ...(spoken.includes(locale) || language === 'en' ? [] : [language])])
  return [...languages].sort().flatMap((language) => {
    const missing = texts.filter(({ text }) => !(language in text))
    return missing.length === 0 ? [] : [{ language, places: missing.map(({ place }) => place) }]
  })
}
