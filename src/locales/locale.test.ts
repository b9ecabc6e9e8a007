import { afterEach, describe, expect, it } from 'vitest'
import { cardDate } from '../domain/dates'
import { bytesText, durationText, moneyText } from '../domain/units'
import { locale, numberText, setLanguages } from './locale'
import type { MessageKey } from './messages'
import { addMessages, inSentence, t } from './t'

afterEach(() => setLanguages([]))

const keys = { en: 'API keys', de: 'API-Schlüssel', 'pt-BR': 'Chaves de API' }
const revoked = {
  en: { one: '{{name}} is revoked.', other: '{{count}} keys are revoked.' },
  de: { one: '{{name}} ist gesperrt.', other: '{{count}} Schlüssel sind gesperrt.' },
  pl: {
    one: '{{count}} klucz',
    few: '{{count}} klucze',
    many: '{{count}} kluczy',
    other: '{{count}} klucza',
  },
}

describe("a definition's own words", () => {
  it.each([
    [['de'], 'API-Schlüssel'],
    [['de-AT'], 'API-Schlüssel'],
    [['pt-BR'], 'Chaves de API'],
    // What a person reads next best, and English last.
    [['fr', 'de'], 'API-Schlüssel'],
    [['pt'], 'API keys'],
    [['fr'], 'API keys'],
    [['constructor'], 'API keys'],
    [[], 'API keys'],
  ])('are read in the best language there is for %j', (tags, words) => {
    setLanguages(tags)
    expect(t(keys)).toBe(words)
  })

  it('take the form of the number that their language has, and write it as people do', () => {
    const said = (count: number) => t(revoked, { name: 'Export', count })
    expect([said(1), said(2000)]).toEqual(['Export is revoked.', '2,000 keys are revoked.'])
    setLanguages(['de'])
    expect([said(1), said(2000)]).toEqual(['Export ist gesperrt.', '2.000 Schlüssel sind gesperrt.'])
    setLanguages(['pl'])
    expect([1, 3, 5, 1.5].map(said)).toEqual(['1 klucz', '3 klucze', '5 kluczy', '1,5 klucza'])
    expect(t(revoked)).toBe('{{count}} klucza')
    const short = { en: 'keys', pl: { one: 'klucz', other: '{{count}} klucza' } }
    expect(t(short, { count: 3 })).toBe('3 klucza')
  })

  it('stand in a text of ours, in lower case in English alone', () => {
    addMessages({ shelf: { newOne: 'New {{one}}' } })
    const phrase = { key: 'shelf.newOne' as MessageKey, of: { one: { en: 'key', de: 'Schlüssel' } } }
    expect([t(phrase), inSentence(keys)]).toEqual(['New key', 'API keys'])
    setLanguages(['de'])
    expect([t(phrase), inSentence(keys)]).toEqual(['New Schlüssel', 'API-Schlüssel'])
  })
})

describe('a label inside a sentence', () => {
  it.each([
    ['SSL certificates', 'SSL certificates'],
    ['Support Contracts', 'support contracts'],
    ['OAuth clients', 'OAuth clients'],
    ['Client IDs', 'client IDs'],
    ['E2E Runs', 'E2E runs'],
    ['Sub-Clusters', 'sub-clusters'],
    ['A key', 'a key'],
  ])('of %s is %s: abbreviations stay', (label, words) => {
    expect(inSentence({ en: label })).toBe(words)
  })
})

describe('figures and dates', () => {
  const shown = () => [
    numberText(1234.5),
    moneyText(1234.5, 'EUR'),
    bytesText(1_610_612_736),
    durationText(1.5),
    cardDate('2024-12-06T12:00:00Z', 'UTC', locale()),
  ]

  it('are written as the language has them, and never otherwise in English', () => {
    setLanguages(['de-DE'])
    expect(shown()).toEqual(['1.234,5', '1.234,50\u00a0€', '1,5 GiB', '1,5 s', '06 Dez. 2024'])
    for (const tags of [['en-GB'], ['en-IN'], [], ['C']]) {
      setLanguages(tags)
      expect(shown()).toEqual(['1,234.5', '€1,234.50', '1.5 GiB', '1.5 s', '06 Dec 2024'])
    }
  })

  it('keep the forms of their kinds apart, whichever was asked for first', () => {
    const [euros, shares] = [{ style: 'currency', currency: 'EUR' }, { style: 'percent' }] as const
    expect([numberText(2, euros), numberText(2), numberText(2, shares), numberText(2, euros)]).toEqual([
      '€2.00',
      '2',
      '200%',
      '€2.00',
    ])
  })

  it('are grouped from a thousand on, and signed, as each language does', () => {
    setLanguages(['de'])
    const edges = [0, 999, 1000, -5, 12.5, 999_999]
    expect(edges.map((value) => numberText(value))).toEqual(['0', '999', '1.000', '-5', '12,5', '999.999'])
    setLanguages(['sv'])
    expect(numberText(-5)).toBe('\u22125')
  })

  it('have digits and spaces that every export and every PDF has', () => {
    setLanguages(['ar-EG'])
    expect(numberText(12)).toBe('12')
    setLanguages(['fr'])
    expect(numberText(1234567)).toBe('1\u00a0234\u00a0567')
  })
})
