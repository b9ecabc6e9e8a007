import { describe, expect, it } from 'vitest'
import example from '../../../docs/examples/projects.json'
import type { ListChart } from '../../definitions/charts-of'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { chartOfList, currenciesOf, entryOf } from './chart-of-list'

const { definition } = readResourceFile(JSON.stringify(example), 'projects.json')

/** What a chart draws of rows: its words, and of each bar its name and the figure of each layer. */
function drawn(chart: ListChart, rows: readonly object[]) {
  const records = rows.map((row, index) => definition.schema.parse({ id: `${index}`, name: 'x', ...row }))
  const entries = records.map((record) => entryOf(chart, definition, record as never, 'Europe/Berlin'))
  const { title, summary, notes, bars } = chartOfList(definition, chart, entries)
  return {
    words: [title, summary, ...notes],
    unit: bars.unit,
    layers: bars.series.map(({ name }) => name),
    bars: bars.bars.map((bar, place) => [bar.title, ...bars.series.map(({ values }) => values[place])]),
    labels: bars.bars.map(({ label }) => label),
  }
}

it('draws layers in the colours that their states have in the list, and the second of one tone in another', () => {
  const options = [
    { value: 'over', label: 'Over', tone: 'bad' },
    { value: 'near', label: 'Near', tone: 'bad' },
    { value: 'fine', label: 'Fine', tone: 'good' },
    { value: 'free', label: 'Free' },
  ]
  const state = {
    type: 'computed',
    label: 'State',
    as: 'choice',
    value: "spent > 9 ? 'over' : 'fine'",
    options,
  }
  const file = { ...example, fields: { ...example.fields, state } }
  const { definition } = readResourceFile(JSON.stringify(file), 'projects.json')
  const { bars } = chartOfList(definition, { kind: 'bars', x: 'status', by: 'state' }, [
    { x: 'live', layer: 'over', y: null },
  ])
  expect(bars.series.map(({ name, color }) => [name, color.light])).toEqual([
    ['Over', '#b42a2a'],
    ['Near', '#d1701f'],
    ['Fine', '#2b7a3d'],
    ['Free', '#4d9a3a'],
  ])
})

