import '../../locales/list-chart-texts'
import type { ListChart } from '../../definitions/charts-of'
import type { ResourceDefinition } from '../../definitions/define'
import { type FieldDefinition, isDatedField } from '../../definitions/define-field'
import type { Tone } from '../../definitions/file/file-look'
import { inCurrency } from '../../definitions/in-currency'
import type { ResourceRecord } from '../../definitions/resource-record'
import { type ChartEntry, type ChartPlace, chartPlaces, periodsOf, spanOf } from '../../domain/list-chart'
import { type DateSpan, dayOf, hourOf, periodOf } from '../../domain/period'
import { type TotalKind, totalOf } from '../../domain/total'
import { numberText } from '../../locales/locale'
import { inSentence, t } from '../../locales/t'
import { colors } from '../../ui/tokens'
import { cellWords, type KnownLabels } from '../cells/cell-words'
import { figureText } from '../cells/field-value-text'
import { type SeriesColor, seriesColor } from '../chart/series-colors'
import type { StackedBar, StackedBars } from '../chart/stacked-bars'
import { layerText, measureOf, unitOf } from './chart-figures'
import { dayText, periodText } from './period-text'

export type DrawnList = {
  title: string
  /** What the chart says, in a sentence; null where there is nothing to draw. */
  summary: string | null
  /** What it leaves out. */
  notes: readonly string[]
  bars: StackedBars
}

type NamedPlace = ChartPlace & Pick<StackedBar, 'key' | 'label' | 'title'>

/** Places of texts that stand for themselves; what is left comes together. */
const mostTexts = 20
/** The place of those. */
export const others = '…'
/** Layers of records that a reference leads to; what is left comes together. */
const mostLayers = 8
/** Characters below a bar. */
const longestLabel = 14

/** What a record says for a chart, so that no more of it has to be kept. @param timeZone IANA name */
export function entryOf(
  { x, y, by, per }: ListChart,
  { fields }: ResourceDefinition,
  record: ResourceRecord,
  timeZone: string,
): ChartEntry {
  const figure = y === undefined ? null : record[y]
  const currency = y === undefined ? undefined : fields[y]?.currency
  return {
    x: isOfDates(fields[x]) ? (per === 'hour' ? hourOf : dayOf)(record[x], timeZone) : wordOf(record[x]),
    layer: by === undefined ? null : wordOf(record[by]),
    y: typeof figure === 'number' ? figure : null,
    ...(typeof currency === 'object' && { currency: wordOf(record[currency.field]) }),
  }
}

/**
 * The currencies in which the amounts of a chart are, each a chart of its own, as they add up to nothing; undefined alone
 * for what is in none, or in one.
 */
export function currenciesOf(
  { y }: ListChart,
  { fields }: ResourceDefinition,
  all: readonly ChartEntry[],
): readonly (string | undefined)[] {
  const currency = y === undefined ? undefined : fields[y]?.currency
  if (typeof currency !== 'object') return [undefined]
  const there = new Set(all.flatMap((entry) => (entry.y === null ? [] : (entry.currency ?? []))))
  const options = fields[currency.field]?.options?.map(({ value }) => value) ?? []
  const known = options.filter((code) => there.has(code))
  const more = [...there].filter((code) => !options.includes(code)).sort()
  return there.size === 0 ? [undefined] : [...known, ...more]
}

/**
 * What a list's chart draws of these records.
 * @param currency of amounts in several: the one that is drawn
 * @param labels what the records are called that a reference leads to; one that is not known goes by its id
 */
