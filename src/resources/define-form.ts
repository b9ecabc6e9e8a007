import type { Text } from '../locales/text'
import type { CallChoice } from './define-call'
import type { SectionDefinition } from './define-field'

/** How a record is made. */
export type CreateDefinition<Field extends string> = {
  title: Text
  intro?: Text
  submit: Text
  /** Said beside the submit button: how long it takes, what it costs. */
  note?: Text
  /** Said when it is done; with `saysServerMessage` only where the server says nothing itself. */
  success: Text
  saysServerMessage?: boolean
  call: CallChoice
  /** Name of the registered converter from form values to the request; without it the values are the request. */
  request?: string
  /** Name of the registered values the form opens with; without it every field opens empty. */
  initial?: string
  /** What the person may do changes with a new record (a quota). */
  reloadsPerson?: boolean
  /** `page` has an address of its own; a dialog stands over the list. Pixels; the house's form width when left out. */
  layout?: 'page' | 'dialog'
  width?: number
  sections: readonly SectionDefinition<Field>[]
}

/** How a record is changed: a dialog that opens with the record's values. */
export type EditDefinition<Field extends string> = Omit<
  CreateDefinition<Field>,
  'layout' | 'reloadsPerson'
> & {
  /** Shown, but never changed after creation; not part of the request. */
  locked?: readonly Field[]
}
