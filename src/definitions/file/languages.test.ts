import { afterEach, expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { setLanguages } from '../../locales/locale'
import { t } from '../../locales/t'
import { checkTexts } from '../check-texts'
import { missingLanguages } from '../missing-languages'
import { readResourceFile } from './read-resource-file'

afterEach(() => setLanguages([]))

const read = (changes: object) =>
  readResourceFile(JSON.stringify({ ...example, ...changes }), '/resources/api-keys.json')
const label = {
  one: { en: 'API key', de: 'API-Schlüssel' },
  many: { en: 'API keys', de: 'API-Schlüssel' },
}
const faultsOf = (changes: object) =>
  read(changes).faults.map(({ id, place, message }) => [id, place, message])

it('reads a text in several languages wherever a file has one, and in ours what every resource has', () => {
  const { definition, faults } = read({
    label,
    fields: { ...example.fields, name: { ...example.fields.name, label: { en: 'Name', de: 'Bezeichnung' } } },
  })
  expect(faults).toEqual([])
  const { list, create, actions } = definition
  const shown = () =>
    [
      definition.label.many,
      definition.fields.name?.label,
      actions[0]?.label,
      list.search?.placeholder,
      list.loading,
      create?.success,
      list.filters?.[0]?.all,
    ].map((text) => text && t(text))
  expect(shown()).toEqual([
    'API keys',
    'Name',
    'New API key',
    'Search by name or note',
    'Loading API keys…',
    'API key created.',
    'Purpose: all',
  ])
  setLanguages(['de-DE'])
  expect(shown()).toEqual([
    'API-Schlüssel',
    'Bezeichnung',
    'New API-Schlüssel',
    'Search by Bezeichnung or note',
    'Loading API-Schlüssel…',
    'API-Schlüssel created.',
    'Purpose: all',
  ])
})

it.each([
  [{ about: { de: 'Schlüssel' } }, [['R102', 'api-keys.about.en', 'is missing']]],
  [
    { about: { en: 'Keys', deutsch: 'Schlüssel' } },
    [['R102', 'api-keys.about.deutsch', 'is no language; its code is meant, such as "de" or "pt-BR"']],
  ],
  [{ about: { en: 'Keys', de: '' } }, [['R102', 'api-keys.about.de', 'must not be empty']]],
  [
    { about: { en: 'Keys', de: 7 } },
    [['R102', 'api-keys.about.de', 'a text, or its forms by number with "other", is expected']],
  ],
  [
    { about: 7 },
    [['R102', 'api-keys.about', 'a text, or an object with "en" and other languages, is expected']],
  ],
])('refuses words by language that are none: %j', (changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults)
})

it('holds the words of each language to what fills them', () => {
  const revoke = {
    ...example.actions[0],
    success: { en: { one: '{{name}} is revoked.', other: '{{count}} are.' }, de: '{{nmae}} ist gesperrt.' },
  }
  const about = { en: { one: 'A key', other: 'Keys' } }
  const { definition } = read({ about, actions: [revoke] })
  expect([...checkTexts(definition)].map(({ place, message }) => [place, message])).toEqual([
    ['api-keys.about', 'no number is said here; one text is enough'],
    ['api-keys.actions[3].success.de', 'nothing fills "{{nmae}}" here; did you mean "name"?'],
  ])
})

it('judges the words of fields that are called as parts of a definition are', () => {
  const called = (name: string) => ({ type: 'text', label: `Of {{${name}}}` })
  const fields = {
    ...example.fields,
    schema: called('a'),
    sends: called('b'),
    key: called('c'),
    of: called('d'),
  }
  const { definition } = read({ fields })
  expect([...checkTexts(definition)].map(({ place }) => place)).toEqual(
    ['schema', 'sends', 'key', 'of'].map((name) => `api-keys.fields.${name}.label`),
  )
})

it('names the texts that are not said in a language others are said in', () => {
  const { definition } = read({ label, about: { en: 'Keys', fr: 'Clés', de: 'Schlüssel' } })
  const [german, french, ...others] = missingLanguages(definition)
  expect(others).toEqual([])
  expect([german?.language, german?.places[0]]).toEqual(['de', 'fields.name.label'])
  expect(german?.places).not.toContain('label.one')
  expect([french?.language, french?.places.slice(0, 2)]).toEqual(['fr', ['label.one', 'label.many']])
  // Fields stand in forms, too, and labels in other texts: each is named where it is written.
  expect(new Set(german?.places).size).toBe(german?.places.length)
  expect(german?.places.filter((place) => place.includes('.of.'))).toEqual([])
  expect(missingLanguages(read({}).definition)).toEqual([])
  const sorted = missingLanguages(read({ about: { en: 'Keys', fr: 'Clés', de: 'Schlüssel' } }).definition)
  expect(sorted.map(({ language }) => language)).toEqual(['de', 'fr'])
})
