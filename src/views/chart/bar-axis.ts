import { byteUnitOf, byteUnits } from '../../domain/units'
import { numberText } from '../../locales/locale'
import { shortFigures } from './chart-series'
import { plotPadding } from './plot-options'
import { barTicks, type StackedBars, segmentsOf } from './stacked-bars'

/** The axis beside bars: the first and last tick are its ends, `left` is the room for their words in pixels. */
export type BarAxis = { ticks: number[]; textOf: (value: number) => string; left: number }

/** Sizes and time spans go by one of their units, in which values of that height are written. */
export function barAxis(chart: StackedBars): BarAxis {
  const segments = segmentsOf(chart)
  const { isCount, measure } = chart
  const highest = Math.max(0, ...segments.map(({ low, high }) => Math.max(Math.abs(low), Math.abs(high))))
  const { size, name } = measure ? units[measure](highest) : { size: 1, name: '' }
  const ticks = barTicks(segments, isCount, size)
  const textOf = (value: number) => {
    const figure = numberText(value / size, shortFigures)
    return name === '' || value === 0 ? figure : `${figure} ${name}`
  }
  const longest = Math.max(...ticks.map((tick) => textOf(tick).length))
  return { ticks, textOf, left: Math.max(plotPadding.left, longest * letterWidth + plotPadding.gap) }
}

/** Pixels of a letter of 12 px on average. */
const letterWidth = 7

type Unit = { size: number; name: string }

const units: Readonly<Record<NonNullable<StackedBars['measure']>, (highest: number) => Unit>> = {
  bytes: (highest) => {
    const index = byteUnitOf(highest)
    return { size: 1024 ** index, name: byteUnits[index] ?? '' }
  },
  duration: (highest) => spans.find(({ size }) => highest >= size) ?? { size: 1, name: 's' },
}

const spans: readonly Unit[] = [
  { size: 86_400, name: 'd' },
  { size: 3_600, name: 'h' },
  { size: 60, name: 'min' },
]
