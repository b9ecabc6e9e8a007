import { describe, expect, it } from 'vitest'
import { recordFaultsOf } from '../record-faults'
import { billingMonthResponse, billingStatsResponse } from './billing'

const september = {
  date: '09/2026',
  dateFormatted: 'Sep 2026',
  units: 120.5,
  unitsCost: 120.5,
  users: 3,
  usersCost: 60,
  usage: 41.25,
  usageCost: 0.83,
  totalCost: 181.33,
}
const nothing = {
  units: null,
  unitsCost: null,
  users: null,
  usersCost: null,
  usage: null,
  usageCost: null,
  totalCost: null,
}
const { date: _date, dateFormatted: _words, ...figures } = september
const read = (stats: unknown) => billingStatsResponse.parse({ stats })
const faults = (stats: unknown) =>
  recordFaultsOf(read(stats)).map(({ isShown, values }) => [
    isShown,
    ...values.map(({ field, found, sample }) => [field, found, sample].join(' ')),
  ])

describe('the billing of all months', () => {
  it('is read with every figure, newest first, each beside the largest cost [API-102, BIL-004, BIL-D02]', () => {
    const october = { date: '10/2026', totalCost: '45.3325' }
    expect(read([september, october])).toEqual([
      { ...nothing, id: '2026-10', dateFormatted: 'Oct 2026', totalCost: 45.3325, costShare: 0.25 },
      { ...figures, id: '2026-09', dateFormatted: 'Sep 2026', costShare: 1 },
    ])
  })

  it.each([
    [{ stats: [september] }],
    [{ data: { stats: [september] } }],
    [{ stats: JSON.stringify([september]) }],
    [{ stats: september }],
    [[september]],
  ])('is found in %j', (sent) => {
    expect(billingStatsResponse.parse(sent).map(({ id }) => id)).toEqual(['2026-09'])
  })

  it.each([
    ['2026-09', undefined, 'Sep 2026'],
    ['2026-09-01T00:00:00.000Z', undefined, 'Sep 2026'],
    ['9/2026', 'September 2026', 'September 2026'],
    ['09/2026', 'Aug 2026', 'Aug 2026'],
    ['09/2026', {}, 'Sep 2026'],
    [undefined, 'Sep 2026', 'Sep 2026'],
  ])('of %j and %j is called %s [BIL-D05]', (date, dateFormatted, words) => {
    const [month] = read([{ ...september, date, dateFormatted }])
    expect([month?.id, month?.dateFormatted]).toEqual(['2026-09', words])
  })

  it.each([['13/2026'], ['soon'], [null], [{ month: 9 }], [202609]])(
    'loses a month that says %j, and no other',
    (date) => {
      const stats = [september, { ...september, date, dateFormatted: null }]
      expect(read(stats).map(({ id }) => id)).toEqual(['2026-09'])
      expect(faults(stats)).toMatchObject([[false, expect.stringMatching(/^date /)]])
    },
  )

  it('keeps a month whose date is malformed beside its words, and says so', () => {
    const stats = [{ ...september, date: '13/2026' }]
    expect(read(stats).map(({ id }) => id)).toEqual(['2026-09'])
    expect(faults(stats)).toEqual([[true, 'date text 13/2026']])
  })

  it.each([{}, 7, ['Sep'], true])(
    'has nothing to tell of words that are none, as it has its own: %j',
    (words) => {
      const stats = [{ ...september, dateFormatted: words }]
      expect(faults(stats)).toEqual([])
    },
  )

  it('takes a credit for what it is, and less than no units, users or storage for unreadable [BIL-D04]', () => {
    const stats = [{ ...september, units: -4, users: '-1', usage: -0.5, usersCost: -20, totalCost: '-12.5' }]
    expect(read(stats)).toEqual([
      {
        ...figures,
        ...{ id: '2026-09', dateFormatted: 'Sep 2026', units: null, users: null, usage: null },
        ...{ usersCost: -20, totalCost: -12.5, costShare: null },
      },
    ])
    expect(faults(stats)).toEqual([[true, 'units number -4', 'users text -1', 'usage number -0.5']])
  })

  it('reads nothing used as nothing, not as unknown', () => {
    const none = { units: 0, unitsCost: 0, users: 0, usersCost: 0, usage: 0, usageCost: 0, totalCost: 0 }
    expect(read([{ date: '09/2026', ...none }])).toMatchObject([none])
    expect(faults([{ date: '09/2026', ...none }])).toEqual([])
  })

  it('gives a credit no share of what was paid in other months', () => {
    const stats = [september, { ...september, date: '08/2026', dateFormatted: null, totalCost: -181.33 }]
    expect(read(stats).map(({ id, costShare }) => [id, costShare])).toEqual([
      ['2026-09', 1],
      ['2026-08', null],
    ])
  })

  it('gives no share where nothing was paid, and none of a cost that is not reported', () => {
    const free = { ...september, totalCost: 0 }
    expect(read([free]).map(({ costShare }) => costShare)).toEqual([null])
    const stats = [{ ...september, totalCost: 50 }, { date: '08/2026' }]
    expect(read(stats).map(({ costShare }) => costShare)).toEqual([1, null])
  })

  it('gives a month that cost nothing a share of nothing beside one that was paid', () => {
    const stats = [september, { ...september, date: '08/2026', dateFormatted: null, totalCost: 0 }]
    expect(read(stats).map(({ costShare }) => costShare)).toEqual([1, 0])
  })

  it('makes nothing up of figures that are none', () => {
    const stats = [{ date: '09/2026', units: 'many', unitsCost: null, users: {}, totalCost: '1,200' }]
    expect(read(stats)).toEqual([{ ...nothing, id: '2026-09', dateFormatted: 'Sep 2026', costShare: null }])
    expect(faults(stats)).toEqual([[true, 'units text many', 'users object ', 'totalCost text 1,200']])
  })

  it('tells of a month that comes twice, and shows the first', () => {
    const stats = [september, { ...september, totalCost: 9 }]
    expect(read(stats).map(({ totalCost }) => totalCost)).toEqual([181.33])
    expect(recordFaultsOf(read(stats))).toMatchObject([{ number: 2, id: '2026-09', isShown: false }])
  })

  it.each([null, {}, { stats: null }, { stats: {} }, { stats: '' }])('is empty as %j', (sent) => {
    expect(billingStatsResponse.parse(sent)).toEqual([])
  })

  it('is one month where the record of it stands alone, without a date too', () => {
    expect(read({ dateFormatted: 'Sep 2026', units: 3 })).toMatchObject([{ id: '2026-09', units: 3 }])
    expect(read({ units: 3 })).toEqual([])
    expect(faults({ units: 3 })).toMatchObject([[false, expect.stringMatching(/^date /)]])
  })

  it.each([{ stats: 'none' }, { months: [{ date: '2026-09' }] }, '<html>', 7])('is refused as %j', (sent) => {
    expect(billingStatsResponse.safeParse(sent).success).toBe(false)
  })
})

