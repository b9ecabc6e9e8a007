import type { OperationKind } from '../domain/operation'
import type { Text } from '../locales/text'
import type { ActionAnswer, ActionRequestOf, Offer, OfRecords, Reader, Reasoned } from './define-behaviour'
import type { CallChoice } from './define-call'
import type { FieldDefinition } from './define-field'
import type { ActionPlace, FileAction, FileAnswer } from './file/file-actions'
import type { Data } from './file/file-texts'
import type { ResourceRecord } from './resource-record'

type ActionData = Data<FileAction>

/** What of an answer is shown to the person who asked for it; kept nowhere, and gone with its dialog. */
export type AnswerDefinition = Data<FileAnswer>

type Question = Pick<NonNullable<ActionData['confirm']>, 'title' | 'text' | 'submit'>

/** How a person confirms: by a question, by typing the record's name, or in a dialog of the folder. */
export type Confirmation =
  /**
   * `consequences`: name of what the folder reads and shows in the question of what happens to one record;
   * `onlyOnCaution`: asked only while the action's `caution` has something to say.
   */
  | ({ kind: 'simple'; consequences?: string; onlyOnCaution?: boolean } & Question)
  /** `field`: label of the input; `{{name}}` is what has to be typed. `consequences` as above. */
  | ({ kind: 'typed-name'; field: Text; mismatch: Text; consequences?: string } & Question)
  | { kind: 'dialog'; dialog: string }

/**
 * Something done to records. Of a file's action the names, texts and what the call `sends`; `name` is the key of its
 * control, `requires` the action that access must allow: its verdict also hides the control, or disables it with the
 * reason. One with a `dangerText` is drawn as dangerous.
 */
export type ActionDefinition<Row = ResourceRecord> = Omit<
  ActionData,
  'where' | 'call' | 'opens' | 'confirm' | 'offeredWhen' | 'enabledWhen' | 'answer' | 'fields'
> & {
  where: readonly ActionPlace[]
  /**
   * Left out of the record's controls while one of these does not hold. `reason` is said to who asks for it all the same,
   * by its address or by the call; without it, that it is not available in the current state.
   */
  offeredWhen?: Offer | readonly Offer[]
  /** Disabled, with the reason, while one of these does not hold. */
  enabledWhen?: Reasoned | readonly Reasoned[]
  /**
   * Opens this form or dialog of the definition, or the address that the record has in a field, in a new tab; without it
   * the action makes its call.
   */
  opens?: 'create' | 'clone' | 'edit' | 'scale' | 'detail' | 'import' | { field: string }
  /**
   * Values it asks for first, in a form of its own: what is typed is the body of its call, beside what it `sends`. A field
   * that the record has, too, opens with its value. Many records are given the same values.
   */
  fields?: Readonly<Record<string, FieldDefinition>>
  /** The call it makes; the record, the scope and the person fill its path. */
  call?: CallChoice
  /** From the records (none, one, the selected ones) to the request. */
  request?: ActionRequestOf<Row>
  /**
   * What a selection's action does with many records: a call for each (left out), whose failures are reported one by
   * one and may be tried again; one call for all of them, whose request takes the records; or `edit`: a call for each,
   * which sends the fields of the form to edit that a person chose for all of them.
   */
  bulk?: 'one-call' | 'edit'
  /**
   * What is made of what the call answers, such as opening an address; it may also say that nothing came of it. Or, in
   * plain data, what of it is shown. Without it every answer means that it is done. A file is always saved.
   */
  answer?: ActionAnswer | AnswerDefinition
  /** Of a call that answers a file: its fixed name; left out, the server's, else the last word of the call's path. */
  fileName?: string
  /** Milliseconds after the answer before the outcome is reported and the list read again; the control stays busy. */
  successDelayMs?: number
  /** Names of actions that may not be done to a record while this one is under way there, and the other way round. */
  conflictsWith?: readonly string[]
  /** Left out: the action asks nothing first. */
  confirm?: Confirmation
  /** What its question says more of doing it to these of all the records as they stand; null where nothing is to say. */
  caution?: OfRecords<[records: readonly Row[], all: readonly Row[]], string | null>
  /** It takes long: it stands in the tray of operations, as this, until it is over. */
  operation?: OperationKind
  /** Name of a change, a key of `list.optimisticUpdates.changes`, that is shown before the server agrees. */
  optimistic?: string
  /** Said aloud once the reader gives this value of the record. */
  done?: { reader: Reader<Row>; value: string; text: Text }
}
