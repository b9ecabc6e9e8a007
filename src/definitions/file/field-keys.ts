import { type FileField, fieldTypes } from './file-fields'

type Type = FileField['type']
export type FieldKey = keyof FileField

const texts: readonly Type[] = [
  'text',
  'long-text',
  'code',
  'secret',
  'email',
  'url',
  'host',
  'ip-range',
  'file-text',
]
const oneText: readonly Type[] = ['text', 'long-text', 'code', 'email', 'url', 'host', 'ip-range', 'time']
const dates: readonly Type[] = ['date', 'day', 'date-time']
const figures: readonly Type[] = ['number', 'percent', 'money', 'bytes', 'duration']

/** Types that can use a key; a key that is not here is for all of them. */
const typesOfKeys: Readonly<Partial<Record<FieldKey, readonly Type[]>>> = {
  unit: ['number', 'computed', 'duration', 'bytes', 'percent', 'money', 'date', 'date-time'],
  sentAs: ['choice', 'reference'],
  currency: ['money', 'computed'],
  min: [...figures, ...dates, ...texts, 'list', 'array', 'reference'],
  max: [...figures, ...dates, ...texts, 'list', 'array', 'reference'],
  pattern: [...texts, 'list'],
  rule: [...texts, 'list'],
  // A list can be filtered by the options of other fields, too; no form offers them. A computed field is shown as one.
  options: ['choice', 'list', 'boolean', 'computed'],
  default: [...oneText, ...figures, ...dates, 'boolean', 'choice', 'list', 'reference'],
  unique: [...oneText, ...figures, ...dates, 'choice', 'reference'],
  noOverlap: dates,
  ascends: [...figures, ...dates, 'time'],
  toneWhen: [...oneText, ...figures, ...dates, 'boolean', 'list', 'reference', 'computed'],
  value: ['computed'],
  as: ['computed'],
  resource: ['reference'],
  only: ['reference'],
  many: ['reference'],
  secret: ['file-text'],
  format: ['long-text'],
  fields: ['object', 'array'],
  kinds: ['array'],
  kindField: ['array'],
  action: ['boolean'],
}

/** What is of forms alone, where no computed field stands. */
const ofForms: readonly FieldKey[] = [
  'placeholder',
  'opensEmpty',
  'required',
  'validWhen',
  'warnWhen',
  'shownWhen',
  'requiredWhen',
  'lockedWhen',
]

/** Whether a type of field can use a key. */
export function canUse(type: Type, key: FieldKey): boolean {
  if (type === 'computed' && ofForms.includes(key)) return false
  return typesOfKeys[key]?.includes(type) ?? true
}

/** The types that can use a key which not all can. */
export function typesFor(key: FieldKey): readonly Type[] {
  return typesOfKeys[key] ?? []
}

/** Keys of a field's type, of all those a field may have; all of them where the part is no field of a known type. */
export function keysOf(type: unknown, keys: readonly string[]): readonly string[] {
  const known = fieldTypes.find((each) => each === type)
  return known && keys.includes('type') ? keys.filter((key) => canUse(known, key as FieldKey)) : keys
}
