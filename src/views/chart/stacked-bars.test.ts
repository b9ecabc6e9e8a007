import { describe, expect, it } from 'vitest'
import { contrast, inkOn, mixed } from './ink'
import { seriesColor, seriesColors } from './series-colors'
import { type BarSeries, barSum, barTicks, type StackedBars, segmentsOf } from './stacked-bars'
import { stackedBarsOptions } from './stacked-bars-options'
import { tracedOptions } from './traced-options'

const bar = (key: string, isIncomplete = false) => ({ key, label: key, title: key, isIncomplete })
const layer = (id: string, place: number, ...values: (number | null)[]): BarSeries => ({
  id,
  name: id,
  tag: String(place + 1),
  color: seriesColor(place),
  values,
})
const chartOf = (...series: BarSeries[]): StackedBars => ({
  bars: [bar('mon'), bar('tue'), bar('wed', true)],
  series,
  unit: 'IPU',
})
const two = chartOf(layer('a', 0, 3, null, 1), layer('b', 1, 4, 0, 2))

describe('the colour of a place', () => {
  it('is one of eleven, of the twelfth the first again [USE-D10]', () => {
    const blue = { light: '#0b6e7f', dark: '#4cc3d6' }
    expect([0, 11, 22].map(seriesColor)).toEqual([blue, blue, blue])
    expect([10, 21].map((place) => seriesColor(place).light)).toEqual(['#14532d', '#14532d'])
    expect(seriesColor(12).light).toBe('#d1701f')
  })
})

describe('stacked bars', () => {
  it('stand layer upon layer; what is nothing or not known has none', () => {
    expect(segmentsOf(two).map(({ bar, low, high, series }) => [bar, series.id, low, high])).toEqual([
      ['mon', 'a', 0, 3],
      ['mon', 'b', 3, 7],
      ['wed', 'a', 0, 1],
      ['wed', 'b', 1, 3],
    ])
    expect([0, 1, 2].map((place) => barSum(two, place))).toEqual([7, 0, 3])
    expect(barSum(chartOf(layer('a', 0, null, null, null)), 0)).toBeNull()
  })

  it.each([
    [200, undefined],
    [201, false],
  ])('of %i clusters in two bars move as they come: %s', (count, moves) => {
    const many = Array.from({ length: count }, (_, place) => layer(`c${place}`, place, 1, 1))
    expect(stackedBarsOptions(chartOf(...many), { scheme: 'light', isStill: false }).animate).toBe(moves)
  })

  it('go down from zero where a figure is negative', () => {
    const chart = chartOf(layer('a', 0, 5), layer('b', 1, -2), layer('c', 2, -1))
    expect(segmentsOf(chart).map(({ low, high }) => [low, high])).toEqual([
      [0, 5],
      [0, -2],
      [-2, -3],
    ])
    expect(barTicks(segmentsOf(chart))).toEqual([-3, -2, -1, 0, 1, 2, 3, 4, 5])
  })

  it.each([
    ['the highest bar', two, [0, 2, 4, 6, 8]],
    ['100 where every value is 0', chartOf(layer('a', 0, 0, 0, 0)), [0, 20, 40, 60, 80, 100]],
    ['100 where nothing is known', chartOf(), [0, 20, 40, 60, 80, 100]],
    ['little', chartOf(layer('a', 0, 0.04)), [0, 0.01, 0.02, 0.03, 0.04]],
  ])('have an axis up to %s [USE-032]', (_name, chart, ticks) => {
    expect(barTicks(segmentsOf(chart))).toEqual(ticks)
    const { y } = stackedBarsOptions(chart, { scheme: 'light', isStill: true }).scale
    expect(y.domain).toEqual([0, ticks.at(-1)])
  })

  it('of things that are counted have no tick between two numbers', () => {
    const isCount = true
    const ticksOf = (...values: number[]) => {
      const options = [stackedBarsOptions, tracedOptions].map((optionsOf) =>
        optionsOf({ ...chartOf(layer('a', 0, ...values)), isCount }, { scheme: 'light', isStill: true }),
      )
      return options.map(({ scale }) => scale.y.tickMethod())
    }
    expect(ticksOf(1)).toEqual([
      [0, 1],
      [0, 1],
    ])
    expect(ticksOf(3, 2)[0]).toEqual([0, 1, 2, 3])
    expect(ticksOf(40)[0]).toEqual([0, 10, 20, 30, 40])
  })

  it('are drawn in the colours of the theme, the one that goes on lighter in an outline, with a number in each high layer', () => {
    const [bars, tags] = stackedBarsOptions(two, { scheme: 'dark', isStill: true }).children
    expect(bars.data).toEqual([
      { bar: 'mon', low: 0, high: 3, fill: '#4cc3d6', edge: '#171b21' },
      { bar: 'mon', low: 3, high: 7, fill: '#f6b26b', edge: '#171b21' },
      { bar: 'wed', low: 0, high: 1, fill: '#37808e', edge: '#4cc3d6' },
      { bar: 'wed', low: 1, high: 3, fill: '#9d764d', edge: '#f6b26b' },
    ])
    expect(tags.data).toEqual([
      { bar: 'mon', centre: 1.5, tag: '1', ink: '#000000' },
      { bar: 'mon', centre: 5, tag: '2', ink: '#000000' },
      { bar: 'wed', centre: 0.5, tag: '1', ink: '#000000' },
      { bar: 'wed', centre: 2, tag: '2', ink: '#000000' },
    ])
    // G2 takes a word of a style that is the name of a value for that value.
    expect(Object.keys(tags.data[0] ?? {})).not.toContain(tags.style.textBaseline)
    const low = chartOf(layer('a', 0, 100), layer('b', 1, 5))
    expect(stackedBarsOptions(low, { scheme: 'light', isStill: true }).children[1].data).toHaveLength(1)
    const alone = chartOf(layer('a', 0, 100))
    expect(stackedBarsOptions(alone, { scheme: 'light', isStill: true }).children[1].data).toEqual([])
  })
})