export function chartOfList(
  definition: ResourceDefinition,
  chart: ListChart,
  everything: readonly ChartEntry[],
  labels: KnownLabels = new Map(),
  currency?: string,
): DrawnList {
  const { fields, label } = definition
  const [x, figure, by] = [fields[chart.x], fields[chart.y ?? ''], fields[chart.by ?? '']]
  const y = figure && inCurrency(figure, () => currency)
  const all = currency === undefined ? everything : everything.filter((entry) => entry.currency === currency)
  const uncounted = everything.filter((entry) => entry.currency === null && entry.y !== null).length
  const total = y ? (chart.total ?? 'sum') : 'count'
  const isDated = isOfDates(x)
  const undated = isDated ? all.filter((entry) => entry.x === null).length : 0
  const unknown = y ? all.filter((entry) => entry.y === null).length : 0
  const known = all.filter((entry) => !(isDated && entry.x === null) && !(y && entry.y === null))
  const measure = measureOf(y)
  const { places, layers, layerCount } = placesOf(known, chart, { x, by, total, labels })
  const axis = x ? t(x.label) : chart.x
  const name = t(y ? y.label : label.many)
  const title = chart.title ? t(chart.title) : titleOf(chart, name, x ? inSentence(x.label) : axis)
  return {
    title: currency === undefined ? title : t('listChart.inCurrency', { title, currency }),
    summary: summaryOf(places, total, (value) => (y ? figureText(y, value) : countText(value, definition))),
    notes: [
      ...noteOf(undated, 'listChart.withoutDate'),
      ...noteOf(unknown, 'listChart.withoutFigure'),
      ...noteOf(uncounted, 'listChart.withoutCurrency'),
    ],
    bars: {
      shape: chart.kind,
      isCount: y === undefined,
      axis,
      unit: unitOf(y) ?? (by ? inSentence(label.many) : ''),
      ...(measure && { measure }),
      ...(by && { layerText: (value: number) => layerText(y, value) }),
      bars: places.map(({ key, label, title }) => ({ key, label, title, isIncomplete: false })),
      series: layers.map((key, place) => ({
        id: key ?? '',
        name: by ? placeText(by, key, layerCount - mostLayers, labels) : name,
        color: colorOf(by, key, place),
        values: places.map(({ values }) => values[place] ?? null),
      })),
    },
  }
}

type Axes = {
  x: FieldDefinition | undefined
  by: FieldDefinition | undefined
  total: TotalKind
  labels: KnownLabels
}

function placesOf(known: readonly ChartEntry[], chart: ListChart, { x, by, total, labels }: Axes) {
  const { entries: withFewLayers, layers, layerCount } = layersOf(known, by)
  const days = known.flatMap((entry) => entry.x ?? [])
  const span = isOfDates(x) ? (chart.per ?? spanOf(days)) : null
  const { entries, keys } = span ? byPeriod(withFewLayers, span) : byWord(withFewLayers, x)
  const unnamed = new Set(days).size - mostTexts
  const places = chartPlaces(entries, keys, layers, total).map((place): NamedPlace => {
    const title = span ? periodText(place.x ?? '', span) : placeText(x, place.x, unnamed, labels)
    const label = short(span === 'week' ? dayText(place.x ?? '') : title, span !== null)
    return { ...place, key: place.x ?? '', label, title }
  })
  return { places, layers, layerCount }
}

function isOfDates(field: FieldDefinition | undefined): boolean {
  return field !== undefined && isDatedField(field)
}

function wordOf(value: unknown): string | null {
  return value === null || value === undefined || value === '' ? null : String(value)
}

function byPeriod(known: readonly ChartEntry[], span: DateSpan) {
  return {
    entries: known.map((entry) => ({ ...entry, x: entry.x && periodOf(entry.x, span) })),
    keys: periodsOf(
      known.flatMap(({ x }) => x ?? []),
      span,
    ),
  }
}

/** Options stand in their order, other texts by how many have them. */
function byWord(known: readonly ChartEntry[], field: FieldDefinition | undefined) {
  const counts = new Map<string | null, number>()
  for (const { x } of known) counts.set(x, (counts.get(x) ?? 0) + 1)
  const options = field?.options?.map(({ value }) => value) ?? []
  const rest = [...counts.keys()]
    .filter((word) => word !== null && !options.includes(word))
    .sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
  const isMissing = counts.has(null) ? [null] : []
  if (rest.length <= mostTexts) return { entries: known, keys: [...options, ...rest, ...isMissing] }
  const named = rest.slice(0, mostTexts)
  const isNamed = new Set([...options, ...named, null])
  return {
    entries: known.map((entry) => (isNamed.has(entry.x) ? entry : { ...entry, x: others })),
    keys: [...options, ...named, others, ...isMissing],
  }
}

/** The layers of each bar; of records that a reference leads to, those that most records have, and the others as one. */
function layersOf(entries: readonly ChartEntry[], field: FieldDefinition | undefined) {
  if (!field) return { entries, layers: [null], layerCount: 1 }
  if (field.kind !== 'reference') {
    const layers = optionsAmong(entries, field)
    return { entries, layers, layerCount: layers.length }
  }
  const counts = new Map<string | null, number>()
  for (const { layer } of entries) counts.set(layer, (counts.get(layer) ?? 0) + 1)
  const byCount = [...counts.keys()]
    .filter((key) => key !== null)
    .sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
  const named = byCount.slice(0, mostLayers)
  const isNamed = new Set<string | null>([...named, null])
  const rest = byCount.length > mostLayers ? [others] : []
  return {
    entries: entries.map((entry) => (isNamed.has(entry.layer) ? entry : { ...entry, layer: others })),
    layers: [...named, ...rest, ...(counts.has(null) ? [null] : [])],
    layerCount: byCount.length,
  }
}

