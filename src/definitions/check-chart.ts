import { chartsOf, type ListChart } from './charts-of'
import type { ResourceDefinition } from './define'
import { type FieldKind, isDatedField, isFigure } from './define-field'
import { fault, unknownName } from './fault'
import { isDay } from './field-limits'

/** Kinds whose values stand at places of a chart. */
const placedKinds: readonly FieldKind[] = [
  'text',
  'email',
  'url',
  'host',
  'choice',
  'state',
  'switch',
  'date',
  'day',
  'date-time',
  'reference',
]

/** Faults of a list's charts: what each draws are figures, at places that mean something. */
export function* checkCharts(definition: ResourceDefinition) {
  const { name, list } = definition
  const charts = chartsOf(list)
  const called = charts.map((chart) =>
    JSON.stringify(chart.title ?? [chart.x, chart.y, chart.total ?? 'sum']),
  )
  for (const [index, chart] of charts.entries()) {
    const at = Array.isArray(list.chart) ? `${name}.list.chart[${index}]` : `${name}.list.chart`
    yield* checkChart(definition, chart, at)
    if (called.indexOf(called[index] ?? '') < index) {
      yield fault(
        'R069',
        `${at}.title`,
        'another chart of this list is called the same; say what this one is',
      )
    }
  }
}

/** Faults of one chart. @param at its place */
export function* checkChart({ fields }: ResourceDefinition, chart: ListChart, at: string) {
  const names = Object.keys(fields)
  for (const key of ['x', 'y', 'by'] as const) {
    yield* unknownName('R007', `${at}.${key}`, 'field', chart[key], names)
  }
  const [x, y, by] = [chart.x, chart.y ?? '', chart.by ?? ''].map((field) => fields[field])
  if (x && (!placedKinds.includes(x.kind) || x.many)) {
    const message = 'a choice, a yes or no, a text, a date or a reference to one record stands below a chart'
    yield fault('R069', `${at}.x`, message)
  }
  const isOfDates = x !== undefined && isDatedField(x)
  if (x && !isOfDates && chart.kind === 'line') {
    yield fault('R069', `${at}.kind`, 'a line goes from date to date; say "bars"')
  }
  if (x && !isOfDates && chart.per !== undefined) {
    yield fault(
      'R069',
      `${at}.per`,
      'only dates are put together by day, month, year and the like; leave it out',
    )
  }
  if (x && isOfDates && chart.per === 'hour' && (x.kind === 'day' || isDay(x))) {
    yield fault('R069', `${at}.per`, 'a date without a time has no hours; say "day"')
  }
  if (y && !isFigure(y)) {
    yield fault('R069', `${at}.y`, 'only figures are drawn; leave it out to count the records')
  }
  if (chart.total !== undefined && chart.y === undefined) {
    yield fault('R069', `${at}.total`, 'records are counted where "y" names no figure; leave it out')
  }
  if (by && !by.options && (by.kind !== 'reference' || by.many)) {
    const message =
      'layers are the options of a field, or the records that a reference leads to; this one has none'
    yield fault('R069', `${at}.by`, message)
  }
  if (by && (chart.kind === 'line' || (chart.total ?? 'sum') !== 'sum')) {
    yield fault('R069', `${at}.by`, 'only bars that are counted or added up have layers')
  }
}
