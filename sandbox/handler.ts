import type { CallBody, CallName, Contract } from '../src/api/contract'
import type { Clock } from './clock'
import type { ServedFile } from './product-files'
import type { Db } from './store/open-store'
import type { PersonRow } from './store/people'

/** What a handler of one call works with. Commands get a transaction that is theirs alone. */
export type HandlerInput<Name extends CallName> = {
  db: Db
  clock: Clock
  productKey: string
  /** Who is signed in; null only in calls that are public. */
  person: Contract[Name] extends { isPublic: true } ? PersonRow | null : PersonRow
  body: CallBody<Name>
  /** `{name}` of the path, decoded; '' where the path has none. */
  clusterName: string
  /** Every place of the path, decoded. */
  params: Readonly<Record<string, string>>
  /** Where the sandbox is reached, for addresses in answers. */
  origin: string
  query: Readonly<Record<string, string>>
}

/** `file`: sent in place of the body. */
export type Answer = { status: 200 | 201; body: unknown; file?: ServedFile }

/** @throws Problem for everything it refuses */
export type Handler<Name extends CallName> = (input: HandlerInput<Name>) => Promise<Answer>

/** One for each call of the contract: a missing one does not compile. */
export type Handlers = { [Name in CallName]: Handler<Name> }

export function ok(body: unknown): Answer {
  return { status: 200, body }
}

export function created(body: unknown): Answer {
  return { status: 201, body }
}
