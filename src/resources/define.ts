import type * as z from 'zod/mini'
import type { Action, Subject } from '../access/vocabulary'
import type { CallName } from '../api/contract'
import type { MessageKey } from '../locales/messages'

/** Field kinds the kit renders; one renderer a kind, in lists as in forms. */
export const fieldKinds = ['text', 'number', 'choice', 'switch', 'slider', 'state', 'date', 'list'] as const
export type FieldKind = (typeof fieldKinds)[number]

export type FieldDefinition = {
  label: MessageKey
  kind: FieldKind
  help?: MessageKey
  /** Name of a registered sentence that depends on the person or on other values; shown in place of `help`. */
  hint?: string
  placeholder?: MessageKey
  /** Shown beside a figure. */
  unit?: MessageKey
  /** Names under which the server speaks of this field, besides its own; its errors show here. */
  wire?: readonly string[]
  /** Never kept in a draft. */
  isSecret?: boolean
  /** Name of a rule in the kit's rule registry; it checks the value and gives the sentence. */
  rule?: string
  /** Said when the value is missing; a field without it is optional. */
  required?: MessageKey
  /** A registered renderer for what is special: in lists and cards. */
  cell?: string
  /** A registered input for what is special: in forms. */
  input?: string
  /** Name of a registered source of the choices. */
  choices?: string
  /** Name of a registered condition; the field is left out while it does not hold. */
  shownWhen?: string
  /** Name of a registered condition; the field is shown locked, with its reason, while it holds. */
  lockedWhen?: string
}

/** How a person confirms: not at all, by a question, by typing the record's name, or in a registered dialog. */
export type Confirmation =
  | { kind: 'none' }
  | { kind: 'simple'; title: MessageKey; text: MessageKey; submit: MessageKey }
  | {
      kind: 'typed-name'
      title: MessageKey
      text: MessageKey
      /** Label of the input; `{{name}}` is what has to be typed. */
      field: MessageKey
      submit: MessageKey
      mismatch: MessageKey
    }
  | { kind: 'dialog'; dialog: string }

/** Places an action's control may stand: a row's or card's menu, the card itself, a page's head or its menu. */
export const actionPlaces = ['menu', 'card', 'header', 'page', 'selection'] as const
export type ActionPlace = (typeof actionPlaces)[number]

export type ActionDefinition = {
  /** The action access is asked for; also the key of the control. */
  name: Action
  label: MessageKey
  /** Name in the kit's icon registry. */
  icon: string
  where: readonly ActionPlace[]
  /** The call it makes; the record's `name` and the person's id fill the path. */
  call: CallName
  confirm: Confirmation
  /** What is lost for good; required of everything that destroys. */
  destroys?: MessageKey
  /** Said aloud when the command starts. */
  progress?: MessageKey
  success?: MessageKey
  /** Shown instead of the server's words when the call fails. */
  failure?: MessageKey
  /** Name of a change, known to the list's holds, that is shown before the server agrees. */
  optimistic?: string
  /** Said aloud once a registered reader gives this value of the record. */
  done?: { reader: string; value: string; text: MessageKey }
  isDangerous?: boolean
  /** What the person may do changes with it (a quota). */
  reloadsPerson?: boolean
}

export type SectionDefinition<Field extends string> = {
  title: MessageKey
  text?: MessageKey
  fields: readonly Field[]
}

/** One panel of a grouped list; the registered grouping names the groups. */
export type GroupDefinition = { key: string; title: MessageKey; empty: MessageKey }

/** A filter of a list: by a field's values, or by what a registered reader says of a record. */
export type FilterDefinition<Field extends string> = {
  /** Its name in the address bar. */
  key: string
  label: MessageKey
  /** The choice that filters nothing. */
  all: MessageKey
} & ({ field: Field; reader?: undefined } | { reader: string; field?: undefined })

/** The parts of a card that are not plain fields; names of registered cells. */
export type CardDefinition = { state: string; foot: string }

export type ListDefinition<Field extends string> = {
  layout: 'cards' | 'table'
  columns: readonly Field[]
  /** Required of the layout cards; the columns become the card's lines. */
  card?: CardDefinition
  search?: { fields: readonly Field[]; label: MessageKey; placeholder: MessageKey }
  filters?: readonly FilterDefinition<Field>[]
  sort?: { field: Field; order: 'asc' | 'desc' }
  groups?: { by: string; panels: readonly GroupDefinition[] }
  /** A poll that refreshes parts of the records; `merge` names how the answer joins the list. */
  poll?: { call: CallName; merge: string }
  /** Name of the registered rules by which an optimistic change is shown, held and settled. */
  holds?: string
  loading: MessageKey
  empty: { title: MessageKey; text?: MessageKey }
  error: MessageKey
}

export type CreateDefinition<Field extends string> = {
  title: MessageKey
  intro?: MessageKey
  submit: MessageKey
  /** Said beside the submit button: how long it takes, what it costs. */
  note?: MessageKey
  success: MessageKey
  call: CallName
  /** Name of the registered converter from form values to the request. */
  request: string
  /** Name of the registered values the form opens with; without it every field opens empty. */
  initial?: string
  /** What the person may do changes with a new record (a quota). */
  reloadsPerson?: boolean
  sections: readonly SectionDefinition<Field>[]
}

/**
 * A resource in plain data: it survives `JSON.parse(JSON.stringify(definition))` but for its schema. Behaviour is
 * named and looked up in small registries, so that a product owner reads the file top-down like a sentence.
 */
export type ResourceDefinition<Field extends string = string, FormField extends string = string> = {
  /** Plural, kebab-case; also the first part of its addresses. */
  name: string
  subject: Subject
  label: { one: MessageKey; many: MessageKey }
  schema: z.ZodMiniType
  /** The field that names a record. */
  titleField: Field
  calls: { list: CallName }
  fields: { readonly [Name in Field]?: FieldDefinition }
  formFields?: { readonly [Name in FormField]: FieldDefinition }
  list: ListDefinition<Field>
  create?: CreateDefinition<FormField>
  actions: readonly ActionDefinition[]
}

/** Types a definition by its schema: a column, title or form field that the schema lacks does not compile. */
export function defineResource<Schema extends z.ZodMiniObject, FormField extends string = never>(
  definition: ResourceDefinition<Extract<keyof z.output<Schema>, string>, FormField> & { schema: Schema },
): typeof definition {
  return definition
}