describe('a chart of a list', () => {
  it('counts records by a choice, in the order of its options, none of which is left out', () => {
    const rows = [{ status: 'live' }, { status: 'live' }, { status: 'planned' }, { status: null }]
    expect(drawn({ kind: 'bars', x: 'status' }, rows)).toEqual({
      words: ['Projects by status', '4 projects in all. Most: Live, 2 projects.'],
      unit: '',
      layers: ['Projects'],
      bars: [
        ['Planned', 1],
        ['Building', 0],
        ['Live', 2],
        ['Broken', 0],
        ['Not given', 1],
      ],
      labels: ['Planned', 'Building', 'Live', 'Broken', 'Not given'],
    })
  })

  it('has whole numbers at its side where records are counted, not where figures are', () => {
    const barsOf = (y?: string) =>
      chartOfList(definition, { kind: 'bars', x: 'status', y }, [{ x: 'live', layer: null, y: 1 }]).bars
    expect([barsOf(), barsOf('budget')].map(({ isCount }) => isCount)).toEqual([true, false])
  })

  it('adds money up by month in layers, and says what it leaves out', () => {
    const rows = [
      { startsAt: '2025-12-31T23:30:00Z', budget: 100, status: 'live' },
      { startsAt: '2026-01-05', budget: 50.5, status: 'broken' },
      { startsAt: '2026-03-05', budget: 25, status: 'live' },
      { startsAt: '2026-03-06', budget: null, status: 'live' },
      { startsAt: null, budget: 9, status: 'live' },
      { startsAt: '', budget: 9, status: 'live' },
    ]
    expect(drawn({ kind: 'bars', x: 'startsAt', y: 'budget', by: 'status' }, rows)).toEqual({
      words: [
        'Budget by starts',
        '€175.50 in all. Most: January 2026, €150.50.',
        '2 without a date are left out.',
        'One without a figure is left out.',
      ],
      unit: 'EUR',
      layers: ['Planned', 'Building', 'Live', 'Broken'],
      bars: [
        ['January 2026', 0, 0, 100, 50.5],
        ['February 2026', 0, 0, 0, 0],
        ['March 2026', 0, 0, 25, 0],
      ],
      labels: ['Jan 2026', 'Feb 2026', 'Mar 2026'],
    })
  })

  it('puts dates together by the span that its definition names', () => {
    const rows = [{ startsAt: '2026-02-28' }, { startsAt: '2026-03-02' }]
    const by = (per: ListChart['per']) => drawn({ kind: 'bars', x: 'startsAt', per }, rows).bars
    expect(drawn({ kind: 'bars', x: 'startsAt', per: 'week' }, rows)).toMatchObject({
      bars: [
        ['Week of 23 Feb 2026', 1],
        ['Week of 02 Mar 2026', 1],
      ],
      labels: ['23 Feb', '02 Mar'],
    })
    expect(by('quarter')).toEqual([['Q1 2026', 2]])
    const hours = ['2026-02-28T22:05:00Z', '2026-02-28T23:50:00Z'].map((createdAt) => ({ createdAt }))
    expect(drawn({ kind: 'line', x: 'createdAt', per: 'hour' }, hours)).toMatchObject({
      bars: [
        ['28 Feb 2026, 23:00', 1],
        ['01 Mar 2026, 00:00', 1],
      ],
      labels: ['28 Feb, 23:00', '01 Mar, 00:00'],
    })
    expect(by('month')).toEqual([
      ['February 2026', 1],
      ['March 2026', 1],
    ])
    expect(by('year')).toEqual([['2026', 2]])
  })

  it('calls none the most where all places are alike', () => {
    const rows = [
      { startsAt: '2026-02-28', spent: 3 },
      { startsAt: '2026-03-02', spent: 3 },
    ]
    const chart = { kind: 'bars', x: 'startsAt', per: 'month', y: 'spent' } as const
    expect(drawn(chart, rows).words).toEqual(['Spent by starts', '€6.00 in all, €3.00 each.'])
    expect(drawn({ ...chart, total: 'average' }, rows).words[1]).toBe('€3.00 each.')
  })

  it('draws an average from day to day, a gap where nothing is known', () => {
    const rows = [
      { startsAt: '2026-02-28', spent: 10 },
      { startsAt: '2026-02-28', spent: 20 },
      { startsAt: '2026-03-02', spent: 3 },
    ]
    expect(drawn({ kind: 'line', x: 'startsAt', y: 'spent', total: 'average' }, rows)).toEqual({
      words: ['Spent (average) by starts', 'Most: 28 Feb 2026, €15.00. Least: 02 Mar 2026, €3.00.'],
      unit: 'EUR',
      layers: ['Spent'],
      bars: [
        ['28 Feb 2026', 15],
        ['01 Mar 2026', null],
        ['02 Mar 2026', 3],
      ],
      labels: ['28 Feb', '01 Mar', '02 Mar'],
    })
  })

  it('puts texts beyond twenty together, the most frequent first', () => {
    const rows = Array.from({ length: 23 }, (_, index) => ({ name: `Name of number ${index}` }))
    const { bars, labels } = drawn({ kind: 'bars', x: 'name' }, [...rows, { name: 'Name of number 22' }])
    expect(bars).toHaveLength(21)
    expect(bars[0]).toEqual(['Name of number 22', 2])
    expect(labels[0]).toBe('Name of numbe…')
    expect(bars.at(-1)).toEqual(['Others (3)', 3])
  })

  it('keeps those without the value apart from texts that are put together', () => {
    const entries = Array.from({ length: 22 }, (_, index) => ({ x: `Name ${index}`, layer: null, y: null }))
    const without = { x: null, layer: null, y: null }
    const { bars } = chartOfList(definition, { kind: 'bars', x: 'name' }, [...entries, without])
    expect(
      bars.bars.slice(20).map(({ title }, place) => [title, bars.series[0]?.values[20 + place]]),
    ).toEqual([
      ['Others (2)', 2],
      ['Not given', 1],
    ])
  })

  it('cuts a text below its bar that has more than 14 signs', () => {
    const rows = [{ name: 'Fourteen signs' }, { name: 'Fifteen signs !' }]
    expect(drawn({ kind: 'bars', x: 'name' }, rows).labels).toEqual(['Fourteen signs', 'Fifteen signs…'])
  })

  it('has nothing to say where no record has the values', () => {
    expect(drawn({ kind: 'bars', x: 'status', y: 'budget' }, [{ status: 'live' }]).words).toEqual([
      'Budget by status',
      null,
      'One without a figure is left out.',
    ])
  })

  it('counts a record that lacks both with those without a date and with those without a figure', () => {
    const rows = [
      { startsAt: '2026-01-05', budget: 5 },
      { startsAt: null, budget: null },
    ]
    expect(drawn({ kind: 'bars', x: 'startsAt', y: 'budget' }, rows).words.slice(2)).toEqual([
      'One without a date is left out.',
      'One without a figure is left out.',
    ])
  })

  it('is called as its definition says', () => {
    const chart = { kind: 'bars', x: 'status', title: { en: 'How they stand' } } as const
    expect(drawn(chart, [{ status: 'live' }]).words).toEqual([
      'How they stand',
      '1 project in all. Most: Live, 1 project.',
    ])
  })

  it('names twenty texts each, and puts the rest together only where there is more', () => {
    const rows = Array.from({ length: 19 }, (_, index) => ({ name: `Name ${index}` }))
    const { bars } = drawn({ kind: 'bars', x: 'name' }, [...rows, { name: '…' }])
    expect(bars).toHaveLength(20)
    // A name of one's own, whatever the rest would be called.
    expect(bars.slice(18)).toEqual([
      ['Name 18', 1],
      ['…', 1],
    ])
  })

  it('draws no period of which it knows a date and no figure', () => {
    const rows = [
      { startsAt: '2026-01-05', budget: 5 },
      { startsAt: '2026-03-05', budget: null },
    ]
    expect(drawn({ kind: 'bars', x: 'startsAt', per: 'month', y: 'budget' }, rows).bars).toEqual([
      ['January 2026', 5],
    ])
  })

  it('takes an empty text, as what is not there, for what is not given', () => {
    const chart = { kind: 'bars', x: 'status', by: 'name' } as const
    const entry = entryOf(chart, definition, { id: '1', name: '' }, 'Europe/Berlin')
    expect(entry).toEqual({ x: null, layer: null, y: null })
  })

  it('has a layer of its own for records without the value of the layers', () => {
    const rows = [{ startsAt: '2026-01-05', status: null }]
    const { layers, bars } = drawn({ kind: 'bars', x: 'startsAt', per: 'month', by: 'status' }, rows)
    expect(layers).toEqual(['Planned', 'Building', 'Live', 'Broken', 'Not given'])
    expect(bars).toEqual([['January 2026', 0, 0, 0, 0, 1]])
  })

  it('says no most where nothing adds up to more than nothing, and of several alike how many there are', () => {
    const budgets = (...figures: number[]) =>
      drawn(
        { kind: 'bars', x: 'startsAt', per: 'month', y: 'budget' },
        figures.map((budget, month) => ({ startsAt: `2026-0${month + 1}-05`, budget })),
      ).words[1]
    expect(budgets(0, 0)).toBeNull()
    expect(budgets(7)).toBe('€7.00 in all. Most: January 2026, €7.00.')
    expect(budgets(1, 7, 7)).toBe('€15.00 in all. Most: February 2026 and 1 more, €7.00 each.')
    expect(budgets(7, 1, 7, 7)).toBe('€22.00 in all. Most: January 2026 and 2 more, €7.00 each.')
    expect(budgets(7, 7)).toBe('€14.00 in all, €7.00 each.')
  })

  it('calls the lowest least, and says of several alike how many there are', () => {
    const rows = [5, 1, 1].map((spent, month) => ({ startsAt: `2026-0${month + 1}-05`, spent }))
    const chart = { kind: 'line', x: 'startsAt', per: 'month', y: 'spent', total: 'average' } as const
    expect(drawn(chart, rows).words[1]).toBe(
      'Most: January 2026, €5.00. Least: February 2026 and 1 more, €1.00 each.',
    )
  })

  it.each([
    [{ type: 'percent' }, '%'],
    [{ type: 'bytes' }, 'bytes'],
    [{ type: 'duration' }, 'seconds'],
    [{ type: 'number', unit: 'kg' }, 'kg'],
    [{ type: 'number' }, ''],
  ])('has at its side what the figures of %o are in', (field, unit) => {
    const file = { ...example, fields: { ...example.fields, load: { label: 'Load', ...field } } }
    const read = readResourceFile(JSON.stringify(file), 'projects.json')
    const chart = { kind: 'bars', x: 'status', y: 'load' } as const
    expect(chartOfList(read.definition, chart, [{ x: 'live', layer: null, y: 3 }]).bars.unit).toBe(unit)
  })
})

