import type { BucketThreshold } from '../../domain/bucket-storage'
import { readDay, readMonth } from '../../domain/consumption/told-date'
import {
  type BackupSize,
  type ComponentUsage,
  type DayUsage,
  type Figures,
  type HourlyUsage,
  type MonthUsage,
  type StorageUsage,
  storageThreshold,
  type UsedPart,
} from '../../domain/consumption/usage'
import {
  expectedOf,
  type Fields,
  figureIn,
  figureOf,
  isMap,
  listIn,
  mapIn,
  type Notes,
} from './consumption-notes'
import { instantOf } from './measures'

type ByDate<Value> = Map<string, Value>

/** `consumption`: the months with their days (USE-006). A date that comes twice counts once. */
export function readMonths(sent: unknown, notes: Notes) {
  const months: ByDate<MonthUsage> = new Map()
  const days: ByDate<DayUsage> = new Map()
  const hourly: ByDate<HourlyUsage> = new Map()
  for (const [index, fields] of listIn(sent, 'consumption', notes).entries()) {
    const field = `consumption.${index}`
    if (!isMap(fields)) {
      notes.note(field, 'object', fields)
      continue
    }
    const month = readMonth(fields.monthFormat)
    for (const [place, day] of listIn(fields.days, `${field}.days`, notes).entries()) {
      const read = readDayUsage(day, { month, field: `${field}.days.${place}`, notes, hourly })
      if (read === null) continue
      if (days.has(read.date)) notes.note(`${field}.days.${place}.day`, 'value', read.date)
      else days.set(read.date, read)
    }
    const figures = figuresIn(fields, field, notes)
    if (month === null) notes.note(`${field}.monthFormat`, 'value', fields.monthFormat)
    else if (months.has(month)) notes.note(`${field}.monthFormat`, 'value', fields.monthFormat)
    else months.set(month, { month, figures })
  }
  return {
    months: inOrder(months.values(), ({ month }) => month),
    days: inOrder(days.values(), ({ date }) => date),
    hourly,
  }
}

type DayPlace = { month: string | null; field: string; notes: Notes; hourly: ByDate<HourlyUsage> }

function readDayUsage(sent: unknown, { month, field, notes, hourly }: DayPlace): DayUsage | null {
  if (!isMap(sent)) {
    notes.note(field, 'object', sent)
    return null
  }
  const date = readDay([sent.day, sent.dayFormat], readMonth(sent.monthFormat) ?? month)
  if (date === null) {
    notes.note(`${field}.day`, 'value', sent.day ?? sent.dayFormat)
    return null
  }
  const figures = figuresIn(sent, field, notes)
  if (Array.isArray(sent.hours)) {
    hourly.set(date, readHours(sent.hours, `${field}.hours`, notes))
    return { date, figures, hours: null }
  }
  return { date, figures, hours: figureIn(sent.hours, `${field}.hours`, notes) }
}

/** Fields of a month or day that are no figures of a component. */
const labels = new Set(['monthFormat', 'dayFormat', 'day', 'days', 'hours', 'date'])

function figuresIn(sent: Fields, field: string, notes: Notes): Figures {
  const figures: Record<string, number> = {}
  for (const name in sent) {
    if (labels.has(name)) continue
    const value = sent[name]
    const figure = figureOf(value)
    if (figure !== null) {
      figures[name] = figure
      notes.names.add(name)
    } else if (name === 'spark' || name === 'total') figureIn(value, `${field}.${name}`, notes)
    else if (value !== null) notes.noteBrand(name, `${field}.${name}`, expectedOf(value), value)
  }
  return figures
}

/** `consumptionAgg`: services and types by day, and what was consumed by the hour (USE-007, USE-D05). */
export function readComponents(sent: unknown, notes: Notes) {
  const { hourly, ...components } = mapIn(sent, 'consumptionAgg', notes)
  const byName = new Map<string, ComponentUsage>()
  for (const [name, value] of Object.entries(components)) {
    const field = `consumptionAgg.${name}`
    if (!isMap(value) && name !== 'spark') continue
    const component = mapIn(value, field, notes)
    if (component.daily !== undefined) notes.names.add(name)
    byName.set(name, {
      parts: readDaily(component.daily, `${field}.daily`, notes),
      hourly: readHourly(component.hourly, `${field}.hourly`, notes),
    })
  }
  return { byName, hourly: readHourly(hourly, 'consumptionAgg.hourly', notes) }
}

function readDaily(sent: unknown, field: string, notes: Notes): ByDate<readonly UsedPart[]> {
  const daily: ByDate<readonly UsedPart[]> = new Map()
  for (const [index, day] of listIn(sent, field, notes).entries()) {
    const place = `${field}.${index}`
    if (!isMap(day)) {
      notes.note(place, 'object', day)
      continue
    }
    const date = readDay([day.date], null)
    if (date === null || daily.has(date)) notes.note(`${place}.date`, 'value', day.date)
    else {
      const key = day.services === undefined ? 'types' : 'services'
      const used = Object.entries(mapIn(day[key], `${place}.${key}`, notes))
      daily.set(
        date,
        used.flatMap(([name, value]) => readUsed(name, value, `${place}.${key}.${name}`, notes)),
      )
    }
  }
  return daily
}