function optionsAmong(entries: readonly ChartEntry[], field: FieldDefinition): (string | null)[] {
  const options = field.options?.map(({ value }) => value) ?? []
  const more = new Set(
    entries.map(({ layer }) => layer).filter((key) => key === null || !options.includes(key)),
  )
  return [...options, ...more]
}

/** How its state is drawn in the list; a state that looks like one before it, and what is none, by its place. */
function colorOf(by: FieldDefinition | undefined, key: string | null, place: number): SeriesColor {
  const options = by?.options ?? []
  const tone = options.find(({ value }) => value === key)?.tone
  const isFirst = options.find((option) => option.tone === tone)?.value === key
  return tone && isFirst ? toneColors[tone] : seriesColor(place)
}

const toneColors: Readonly<Record<Tone, SeriesColor>> = {
  good: colors.connected,
  warning: colors.working,
  bad: colors.disconnected,
  neutral: colors.unavailable,
  busy: colors.information,
}

function placeText(
  field: FieldDefinition | undefined,
  key: string | null,
  restCount: number,
  labels: KnownLabels,
): string {
  if (key === null) return t('listChart.notGiven')
  if (key === others && restCount > 0) return t('listChart.others', { count: restCount })
  return (field && cellWords(field, key, labels)) || key
}

/** What has room below a bar; a day or an hour without its year. */
function short(title: string, isPeriod: boolean): string {
  if (isPeriod)
    return title.replace(/^(\d{2} \S+) \d{4}(?=$|, )/, '$1').replace(/^(\p{L}{3})\S* (\d{4})$/u, '$1 $2')
  return title.length > longestLabel ? `${title.slice(0, longestLabel - 1)}…` : title
}

function titleOf({ y, total = 'sum' }: ListChart, name: string, x: string): string {
  if (y === undefined) return t('listChart.titleOfCount', { many: name, x })
  if (total === 'sum') return t('listChart.titleOfFigure', { y: name, x })
  return t('listChart.titleOfTotal', { y: name, total: t(`listChart.${total}`), x })
}

/** So many of a resource's records, in words. */
export function countText(value: number, { label }: Pick<ResourceDefinition, 'label'>): string {
  return `${numberText(value)} ${inSentence(value === 1 ? label.one : label.many)}`
}

function summaryOf(
  places: readonly NamedPlace[],
  total: string,
  textOf: (value: number) => string,
): string | null {
  const sums = places.flatMap(({ title, values }) => {
    const figures = values.filter((value) => value !== null)
    return figures.length === 0 ? [] : [{ title, value: totalOf('sum', figures) ?? 0 }]
  })
  const values = sums.map(({ value }) => value)
  if (values.every((value) => value === 0)) return null
  const isSum = total === 'count' || total === 'sum'
  const sum = textOf(totalOf('sum', values) ?? 0)
  const [high, low] = [Math.max(...values), Math.min(...values)]
  if (values.length > 1 && high === low)
    return t(isSum ? 'listChart.inAllAlike' : 'listChart.alike', { sum, most: textOf(high) })
  const [place, most] = standing(sums, high, textOf)
  if (isSum) return t('listChart.inAll', { sum, place, most })
  const [lowPlace, least] = standing(sums, low, textOf)
  return t('listChart.most', { place, most, low: lowPlace, least })
}

/** Where a value stands, and the value; of several places the first, and how many more there are. */
function standing(
  sums: readonly { title: string; value: number }[],
  value: number,
  textOf: (value: number) => string,
): readonly [place: string, value: string] {
  const [place = '', ...others] = sums.filter((each) => each.value === value).map(({ title }) => title)
  if (others.length === 0) return [place, textOf(value)]
  return [
    t('listChart.placeAndMore', { place, count: others.length }),
    t('listChart.each', { value: textOf(value) }),
  ]
}

function noteOf(count: number, text: `listChart.without${'Date' | 'Figure' | 'Currency'}`) {
  return count === 0 ? [] : [t(text, { count })]
}
