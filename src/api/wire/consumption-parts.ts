import type { BucketThreshold } from '../../domain/bucket-storage'
import { readDay, readMonth } from '../../domain/consumption/reported-date'
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
  neededIn,
  type Where,
} from './consumption-notes'
import { instantOf } from './measures'

type ByDate<Value> = Map<string, Value>

/** `consumption`: the months with their days (USE-006). A date that comes twice counts once. */
export function readMonths(sent: unknown, notes: Notes) {
  const months: ByDate<MonthUsage> = new Map()
  const days: ByDate<DayUsage> = new Map()
  const hourly: ByDate<HourlyUsage> = new Map()
  eachMap(
    sent,
    () => 'consumption',
    notes,
    (fields, where) => {
      const month = readMonth(fields.monthFormat)
      const reportedDays = () => `${where()}.days`
      eachMap(fields.days, reportedDays, notes, (day, ofDay) => {
        const date = readDay([day.day, day.dayFormat], readMonth(day.monthFormat) ?? month)
        if (date === null) notes.note(`${ofDay()}.day`, 'value', day.day ?? day.dayFormat)
        else if (days.has(date)) notes.note(`${ofDay()}.day`, 'value', date)
        else days.set(date, readDayUsage(day, date, ofDay, notes, hourly))
      })
      const figures = figuresIn(fields, where, notes)
      if (month !== null && !months.has(month)) months.set(month, { month, figures })
      else notes.note(`${where()}.monthFormat`, 'value', fields.monthFormat)
    },
  )
  return {
    months: inOrder(months.values(), ({ month }) => month),
    days: inOrder(days.values(), ({ date }) => date),
    hourly,
  }
}

function readDayUsage(
  sent: Fields,
  date: string,
  where: Where,
  notes: Notes,
  hourly: ByDate<HourlyUsage>,
): DayUsage {
  const figures = figuresIn(sent, where, notes)
  if (!Array.isArray(sent.hours)) return { date, figures, hours: figureIn(sent, 'hours', where, notes) }
  hourly.set(
    date,
    readHours(sent.hours, () => `${where()}.hours`, notes),
  )
  return { date, figures, hours: null }
}

/** Fields of a month or day that are no figures of a component. */
const labels = new Set(['monthFormat', 'dayFormat', 'day', 'days', 'hours', 'date'])

function figuresIn(sent: Fields, where: Where, notes: Notes): Figures {
  const figures: Record<string, number> = {}
  for (const name in sent) {
    if (labels.has(name)) continue
    const value = sent[name]
    const figure = figureOf(value)
    if (figure !== null) {
      figures[name] = figure
      notes.names.add(name)
    } else if (name === 'spark' || name === 'total') figureIn(sent, name, where, notes)
    else if (value !== null) notes.noteBrand(name, `${where()}.${name}`, expectedOf(value), value)
  }
  return figures
}

/** `consumptionAgg`: services and types by day, and what was consumed by the hour (USE-007, USE-D05). */
export function readComponents(sent: unknown, notes: Notes) {
  const { hourly, ...components } = mapIn(sent, () => 'consumptionAgg', notes)
  const byName = new Map<string, ComponentUsage>()
  for (const [name, value] of Object.entries(components)) {
    const where = () => `consumptionAgg.${name}`
    if (!isMap(value) && name !== 'spark') continue
    const component = mapIn(value, where, notes)
    if (component.daily !== undefined) notes.names.add(name)
    byName.set(name, {
      parts: readDaily(component.daily, () => `${where()}.daily`, notes),
      hourly: readHourly(component.hourly, () => `${where()}.hourly`, notes),
    })
  }
  return { byName, hourly: readHourly(hourly, () => 'consumptionAgg.hourly', notes) }
}

function readDaily(sent: unknown, where: Where, notes: Notes): ByDate<readonly UsedPart[]> {
  const daily: ByDate<readonly UsedPart[]> = new Map()
  eachMap(sent, where, notes, (day, ofDay) => {
    const date = readDay([day.date], null)
    if (date === null || daily.has(date)) {
      notes.note(`${ofDay()}.date`, 'value', day.date)
      return
    }
    const key = day.services === undefined ? 'types' : 'services'
    const ofMap = () => `${ofDay()}.${key}`
    const map = mapIn(day[key], ofMap, notes)
    const used: UsedPart[] = []
    for (const name in map) readUsed(used, name, map[name], () => `${ofMap()}.${name}`, notes)
    daily.set(date, used)
  })
  return daily
}

/** IPU, an entry with power unit and replicas, or a list of them: as many as a day has hours are one for each. */
function readUsed(used: UsedPart[], name: string, sent: unknown, where: Where, notes: Notes): void {
  if (!Array.isArray(sent)) {
    readEntry(used, name, sent, where, notes, null)
    return
  }
  const hours = sent.length === hoursOfDay ? 1 : null
  for (const [index, entry] of sent.entries())
    readEntry(used, name, entry, () => `${where()}.${index}`, notes, hours)
}

