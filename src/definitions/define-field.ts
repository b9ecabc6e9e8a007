import type { Text } from '../locales/text'
import type { FieldHint, FieldLock, FormCondition, Marked, Reasoned, Rule, Warned } from './define-behaviour'
import type { FileField, FileOption, FileSection } from './file/file-fields'
import type { Data } from './file/file-texts'
import type { SentIn } from './wire-units'

/** Field kinds the engine renders; one renderer a kind, in lists as in forms. */
export type FieldKind =
  | Exclude<FileField['type'], 'boolean' | 'computed'>
  | 'switch'
  | 'slider'
  | 'state'
  | 'file'

/** Kinds whose value is a number. */
const figureKinds: readonly FieldKind[] = ['number', 'slider', 'percent', 'money', 'bytes', 'duration']

/** Whether a field's value is a number, set to the right in tables. */
export function isFigure({ kind }: Pick<FieldDefinition, 'kind'>): boolean {
  return figureKinds.includes(kind)
}

/** Whether a field's value is an instant: a date, with its time or without. */
export function isInstantField({ kind }: Pick<FieldDefinition, 'kind'>): boolean {
  return kind === 'date' || kind === 'date-time'
}

/** Whether a field's value is at a place in time: an instant, or a day of the calendar. */
export function isDatedField({ kind }: Pick<FieldDefinition, 'kind'>): boolean {
  return kind === 'day' || isInstantField({ kind })
}

/** What stands for the present in a value of a field; undefined where nothing does. */
export function presentWord(field: Pick<FieldDefinition, 'kind'>): 'now' | 'today' | undefined {
  if (field.kind === 'day') return 'today'
  return isInstantField(field) ? 'now' : undefined
}

/** Inputs for what a kind's own input does not show well. */
export type NamedInput = 'choice-cards' | 'date-time' | 'ip-ranges' | 'markdown'

/** A value of a choice that is known beforehand. */
export type OptionDefinition = Data<FileOption> & {
  /** Shown but not to be taken, and why. */
  disabledReason?: Text
}

/** What a definition says in other words than a file. */
type NotAlike =
  | 'type'
  | 'filter'
  | 'options'
  | 'fields'
  | 'kinds'
  | 'value'
  | 'as'
  | 'validWhen'
  | 'warnWhen'
  | 'toneWhen'
  | 'shownWhen'
  | 'requiredWhen'
  | 'lockedWhen'

/** What a person sees and types of one value, in lists, details and forms: what a file says of it, and behaviour. */
export type FieldDefinition = Omit<Data<FileField>, NotAlike> & {
  kind: FieldKind
  /** Of an object, or of each entry of an array. */
  fields?: Readonly<Record<string, FieldDefinition>>
  /** Of an array whose entries are not alike, in place of `fields`: what may be added, by the name its entries carry. */
  kinds?: Readonly<Record<string, KindDefinition>>
  /**
   * Its formula, as src/definitions/expression.ts reads it: no form asks for it. A file's records have the outcome by
   * their schema; a schema in TypeScript computes it itself.
   */
  computed?: string
  /** A sentence that depends on the person or on other values; shown in place of `help`. */
  hint?: FieldHint
  /** As `warnWhen`, where what is said hangs on more than conditions. */
  warning?: Rule
  /** Names under which the server speaks of this field, besides its own; its errors show here. */
  wire?: readonly string[]
  /**
   * What the API counts in its value: of a duration milliseconds, minutes, hours or days, of a size KiB, MB and the
   * like, of a date milliseconds or seconds since 1970, of a percent the share of one.
   */
  sentIn?: SentIn
  /** Milliseconds without typing after which the rule speaks, not on leaving; without it, on leaving the field. */
  debounce?: number
  /** The field may be left empty while this does not hold. */
  requiredWhen?: FormCondition
  /** Fields that are emptied when this one changes. */
  resets?: readonly string[]
  /** Of a date: `today`, or the field whose day it is; no day before that can be picked. */
  notBefore?: string
  /** A sentence that a review shows in place of the value. */
  review?: FieldHint
  /** Endings of the files that may be chosen, such as `.jar`. */
  accept?: readonly string[]
  /** Name of a cell of the folder, for what is special in lists and cards. */
  cell?: string
  input?: NamedInput
  /** Values known beforehand; or the name of a source of choices of the folder. */
  options?: readonly OptionDefinition[]
  choices?: string
  /** Of a value that is there all of these hold, or their sentence is said; a comparison with an empty field holds. */
  validWhen?: Reasoned | readonly Reasoned[]
  /** What a value that is there may do that nobody wants; said at the field, it holds nothing back. */
  warnWhen?: Warned | readonly Warned[]
  /** What state a value is in; it stands beside the value where lists and details show it. */
  toneWhen?: Marked | readonly Marked[]
  /** The field is left out while this does not hold. */
  shownWhen?: FormCondition
  /** The field is shown locked while this gives a reason. */
  lockedWhen?: FieldLock
}

/** One kind of entries of an array: what it is called, and the fields in it. */
export type KindDefinition = { label: Text; fields: Readonly<Record<string, FieldDefinition>> }

export type SectionDefinition<Field extends string> = Omit<Data<FileSection>, 'fields'> & {
  fields: readonly Field[]
}

/** Whether a field's value is kept out of drafts, details and copied commands. */
export function isSecret({ kind, secret }: Pick<FieldDefinition, 'kind' | 'secret'>): boolean {
  return kind === 'secret' || secret === true
}