describe('a chart of amounts in several currencies', () => {
  const { definition: allocations } = readResourceFile(
    JSON.stringify({
      ...example,
      fields: {
        ...example.fields,
        currency: { type: 'choice', label: 'Currency', options: ['EUR', 'USD', 'CHF'] },
        cost: { type: 'money', label: 'Cost', currency: { field: 'currency' } },
      },
    }),
    'projects.json',
  )
  const chart: ListChart = { kind: 'bars', x: 'status', y: 'cost' }
  const rows = [
    { status: 'live', cost: 10, currency: 'USD' },
    { status: 'live', cost: 100.5, currency: 'EUR' },
    { status: 'broken', cost: 2, currency: 'USD' },
    { status: 'broken', cost: 5, currency: null },
    { status: 'planned', cost: 3, currency: null },
    { status: 'live', cost: null, currency: 'CHF' },
    { status: 'live', cost: null, currency: null },
  ]
  const entries = rows.map((row, index) =>
    entryOf(
      chart,
      allocations,
      allocations.schema.parse({ id: `${index}`, name: 'x', ...row }) as never,
      'Europe/Berlin',
    ),
  )

  it('is one for each currency that has an amount, in the order of the options, and sums up nothing else', () => {
    expect(currenciesOf(chart, allocations, entries)).toEqual(['EUR', 'USD'])
    expect(currenciesOf({ kind: 'bars', x: 'status' }, allocations, entries)).toEqual([undefined])
    const told = ['EUR', 'USD'].map((currency) => {
      const { title, summary, notes, bars } = chartOfList(allocations, chart, entries, new Map(), currency)
      return { words: [title, summary, ...notes], unit: bars.unit, sums: bars.series[0]?.values }
    })
    expect(told).toEqual([
      {
        words: [
          'Cost by status, EUR',
          '€100.50 in all. Most: Live, €100.50.',
          '2 without a currency are left out.',
        ],
        unit: 'EUR',
        sums: [0, 0, 100.5, 0],
      },
      {
        words: [
          'Cost by status, USD',
          '$12.00 in all. Most: Live, $10.00.',
          '2 without a currency are left out.',
        ],
        unit: 'USD',
        sums: [0, 0, 10, 2],
      },
    ])
  })

  it('is one for a currency that is no option, too, after those that are; and one where there is no amount', () => {
    const of = (...codes: (string | null)[]) =>
      codes.map((currency) => ({ x: 'live', layer: null, y: 1, currency }))
    expect(currenciesOf(chart, allocations, of('SEK', 'CHF', 'DKK', null, 'EUR'))).toEqual([
      'EUR',
      'CHF',
      'DKK',
      'SEK',
    ])
    expect(currenciesOf(chart, allocations, [{ x: 'live', layer: null, y: null, currency: 'EUR' }])).toEqual([
      undefined,
    ])
    expect(currenciesOf(chart, allocations, of(null))).toEqual([undefined])
  })
})

