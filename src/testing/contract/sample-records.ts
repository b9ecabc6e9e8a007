import * as z from 'zod/mini'
import {
  type Condition,
  type Conditions,
  isOtherField,
  listed,
  otherFieldsOf,
  type PlainValue,
} from '../../definitions/condition'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'

/** What a record of a test has in some fields. */
export type Changes = Readonly<Record<string, unknown>>

/**
 * A record as the definition's schema describes it, with a value in every field that may be empty. Its texts say which
 * field of which record they are.
 * @throws Error for a record the schema itself would refuse
 */
export function sampleRecord(
  definition: ResourceDefinition,
  number: number,
  changes: Changes = {},
): ResourceRecord {
  const record = {
    ...Object.fromEntries(
      propertiesOf(definition).map(([name, shape]) => [name, sampleValue(definition, name, shape, number)]),
    ),
    id: `${definition.name}-${number}`,
    // One that its own form would not take is no sample.
    ...merged(
      Object.values(definition.formFields ?? {}).flatMap(({ validWhen }) => listed(validWhen)),
      true,
    ),
    ...changes,
  }
  const parsed = definition.schema.safeParse(record)
  if (!parsed.success) throw new Error(`${definition.name}: ${parsed.error.message}`)
  // The schema's own output: all that the engine reads of a record is a field by its name.
  return parsed.data as ResourceRecord
}

/** Many records; like the first but for their ids and names. */
export function sampleRecords(definition: ResourceDefinition, count: number): ResourceRecord[] {
  const { name, titleField } = definition
  const first = sampleRecord(definition, 1)
  return Array.from({ length: count }, (_, index) => ({
    ...first,
    [titleField]: `${titleField} ${index + 1}`,
    id: `${name}-${index + 1}`,
  }))
}

/** A record whose every text is this, and a record in which all is missing that may be. */
export function recordOfTexts(definition: ResourceDefinition, number: number, text: string): ResourceRecord {
  const texts = propertiesOf(definition).filter(([name, shape]) => name !== 'id' && isFreeText(shape))
  return sampleRecord(definition, number, Object.fromEntries(texts.map(([name]) => [name, text])))
}

export function emptyRecord(definition: ResourceDefinition, number: number): ResourceRecord {
  const nullable = propertiesOf(definition).filter(([, shape]) => variantsOf(shape).some(isNull))
  return sampleRecord(definition, number, Object.fromEntries(nullable.map(([name]) => [name, null])))
}

/** Changes that make a record meet a condition, or fail it; of several comparisons in one only the first is looked at. */
export function meeting(conditions: Conditions, isMet = true): Changes {
  const [condition, ...more] = listed(conditions)
  if (!condition || more.length > 0) return meeting({ all: listed(conditions) }, isMet)
  if ('all' in condition) return merged(isMet ? condition.all : condition.all.slice(0, 1), isMet)
  if ('any' in condition) return merged(isMet ? condition.any.slice(0, 1) : condition.any, isMet)
  if (!('field' in condition)) return {}
  const { field, equals, in: wanted = [equals], not, greater, less, set } = condition
  if (typeof greater === 'number') return { [field]: isMet ? greater + 1 : greater }
  if (typeof less === 'number') return { [field]: isMet ? less - 1 : less }
  if (greater !== undefined || less !== undefined) {
    const isLater = (greater !== undefined) === isMet
    const others = otherFieldsOf(condition).map((name) => [name, '2050-01-01T00:00:00Z'])
    return {
      [field]: isLater ? '2099-01-01T00:00:00Z' : '2001-01-01T00:00:00Z',
      ...Object.fromEntries(others),
    }
  }
  if (set !== undefined) return { [field]: set === isMet ? 'something' : null }
  const named = [not === undefined ? wanted : not]
    .flat()
    .filter((each): each is PlainValue | undefined => !isOtherField(each))
  const isNamed = (not === undefined) === isMet
  return { [field]: isNamed ? named[0] : otherThan(named) }
}

function merged(conditions: readonly Condition[], isMet: boolean): Changes {
  return Object.assign({}, ...conditions.map((each) => meeting(each, isMet)))
}

function otherThan(values: readonly (PlainValue | undefined)[]): PlainValue {
  const [first] = values
  if (typeof first === 'boolean') return !first
  return typeof first === 'number' ? Math.max(...values.map(Number)) + 1 : 'something else'
}

/** The part of a JSON schema that is looked at. */
type Shape = {
  type?: string | string[]
  anyOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Shape>
}

function propertiesOf({ schema }: ResourceDefinition): [string, Shape][] {
  // Checks and brands do not matter here; the record is parsed by the schema itself.
  const shape = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Shape
  return Object.entries(shape.properties ?? {})
}

/** The shapes a value may have, one by one. */
function variantsOf(shape: Shape): Shape[] {
  if (shape.anyOf) return shape.anyOf.flatMap(variantsOf)
  if (Array.isArray(shape.type)) return shape.type.map((type) => ({ ...shape, type }))
  return [shape]
}

const isNull = ({ type }: Shape) => type === 'null'
const isFreeText = (shape: Shape) =>
  variantsOf(shape).some(({ type, enum: values }) => type === 'string' && values === undefined)

const day = 86_400_000
const firstDay = Date.parse('2026-01-01T00:00:00Z')

function sampleValue(definition: ResourceDefinition, name: string, shape: Shape, number: number): unknown {
  const [full = {}] = variantsOf(shape).filter((variant) => !isNull(variant))
  if (full.const !== undefined) return full.const
  if (full.enum) return full.enum[0]
  const field = definition.fields[name]
  switch (full.type) {
    case 'string': {
      if (field?.kind === 'date' || name.endsWith('At'))
        return new Date(firstDay + number * day).toISOString()
      return field?.options?.[0]?.value ?? `${name} ${number}`
    }
    case 'number':
    case 'integer':
      return number
    case 'boolean':
      return true
    case 'array':
      return []
    case 'object':
      return Object.fromEntries(
        Object.entries(full.properties ?? {}).map(([key, part]) => [
          key,
          sampleValue(definition, key, part, number),
        ]),
      )
    default:
      return null
  }
}