function readEntry(
  used: UsedPart[],
  name: string,
  entry: unknown,
  where: Where,
  notes: Notes,
  hours: number | null,
): void {
  if (!isMap(entry)) {
    const ipu = figureOf(entry)
    if (ipu !== null) used.push({ name, ipu })
    else if (entry !== null) notes.note(where(), expectedOf(entry), entry)
    return
  }
  const powerUnit = neededIn(entry, 'powerUnit', where, notes)
  const replicas = neededIn(entry, 'replica', where, notes)
  if (powerUnit === null || replicas === null) return
  used.push({ name, powerUnit, replicas, hours: figureIn(entry, 'hours', where, notes) ?? hours })
}

const hoursOfDay = 24

function readHourly(sent: unknown, where: Where, notes: Notes): ByDate<HourlyUsage> {
  const hourly: ByDate<HourlyUsage> = new Map()
  for (const [key, hours] of Object.entries(mapIn(sent, where, notes))) {
    const date = readDay([key], null)
    const ofDate = () => `${where()}.${key}`
    if (date === null) notes.note(ofDate(), 'value', key)
    else hourly.set(date, readHours(hours, ofDate, notes))
  }
  return hourly
}

function readHours(sent: unknown, where: Where, notes: Notes): HourlyUsage {
  const hours: (number | null)[] = Array.from({ length: hoursOfDay }, () => null)
  eachMap(sent, where, notes, (entry, ofHour) => {
    const hour = figureOf(entry.hour)
    const powerUnit = figureIn(entry, 'powerUnit', ofHour, notes)
    if (hour !== null && hours[hour] === null) hours[hour] = powerUnit
    else notes.note(`${ofHour()}.hour`, 'value', entry.hour)
  })
  return hours
}

/** `historicalAgg` (USE-008). Storage below the threshold counts as none (USE-D06). */
export function readStorage(sent: unknown, notes: Notes): StorageUsage[] {
  const storage: StorageUsage[] = []
  eachMap(
    sent,
    () => 'historicalAgg',
    notes,
    (entry, where) => {
      const at = instantOf(entry.createdAt)
      if (at === null) {
        notes.note(`${where()}.createdAt`, 'value', entry.createdAt)
        return
      }
      const ipu = figureIn(entry, 'storageIPU', where, notes)
      storage.push({
        at,
        storage: ipu !== null && ipu < storageThreshold ? 0 : ipu,
        classA: figureIn(entry, 'classAOperations', where, notes),
        classB: figureIn(entry, 'classBOperations', where, notes),
        downloads: figureIn(entry, 'downloadOperations', where, notes),
        uploads: figureIn(entry, 'uploadOperations', where, notes),
      })
    },
  )
  return inOrder(storage, ({ at }) => at)
}

/** `instanceBackups` (USE-009); of several of one day the last one. */
export function readBackups(sent: unknown, notes: Notes): BackupSize[] {
  const sizes: ByDate<BackupSize> = new Map()
  eachMap(
    sent,
    () => 'instanceBackups',
    notes,
    (entry, where) => {
      const date = readDay([entry.date], null)
      if (date === null) {
        notes.note(`${where()}.date`, 'value', entry.date)
        return
      }
      const bucket = figureIn(entry, 'gcsBucketSizeInGB', where, notes)
      const metadata = figureIn(entry, 'metadataBucketSizeInGB', where, notes)
      sizes.set(date, { date, bucket, metadata })
    },
  )
  return inOrder(sizes.values(), ({ date }) => date)
}

/** `bucketThresholdHistory`, with the fields that it has for one cluster (D2 §3 'Consumption', USE-D05). */
export function readThresholds(sent: unknown, notes: Notes): BucketThreshold[] {
  const thresholds: BucketThreshold[] = []
  eachMap(
    sent,
    () => 'bucketThresholdHistory',
    notes,
    (entry, where) => {
      const at = instantOf(entry.createdAt)
      const threshold = figureOf(entry.storageThreshold)
      if (at === null || threshold === null) notes.note(where(), 'object', entry)
      else thresholds.push({ at, threshold })
    },
  )
  return inOrder(thresholds, ({ at }) => at)
}

/** Goes through the objects of a list; what is none is noted. */
function eachMap(
  sent: unknown,
  where: Where,
  notes: Notes,
  read: (fields: Fields, where: Where) => void,
): void {
  for (const [index, entry] of listIn(sent, where, notes).entries()) {
    const ofEntry = () => `${where()}.${index}`
    if (isMap(entry)) read(entry, ofEntry)
    else notes.note(ofEntry(), 'object', entry)
  }
}

function inOrder<Entry>(entries: Iterable<Entry>, of: (entry: Entry) => string | number): Entry[] {
  return [...entries].sort((left, right) => (of(left) < of(right) ? -1 : of(left) > of(right) ? 1 : 0))
}
