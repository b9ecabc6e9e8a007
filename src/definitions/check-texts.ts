import type { OwnText } from '../locales/text'
import type { ResourceDefinition } from './define'
import { didYouMean, type Fault, fault } from './fault'
import { ownTexts } from './own-texts'
import { isSayable } from './said-fields'
import { aType } from './value-kind'

/** What a text is said of: one record, or as many as an action is about; and what fills it besides the brand. */
const filled: readonly { place: RegExp; names: readonly string[]; isOfRecord: boolean }[] = [
  {
    place: /^actions\[\d+\]\.(confirm\.(title|text)|dangerText|success|failure|progress)$/,
    names: ['name', 'names', 'count'],
    isOfRecord: true,
  },
  { place: /^actions\[\d+\]\.confirm\.field$/, names: ['name', 'names', 'count'], isOfRecord: false },
  {
    place:
      /\.answer\.(title|text)$|^(clone|edit|scale)\.(title|intro|success)$|^create\.success$|^detail\.title$/,
    names: ['name'],
    isOfRecord: true,
  },
  { place: /^create\.(title|intro)$/, names: ['name'], isOfRecord: false },
  // Stands beside a figure, in its number.
  { place: /^(actions\[\d+\]\.)?fields\..*\.unit$/, names: ['count'], isOfRecord: false },
]

/** Words made of others, and those that may explain a language of places that a value is written in. */
const unjudged = /^list\.(filters|search)|\.(help|placeholder)$/

/** Faults of the definition's own words: a `{{place}}` in them that nothing fills would be read as it stands. */
export function* checkTexts(definition: ResourceDefinition): Generator<Fault> {
  const { formFields: _formFields, ...parts } = definition
  for (const { place, text } of ownTexts(parts)) {
    if (unjudged.test(place)) continue
    const said = filled.find((each) => each.place.test(place))
    const names = ['product', ...(said?.names ?? [])]
    const fields = said?.isOfRecord && !isWithoutRecord(definition, place) ? definition.fields : undefined
    yield* checkText(`${definition.name}.${place}`, text, names, fields)
  }
}

/** @param names what fills it @param fields of the record that it is about */
function* checkText(
  place: string,
  text: OwnText,
  names: readonly string[],
  fields?: ResourceDefinition['fields'],
): Generator<Fault> {
  for (const [language, words] of Object.entries(text)) {
    const at = `${place}${Object.keys(text).length === 1 ? '' : `.${language}`}`
    if (typeof words === 'string') yield* checkWords(words, names, fields, at)
    else if (!names.includes('count')) yield fault('R086', at, 'no number is said here; one text is enough')
    else
      for (const [form, each] of Object.entries(words))
        yield* checkWords(each, names, fields, `${at}.${form}`)
  }
}

/** Faults of the words of what is no resource: nothing fills a place in them. @param name what faults call it */
export function* checkOwnTexts(name: string, whole: object): Generator<Fault> {
  for (const { place, text } of ownTexts(whole)) yield* checkText(`${name}.${place}`, text, ['product'])
}

/** An action of the toolbar may be done without a record. */
function isWithoutRecord({ actions }: ResourceDefinition, place: string): boolean {
  const [, index] = /^actions\[(\d+)\]/.exec(place) ?? []
  return index !== undefined && actions[Number(index)]?.where.includes('toolbar') === true
}

function* checkWords(
  words: string,
  names: readonly string[],
  fields: ResourceDefinition['fields'] | undefined,
  at: string,
): Generator<Fault> {
  for (const [, name = ''] of words.matchAll(/\{\{(\w*)\}\}/g)) {
    if (names.includes(name)) continue
    const field = fields?.[name]
    if (field && isSayable(field)) continue
    if (field) {
      const message = `"${name}" is ${aType(field.kind)}: no text says its value`
      yield fault('R086', at, message)
      continue
    }
    const [first, ...more] = names.slice(1).map((each) => `{{${each}}}`)
    const ofFields = fields ? ', or a field of the record' : ''
    const otherwise = first
      ? `; it may say ${[first, ...more].join(', ')}${ofFields}, where {{name}} is the title field`
      : '; a text in this place stands as it is'
    const known = [...names, ...Object.keys(fields ?? {})]
    yield fault('R086', at, `nothing fills "{{${name}}}" here${didYouMean(name, known, otherwise)}`)
  }
}
