import { didYouMean } from '../../src/definitions/fault'
import { allMessages } from '../../src/locales/all-messages'
import type { Translation } from '../../src/locales/translation'

export type TranslationCheck = {
  /** What is wrong, one sentence each: the console would read English there, or show a place that nothing fills. */
  faults: readonly string[]
  /** Texts that are not said, and are read in English. */
  missing: readonly string[]
  /** How many of those that are said are said as in English: names, and what a draft left to do. */
  asInEnglish: number
}

const english: Translation = allMessages
const pluralForms = ['zero', 'one', 'two', 'few', 'many']

/**
 * Checks a file of texts against the console's own: keys that nothing reads, places such as `{{name}}` that a text lost
 * or that nothing fills, and what is missing in a language with these plural forms.
 * @param file the parsed file: `{"area": {"name": "words"}}`
 * @param language BCP 47
 */
export function checkTranslation(file: unknown, language: string): TranslationCheck {
  if (!isObject(file)) return { faults: ['an object of areas is expected'], missing: [], asInEnglish: 0 }
  const faults: string[] = []
  const missing: string[] = []
  let asInEnglish = 0
  for (const [area, words] of Object.entries(file)) {
    const known = english[area]
    if (!known) faults.push(`${area}: there is no such area${didYouMean(area, Object.keys(english))}`)
    else if (!isObject(words)) faults.push(`${area}: an object of texts is expected`)
    else
      for (const [name, text] of Object.entries(words))
        faults.push(...faultsOf(`${area}.${name}`, name, text, known, language))
  }
  for (const [area, known] of Object.entries(english)) {
    const said = file[area]
    for (const name of namesIn(known, language)) {
      const text = isObject(said) ? said[name] : undefined
      if (text === undefined) missing.push(`${area}.${name}`)
      else if (text === known[name]) asInEnglish += 1
    }
  }
  return { faults, missing, asInEnglish }
}

/** The file with every text that it lacks in English, in the order of the console's own. */
export function completeTranslation(file: unknown, language: string): Translation {
  return Object.fromEntries(
    Object.entries(english).map(([area, known]) => {
      const said = isObject(file) ? file[area] : undefined
      const wordsOf = (name: string) => {
        const text = isObject(said) ? said[name] : undefined
        return typeof text === 'string' ? text : (known[name] ?? known[baseOf(name)] ?? '')
      }
      return [area, Object.fromEntries(namesIn(known, language).map((name) => [name, wordsOf(name)]))]
    }),
  )
}

function faultsOf(
  key: string,
  name: string,
  text: unknown,
  known: Translation[string],
  language: string,
): string[] {
  const names = namesIn(known, language)
  if (!names.includes(name)) return [`${key}: there is no such text${didYouMean(name, names)}`]
  if (typeof text !== 'string' || text === '') return [`${key}: words are expected`]
  const own = placesIn(text)
  const wanted = placesIn(known[name] ?? known[baseOf(name)] ?? '')
  // "One cluster" needs no figure.
  const mayLack = name === baseOf(name) ? [] : ['count']
  return [
    ...wanted
      .filter((place) => !own.includes(place) && !mayLack.includes(place))
      .map((place) => `${key}: {{${place}}} is missing`),
    ...own
      .filter((place) => !wanted.includes(place) && !mayLack.includes(place))
      .map((place) => `${key}: nothing fills {{${place}}}${didYouMean(place, wanted)}`),
  ]
}

/** The names an area has in a language: where English tells one from many, each form of that language has its own. */
function namesIn(known: Translation[string], language: string): string[] {
  const forms = new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter((form) => form !== 'other')
  return Object.keys(known).flatMap((name) => {
    if (baseOf(name) !== name) return []
    return known[`${name}_one`] === undefined ? [name] : [...forms.map((form) => `${name}_${form}`), name]
  })
}

/** The name of what is counted: `clusters` of `clusters_one`. */
function baseOf(name: string): string {
  const [, base, form] = /^(.+)_([a-z]+)$/.exec(name) ?? []
  return base !== undefined && form !== undefined && pluralForms.includes(form) ? base : name
}

function placesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].flatMap(([, name]) => name ?? []))]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
