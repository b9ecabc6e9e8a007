import { and, eq } from 'drizzle-orm'
import { type LibraryType, readCoordinates } from '../src/domain/library'
import type { Db } from './store/open-store'
import { deleteRecord, listRecords, type StoredRecord } from './store/records'
import { files } from './store/schema'

/** What the store keeps of a library; its states follow from the last operation and the clock. */
export type LibraryRow = {
  name: string
  type: LibraryType
  sourceColumn: string | null
  operation: 'install' | 'uninstall'
  /** Simulated instant. */
  operationAt: number
}

const minute = 60_000
/** When each component is done, after the operation began. */
const installed = { analytics: minute, loader: 1.5 * minute, chidori: 2 * minute } as const
const uninstalledAfter = minute

/** The libraries a cluster has now; what was removed meanwhile is gone. */
export async function currentLibraries(
  db: Db,
  clusterId: string,
  now: number,
): Promise<StoredRecord<LibraryRow>[]> {
  const rows = await listRecords<LibraryRow>(db, 'libraries', { clusterId })
  const gone = rows.filter(({ payload }) => payload.operation === 'uninstall' && isOver(payload, now))
  for (const { id } of gone) await deleteRecord(db, id)
  return rows.filter((row) => !gone.includes(row))
}

/** One entry of GET /instances/{id}/libraries. */
export function libraryPayload({ payload }: StoredRecord<LibraryRow>, now: number) {
  const { name, type, sourceColumn } = payload
  const states = [installed.analytics, installed.loader, installed.chidori].map((after) =>
    stateOf(payload, after, now),
  )
  const [analyticsState = '', loaderState = '', chidoriState = ''] = states
  const busy = states.find((state) => state === 'installing' || state === 'uninstalling')
  return {
    name,
    type,
    sourceColumn,
    status: busy ?? states.find((state) => state === 'failed') ?? 'installed',
    analyticsState,
    loaderState,
    chidoriState,
    sparkState: analyticsState,
  }
}

function stateOf(row: LibraryRow, after: number, now: number): string {
  if (row.operation === 'uninstall') return 'uninstalling'
  if (now < row.operationAt + after) return 'installing'
  return isUnknown(row) ? 'failed' : 'installed'
}

function isOver(row: LibraryRow, now: number): boolean {
  return now >= row.operationAt + uninstalledAfter
}

/** No index has a package whose name begins so: a way to see an installation fail. */
function isUnknown({ type, name }: LibraryRow): boolean {
  return readCoordinates(type, name).name.toLowerCase().startsWith('no-such-')
}

/** Whether a file of that name has arrived for this cluster. */
export async function hasArrived(db: Db, clusterId: string, name: string): Promise<boolean> {
  const rows = await db
    .select({ contentType: files.contentType })
    .from(files)
    .where(and(eq(files.clusterId, clusterId), eq(files.name, name)))
  return rows.some(({ contentType }) => contentType !== null)
}