describe('a chart whose layers are records that a reference leads to', () => {
  const { definition: owned } = readResourceFile(
    JSON.stringify({
      ...example,
      fields: { ...example.fields, owner: { type: 'reference', label: 'Owner', resource: 'projects' } },
    }),
    'projects.json',
  )
  /** The layers of live projects of these owners, by their names. */
  function layersOf(owners: readonly (string | null)[]) {
    const entries = owners.map((layer) => ({ x: 'live', layer, y: 1 }))
    const labels = new Map([['a', 'Atlas']])
    const known = new Map([['projects', { labels }]])
    const chart = { kind: 'bars', x: 'status', y: 'budget', by: 'owner' } as const
    const { bars } = chartOfList(owned, chart, entries, known)
    return bars.series.map(({ name, values }) => [name, values[2]])
  }

  it('has one for each of the eight that most lead to, by its name', () => {
    expect(layersOf(['b', 'a', 'a', ...'cdefghij', null])).toEqual([
      ['Atlas', 2],
      ['b', 1],
      ['c', 1],
      ['d', 1],
      ['e', 1],
      ['f', 1],
      ['g', 1],
      ['h', 1],
      ['Others (2)', 2],
      ['Not given', 1],
    ])
  })

  it('has none for the others where there are no more than eight', () => {
    expect(layersOf([...'abcdefgh']).map(([name]) => name)).toEqual(['Atlas', ...'bcdefgh'])
  })
})

