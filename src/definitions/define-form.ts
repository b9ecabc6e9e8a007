import type { OperationKind } from '../domain/operation'
import type { Text } from '../locales/text'
import type { AnswerDefinition } from './define-action'
import type {
  AwaitedRecord,
  FindRetryOption,
  FormRequest,
  OfRecords,
  OpeningValues,
} from './define-behaviour'
import type { CallChoice } from './define-call'
import type { SectionDefinition } from './define-field'
import type { FileImport } from './file/file-forms'
import type { Data } from './file/file-texts'
import type { FormValues } from './form-values'
import type { ResourceRecord } from './resource-record'

/** A question before a form is sent; `lines` are what it is about. */
export type FormQuestion = { title: Text; text: Text; lines: readonly string[]; submit: Text }

/** How a record is made. */
export type CreateDefinition<Field extends string, Row = ResourceRecord> = {
  title: Text
  intro?: Text
  submit: Text
  /** Said beside the submit button: how long it takes, what it costs. */
  note?: Text
  /** Said when it is done; with `useServerMessage` only where the server says nothing itself. */
  success: Text
  useServerMessage?: boolean
  /** What of the answer is shown, such as a secret that was made. */
  answer?: AnswerDefinition
  /** What it begins takes long: it stands in the tray of operations, as this, until it is over. */
  operation?: OperationKind
  call: CallChoice
  /** From the values to the request; without it the request is the values a person could set, by name, as typed. */
  request?: FormRequest<Row>
  /**
   * What the list will call the record, for success texts and to find it after a lost answer: `{field}` is a value of
   * the form, `{cluster}` the cluster's name. Without it the value of the title field.
   */
  recordTitle?: string | ((values: Readonly<Record<string, unknown>>) => string)
  /**
   * Whether records that were not there before are what the values make, or what became of others since; asked after a
   * lost answer. Without it a new one of that title is.
   */
  isMade?: OfRecords<
    [made: readonly Row[], values: FormValues, before?: readonly Row[], now?: readonly Row[]],
    boolean
  >
  /** What the list shows of the new record until it is read; without it nothing. */
  awaited?: AwaitedRecord<Row>
  /** The button waits until nothing is missing or wrong; without it a person may try, and then sees what is. */
  submitWhen?: 'complete'
  /** A way on after a refusal, offered at the field. */
  retryOption?: FindRetryOption
  /** The values the form opens with; without it every field opens empty. */
  initial?: OpeningValues<Row>
  /** What the person may do changes with a new record (a quota). */
  reloadsPerson?: boolean
  /** Leads to the page of the new record, where the answer says its id; without it to the list. */
  opens?: 'record' | undefined
  /** `page` has an address of its own; without it a dialog stands over the list. */
  layout?: 'page'
  /** Name of what the folder shows below the fields: what comes of the values so far. Only of a dialog. */
  summary?: string
  /** Of the dialog, in pixels; the usual form width when left out. */
  width?: number
  sections: readonly SectionDefinition<Field>[]
  /** Each section is a step of its own; a last one, of this title, shows what will be sent. */
  wizard?: { review: Text }
  /** What has to be agreed to before the values are sent, in view of the list; null where nothing has. */
  ask?: OfRecords<[values: FormValues, records: readonly Row[]], FormQuestion | null>
  /** The field whose file is stored first, and the call that says where. */
  upload?: { field: Field; call: 'uploadLibrary' }
}

/** Records are made from the rows of a CSV file, each by the call of `create`. */
export type ImportDefinition<Field extends string> = Omit<Data<FileImport>, 'fields'> & {
  fields?: readonly Field[] | undefined
}

/** How a record is changed: a dialog that opens with the record's values. */
export type EditDefinition<Field extends string, Row = ResourceRecord> = Omit<
  CreateDefinition<Field, Row>,
  'layout'
> & {
  /** Shown, but never changed after creation; not part of the request. */
  locked?: readonly Field[]
}
