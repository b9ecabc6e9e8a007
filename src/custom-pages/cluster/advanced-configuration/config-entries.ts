import '../../../locales/form-texts'
import type { CallBody } from '../../../api/contract'
import type { FieldDefinition } from '../../../definitions/define-field'
import type { FormRecord } from '../../../definitions/form-values'
import {
  type ConfigEntry,
  type ConfigGroup,
  type ConfigItem,
  type ConfigType,
  configFault,
  entryOf,
  isConfigShown,
  lengthLimit,
  sentValue,
  systemGroup,
} from '../../../domain/advanced-configuration'
import { t } from '../../../locales/t'

/** A key at its place: the field of the form that edits it. */
export type PlacedItem = { field: string; group: ConfigGroup; category: string; item: ConfigItem }

/** A key that holds something else than the cluster has. */
export type ConfigChange = PlacedItem & { entry: ConfigEntry }

const kinds: Readonly<Record<ConfigType, FieldDefinition['kind']>> = {
  enum: 'choice',
  string: 'text',
  password: 'secret',
  text: 'long-text',
  boolean: 'switch',
  // As text, so that what is no integer can be said (ADV-016).
  number: 'text',
}

/** The field of a key; react-hook-form reads points, brackets and quotes of a name as a path. */
function fieldOf(group: string, key: string): string {
  const escaped = (part: string) => part.replaceAll(/[^\w-]/g, (sign) => `~${sign.codePointAt(0)}`)
  return `${escaped(group)}:${escaped(key)}`
}

/** All keys in their order. */
export function placedItems(groups: readonly ConfigGroup[]): PlacedItem[] {
  return groups.flatMap((group) =>
    group.categories.flatMap(({ name: category, items }) =>
      items.map((item) => ({ field: fieldOf(group.id, item.key), group, category, item })),
    ),
  )
}

/** What the form starts with. */
export function entriesOf(items: readonly PlacedItem[]): FormRecord {
  return Object.fromEntries(items.map(({ field, item }) => [field, entryOf(item)]))
}

/** Each key as a field of the forms' inputs; which of them are secret decides what a draft keeps. */
export function definitionsOf(items: readonly PlacedItem[]): Readonly<Record<string, FieldDefinition>> {
  return Object.fromEntries(
    items.map(({ field, item }) => [
      field,
      {
        kind: kinds[item.type],
        label: { en: item.label },
        ...(item.type === 'password' && {
          placeholder: item.value ? 'advancedConfiguration.secretSet' : 'advancedConfiguration.secretUnset',
        }),
      },
    ]),
  )
}

/**
 * The keys that take part while the form holds these values (ADV-019). A key that is hidden itself counts as the cluster
 * has it, for what is typed there is not sent. What a group does not have may be the server's; what could not be read may
 * hold anything, and what is nowhere holds nothing.
 */
export function shownItems(items: readonly PlacedItem[], values: FormRecord): PlacedItem[] {
  const byField = new Map(items.map((placed) => [placed.field, placed]))
  const known = new Map<string, boolean>()
  const isShown = ({ field, group, item }: PlacedItem): boolean => {
    const verdict = known.get(field)
    if (verdict !== undefined) return verdict
    // Keys that depend on each other in a circle count as shown to one another.
    known.set(field, true)
    const shown = isConfigShown(item, (key) => {
      const own = byField.get(fieldOf(group.id, key))
      if (!own && isUnread(group, key)) return null
      const other = own ?? byField.get(fieldOf(systemGroup, key))
      if (!other) return undefined
      return isShown(other) ? entryIn(values, other.field) : entryOf(other.item)
    })
    known.set(field, shown)
    return shown
  }
  return items.filter(isShown)
}

/** Whether a key of a group was sent and could not be read. */
function isUnread({ categories, unread }: ConfigGroup, key: string): boolean {
  return [...unread, ...categories.flatMap((category) => category.unread)].includes(key)
}

/** The keys to be sent: those that take part and hold something new (ADV-D05). */
export function changesOf(items: readonly PlacedItem[], values: FormRecord): ConfigChange[] {
  return shownItems(items, values).flatMap((placed) => {
    const entry = entryIn(values, placed.field)
    return entry !== undefined && entry !== entryOf(placed.item) ? [{ ...placed, entry }] : []
  })
}

/** Whether anything typed would be lost, be it hidden by another choice meanwhile. */
export function hasEdits(items: readonly PlacedItem[], values: FormRecord): boolean {
  return items.some(({ field, item }) => {
    const entry = entryIn(values, field)
    return entry !== undefined && entry !== entryOf(item)
  })
}

/** The sentence of each change that the server would refuse. */
export function faultsOf(changes: readonly ConfigChange[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    changes.flatMap(({ field, item, entry }) => {
      const sentence = faultSentence(item, entry)
      return sentence === null ? [] : [[field, sentence]]
    }),
  )
}

/** The body of the change: the changed keys of each changed group (API-029). */
export function requestOf(changes: readonly ConfigChange[]): CallBody<'changeAdvancedConfigurations'> {
  const names = [...new Set(changes.map(({ group }) => group.id))]
  return names.map((name) => ({
    name,
    data: changes
      .filter(({ group }) => group.id === name)
      .map(({ item, entry }) => ({ configKey: item.key, configValue: sentValue(item, entry) })),
  }))
}

/** The groups as they are once the changes are saved; a password that was typed is not kept. */
export function withChanges(groups: readonly ConfigGroup[], changes: readonly ConfigChange[]): ConfigGroup[] {
  const visible = changes.filter(({ item }) => item.type !== 'password')
  const changed = new Map(visible.map(({ field, item, entry }) => [field, sentValue(item, entry)]))
  return groups.map((group) => ({
    ...group,
    categories: group.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => {
        const value = changed.get(fieldOf(group.id, item.key))
        return value === undefined ? item : { ...item, value }
      }),
    })),
  }))
}

/** Whether a key is what is searched for, by its name, key or description. */
export function isFound({ key, label, description }: ConfigItem, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return [key, label, description ?? ''].some((text) => text.toLowerCase().includes(wanted))
}

/** What values hold at a field; undefined where that is no entry. */
export function entryIn(values: FormRecord, field: string): ConfigEntry | undefined {
  const value = values[field]
  // antd's select empties to null.
  if (value === null) return ''
  return typeof value === 'string' || typeof value === 'boolean' ? value : undefined
}

/** What the cluster has of a key, in words. */
export function wasText(item: ConfigItem): string {
  const isSet = item.type === 'password' && item.value !== null && item.value !== ''
  return isSet ? t('advancedConfiguration.hidden') : entryText(item, entryOf(item))
}

/** An entry in words; a secret is never shown (a password of the server is one). */
export function entryText({ type }: ConfigItem, entry: ConfigEntry): string {
  if (typeof entry === 'boolean') return t(entry ? 'advancedConfiguration.on' : 'advancedConfiguration.off')
  if (entry === '') return t('advancedConfiguration.nothing')
  return type === 'password' ? t('advancedConfiguration.hidden') : entry
}

function faultSentence(item: ConfigItem, entry: ConfigEntry): string | null {
  switch (configFault(item, entry)) {
    case 'not-an-integer':
      return t('advancedConfiguration.notAnInteger')
    case 'out-of-bounds':
      return t('advancedConfiguration.outOfBounds', { min: item.min ?? '−∞', max: item.max ?? '∞' })
    case 'too-long':
      return t('form.tooLong', { count: lengthLimit(item) ?? '' })
    default:
      return null
  }
}
