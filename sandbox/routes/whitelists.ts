import { isIpRange } from '../../src/domain/ip-range'
import { t } from '../../src/locales/t'
import { findClusterOrRefuse, requireAllowed } from '../cluster-request'
import { created, type Handler, ok } from '../handler'
import { conflictOn, notFound, throwInvalid } from '../problems'
import type { WhitelistPayload } from '../seed/seed-whitelists'
import type { Db } from '../store/open-store'
import {
  changeRecord,
  deleteRecord,
  findRecord,
  insertRecord,
  listRecords,
  type StoredRecord,
} from '../store/records'

/** GET /users/{id}/instances/{name}/whitelists */
export const listWhitelists: Handler<'listWhitelists'> = async (input) => {
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('list', 'IpWhitelist', input, visible)
  const whitelists = (await entriesOf(input.db, visible.cluster.id)).map(wireEntry)
  return ok({ message: `${whitelists.length} ranges`, whitelists })
}

/** POST /users/{id}/instances/{name}/whitelists */
export const addWhitelist: Handler<'addWhitelist'> = async (input) => {
  const { db, clock, body } = input
  const visible = await findClusterOrRefuse(input)
  const clusterId = visible.cluster.id
  await requireAllowed('create', 'IpWhitelist', input, visible)
  throwInvalid([checkRange(body.range)])
  await refuseDouble(db, clusterId, body.range, null)
  const payload: WhitelistPayload = { ...body, active: true }
  const row = { resource: 'whitelists', owner: { clusterId }, payload, createdAt: clock.now() }
  const id = await insertRecord(db, row)
  return created({ message: `${body.range} was added.`, whitelist: { id, ...payload } })
}

/** PUT /users/{id}/instances/{name}/whitelists/{recordId} */
export const changeWhitelist: Handler<'changeWhitelist'> = async (input) => {
  const { db, params, body } = input
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('update', 'IpWhitelist', input, visible)
  const entry = await findEntry(db, visible.cluster.id, params.recordId)
  if ('range' in body) {
    throwInvalid([checkRange(body.range)])
    await refuseDouble(db, visible.cluster.id, body.range, entry.id)
  }
  await changeRecord(db, entry.id, body)
  const whitelist = { ...wireEntry(entry), ...body }
  return ok({ message: messageOf(whitelist, body), whitelist })
}

/** DELETE /users/{id}/instances/{name}/whitelists/{recordId} */
export const deleteWhitelist: Handler<'deleteWhitelist'> = async (input) => {
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('delete', 'IpWhitelist', input, visible)
  const entry = await findEntry(input.db, visible.cluster.id, input.params.recordId)
  await deleteRecord(input.db, entry.id)
  return ok({ message: `${entry.payload.range} was deleted.`, whitelist: wireEntry(entry) })
}

type Entry = StoredRecord<WhitelistPayload>

function wireEntry({ id, payload }: Entry) {
  return { id, ...payload }
}

function entriesOf(db: Db, clusterId: string): Promise<Entry[]> {
  return listRecords<WhitelistPayload>(db, 'whitelists', { clusterId })
}

async function findEntry(db: Db, clusterId: string, id = ''): Promise<Entry> {
  const entry = await findRecord<WhitelistPayload>(db, 'whitelists', { clusterId }, id)
  if (!entry) throw notFound('IP range')
  return entry
}

function checkRange(range: string) {
  if (range.trim() === '') return { fieldName: 'range', message: t('whitelists.rangeRequired') }
  return isIpRange(range) ? null : { fieldName: 'range', message: t('whitelists.rangeInvalid') }
}

/** @throws Problem 409 where another entry already has exactly these ranges */
async function refuseDouble(db: Db, clusterId: string, range: string, ownId: string | null): Promise<void> {
  const others = (await entriesOf(db, clusterId)).filter(({ id }) => id !== ownId)
  if (others.some(({ payload }) => payload.range === range)) {
    throw conflictOn('range', `${range} is already on the list.`)
  }
}

function messageOf({ range, active }: WhitelistPayload, change: object): string {
  if (!('active' in change)) return `${range} was changed.`
  return active ? `${range} is active now.` : `${range} is switched off now.`
}
