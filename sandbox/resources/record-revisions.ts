import type { ResourceDefinition } from '../../src/definitions/define'
import { isSecret } from '../../src/definitions/define-field'
import { withValueAt } from '../../src/domain/dotted-place'
import type { Clock } from '../clock'
import type { Db } from '../store/open-store'
import type { PersonRow } from '../store/people'
import {
  deleteRecord,
  insertRecord,
  listRecords,
  type RecordOwner,
  type StoredRecord,
} from '../store/records'
import type { Row } from './read-query'

/** A record as it was from a moment on; since when a fixture is as it is nobody knows, nor who made it so. */
type State = {
  recordId: string
  at: string | null
  by: string | null
  values: Readonly<Record<string, unknown>>
}

type Place = { db: Db; definition: ResourceDefinition; owner: RecordOwner }

/** States that are kept of one record. */
const mostStates = 50

/** Keeps how a record is from now on, for a resource whose definition shows it; of one that came as a fixture how it was, too. */
export async function keepState(
  { db, definition, owner, clock, person }: Place & { clock: Clock; person: PersonRow },
  row: Row,
  before: { row: Row } | null,
): Promise<void> {
  if (!definition.detail?.revisions) return
  const kept = await statesOf({ db, definition, owner }, row.id)
  const write = ({ values, ...state }: State) => {
    const payload = { ...state, values: withoutSecrets(definition, values) }
    return insertRecord(db, { resource: shelfOf(definition), owner, payload, createdAt: clock.now() })
  }
  if (kept.length === 0 && before) {
    await write({ recordId: row.id, at: null, by: null, values: before.row })
  }
  const at = new Date(clock.today()).toISOString()
  await write({ recordId: row.id, at, by: person.wire.fullName || person.wire.email, values: row })
  for (const { id } of kept.slice(0, Math.max(0, kept.length + 1 - mostStates))) await deleteRecord(db, id)
}

/** Forgets how a record was that is gone. */
export async function forgetStates(place: Place, recordId: string): Promise<void> {
  for (const { id } of await statesOf(place, recordId)) await deleteRecord(place.db, id)
}

/** The states of a record, newest first, under the keys its definition reads. */
export async function revisionEntries(place: Place, recordId: string): Promise<readonly Row[]> {
  const { definition } = place
  const { when = '', who, values } = definition.detail?.revisions ?? {}
  const states = await statesOf(place, recordId)
  return states.toReversed().map(({ id, payload }) => {
    const { at, by, values: record } = payload
    const state = definition.wire?.write(record) ?? record
    const entry = { id, ...(values === undefined ? state : withValueAt({}, values, state)) }
    const dated = withValueAt(entry, when, at)
    return { ...(who === undefined ? dated : withValueAt(dated, who, by)), id }
  })
}

async function statesOf({ db, definition, owner }: Place, recordId: string): Promise<StoredRecord<State>[]> {
  const all = await listRecords<State>(db, shelfOf(definition), owner)
  return all.filter(({ payload }) => payload.recordId === recordId)
}

/** What is never shown again is kept once, with the record. */
function withoutSecrets({ fields }: ResourceDefinition, values: State['values']): State['values'] {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => fields[name] === undefined || !isSecret(fields[name])),
  )
}

/** No resource can be called so. */
function shelfOf({ name }: ResourceDefinition): string {
  return `${name} revisions`
}
