import { describe, expect, it } from 'vitest'
import { barAxis } from './bar-axis'
import { seriesColor } from './series-colors'
import type { StackedBars } from './stacked-bars'
import { stackedBarsOptions } from './stacked-bars-options'
import { tracedOptions } from './traced-options'

const chartOf = (measure: StackedBars['measure'], ...values: number[]): StackedBars => ({
  bars: values.map((_, index) => ({ key: `${index}`, label: '', title: '', isIncomplete: false })),
  series: [{ id: 'a', name: 'a', color: seriesColor(0), values }],
  unit: '',
  ...(measure && { measure }),
})
const gib = 1024 ** 3

describe('the axis beside bars', () => {
  it.each<[StackedBars['measure'], number[], string[]]>([
    ['bytes', [100 * gib, 1024], ['0', '20 GiB', '40 GiB', '60 GiB', '80 GiB', '100 GiB']],
    ['bytes', [1.5 * gib], ['0', '0.5 GiB', '1 GiB', '1.5 GiB']],
    ['bytes', [700], ['0', '200 B', '400 B', '600 B', '800 B']],
    ['bytes', [gib, -2 * gib], ['-2 GiB', '-1.5 GiB', '-1 GiB', '-0.5 GiB', '0', '0.5 GiB', '1 GiB']],
    ['bytes', [0], ['0', '20 B', '40 B', '60 B', '80 B', '100 B']],
    ['duration', [2 * 86_400], ['0', '0.5 d', '1 d', '1.5 d', '2 d']],
    ['duration', [5 * 3600], ['0', '1 h', '2 h', '3 h', '4 h', '5 h']],
    ['duration', [600], ['0', '2 min', '4 min', '6 min', '8 min', '10 min']],
    ['duration', [50], ['0', '10 s', '20 s', '30 s', '40 s', '50 s']],
    [undefined, [107_374_182_400], ['0', '50B', '100B', '150B']],
  ])('of %s up to %j is written in the unit of its values', (measure, values, words) => {
    const { ticks, textOf } = barAxis(chartOf(measure, ...values))
    expect(ticks.map(textOf)).toEqual(words)
  })

  it.each([
    ['bars', stackedBarsOptions],
    ['lines', tracedOptions],
  ] as const)('has room for its words beside %s, and writes them there', (_, optionsOf) => {
    const drawn = (measure: StackedBars['measure']) =>
      optionsOf(chartOf(measure, 100 * gib), { scheme: 'light', isStill: true, scale: 2 })
    const { axis, paddingLeft } = drawn('bytes')
    expect([axis.y.labelFormatter(20 * gib), paddingLeft]).toEqual(['20 GiB', 2 * 57])
    expect(drawn(undefined).paddingLeft).toBe(2 * 44)
  })

  it('leaves out names below the bars that would touch', () => {
    const { axis } = stackedBarsOptions(chartOf(undefined, 1), { scheme: 'light', isStill: true })
    expect(axis.x.labelAutoHide.margin).toEqual([0, 4, 0, 4])
  })
})