/** IPU, an entry with power unit and replicas, or a list of them: as many as a day has hours are one for each. */
function readUsed(name: string, sent: unknown, field: string, notes: Notes): UsedPart[] {
  const entries = Array.isArray(sent) ? sent : [sent]
  const isHourly = entries.length === hoursOfDay
  return entries.flatMap((entry, index): UsedPart[] => {
    const place = Array.isArray(sent) ? `${field}.${index}` : field
    if (!isMap(entry)) {
      const ipu = figureIn(entry, place, notes)
      return ipu === null ? [] : [{ name, ipu }]
    }
    const powerUnit = figureOf(entry.powerUnit)
    const replicas = figureOf(entry.replica)
    if (powerUnit === null) notes.note(`${place}.powerUnit`, expectedOf(entry.powerUnit), entry.powerUnit)
    if (replicas === null) notes.note(`${place}.replica`, expectedOf(entry.replica), entry.replica)
    if (powerUnit === null || replicas === null) return []
    const hours = figureIn(entry.hours, `${place}.hours`, notes) ?? (isHourly ? 1 : null)
    return [{ name, powerUnit, replicas, hours }]
  })
}

const hoursOfDay = 24

function readHourly(sent: unknown, field: string, notes: Notes): ByDate<HourlyUsage> {
  const hourly: ByDate<HourlyUsage> = new Map()
  for (const [key, hours] of Object.entries(mapIn(sent, field, notes))) {
    const date = readDay([key], null)
    if (date === null) notes.note(`${field}.${key}`, 'value', key)
    else hourly.set(date, readHours(hours, `${field}.${key}`, notes))
  }
  return hourly
}

function readHours(sent: unknown, field: string, notes: Notes): HourlyUsage {
  const hours: (number | null)[] = Array.from({ length: hoursOfDay }, () => null)
  for (const [index, entry] of listIn(sent, field, notes).entries()) {
    const place = `${field}.${index}`
    if (!isMap(entry)) {
      notes.note(place, 'object', entry)
      continue
    }
    const hour = figureOf(entry.hour)
    const powerUnit = figureIn(entry.powerUnit, `${place}.powerUnit`, notes)
    if (hour === null || hours[hour] !== null) notes.note(`${place}.hour`, 'value', entry.hour)
    else hours[hour] = powerUnit
  }
  return hours
}

/** `historicalAgg` (USE-008). Storage below the threshold counts as none (USE-D06). */
export function readStorage(sent: unknown, notes: Notes): StorageUsage[] {
  const storage: StorageUsage[] = []
  for (const [index, entry] of listIn(sent, 'historicalAgg', notes).entries()) {
    const place = `historicalAgg.${index}`
    const at = isMap(entry) ? instantOf(entry.createdAt) : null
    if (!isMap(entry)) notes.note(place, 'object', entry)
    else if (at === null) notes.note(`${place}.createdAt`, 'value', entry.createdAt)
    else {
      const figure = (name: string) => figureIn(entry[name], `${place}.${name}`, notes)
      const ipu = figure('storageIPU')
      storage.push({
        at,
        storage: ipu !== null && ipu < storageThreshold ? 0 : ipu,
        classA: figure('classAOperations'),
        classB: figure('classBOperations'),
        downloads: figure('downloadOperations'),
        uploads: figure('uploadOperations'),
      })
    }
  }
  return inOrder(storage, ({ at }) => at)
}

/** `instanceBackups` (USE-009); of several of one day the last one. */
export function readBackups(sent: unknown, notes: Notes): BackupSize[] {
  const sizes: ByDate<BackupSize> = new Map()
  for (const [index, entry] of listIn(sent, 'instanceBackups', notes).entries()) {
    const place = `instanceBackups.${index}`
    const date = isMap(entry) ? readDay([entry.date], null) : null
    if (!isMap(entry)) notes.note(place, 'object', entry)
    else if (date === null) notes.note(`${place}.date`, 'value', entry.date)
    else {
      const bucket = figureIn(entry.gcsBucketSizeInGB, `${place}.gcsBucketSizeInGB`, notes)
      const metadata = figureIn(entry.metadataBucketSizeInGB, `${place}.metadataBucketSizeInGB`, notes)
      sizes.set(date, { date, bucket, metadata })
    }
  }
  return inOrder(sizes.values(), ({ date }) => date)
}

/** `bucketThresholdHistory`, with the fields that it has for one cluster (D2 §3 'Consumption', USE-D05). */
export function readThresholds(sent: unknown, notes: Notes): BucketThreshold[] {
  const thresholds = listIn(sent, 'bucketThresholdHistory', notes).flatMap((entry, index) => {
    const place = `bucketThresholdHistory.${index}`
    const at = isMap(entry) ? instantOf(entry.createdAt) : null
    const threshold = isMap(entry) ? figureOf(entry.storageThreshold) : null
    if (at !== null && threshold !== null) return [{ at, threshold }]
    notes.note(place, 'object', entry)
    return []
  })
  return inOrder(thresholds, ({ at }) => at)
}

function inOrder<Entry>(entries: Iterable<Entry>, of: (entry: Entry) => string | number): Entry[] {
  return [...entries].sort((left, right) => (of(left) < of(right) ? -1 : of(left) > of(right) ? 1 : 0))
}
