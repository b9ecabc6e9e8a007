import type { ResourceDefinition } from '../../src/definitions/define'
import type { ActionDefinition } from '../../src/definitions/define-action'
import { withValueAt } from '../../src/domain/dotted-place'
import { t } from '../../src/locales/t'
import type { Clock } from '../clock'
import type { Db } from '../store/open-store'
import type { PersonRow } from '../store/people'
import { insertRecord, listRecords, type RecordOwner } from '../store/records'
import type { Values } from './judge-value'

/** What was done to a record, and by whom. */
export type Deed = { recordId: string; what: string }

type Place = { db: Db; clock: Clock; person: PersonRow; definition: ResourceDefinition; owner: RecordOwner }

/** Keeps what was done to a record, for a resource whose definition shows it. */
export async function noteDeed({ db, clock, person, definition, owner }: Place, deed: Deed): Promise<void> {
  if (!definition.detail?.activity) return
  const at = new Date(clock.today()).toISOString()
  const payload = { ...deed, at, by: person.wire.fullName || person.wire.email }
  await insertRecord(db, { resource: journalOf(definition), owner, payload, createdAt: clock.now() })
}

/** What was done to a record through the sandbox, under the keys its definition reads. */
export async function activityAnswer(
  { db, definition, owner }: Pick<Place, 'db' | 'definition' | 'owner'>,
  recordId: string,
): Promise<unknown> {
  const { when = '', who, what = '', recordsAt } = definition.detail?.activity ?? {}
  const rows = await listRecords<Deed & { at: string; by: string }>(db, journalOf(definition), owner)
  const entries = rows
    .filter(({ payload }) => payload.recordId === recordId)
    .map(({ payload }) => ({
      [when]: payload.at,
      ...(who !== undefined && { [who]: payload.by }),
      [what]: payload.what,
    }))
  return recordsAt === undefined ? entries : withValueAt({}, recordsAt, entries)
}

/** What a change is called: the action's own words, or the fields that were given. */
export function deedOf(
  definition: ResourceDefinition,
  action: ActionDefinition | null,
  values: Values,
): string {
  if (action) return t(action.label)
  const labels = Object.keys(values).map((field) => {
    const label = definition.fields[field]?.label
    return label === undefined ? field : t(label)
  })
  return `Changed: ${labels.join(', ')}`
}

/** No resource can be called so. */
function journalOf({ name }: ResourceDefinition): string {
  return `${name} activity`
}
