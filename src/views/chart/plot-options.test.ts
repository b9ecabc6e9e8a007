import { describe, expect, it } from 'vitest'
import { type ChartSeries, niceStep, type TimeSeries, valueText } from './chart-series'
import { plotOptions } from './plot-options'

const hour = 3_600_000
const midnight = Date.UTC(2026, 2, 2)
const points = (...values: number[]) => values.map((value, index) => ({ at: midnight + index * hour, value }))
const draw = (
  values: number[],
  { to = midnight + 24 * hour, scheme = 'light' as 'light' | 'dark', isStill = false, step = 50 } = {},
) =>
  plotOptions(
    {
      series: [
        { name: 'Total', color: 'primary', shape: 'area', points: points(...values) },
        { name: 'Rejected', color: 'disconnected', shape: 'area', points: points(1) },
      ],
      tickStep: () => step,
      from: midnight,
      to,
    },
    { scheme, isStill, timeZone: 'UTC' },
  )

describe('a chart over time', () => {
  it.each([
    [[120, 7], 50, [0, 50, 100, 150]],
    [[150], 50, [0, 50, 100, 150]],
    [[], 1, [0, 1]],
    [[3127], 1000, [0, 1000, 2000, 3000, 4000]],
  ])('of %j has the ticks of its step and ends at the last of them [SCA-004]', (values, step, ticks) => {
    const { y } = draw(values, { step }).scale
    expect(y.tickMethod()).toEqual(ticks)
    expect(y.domain).toEqual([0, ticks.at(-1)])
  })

  it('draws the later series on top, each as an area and its line from the same points', () => {
    const marks = draw([4, 9]).children
    expect(marks.map(({ type }) => type)).toEqual(['area', 'line', 'area', 'line'])
    expect(marks.map(({ data }) => data.map(({ value }) => value))).toEqual([[4, 9], [4, 9], [1], [1]])
    expect(marks[3]?.data[0]?.at.toISOString()).toBe('2026-03-02T00:00:00.000Z')
  })

  it.each([
    ['light', '#0b6e7f', '#b42a2a', '#56606e'],
    ['dark', '#4cc3d6', '#f28b82', '#9aa5b4'],
  ] as const)('takes the colours of the %s theme', (scheme, total, rejected, words) => {
    const { children, axis } = draw([1], { scheme })
    expect(children.map(({ style }) => ('fill' in style ? style.fill : style.stroke))).toEqual([
      total,
      total,
      rejected,
      rejected,
    ])
    expect([axis.x.labelFill, axis.y.labelFill]).toEqual([words, words])
  })

  it('says the time of day of up to two days, and the day of more', () => {
    const at = new Date(Date.UTC(2026, 2, 2, 9, 30))
    expect(draw([1]).axis.x.labelFormatter(at)).toBe('09:30')
    expect(draw([1], { to: midnight + 48 * hour }).axis.x.labelFormatter(at)).toBe('09:30')
    expect(draw([1], { to: midnight + 168 * hour }).axis.x.labelFormatter(at)).toBe('02 Mar')
    expect(draw([1]).scale.x.domain.map((end) => end.toISOString())).toEqual([
      '2026-03-02T00:00:00.000Z',
      '2026-03-03T00:00:00.000Z',
    ])
  })

  it('says instants by the clock of the browser', () => {
    const settings = { scheme: 'light', isStill: true, timeZone: 'America/St_Johns' } as const
    const { axis, scale } = plotOptions(
      { series: [], tickStep: () => 1, from: midnight, to: midnight + hour },
      settings,
    )
    expect(axis.x.labelFormatter(new Date(midnight))).toBe('20:30')
    expect(scale.x.utc).toBe(false)
  })

  it('shortens large figures beside it', () => {
    const { labelFormatter } = draw([1]).axis.y
    expect([0, 950, 1000, 20_000, 1_500_000].map(labelFormatter)).toEqual(['0', '950', '1K', '20K', '1.5M'])
  })

  it('stands still for people who want no motion', () => {
    expect(draw([1], { isStill: true }).animate).toBe(false)
    expect(draw([1]).animate).not.toBe(false)
  })
})

