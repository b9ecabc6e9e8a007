import { describe, expect, it } from 'vitest'
import { readDay, readMonth } from './reported-date'

describe('the month a server means', () => {
  it.each([
    '2026-03',
    '2026/03',
    '2026-03-01',
    '2026-03-01T00:00:00Z',
    '03-2026',
    '3/2026',
    'Mar 2026',
    'March, 2026',
    'mar-2026',
  ])('by %s is read [USE-006]', (reported) => expect(readMonth(reported)).toBe('2026-03'))

  it('by its whole name is read, whichever of the twelve it is [USE-006]', () => {
    const names =
      'January February March April May June July August September October November December'.split(' ')
    expect(names.map((name) => readMonth(`${name} 2026`)).join(' ')).toBe(
      '2026-01 2026-02 2026-03 2026-04 2026-05 2026-06 2026-07 2026-08 2026-09 2026-10 2026-11 2026-12',
    )
  })

  it.each(['', '2026', '2026-13', '13/2026', 'Smarch 2026', 'Ma 2026', 3, null, undefined, '2026-0'])(
    'by %j is not guessed',
    (reported) => expect(readMonth(reported)).toBeNull(),
  )
})

describe('the day a server means', () => {
  it.each([
    [['2026-03-04'], null],
    [['2026-03-04T00:00:00Z', 'x'], null],
    [['Wednesday', '2026-03-04'], null],
    [['04 Mar 2026'], null],
    [['4-March-2026'], null],
    [['Mar 4, 2026'], null],
    [[4], '2026-03'],
    [['4'], '2026-03'],
    [['Wednesday', '04'], '2026-03'],
    [['4 Mar'], '2026-03'],
    [[undefined, 'Mar 4'], '2026-03'],
  ])('by %j in %j is read [USE-006]', (reported, month) => {
    expect(readDay(reported, month)).toBe('2026-03-04')
  })

  it.each([
    [[4], null],
    [[30], '2026-02'],
    [['2026-02-30'], '2026-02'],
    [['2026-03-041'], '2026-03'],
    [['2026-03-04/05'], '2026-03'],
    [[0], '2026-03'],
    [[-4], '2026-03'],
    [[4.5], '2026-03'],
    [['today', null, {}], '2026-03'],
    [[], '2026-03'],
  ])('by %j in %j is not guessed', (reported, month) => {
    expect(readDay(reported, month)).toBeNull()
  })
})
