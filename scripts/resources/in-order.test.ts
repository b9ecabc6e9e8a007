import { describe, expect, it } from 'vitest'
import type { FileField } from '../../src/definitions/file/file-fields'
import { inOrder } from './in-order'

const today = new Date('2026-03-02T09:30:15Z')
const field = (type: FileField['type'], more: Partial<FileField> = {}): FileField => ({
  type,
  label: { en: 'Label' },
  ...more,
})
const said = (condition: object) => ({
  validWhen: { ...condition, reason: { en: 'No' } } as FileField['validWhen'],
})

describe('a made-up row', () => {
  it.each([
    ['date-time', { max: 'now' }, '2026-04-01T08:00:00Z', '2026-02-23T09:30:00Z'],
    ['day', { max: 'today' }, '2026-03-05', '2026-02-23'],
    ['day', { max: 'today' }, '2026-02-05', '2026-02-05'],
    ['date', { max: 'now' }, '2026-03-05T00:00:00Z', '2026-02-23T00:00:00Z'],
    ['day', { min: 'today' }, '2026-02-05', '2026-03-09'],
    ['day', { min: 'today' }, '2026-04-05', '2026-04-05'],
    ['day', { min: 'today+30d' }, '2026-03-20', '2026-04-08'],
    ['date-time', { max: 'now-12h' }, '2026-03-02T08:00:00Z', '2026-02-22T21:30:00Z'],
    ['day', { min: 'today', max: 'today+4d' }, '2026-05-01', '2026-03-04'],
    ['day', { min: 'today', max: 'today+90d' }, '2026-02-01', '2026-03-09'],
  ] as const)(
    'has a %s with %j that was %s a week from today if need be: %s',
    (type, limit, made, expected) => {
      expect(inOrder({ at: made }, { at: field(type, limit) }, today)).toEqual({ at: expected })
    },
  )

  it.each([
    [{ min: { field: 'low' } }, 3, 5],
    [{ min: { field: 'low' } }, 5, 5],
    [said({ field: 'high', greater: { field: 'low' } }), 5, 6],
    [said({ field: 'high', greater: { field: 'low' } }), 3, 6],
    [said({ field: 'low', less: { field: 'high' } }), 4, 6],
    [said({ field: 'low', less: { field: 'high' } }), 9, 9],
  ])('with %j has for a figure of %d beside 5 one of %d', (rule, made, expected) => {
    const fields = { low: field('number'), high: field('number', rule) }
    expect(inOrder({ low: 5, high: made }, fields, today)).toEqual({ low: 5, high: expected })
  })

  it.each([
    ['from', 'until'],
    ['beginsAt', 'finishedAt'],
    ['validFrom', 'validTo'],
    ['startedAt', 'expiresAt'],
  ])('that begins at %s ends a week later at %s, or when it did so already', (first, last) => {
    const fields = { [last]: field('day'), [first]: field('day') }
    const ends = (made: string) => inOrder({ [first]: '2026-03-05', [last]: made }, fields, today)[last]
    expect(['2026-03-01', '2026-03-05', '2026-03-06'].map(ends)).toEqual([
      '2026-03-12',
      '2026-03-12',
      '2026-03-06',
    ])
  })

  it.each([
    ['90min', '2026-03-01T09:30:00Z'],
    ['12h', '2026-03-01T20:00:00Z'],
    ['2d', '2026-03-03T08:00:00Z'],
  ])('has at the earliest %s after another value what has to be so long after it', (plus, expected) => {
    const fields = { born: field('date-time'), ready: field('date-time', { min: { field: 'born', plus } }) }
    const row = { born: '2026-03-01T08:00:00Z', ready: '2026-03-01T08:30:00Z' }
    expect(inOrder(row, fields, today).ready).toBe(expected)
  })

  it('has at the latest so long after another value what has to be, and leaves that one alone', () => {
    const max = { field: 'born', plus: '2d' }
    const fields = { born: field('date-time'), ready: field('date-time', { max }) }
    const row = { born: '2026-03-01T08:00:00Z', ready: '2026-03-05T08:00:00Z' }
    expect(inOrder(row, fields, today)).toEqual({ born: row.born, ready: '2026-03-03T08:00:00Z' })
  })

  it.each([
    ['05:00', '05:00', '23:30'],
    ['23:00', '05:00', '23:30'],
    ['05:00', '10:30', '10:30'],
  ])('has a time of day after %s where another one, %s, has to be: %s', (opens, closes, expected) => {
    const later = said({ field: 'closes', greater: { field: 'opens' } })
    const fields = { opens: field('time'), closes: field('time', later) }
    expect(inOrder({ opens, closes }, fields, today)).toEqual({ opens, closes: expected })
  })

  it('has less for one figure where the other one may be no more', () => {
    const rule = said({ field: 'high', greater: { field: 'low' } })
    const fields = { low: field('number'), high: field('number', { max: 5, ...rule }) }
    expect(inOrder({ low: 5, high: 3 }, fields, today)).toEqual({ low: 4, high: 5 })
  })

  it('ends after a beginning that had to be moved itself', () => {
    const fields = {
      opens: field('day'),
      starts: field('day', { min: { field: 'opens' } }),
      ends: field('day'),
    }
    const row = { opens: '2026-03-10', starts: '2026-03-01', ends: '2026-03-05' }
    expect(inOrder(row, fields, today)).toEqual({
      opens: '2026-03-10',
      starts: '2026-03-17',
      ends: '2026-03-24',
    })
  })
})
