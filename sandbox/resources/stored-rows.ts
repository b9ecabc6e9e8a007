import type { ResourceDefinition } from '../../src/definitions/define'
import { lower } from '../../src/definitions/file/file-texts'
import { t } from '../../src/locales/t'
import { notFound, Problem } from '../problems'
import { listVisibleClusters } from '../store/clusters'
import type { Db } from '../store/open-store'
import type { PersonRow } from '../store/people'
import { listRecords, type RecordOwner } from '../store/records'
import type { Operation } from './find-operation'
import { idFieldOf } from './foreign-form'
import type { Row } from './read-query'

/** A row as it is answered, and the key it is stored under: fixtures may bring ids of their own. */
export type StoredRow = { row: Row; key: string }

/** All rows of a resource that an owner has, oldest first. */
export async function storedRows(db: Db, of: ResourceDefinition, owner: RecordOwner): Promise<StoredRow[]> {
  const idField = idFieldOf(of)
  return (await listRecords(db, of.name, owner)).map(({ id: key, payload }) => {
    const own = payload[idField] ?? payload.id
    return {
      row: { ...payload, id: typeof own === 'string' || typeof own === 'number' ? String(own) : key },
      key,
    }
  })
}

type Asked = { db: Db; person: PersonRow; operation: Operation }

/**
 * The row a path speaks of.
 * @throws Problem 404 where its owner has none
 */
export async function findRow(asked: Asked, owner: RecordOwner): Promise<StoredRow> {
  const { db, operation } = asked
  const rows = await storedRows(db, operation.served.definition, owner)
  const found = rows.find(isAskedFor(operation))
  if (!found) throw notFound(nameOfOne(operation))
  return found
}

/**
 * The id of the cluster whose record a path speaks of that names no cluster; undefined where no cluster of the person
 * has that record.
 * @throws Problem 409 where several have one of that id, as fixtures with ids of their own have
 */
export async function clusterOfRecord(asked: Asked): Promise<string | undefined> {
  const { db, person, operation } = asked
  const found: string[] = []
  for (const { cluster } of await listVisibleClusters(db, person.uuid)) {
    const rows = await storedRows(db, operation.served.definition, { clusterId: cluster.id })
    if (rows.some(isAskedFor(operation))) found.push(cluster.id)
  }
  if (found.length < 2) return found[0]
  const message = `Several clusters have this ${nameOfOne(operation)}: put {instanceId} into the path, or leave the id out of the fixtures.`
  throw new Problem(409, { message })
}

function isAskedFor({ served: { definition }, params }: Asked['operation']): (stored: StoredRow) => boolean {
  const { recordId, recordName, name } = params
  const title = recordName ?? (definition.scope === 'user' ? name : undefined)
  return ({ row: { id, ...rest } }) =>
    recordId === undefined ? String(Reflect.get(rest, definition.titleField)) === title : id === recordId
}

function nameOfOne({ served }: Asked['operation']): string {
  return lower(t(served.definition.label.one))
}
