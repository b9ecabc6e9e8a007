import type { CallOptions } from '../api/api-client'
import type { CallName, CallResult } from '../api/contract'
import type { ApiError } from '../api/errors'
import type { Person } from '../domain/person'
import type { Text } from '../locales/text'
import type { Condition, Conditions } from './condition'
import type { Tone } from './file/file-look'
import type { FormContext, FormEnvironment, FormRecord, FormValue, FormValues } from './form-values'
import type { ResourceRecord } from './resource-record'
import type { Scope } from './scope'

/**
 * What a call of the contract answered, from the cache.
 * @param instead stands in for an answer that does not come
 * @throws AnswerMissing when it was not made yet
 */
export type CallReader = <Name extends CallName>(
  name: Name,
  options: Omit<CallOptions<Name>, 'signal' | 'idempotencyKey'>,
  instead?: CallResult<Name>,
) => CallResult<Name>

/** The sentence for a value that is wrong, or null. Empty values never get here. */
export type Rule = (value: FormValue, context: FormContext) => string | null

/** Whether a field takes part in a form: in plain data, or what only a function can say. */
export type FormCondition = Conditions | ((context: FormContext) => boolean)

/** A condition, with the sentence of why something is closed or wrong. */
export type Reasoned = Condition & { reason: Text }

/** A condition, with what is said of a value while it holds. */
export type Warned = Condition & { says: Text }

/** A condition, with the state that a value is in while it holds. */
export type Marked = Condition & { tone: Tone; says: Text }

/** A condition, with the sentence for who asks all the same for what is not offered. */
export type Offer = Condition & { reason?: Text }

/** The reason why a field cannot be changed now, or null while it can; in plain data of the first condition that holds. */
export type FieldLock = Reasoned | readonly Reasoned[] | ((context: FormContext) => string | null)

/** A sentence under a field that depends on the person or on other values. */
export type FieldHint = (context: FormContext) => string

/**
 * Takes a function of one resource's records where the engine holds records of any: the data provider only answers
 * records parsed to the definition's schema, and the definition is typed by it.
 */
export type OfRecords<Input extends unknown[], Result> = { of(...input: Input): Result }['of']

/** The values a form opens with; fields it leaves out open as the engine opens them. */
export type OpeningValues<Row = ResourceRecord> = OfRecords<[environment: FormEnvironment<Row>], FormRecord>

/**
 * Turns values that passed the rules into a request's body. What else it needs it reads; the form waits for it.
 * Null while there is no request to make.
 */
export type FormRequest<Row = ResourceRecord> = OfRecords<
  [values: FormValues, context: FormContext<Row> & { read: CallReader }],
  unknown
>

/**
 * The record that values make, for a list that is read whole: it stands there, locked, from when the server accepted
 * it until the list is read. Null where that cannot be said.
 */
export type AwaitedRecord<Row = ResourceRecord> = OfRecords<
  [values: FormValues, context: FormContext<Row> & { read: CallReader }],
  ResourceRecord | null
>

/** A way on after a refusal: shown at the field, it sends the request again, adapted. */
export type RetryOption = {
  /** The field whose error it stands beside. */
  field: string
  message: string
  /** What the button says. */
  label: string
  adapt: (body: unknown) => unknown
}

/** Whether a refusal has a way on. Refusals it answers with `notify` go to the notifier, named fields or not. */
export type FindRetryOption = (error: ApiError, context: FormContext) => RetryOption | 'notify' | null

/** Where an action's request is made. */
export type RequestContext = {
  person: Person
  scope: Scope
  productKey: string
  /** What else a request needs; a command waits for it. */
  read: CallReader
}

/** What an action sends besides its path; keys are the wire's. */
export type ActionRequest = { body?: unknown; query?: Readonly<Record<string, string>> }

/**
 * From the records an action is done to (none for a toolbar's, one for a row's), and from what was typed where it asks for
 * `fields`, to its request; of that one the body alone is sent.
 */
export type ActionRequestOf<Row = ResourceRecord> = OfRecords<
  [records: readonly Row[], context: RequestContext, values: FormValues],
  ActionRequest
>

/**
 * What is made of an answer of the API at `apiUrl`: null when all is well, a button for the notice that says so, or the sentence of what went
 * wrong.
 */
export type ActionAnswer = (
  answer: unknown,
  context: { apiUrl: string },
) => string | { label: string; onPress: () => void } | null

/** What a record says in one word, and how people read that word where that is not the word itself. */
export type Reader<Row = ResourceRecord> = {
  read: OfRecords<[record: Row], string>
  label?: (value: string) => string
}

/** The panel a record is listed under. */
export type Grouping<Row = ResourceRecord> = OfRecords<[record: Row], string>

/**
 * The records with a poll's news in them; records without news stay the same objects. `unread` are ids of records that
 * the list or the news has and that could not be read there.
 */
export type PollMerge<Row = ResourceRecord> = OfRecords<
  [records: readonly Row[], answer: unknown, unread: ReadonlySet<string>],
  { records: readonly Row[]; isListStale: boolean }
>

/** Whether a column stands here. */
export type ColumnCondition = (context: { scope: Scope; person: Person; productKey: string }) => boolean

/** A command a person gave that the server has not yet shown. Instants are milliseconds since the epoch. */
export type OptimisticUpdate = {
  recordId: string
  /** Name of the optimistic change. */
  change: string
  startedAt: number
  /** When the server accepted the command; null while the call runs. */
  acceptedAt: number | null
}

/** How the optimistic changes of a resource are shown, and when the server has agreed to them. */
export type OptimisticRules<Row = ResourceRecord> = {
  /** From when each change shows: at the click, or once the server has accepted the command. */
  changes: Readonly<Record<string, 'at-once' | 'when-accepted'>>
  show: OfRecords<
    [records: readonly Row[], updates: readonly OptimisticUpdate[], now: number],
    readonly Row[]
  >
  settle: OfRecords<
    [
      records: readonly Row[],
      updates: readonly OptimisticUpdate[],
      answer: { requestedAt: number; now: number },
    ],
    readonly OptimisticUpdate[]
  >
  /** Whether records that were read after a command whose answer was lost show that it had its effect. */
  isShown: OfRecords<[records: readonly Row[], update: OptimisticUpdate], boolean>
}
