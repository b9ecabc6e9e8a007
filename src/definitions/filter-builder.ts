import {
  type AskedCondition,
  type AskedFilter,
  type CombinedFilter,
  conditionsOf,
  deepestFilter,
  type FilterCondition,
  type FilterOperator,
  levelsOf,
  mapConditions,
  meetsFilter,
  readCombinedFilter,
} from '../domain/combined-filter'
import { relatedPath } from '../domain/related-filter'
import { isInRange, matchesText, rangeLimits, readRange, withPlainDays } from '../domain/value-filter'
import type { FieldDefinition } from './define-field'
import type { FilterDefinition } from './define-list'
import type { Data } from './file/file-texts'
import type { ResourceFile } from './file/resource-file'
import { type ResourceRecord, textOf } from './resource-record'
import { type ValueKind, valueKindOf } from './value-kind'

type Fields = { readonly [name: string]: FieldDefinition | undefined }

type FilterParameter = NonNullable<Data<ResourceFile>['calls']>['filterParameter']

/** The key of the address under which a combined filter stands. */
const builderKey = 'where'

const emptiness = ['null', 'nnull'] as const
const equality = ['eq', 'ne', ...emptiness] as const
const ranges = ['gte', 'lte'] as const
const operatorsOfValues: Readonly<Partial<Record<ValueKind, readonly FilterOperator[]>>> = {
  figure: ['eq', 'ne', ...ranges, ...emptiness],
  instant: [...ranges, ...emptiness],
  day: ['eq', 'ne', ...ranges, ...emptiness],
  flag: equality,
  list: equality,
  text: ['contains', 'ncontains', 'startswith', ...equality],
}

/** Kinds of texts that are one of several values. */
const chosenKinds: readonly FieldDefinition['kind'][] = ['choice', 'reference', 'state']
/** Kinds whose values nobody types. */
const closedKinds: readonly FieldDefinition['kind'][] = ['secret', 'code', 'file-text', 'image', 'array']

/** How a field can be compared in a combined filter; by nothing, where it cannot. */
export function operatorsOf(field: FieldDefinition): readonly FilterOperator[] {
  if (closedKinds.includes(field.kind)) return []
  if (chosenKinds.includes(field.kind)) return equality
  return operatorsOfValues[kindOf(field)] ?? []
}

/** Whether an operator compares with a value. */
export function hasValue(operator: FilterOperator): boolean {
  return operator !== 'null' && operator !== 'nnull'
}

/**
 * A filter that a person puts together of conditions, joined by AND and OR. Of a list that is read whole it is applied
 * here; a server that pages is asked by one parameter, whose value is JSON in the form of Refine's `ConditionalFilter`.
 * @param names the fields that can be asked about, and paths such as `clusterId.region` to fields of the records that a
 * reference leads to
 * @param asked of a list that a server pages, the parameter by which it takes such filters; by its name alone, with
 * groups of conditions and none in these
 */
export function filterBuilder<const Name extends string>(
  fields: Fields,
  names: readonly Name[],
  asked?: FilterParameter,
): Extract<FilterDefinition<Name>, { by: 'conditions' }> {
  const parameter = typeof asked === 'object' ? asked.name : asked
  const levels = typeof asked === 'object' ? asked.levels : asked === undefined ? deepestFilter : 2
  const offered: Fields = Object.fromEntries(names.map((name) => [name, fields[name]]))
  return {
    key: builderKey,
    by: 'conditions',
    fields: names,
    levels,
    label: 'filter.conditions',
    all: 'filter.conditions',
    reading: {
      test: (spelled) => {
        if (asksOfRelated(offered, spelled)) return () => false
        const filter = readFilterOn(offered, spelled)
        return filter ? testBy(filter, offered) : undefined
      },
      ask: (spelled) => {
        const filter = readFilterOn(offered, spelled)
        if (!filter || parameter === undefined || levelsOf(filter) > levels) return {}
        return askedBy(parameter, filter, offered)
      },
      keys: () => (parameter === undefined ? [] : [parameter]),
    },
  }
}

/** Whether a filter names a field of related records: which these are is not known here, and nothing is claimed. */
function asksOfRelated(offered: Fields, spelled: string): boolean {
  const filter = readCombinedFilter(spelled)
  return filter !== null && conditionsOf(filter).some(({ field }) => isRelatedIn(offered, field))
}

