import * as z from 'zod/mini'
import {
  type ConfigCategory,
  type ConfigGroup,
  type ConfigItem,
  type ConfigType,
  type ConfigValue,
  configTypes,
} from '../../domain/advanced-configuration'
import { hiddenSecret } from '../../domain/hidden-secret'
import { recordFaultsOf } from '../record-faults'
import { enveloped, optionalFlag, optionalNumber, optionalText, requiredText } from './primitives'
import { optionalRecordsOf, recordsOf } from './records'

const optionalValue = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
  z.transform((value): ConfigValue => value ?? null),
)

/** Bounds, as an object or as a list of objects with one bound each. */
const validators = z.pipe(
  z.transform((sent: unknown) => (Array.isArray(sent) ? Object.assign({}, ...sent) : sent)),
  z.optional(z.nullable(z.looseObject({ min: optionalNumber, max: optionalNumber }))),
)

/** A list of them, or one alone. */
const dependencies = z.pipe(
  z.transform((sent: unknown) => (sent == null || Array.isArray(sent) ? sent : [sent])),
  z.optional(z.nullable(z.array(z.looseObject({ key: requiredText, value: optionalValue })))),
)

const wireItem = z.pipe(
  z.looseObject({
    key: requiredText,
    label: optionalText,
    description: optionalText,
    type: optionalText,
    value: optionalValue,
    possibleValues: z.optional(z.nullable(z.array(z.union([z.string(), z.number(), z.boolean()])))),
    validators,
    dependencies,
    dependenciesAndingEvaluation: optionalFlag,
    requiresRestart: optionalFlag,
    serviceToRestart: optionalText,
  }),
  z.transform(
    (sent): ConfigItem => ({
      key: sent.key,
      label: sent.label ?? sent.key,
      description: sent.description,
      type: typeOf(sent.type),
      value: typeOf(sent.type) === 'password' ? withoutSecret(sent.value) : sent.value,
      possibleValues: sent.possibleValues ?? [],
      min: sent.validators?.min ?? null,
      max: sent.validators?.max ?? null,
      dependencies: (sent.dependencies ?? []).map(({ key, value }) => ({ key, value })),
      needsAllDependencies: sent.dependenciesAndingEvaluation,
      isRestartRequired: sent.requiresRestart,
      serviceToRestart: sent.serviceToRestart,
    }),
  ),
)

/** Of a password the console needs no more than that it is set: it is never shown, compared or kept. */
function withoutSecret(value: ConfigValue): ConfigValue {
  return value === null || value === '' ? value : hiddenSecret
}

const itemList = optionalRecordsOf(wireItem)

const wireCategory = z.pipe(
  z.looseObject({ category: requiredText }),
  z.transform((sent): ConfigCategory => {
    const { data: items = [] } = itemList.safeParse(itemsOf(sent))
    return { name: sent.category, items, unread: unreadOf(items) }
  }),
)

/** The keys of a category: the specification says that there is a list of them, but not under which name (API-D16). */
function itemsOf(sent: unknown): unknown {
  const lists = Object.values(Object(sent)).filter(Array.isArray)
  return lists.find((list) => list.some((each) => Reflect.has(Object(each), 'key'))) ?? lists[0]
}

const wireGroup = z.pipe(
  z.looseObject({
    id: optionalText,
    name: optionalText,
    displayName: optionalText,
    categories: optionalRecordsOf(wireCategory),
  }),
  z.transform((sent): ConfigGroup => {
    const id = sent.id ?? sent.name ?? ''
    const { categories } = sent
    return { id, displayName: sent.displayName ?? sent.name ?? id, categories, unread: unreadOf(categories) }
  }),
)

/** What could not be read of a list: its name, or its place from 1. */
function unreadOf(list: readonly object[]): string[] {
  return recordFaultsOf(list).map(({ name, number }) => name ?? `#${number}`)
}

/** A word nobody knows is a text: it can be read, and what is not changed is not sent. */
function typeOf(sent: string | null): ConfigType {
  return configTypes.find((type) => type === sent?.toLowerCase()) ?? 'string'
}

/** GET /instances/{id}/advanced-configs (D2 §3 'Advanced config group' and 'Config item', API-D16). */
export const advancedConfigurationsResponse = enveloped(recordsOf(wireGroup), 'advancedConfigs', 'configs')

/** Body of PATCH …/advanced-configs: the changed keys alone, by the id of their group (API-029, ADV-D05). */
export const advancedConfigurationsRequest = z.array(
  z.strictObject({
    name: z.string(),
    data: z.array(
      z.strictObject({
        configKey: z.string(),
        configValue: z.nullable(z.union([z.string(), z.number(), z.boolean()])),
      }),
    ),
  }),
)
