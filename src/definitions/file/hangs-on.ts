import type { Fault } from '../fault'
import { stepsOf } from './locate-faults'
import type { JsonPath } from './scan-json'

/** Keys that others hang on: who misspelt one meant it. On any other key nothing hangs. */
export const bearingKeys = words(`
  name scope place access fields list calls sections actions delete create edit clone detail import
  columns paging filters filterBuilder search type options as value resource many kinds kindField
  required min max call method path confirm where answer page refreshSeconds refreshFaster label
  equals field currency recordsAt filterParameter steps success sends requiredWhen once by conditions
  sort groupBy bulk review opens
`)

/**
 * Whether a fault may come of what was repaired in a file: it stands there or around it, asks what was repaired, or speaks
 * of a field whose values are not known. Better one fault too few than one that is none.
 * @param touched the places that were repaired @param file the repaired file
 */
export function hangsOn(fault: Fault, touched: readonly JsonPath[], file: unknown): boolean {
  const steps = stepsOf(fault.place)
  return touched.some((path) => {
    if (isText(path)) return isAlong(steps.slice(0, path.length), path) && steps.length >= path.length
    return (
      isAlong(steps, path) ||
      isBeside(steps, path) ||
      isFar(fault.id, steps, path) ||
      speaksOf(fault, steps, fieldOf(path), file)
    )
  })
}

/** Texts of which nothing is asked but whether they are there. */
const texts = words(`
  label about group text help placeholder unit required says reason title loading error unavailable
  intro submit note success failure review progress dangerText mismatch
`)
/** Parts whose keys are names that somebody chose. */
const ofNames = ['fields', 'kinds', 'sends', 'filters', 'totals', 'default', 'query']

/** Whether a place holds words, or stands in them, as those of a language do. */
export function isText(path: JsonPath): boolean {
  return path.some((key, index) => {
    const isName = ofNames.includes(String(path[index - 1])) && path[index - 2] !== 'fields'
    return texts.includes(String(key)) && !isName
  })
}

/** Keys of an action that ask one of its other keys. */
const inActions: Readonly<Record<string, readonly string[]>> = {
  call: ['sends', 'fields', 'answer'],
  fields: ['sends', 'answer', 'confirm'],
  sends: ['fields'],
  answer: ['call'],
  where: ['call', 'confirm', 'fields'],
  confirm: ['fields'],
}

/** Keys of a field that only some of its other keys ask. */
const inFields: Readonly<Record<string, readonly string[]>> = {
  min: ['max', 'default'],
  max: ['min', 'default'],
  pattern: ['default'],
  rule: ['default'],
  filter: ['options'],
  default: [],
  validWhen: [],
  warnWhen: [],
  toneWhen: [],
  shownWhen: [],
  requiredWhen: [],
  lockedWhen: [],
  copyable: [],
  format: [],
  action: [],
  currency: [],
  unique: [],
  from: [],
  sentAs: [],
  noOverlap: [],
  ascends: [],
  opensEmpty: [],
}

/** Keys of the list that ask one of its other keys. */
const inList: Readonly<Record<string, readonly string[]>> = {
  columns: ['columnsOnDemand', 'totals', 'views', 'groupBy', 'chart', 'filters', 'sort'],
  filters: ['views'],
  filterBuilder: ['views'],
  search: ['views'],
  refreshSeconds: ['refreshFaster'],
  refreshFaster: ['refreshSeconds'],
}

/** Whether a fault stands at a key that asks the one that was repaired. */
function isBeside(steps: JsonPath, path: JsonPath): boolean {
  const [part, key = ''] = path
  if (part === 'list') {
    if (key === 'paging') return steps[0] === 'list'
    const asking = inList[key]
    return asking !== undefined && steps[0] === 'list' && asking.includes(String(steps[1]))
  }
  const field = fieldPath(path)
  const [whole, asking] = field
    ? [field, inFields[String(path[field.length])]]
    : part === 'actions'
      ? [path.slice(0, 2), path.at(-1) === 'path' ? [] : (inActions[String(path[2])] ?? [])]
      : [path.slice(0, path.length > 2 ? -1 : undefined), undefined]
  if (!isAlong(steps, whole)) return false
  return asking === undefined || asking.includes(String(steps[whole.length]))
}

