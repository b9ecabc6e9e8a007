import type { ResourceDefinition } from './define'
import { didYouMean, type Fault, fault } from './fault'

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
  const { schema: _schema, formFields: _formFields, ...parts } = definition
  for (const [place, words] of ownTextsIn(parts, '')) {
    if (unjudged.test(place)) continue
    const names = ['product', ...filled.flatMap((each) => (each.place.test(place) ? each.names : []))]
    for (const [, name = ''] of words.matchAll(/\{\{(\w*)\}\}/g)) {
      if (names.includes(name)) continue
      const [first, ...more] = names.slice(1).map((each) => `{{${each}}}`)
      const otherwise = first
        ? `; it may say ${[first, ...more].join(', ')}, where {{name}} is the title field`
        : '; no record is meant here'
      const message = `nothing fills "{{${name}}}" here${didYouMean(name, names, otherwise)}`
      yield fault('R086', `${definition.name}.${place}`, message)
    }
  }
}

/** Words that a definition brings along, with their places; not what its functions say. */
function* ownTextsIn(part: unknown, at: string): Generator<readonly [string, string]> {
  if (Array.isArray(part)) {
    for (const [index, each] of part.entries()) yield* ownTextsIn(each, `${at}[${index}]`)
    return
  }
  if (typeof part !== 'object' || part === null || !isPlain(part)) return
  for (const [key, value] of Object.entries(part)) {
    if (key === 'en' && typeof value === 'string' && Object.keys(part).length === 1) yield [at, value]
    else yield* ownTextsIn(value, at === '' ? key : `${at}.${key}`)
  }
}

function isPlain(part: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(part)
  return prototype === null || prototype === Object.prototype
}
