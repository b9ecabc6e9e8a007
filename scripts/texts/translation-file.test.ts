import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkTranslation, completeTranslation } from './translation-file'

const faultsOf = (file: unknown, language = 'de') => checkTranslation(file, language).faults

describe('a file of texts', () => {
  it.each([
    ['an area', { comon: {} }, ['comon: there is no such area; did you mean "common"?']],
    [
      'a key',
      { common: { retri: 'Nochmal' } },
      ['common.retri: there is no such text; did you mean "retry"?'],
    ],
    [
      'a place that nothing fills',
      { clusters: { connectedPanel: 'Verbundene Cluster ({{cout}})' } },
      [
        'clusters.connectedPanel: {{count}} is missing',
        'clusters.connectedPanel: nothing fills {{cout}}; did you mean "count"?',
      ],
    ],
    [
      'words',
      { common: { retry: '', close: 7 } },
      ['common.retry: words are expected', 'common.close: words are expected'],
    ],
    ['an object of texts', { common: 'Ja' }, ['common: an object of texts is expected']],
    ['an object', ['common'], ['an object of areas is expected']],
    ['nothing', { common: { retry: 'Erneut versuchen' } }, []],
  ])('is told that it lacks or has wrong %s', (_what, file, faults) => {
    expect(faultsOf(file)).toEqual(faults)
  })

  it('has a text for each form that a number takes in its language, the figure left out where it may be', () => {
    const forms = { count_one: '1 wynik', count_few: '{{count}} wyniki', count_many: '{{count}} wyników' }
    const palette = { ...forms, count: '{{count}} wyniku' }
    expect(faultsOf({ palette }, 'pl')).toEqual([])
    expect(faultsOf({ palette }, 'de')).toEqual([
      'palette.count_few: there is no such text; did you mean "count_one"?',
      'palette.count_many: there is no such text; did you mean "count_one"?',
    ])
    expect(faultsOf({ palette: { ...palette, count: 'wyniku' } }, 'pl')).toEqual([
      'palette.count: {{count}} is missing',
    ])
    expect(checkTranslation({ palette: {} }, 'pl').missing).toEqual(
      expect.arrayContaining([
        'palette.count_one',
        'palette.count_few',
        'palette.count_many',
        'palette.count',
      ]),
    )
  })

  it('names what is missing and how much is as in English', () => {
    const { missing, asInEnglish } = checkTranslation({ common: { retry: 'Try again' } }, 'de')
    expect([missing.includes('common.retry'), missing.includes('common.close'), asInEnglish]).toEqual([
      false,
      true,
      1,
    ])
  })

  it('is completed in English, in the order of the console, with what it says left as it is', () => {
    const texts = completeTranslation({ common: { retry: 'Erneut versuchen' } }, 'de')
    expect([texts.common?.retry, texts.common?.close]).toEqual(['Erneut versuchen', 'Close'])
    expect(checkTranslation(texts, 'de')).toMatchObject({ faults: [], missing: [] })
  })
})

describe('the German that comes along', () => {
  it('has no key that nothing reads, and every place', () => {
    expect(faultsOf(JSON.parse(readFileSync('public/texts/de.json', 'utf8')))).toEqual([])
  })
})