/** Whether a name is the path of a field of related records that a builder offers. */
function isRelatedIn(offered: Fields, name: string): boolean {
  return Object.hasOwn(offered, name) && offered[name] === undefined && relatedPath(name) !== null
}

/** Whether a record meets a filter on these fields. */
export function testBy(filter: AskedFilter, fields: Fields): (record: ResourceRecord) => boolean {
  return (record) => meetsFilter(filter, (each) => isMet(each, record, fields))
}

/** What a server is asked for a filter on these fields. */
export function askedBy(parameter: string, filter: AskedFilter, fields: Fields): Record<string, string> {
  return { [parameter]: JSON.stringify(mapConditions(filter, (each) => asAsked(each, fields))) }
}

/**
 * The filter an address spells, with the days of now in place of those that move with the present; null where it makes
 * none of these fields: part of it would mean something else.
 */
export function readFilterOn(fields: Fields, spelled: string): CombinedFilter | null {
  const filter = readCombinedFilter(spelled)
  if (!filter || !conditionsOf(filter).every((each) => isSound(each, fields))) return null
  return mapConditions(filter, (each) => {
    const described = fields[each.field]
    return described ? { ...each, value: plainValue(each.value, described) } : each
  })
}

/** `today-7d` of a date or a day as the day that it is now. */
function plainValue(value: FilterCondition['value'], field: FieldDefinition): FilterCondition['value'] {
  return typeof value === 'string' && isDated(field) ? withPlainDays(value, Date.now()) : value
}

function isDated(field: FieldDefinition): boolean {
  const kind = kindOf(field)
  return kind === 'instant' || kind === 'day'
}

function isSound(condition: FilterCondition, fields: Fields): boolean {
  const { field, operator } = condition
  const described = Object.hasOwn(fields, field) ? fields[field] : undefined
  if (!described || !operatorsOf(described).includes(operator)) return false
  return expectedValue(condition, described) === null
}

/** What a condition on a field is to be compared with, where it is not; null where it is. */
export function expectedValue({ operator, value }: FilterCondition, field: FieldDefinition): string | null {
  if (!hasValue(operator)) return value === true ? null : 'true'
  const kind = kindOf(field)
  if (kind === 'figure') return typeof value === 'number' ? null : 'a number'
  if (kind === 'flag') return typeof value === 'boolean' ? null : 'true or false'
  const isText = typeof value === 'string' && value !== ''
  if (!isDated(field)) return isText ? null : 'a text'
  const isDay = isText && readRange(`${plainValue(value, field)}..`, true) !== null
  return isDay ? null : 'a day such as "2026-03-01", "today" or "today-7d"'
}

function isMet({ field, operator, value }: AskedCondition, record: ResourceRecord, fields: Fields): boolean {
  const own = record[field]
  if (operator === 'in') return [own].flat().some((each) => value.map(String).includes(String(each)))
  const text = String(value)
  const isEmpty = own === null || own === undefined || own === '' || (Array.isArray(own) && own.length === 0)
  const isEqual = () => {
    if (Array.isArray(own)) return own.map(String).includes(text)
    const isTyped = fields[field] !== undefined && operatorsOf(fields[field]).includes('contains')
    return isTyped ? matchesText(textOf(record, field), { operator: 'is', text }) : own === value
  }
  const contains = () => matchesText(textOf(record, field), { operator: 'contains', text })
  const tests: Readonly<Record<FilterOperator, () => boolean>> = {
    contains,
    ncontains: () => !contains(),
    startswith: () => matchesText(textOf(record, field), { operator: 'begins', text }),
    eq: isEqual,
    ne: () => !isEqual(),
    gte: () => isInRange(own, { from: text, to: '' }),
    lte: () => isInRange(own, { from: '', to: text }),
    null: () => isEmpty,
    nnull: () => !isEmpty,
  }
  return tests[operator]()
}

/** A day is asked for by its first or last moment here, as instants are compared on the other side. */
function asAsked(condition: AskedCondition, fields: Fields): AskedCondition {
  const { field, operator, value } = condition
  const described = fields[field]
  if (!described || operator === 'in' || !hasValue(operator) || kindOf(described) !== 'instant')
    return condition
  const range = operator === 'gte' ? { from: String(value), to: '' } : { from: '', to: String(value) }
  const { from, to } = rangeLimits(range, true)
  return { ...condition, value: operator === 'gte' ? from : to }
}

/** What its values are; of a computed field, what it is shown as. */
function kindOf({ computed: _computed, ...field }: FieldDefinition): ValueKind {
  return valueKindOf(field)
}