describe('the values in stacked bars', () => {
  const settings = { scheme: 'light', isStill: true } as const
  const said = (chart: StackedBars) => {
    const [bars, tags] = stackedBarsOptions(chart, settings).children
    const [label] = bars.labels
    return {
      texts: label && bars.data.map(label.text),
      inks: label && bars.data.map(label.fill),
      tags: tags.data,
    }
  }

  it('stand in place of the numbers of layers that have none, readable on each, and give way where they have no room', () => {
    const untagged = (each: BarSeries): BarSeries => ({ ...each, tag: undefined })
    const chart = { ...two, series: two.series.map(untagged), layerText: (value: number) => `${value} €` }
    expect(said(chart)).toEqual({
      texts: ['3 €', '4 €', '1 €', '2 €'],
      inks: ['#ffffff', '#000000', '#000000', '#000000'],
      tags: [],
    })
    expect(stackedBarsOptions(chart, settings).children[0].labels[0]?.transform).toEqual([
      { type: 'overflowHide' },
    ])
    expect(said(two)).toMatchObject({ texts: undefined, inks: undefined })
  })

  it('are left out of more than 31 bars', () => {
    const bars = Array.from({ length: 32 }, (_, index) => bar(`day ${index}`))
    const chart = { ...two, bars, layerText: String }
    expect(said(chart).texts).toBeUndefined()
    expect(said({ ...chart, bars: bars.slice(1) }).texts).toHaveLength(4)
  })
})

describe('the colours of clusters', () => {
  it('are 11, and begin again with a twelfth [USE-031]', () => {
    expect(new Set(seriesColors.map(({ light }) => light)).size).toBe(11)
    expect(new Set(seriesColors.map(({ dark }) => dark)).size).toBe(11)
    expect([seriesColor(0), seriesColor(10), seriesColor(11)].map(({ light }) => light)).toEqual([
      '#0b6e7f',
      '#14532d',
      '#0b6e7f',
    ])
  })

  it.each(seriesColors)('stand out from the surface: %o', ({ light, dark }) => {
    expect(contrast(light, '#ffffff')).toBeGreaterThanOrEqual(3)
    expect(contrast(dark, '#171b21')).toBeGreaterThanOrEqual(3)
  })

  it.each(seriesColors)(
    'carry a number that can be read, also where a bar goes on: %o',
    ({ light, dark }) => {
      const fills = [light, dark, mixed(light, '#ffffff', 0.6), mixed(dark, '#171b21', 0.6)]
      for (const fill of fills) expect(contrast(inkOn(fill), fill)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('are mixed and compared as WCAG has it', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(mixed('#ff0000', '#000000', 0.6)).toBe('#990000')
    expect([inkOn('#0b6e7f'), inkOn('#f6b26b')]).toEqual(['#ffffff', '#000000'])
  })
})

describe('stacked bars and lines', () => {
  const settings = { scheme: 'light', isStill: false } as const
  const named: StackedBars = {
    ...chartOf(layer('a', 0, 5, 1, 1), layer('b', 1, -3, 2, 1)),
    bars: [{ ...bar('mon'), label: 'Monday' }, bar('tue'), bar('wed')],
  }

  it.each([
    ['bars', stackedBarsOptions],
    ['lines', tracedOptions],
  ] as const)(
    'have the whole of what is drawn in them, named below, and no markup of the library: %s',
    (_, optionsOf) => {
      const options = optionsOf(named, settings)
      expect(options.scale.y.domain).toEqual([-3, 5])
      expect(options.scale.x.domain).toEqual(['mon', 'tue', 'wed'])
      expect(['mon', 'tue'].map(options.axis.x.labelFormatter)).toEqual(['Monday', 'tue'])
      expect(options).toMatchObject({ animate: undefined, legend: false, interaction: { tooltip: false } })
      expect(new Set(options.children.map(({ tooltip }) => tooltip))).toEqual(new Set([false]))
    },
  )

  it('are twice as large in a picture of twice the pixels', () => {
    const twice = { ...settings, scale: 2 }
    const frame = { paddingLeft: 88, paddingRight: 48, paddingTop: 24, paddingBottom: 56 }
    const [drawn, traced] = [stackedBarsOptions(named, twice), tracedOptions(named, twice)]
    for (const options of [drawn, traced]) {
      expect(options).toMatchObject(frame)
      expect([options.axis.x.labelFontSize, options.axis.y.labelFontSize]).toEqual([24, 24])
    }
    expect([drawn.children[0].style.lineWidth, drawn.children[1].style.fontSize]).toEqual([2, 20])
    expect(traced.children.slice(0, 2).map(({ style }) => style)).toMatchObject([{ lineWidth: 4 }, { r: 6 }])
  })

  it.each([
    [31, 62, 1],
    [32, 0, 0],
  ])('of %i bars have %i numbers, and lines of %i pixels between layers', (count, numbers, width) => {
    const values = Array.from({ length: count }, () => 1)
    const [bars, tags] = stackedBarsOptions(
      {
        ...chartOf(layer('a', 0, ...values), layer('b', 1, ...values)),
        bars: values.map((_, index) => bar(`day ${index}`)),
      },
      settings,
    ).children
    expect([tags.data.length, bars.style.lineWidth]).toEqual([numbers, width])
  })
})