describe('a chart of days against a limit', () => {
  const day = 24 * hour
  const bars: ChartSeries = {
    name: 'Total',
    color: 'primary',
    shape: 'bars',
    points: [{ at: midnight, value: 30 }],
  }
  const limit: ChartSeries = {
    name: 'Limit',
    color: 'disconnected',
    shape: 'limit',
    points: [
      { at: midnight, value: 20 },
      { at: midnight + day, value: 40 },
    ],
    label: 'Limit 40',
  }
  const chart: TimeSeries = {
    series: [bars, limit],
    tickStep: () => 20,
    from: midnight,
    to: midnight + 7 * day,
    isByDay: true,
  }
  const draw = (parts: Partial<TimeSeries> = {}, scheme: 'light' | 'dark' = 'light') =>
    plotOptions({ ...chart, ...parts }, { scheme, isStill: false, timeZone: 'America/St_Johns' })

  it('draws each day as wide as it is, and the limit from each change to the end, with its words there', () => {
    const [rect, line, text] = draw().children
    expect(rect).toMatchObject({
      type: 'rect',
      encode: { x: ['at', 'end'], y: 'value' },
      data: [{ at: new Date(midnight), end: new Date(midnight + day), value: 30 }],
    })
    expect(line).toMatchObject({ type: 'line', encode: { shape: 'hv' }, style: { lineDash: [4, 4] } })
    expect(line?.data.map(({ at, value }) => [at.getTime(), value])).toEqual([
      [midnight, 20],
      [midnight + day, 40],
      [midnight + 7 * day, 40],
    ])
    expect(text).toMatchObject({
      type: 'text',
      encode: { text: 'label' },
      data: [{ at: new Date(midnight + 7 * day), value: 40, label: 'Limit 40' }],
    })
  })

  it('puts the words of a limit on the ground of the chart, for bars may stand behind them', () => {
    const behind = (scheme: 'light' | 'dark') => draw({ series: [limit] }, scheme).children.at(-1)?.style
    expect(behind('light')).toMatchObject({ background: true, backgroundFill: '#ffffff' })
    expect(behind('dark')).toMatchObject({ background: true, backgroundFill: '#171b21' })
  })

  it('has room above a limit for its words', () => {
    expect(draw().scale.y.tickMethod()).toEqual([0, 20, 40, 60])
    const between = { ...limit, points: [{ at: midnight, value: 30 }] }
    expect(draw({ series: [between] }).scale.y.tickMethod()).toEqual([0, 20, 40])
    const { label: _none, ...silent } = limit
    expect(draw({ series: [bars, silent] }).scale.y.tickMethod()).toEqual([0, 20, 40])
  })

  it('names days by the calendar of the server, whatever the zone of the browser', () => {
    const { axis, scale } = draw()
    expect(axis.x.labelFormatter(new Date(midnight))).toBe('02 Mar')
    expect(scale.x.utc).toBe(true)
    expect(draw({ isByDay: false }).scale.x.utc).toBe(false)
    expect(draw({ isByDay: false }).axis.x.labelFormatter(new Date(midnight))).toBe('01 Mar')
  })

  it('draws no limit that has no points', () => {
    expect(draw({ series: [{ ...limit, points: [] }] }).children).toEqual([])
  })
})

it.each([
  [0, 1],
  [1, 0.2],
  [4, 1],
  [25, 5],
  [36, 10],
  [53, 20],
  [720, 200],
  [0.03333, 0.01],
])('an axis up to %d has ticks %d apart', (maximum, step) => {
  expect(niceStep(maximum)).toBeCloseTo(step, 10)
})

it.each([
  [0.123456789, '0.12346'],
  [-0.000001, '0'],
  [undefined, ''],
])('a value of %s is said as "%s" [PLT-009]', (value, text) => {
  expect(valueText(value)).toBe(text)
})

it('leaves what builds markup from texts to the console, whose security policy refuses it', () => {
  const options = draw([1])
  expect(options).toMatchObject({ legend: false, interaction: { tooltip: false }, autoFit: true })
  expect(options.children.map(({ tooltip }) => tooltip)).toEqual([false, false, false, false])
})
