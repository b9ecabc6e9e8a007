import type { Action } from '../access/vocabulary'
import type { Text } from '../locales/text'
import type { ActionAnswer, ActionRequestOf, Reader } from './define-behaviour'
import type { CallChoice } from './define-call'
import type { ResourceRecord } from './resource-record'

/** How a person confirms: not at all, by a question, by typing the record's name, or in a dialog of the folder. */
export type Confirmation =
  | { kind: 'none' }
  | { kind: 'simple'; title: Text; text: Text; submit: Text }
  | {
      kind: 'typed-name'
      title: Text
      text: Text
      /** Label of the input; `{{name}}` is what has to be typed. */
      field: Text
      submit: Text
      mismatch: Text
    }
  | { kind: 'dialog'; dialog: string }

/**
 * Places an action's control may stand: a row's own buttons, a row's or card's menu, the card itself, a page's head or
 * its menu, the toolbar of the list, the toolbar while rows are selected.
 */
export const actionPlaces = ['row', 'menu', 'card', 'header', 'page', 'toolbar', 'selection'] as const
export type ActionPlace = (typeof actionPlaces)[number]

/** A condition on a field of the record, in plain data. */
export type FieldCondition = { field: string } & (
  | { is: readonly (string | number | boolean | null)[]; isNot?: undefined }
  | { isNot: readonly (string | number | boolean | null)[]; is?: undefined }
)

export type ActionDefinition<Row = ResourceRecord> = {
  /** The key of the control. */
  name: string
  /** What access is asked before it is offered; access also hides it or says why it is disabled. */
  asks: Action
  label: Text
  /** Name in the kit's icon registry. */
  icon: string
  where: readonly ActionPlace[]
  /** Left out of the record's controls while the condition does not hold. */
  offeredWhen?: FieldCondition
  /** Disabled, with the reason, while one of these does not hold. */
  enabledWhen?: readonly (FieldCondition & { reason: Text })[]
  /** Opens this form of the definition; without it the action makes its call. */
  opens?: 'create' | 'edit' | 'scale' | 'detail'
  /** The call it makes; the record, the scope and the person fill its path. */
  call?: CallChoice
  /** From the records (none, one, the selected ones) to the request. */
  request?: ActionRequestOf<Row>
  /**
   * What a selection's action does with many records: a call for each (left out), whose failures are reported one by
   * one and may be tried again; or one call for all of them, whose request takes the records.
   */
  bulk?: 'per-record' | 'one-call'
  /** What the call sends where that is always the same; in place of `request`. */
  sends?: Readonly<Record<string, string | number | boolean | null>>
  /**
   * What is made of what the call answers, such as opening an address; it may also say that nothing came of it.
   * Without it every answer means that it is done. A file is always saved.
   */
  answer?: ActionAnswer
  /** Milliseconds after the answer before the outcome is told and the list read again; the control stays busy. */
  tellAfter?: number
  /** Names of actions that may not be done to a record while this one is under way there, and the other way round. */
  notWith?: readonly string[]
  confirm: Confirmation
  /** What is lost for good; required of everything that destroys. */
  destroys?: Text
  /** Said aloud when the command starts. */
  progress?: Text
  /** Said when it is done; with `saysServerMessage` only where the server says nothing itself. */
  success?: Text
  saysServerMessage?: boolean
  /** Shown instead of the server's words when the call fails. */
  failure?: Text
  /** Name of a change, known to the list's holds, that is shown before the server agrees. */
  optimistic?: string
  /** Said aloud once the reader gives this value of the record. */
  done?: { reader: Reader<Row>; value: string; text: Text }
  isDangerous?: boolean
  /** What the person may do changes with it (a quota). */
  reloadsPerson?: boolean
}
