import type { Text } from '../locales/text'

/** Field kinds the kit renders; one renderer a kind, in lists as in forms. */
export const fieldKinds = [
  'text',
  'long-text',
  'secret',
  'number',
  'choice',
  'switch',
  'slider',
  'state',
  'date',
  'list',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** A value of a choice that is known beforehand. */
export type OptionDefinition = { value: string; label: Text; text?: Text }

/** What a person sees and types of one value, in lists, details and forms. */
export type FieldDefinition = {
  label: Text
  kind: FieldKind
  help?: Text
  /** Name of a registered sentence that depends on the person or on other values; shown in place of `help`. */
  hint?: string
  placeholder?: Text
  /** Shown beside a figure. */
  unit?: Text
  /** Names under which the server speaks of this field, besides its own; its errors show here. */
  wire?: readonly string[]
  /** Never kept in a draft, never part of a copied command. */
  isSecret?: boolean
  /** Name of a rule in the kit's rule registry; it checks the value and gives the sentence. */
  rule?: string
  /** Milliseconds without typing after which the rule speaks, not on leaving; without it, on leaving the field. */
  debounce?: number
  /** Said when the value is missing; a field without it is optional. */
  required?: Text
  /** Name of a registered condition; the field may be left empty while it does not hold. */
  requiredWhen?: string
  /** Fields that are emptied when this one changes. */
  resets?: readonly string[]
  /** Of a date: `today`, or the field whose day it is; no day before that can be picked. */
  notBefore?: string
  /** Name of a registered sentence that a review shows in place of the value. */
  review?: string
  /** A value worth copying, such as an id, an address or a command; details offer it. */
  isCopyable?: boolean
  /** Bounds of a number, inclusive; or of a text's length. */
  min?: number
  max?: number
  /** A registered renderer for what is special: in lists and cards. */
  cell?: string
  /** A registered input for what is special: in forms. */
  input?: string
  /** Values known beforehand; or the name of a registered source of the choices. */
  options?: readonly OptionDefinition[]
  choices?: string
  /** Name of a registered condition; the field is left out while it does not hold. */
  shownWhen?: string
  /** Name of a registered condition; the field is shown locked, with its reason, while it holds. */
  lockedWhen?: string
  /** Name of the definition's action that a switch in a list performs. */
  action?: string
}

export type SectionDefinition<Field extends string> = {
  title: Text
  text?: Text
  fields: readonly Field[]
}