it('draws each tone in its own colour, and numbers the layers of what is counted from one', () => {
  const tones = ['good', 'warning', 'bad', 'neutral', 'busy']
  const options = tones.map((tone) => ({ value: `is ${tone}`, label: tone, tone }))
  const fields = { ...example.fields, state: { type: 'choice', label: 'State', options } }
  const { definition: toned } = readResourceFile(JSON.stringify({ ...example, fields }), 'projects.json')
  const { bars } = chartOfList(toned, { kind: 'bars', x: 'status', by: 'state' }, [
    { x: 'live', layer: 'is new', y: null },
    { x: 'live', layer: null, y: null },
  ])
  expect([bars.unit, bars.axis, bars.shape]).toEqual(['projects', 'Status', 'bars'])
  expect(bars.bars[2]).toEqual({ key: 'live', label: 'Live', title: 'Live', isIncomplete: false })
  expect(bars.series.map(({ id, name, color }) => [id, name, color.light])).toEqual([
    ['is good', 'good', '#2b7a3d'],
    ['is warning', 'warning', '#aa4e09'],
    ['is bad', 'bad', '#b42a2a'],
    ['is neutral', 'neutral', '#5f6873'],
    ['is busy', 'busy', '#1f5fbf'],
    ['is new', 'is new', '#2f7fd1'],
    ['', 'Not given', '#8a7a12'],
  ])
})

it.each([undefined, 'spent'])('without layers the bars say no values of their own, of %s', (y) => {
  const { definition } = readResourceFile(JSON.stringify(example), 'projects.json')
  expect(chartOfList(definition, { kind: 'bars', x: 'status', y }, []).bars.layerText).toBeUndefined()
})

it.each([
  ['spent', 12_345.6, '12K'],
  ['spent', 36.25, '36'],
  ['size', 107_374_182_400, '100 GiB'],
  ['took', 5400, '1 h 30 min'],
  [undefined, 3, '3'],
])('of layers of %s the bars say the values, %s as %s, and no numbers of layers', (y, value, text) => {
  const more = { size: { type: 'bytes', label: 'Size' }, took: { type: 'duration', label: 'Took' } }
  const file = { ...example, fields: { ...example.fields, ...more } }
  const { definition } = readResourceFile(JSON.stringify(file), 'projects.json')
  const { bars } = chartOfList(definition, { kind: 'bars', x: 'startsAt', y, by: 'status' }, [])
  expect(bars.layerText?.(value)).toBe(text)
  expect(bars.series.flatMap(({ tag }) => tag ?? [])).toEqual([])
  const measures: Readonly<Record<string, string>> = { size: 'bytes', took: 'duration' }
  expect(bars.measure).toBe(measures[y ?? ''])
})
