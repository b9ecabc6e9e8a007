import { expect, it, vi } from 'vitest'
import type { FieldDefinition } from './define-field'
import { rangeReading, textReading, valueFilter } from './value-filters'

it('a server is asked for a text by what its convention has, and for nothing else', () => {
  expect(textReading.ask('~Elm', 'street')).toEqual({ street_like: 'Elm' })
  expect(textReading.ask('=Elm', 'street')).toEqual({ street: 'Elm' })
  expect([textReading.ask('^Elm', 'street'), textReading.ask('!', 'street')]).toEqual([{}, {}])
  expect(textReading.keys('street')).toEqual(['street', 'street_like'])
})

it('a server is asked for a range by its two ends, of which one may be open', () => {
  const figures = rangeReading('figures')
  expect(figures.ask('10..20', 'size')).toEqual({ size_gte: '10', size_lte: '20' })
  expect([figures.ask('10..', 'size'), figures.ask('..20', 'size')]).toEqual([
    { size_gte: '10' },
    { size_lte: '20' },
  ])
  expect(figures.ask('much', 'size')).toEqual({})
  expect(figures.keys('size')).toEqual(['size_gte', 'size_lte'])
  expect(figures.test('10..20', 'size')?.({ id: '1', size: 20 })).toBe(true)
  expect(figures.test('10..20', 'size')?.({ id: '1', size: 21 })).toBe(false)
})

it('a range of days holds for all of its last day, and is none of figures', () => {
  const days = rangeReading('instants')
  const isIn = days.test('2026-03-01..2026-03-02', 'due')
  expect(isIn?.({ id: '1', due: new Date('2026-03-02T23:59:00').toISOString() })).toBe(true)
  expect(isIn?.({ id: '1', due: new Date('2026-03-03T00:00:00').toISOString() })).toBe(false)
  expect(days.test('10..20', 'due')).toBeUndefined()
})

it('a range of days may move with the present, and a server is asked for the days it means', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 21, 30) })
  const days = rangeReading('instants')
  const isIn = days.test('today..today+90d', 'due')
  const on = (month: number, day: number) =>
    isIn?.({ id: '1', due: new Date(2027, month, day, 12).toISOString() })
  expect([on(-2, 26), on(-2, 27), on(1, 25), on(1, 26)]).toEqual([false, true, true, false])
  expect(days.ask('today-7d..', 'due')).toEqual({ due_gte: new Date(2026, 10, 20).toISOString() })
  expect(days.ask('today 1d..', 'due')).toEqual({ due_gte: new Date(2026, 10, 28).toISOString() })
  expect([days.test('today+90..', 'due'), days.test('todays..', 'due')]).toEqual([undefined, undefined])
  expect(rangeReading('figures').test('today..', 'size')).toBeUndefined()
})

it.each<[FieldDefinition['kind'], string, unknown]>([
  ['number', '10..', 10],
  ['percent', '10..', 10],
  ['money', '10..', 10],
  ['bytes', '1 KiB..', 1024],
  ['duration', '2 min..', 120],
  ['date', '2026-03-01..', '2026-03-01T12:00:00Z'],
  ['date-time', '2026-03-01..', '2026-03-01T12:00:00Z'],
  ['day', '2026-03-01..', '2026-03-01'],
])(
  'a filter by a field of kind %s is a range, such as %s, unless it says otherwise',
  (kind, spelled, value) => {
    const filter = valueFilter({ size: { label: { en: 'Size' }, kind } }, 'size')
    expect(filter.by).toBe('range')
    expect(filter.reading?.test(spelled, 'size')?.({ id: '1', size: value })).toBe(true)
    expect(valueFilter({ size: { label: { en: 'Size' }, kind } }, 'size', 'value').by).toBeUndefined()
  },
)

it('a filter by a text or a choice is of one value', () => {
  for (const kind of ['text', 'choice'] as const)
    expect(valueFilter({ size: { label: { en: 'Size' }, kind } }, 'size')).toMatchObject({ key: 'size' })
  expect(valueFilter({ size: { label: { en: 'Size' }, kind: 'text' } }, 'size').by).toBeUndefined()
  // A definition that asks for a range of texts is told so, and for that the filter has to say what it is.
  expect(valueFilter({ size: { label: { en: 'Size' }, kind: 'text' } }, 'size', 'range').by).toBe('range')
  expect(valueFilter({ size: { label: { en: 'Size' }, kind: 'choice' } }, 'size', 'several').several).toBe(
    true,
  )
})