/** The place of the innermost field that a place is in; null outside of fields. */
function fieldPath(path: JsonPath): JsonPath | null {
  const start = path[0] === 'fields' ? 0 : path[0] === 'actions' && path[2] === 'fields' ? 2 : -1
  if (start < 0) return null
  let end = start + 2
  while (path[end] === 'fields' || path[end] === 'kinds') end += path[end] === 'fields' ? 2 : 3
  return path.slice(0, end)
}

/** A field of the record whose values are not known; null where nothing but a side of it is. */
function fieldOf(path: JsonPath): JsonPath | null {
  const field = fieldPath(path)
  return field && String(path[field.length]) in inFields ? null : field
}

const forms = ['create', 'edit', 'clone']
/** What asks about the place, the scope and the name of the resource from elsewhere. */
const ofPlace = ['R004', 'R024', 'R025', 'R060', 'R061', 'R063', 'R064', 'R068', 'R084', 'R091', 'R104']

/** Whether a fault of this kind asks from elsewhere about what was repaired. */
function isFar(id: string, steps: JsonPath, path: JsonPath): boolean {
  const [part, key, deeper] = path
  if (path.includes('requiredWhen') && id === 'R073') return true
  if (part === 'detail') return key === 'page' && ['R060', 'R061', 'R062'].includes(id)
  if (part === 'name') return ['R001', 'R002', 'R063', 'R084', 'R103', 'R104'].includes(id)
  if (part === 'scope' || part === 'place') return ofPlace.includes(id)
  if (part === 'access') return id === 'R004'
  if (part === 'actions' || part === 'delete') return ['R036', 'R017', 'R163'].includes(id)
  if (part === 'import') return id === 'R017'
  if (forms.includes(String(part))) {
    const isWhole = key === undefined || key === 'fields' || key === 'sections'
    if (key === 'steps' && (id === 'R092' || id === 'R067')) return true
    return (
      (isWhole && [...forms, 'import'].includes(String(steps[0]))) || ['R004', 'R027', 'R064'].includes(id)
    )
  }
  // What the list is asked by, and who cuts the pages, decides over all of it but the names in it.
  const isPaging =
    part === 'calls' ? key === undefined || (key === 'list' && deeper === undefined) : key === 'paging'
  if (part === 'calls' && key === 'one') return id === 'R061'
  if (part === 'calls' && key === 'filterParameter') return id === 'R099' || id === 'R127'
  if (isPaging && (part === 'calls' || part === 'list'))
    return id === 'R061' || id === 'R097' || (steps[0] === 'list' && id !== 'R007')
  if (part !== 'list') return false
  if (key === undefined) return id === 'R061' || id === 'R089' || id === 'R099'
  return key === 'filters' ? id === 'R089' : key === 'filterBuilder' && id === 'R099'
}

/** Whether a fault speaks of a field, in its words, at its place or in the part that it stands in. */
function speaksOf({ id, message }: Fault, steps: JsonPath, field: JsonPath | null, file: unknown): boolean {
  if (!field) return false
  const words = `${message} ${textAt(file, steps)}`
  // Of a name that is not there it is known, whatever stands beside it; so it is of each name in a list.
  const isListed = Array.isArray(valueAt(file, steps.slice(0, -1)))
  const around = id === 'R007' || steps.length < 2 || isListed ? '' : textAt(file, steps.slice(0, -1))
  return [field[1], field.at(-1)].some((name) => {
    if (id === 'R077' && formulasOf(file).includes(String(name))) return true
    const quoted = JSON.stringify(String(name))
    return words.includes(quoted) || around.includes(quoted)
  })
}

/** All names in all formulas: what one comes to hangs on others that it reads. */
function formulasOf(file: unknown): readonly string[] {
  const fields = Object.values(Object(valueAt(file, ['fields'])))
  return fields.flatMap((field) => String(valueAt(field, ['value'])).split(/\W+/))
}

function textAt(file: unknown, path: JsonPath): string {
  return JSON.stringify(valueAt(file, path)) ?? ''
}

function isAlong(steps: JsonPath, path: JsonPath): boolean {
  const length = Math.min(steps.length, path.length)
  return steps.slice(0, length).every((step, index) => step === path[index])
}

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined),
    value,
  )
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}
