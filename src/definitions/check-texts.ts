import type { ResourceDefinition } from './define'
import { didYouMean, type Fault, fault } from './fault'
import { ownTexts } from './own-texts'

/** Texts that are said of a record, and what fills them besides the brand; all others stand as they are written. */
const filled: readonly { place: RegExp; names: readonly string[] }[] = [
  {
    place: /^actions\[\d+\]\.(confirm\.(title|text|field)|dangerText|success|progress)$/,
    names: ['name', 'names', 'count'],
  },
  { place: /\.answer\.(title|text)$/, names: ['name'] },
  { place: /^(create|clone|edit|scale)\.(title|intro|success)$|^detail\.title$/, names: ['name'] },
]

/** Words made of others, and those that may explain a language of places that a value is written in. */
const unjudged = /^list\.(filters|search)|\.(help|placeholder)$/

/** Faults of the definition's own words: a `{{place}}` in them that nothing fills would be read as it stands. */
export function* checkTexts(definition: ResourceDefinition): Generator<Fault> {
  const { formFields: _formFields, ...parts } = definition
  for (const { place, text } of ownTexts(parts)) {
    if (unjudged.test(place)) continue
    const names = ['product', ...filled.flatMap((each) => (each.place.test(place) ? each.names : []))]
    for (const [language, words] of Object.entries(text)) {
      const at = `${definition.name}.${place}${Object.keys(text).length === 1 ? '' : `.${language}`}`
      if (typeof words === 'string') yield* checkWords(words, names, at)
      else if (!names.includes('count')) yield fault('R086', at, 'no number is said here; one text is enough')
      else for (const [form, each] of Object.entries(words)) yield* checkWords(each, names, `${at}.${form}`)
    }
  }
}

function* checkWords(words: string, names: readonly string[], at: string): Generator<Fault> {
  for (const [, name = ''] of words.matchAll(/\{\{(\w*)\}\}/g)) {
    if (names.includes(name)) continue
    const [first, ...more] = names.slice(1).map((each) => `{{${each}}}`)
    const otherwise = first
      ? `; it may say ${[first, ...more].join(', ')}, where {{name}} is the title field`
      : '; no record is meant here'
    yield fault('R086', at, `nothing fills "{{${name}}}" here${didYouMean(name, names, otherwise)}`)
  }
}
