import { t } from '../../locales/t'
import { type Fault, fault } from '../fault'
import { canUse, type FieldKey, typesFor } from './field-keys'
import type { FileField } from './file-fields'
import type { ResourceFile } from './resource-file'
import { toUnit, unitsOf } from './to-wire'

/** Faults of what a file says and its definition leaves out: nothing would come of it, and nobody be told. */
export function checkFile(file: ResourceFile): readonly Fault[] {
  return [
    ...fieldFaults(file.fields, `${file.name}.fields`, filteredFields(file)),
    ...(file.actions ?? []).flatMap(({ fields = {} }, index) =>
      askedFaults(fields, `${file.name}.actions[${index}].fields`),
    ),
    ...(['create', 'edit', 'clone'] as const).flatMap((form) => reviewFaults(file, form)),
    ...parameterFaults(file),
  ]
}

function filteredFields({ list, fields }: ResourceFile): ReadonlySet<string> {
  const above = (list.filters ?? []).map((filter) => (typeof filter === 'string' ? filter : filter.field))
  return new Set([...above, ...Object.keys(fields).filter((name) => fields[name]?.filter)])
}

const since = ' since 1970'
/** What else is said of the units of a type. */
const unitWords: Readonly<Partial<Record<FileField['type'], string>>> = {
  percent: ', such as 0.8 for 80 %; leave it out where it counts to 100',
  money: ', such as 950 for 9.50; leave it out where it has 9.5',
  date: since,
  'date-time': since,
}
const namesOfKinds: Readonly<Partial<Record<FileField['type'], string>>> = {
  bytes: 'a size',
  money: 'an amount',
}

/** What the API counts in a duration, a size, a date, a percent or an amount. */
function unitFaults(field: FileField, place: string): readonly Fault[] {
  const { type, unit } = field
  const units = unitsOf(type)
  if (unit === undefined || units.length === 0) return []
  if (toUnit(field).sentIn) return []
  const counts = `${anyOf(units)}${unitWords[type] ?? ''}`
  const what = namesOfKinds[type] ?? `a ${type}`
  return [fault('R153', place, `"${t(unit)}" is no unit of ${what}: the API counts ${counts}`)]
}

function anyOf(units: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(units.map((unit) => `"${unit}"`))
}

function fieldFaults(
  fields: Readonly<Record<string, FileField>>,
  at: string,
  filtered: ReadonlySet<string>,
): readonly Fault[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    ...Object.keys(field)
      .map((key) => key as FieldKey)
      .filter((key) => !isOfUse(key, field, filtered.has(name)))
      .flatMap((key) => keyFault(`${at}.${name}.${key}`, key, field)),
    ...unitFaults(field, `${at}.${name}.unit`),
    ...[
      { place: 'fields', fields: field.fields ?? {} },
      ...Object.entries(field.kinds ?? {}).map(([kind, { fields }]) => ({
        place: `kinds.${kind}.fields`,
        fields,
      })),
    ].flatMap((part) => nestedFaults(part.fields, `${at}.${name}.${part.place}`)),
  ])
}

/** No list looks into an object for the state of one of its parts. */
function nestedFaults(fields: Readonly<Record<string, FileField>>, at: string): readonly Fault[] {
  const useless = Object.entries(fields)
    .filter(([, field]) => field.toneWhen !== undefined)
    .map(([name]) => fault('R089', `${at}.${name}.toneWhen`, '"toneWhen" is of fields of the record itself'))
  return [...useless, ...fieldFaults(fields, at, new Set())]
}

/** What is said of a field in a list means nothing where an action asks for it. */
const ofLists: readonly FieldKey[] = ['filter', 'action', 'copyable', 'toneWhen']

function askedFaults(fields: Readonly<Record<string, FileField>>, at: string): readonly Fault[] {
  const useless = Object.entries(fields).flatMap(([name, field]) =>
    ofLists
      .filter((key) => key in field)
      .map((key) => fault('R089', `${at}.${name}.${key}`, `"${key}" is of fields in a list: leave it out`)),
  )
  return [...useless, ...fieldFaults(fields, at, new Set())]
}

/** A filter offers the options of any field; a computed one has some where it is shown as one of them. */
function isOfUse(key: FieldKey, { type, as }: FileField, isFiltered: boolean): boolean {
  if (key === 'options' && type === 'computed') return as === 'choice'
  return canUse(type, key) || (key === 'options' && isFiltered)
}

/** What the check of definitions tells itself. */
const toldElsewhere: readonly FieldKey[] = ['resource', 'many', 'fields', 'kinds', 'action']

/** The fault of a key that the type of a field cannot use; none of one that the check of definitions tells itself. */
export function keyFault(place: string, key: FieldKey, { type }: Pick<FileField, 'type'>): readonly Fault[] {
  if (toldElsewhere.includes(key)) return []
  if (type === 'computed' && key === 'options') {
    const message =
      'the formula says the values: leave "options" out, or show it "as": "choice", as one of them'
    return [fault('R089', place, message)]
  }
  if (type === 'computed' && typesFor(key).length === 0)
    return [fault('R089', place, `no form asks for a computed field: leave "${key}" out`)]
  const types = new Intl.ListFormat('en-GB').format(typesFor(key).map((each) => `"${each}"`))
  return [fault('R089', place, `"${type}" cannot use "${key}"; it is for ${types}`)]
}

function reviewFaults(file: ResourceFile, form: 'create' | 'edit' | 'clone'): readonly Fault[] {
  if (file[form]?.review === undefined || file[form].steps) return []
  const message = 'a review is the last of several steps: say "steps": true, too, or leave it out'
  return [fault('R092', `${file.name}.${form}.review`, message)]
}

function parameterFaults({ name, calls, list }: ResourceFile): readonly Fault[] {
  if (calls?.filterParameter === undefined || list.filterBuilder) return []
  const message = 'no filter is put together: name the fields in "filterBuilder" of "list", or leave it out'
  return [fault('R099', `${name}.calls.filterParameter`, message)]
}