describe('the billing of one month', () => {
  const readParts = (instances: unknown) => billingMonthResponse.parse({ instances })

  it('has the name and the figures of each cluster [API-101, BIL-004]', () => {
    const instances = [
      { name: 'sales', stats: september },
      { name: 'legacy', stats: [{ ...september, units: '0.00001' }] },
      { name: 7, stats: null },
      { name: 'idle', stats: [] },
    ]
    expect(readParts(instances)).toEqual([
      { name: 'sales', figures },
      { name: 'legacy', figures: { ...figures, units: 0.00001 } },
      { name: '7', figures: nothing },
      { name: 'idle', figures: nothing },
    ])
    expect(recordFaultsOf(readParts(instances))).toEqual([])
  })

  it('is read from the text of a list, and keeps what was credited', () => {
    const stats = { ...september, unitsCost: -5, usersCost: '-20', usageCost: -0.5, totalCost: -25.5 }
    expect(readParts(JSON.stringify([{ name: 'sales', stats }]))).toEqual([
      {
        name: 'sales',
        figures: { ...figures, unitsCost: -5, usersCost: -20, usageCost: -0.5, totalCost: -25.5 },
      },
    ])
  })

  it('takes none of two records of one cluster for its month', () => {
    const parts = readParts([{ name: 'sales', stats: [september, september] }])
    expect(parts).toEqual([{ name: 'sales', figures: nothing }])
    expect(recordFaultsOf(parts)).toMatchObject([{ name: 'sales', isShown: true }])
  })

  it('loses a cluster without a name, and of another only what cannot be read', () => {
    const instances = [{ stats: september }, { name: 'sales', stats: { ...september, units: -1, usage: [] } }]
    const parts = readParts(instances)
    expect(parts).toEqual([{ name: 'sales', figures: { ...figures, units: null, usage: null } }])
    expect(
      recordFaultsOf(parts).map(({ name, isShown, values }) => [
        name,
        isShown,
        values.map(({ field }) => field).join(' '),
      ]),
    ).toEqual([
      [null, false, 'name'],
      ['sales', true, 'stats.units stats.usage'],
    ])
  })

  it.each([null, {}, { instances: null }, { instances: {} }])('is empty as %j', (sent) => {
    expect(billingMonthResponse.parse(sent)).toEqual([])
  })

  it('is that of one cluster where it stands alone', () => {
    expect(readParts({ name: 'sales', stats: september })).toEqual([{ name: 'sales', figures }])
  })

  it.each([{ instances: 'none' }, '<html>'])('is refused as %j', (sent) => {
    expect(billingMonthResponse.safeParse(sent).success).toBe(false)
  })
})
