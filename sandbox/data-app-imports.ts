import type { Db } from './store/open-store'
import { listRecords, type StoredRecord } from './store/records'

/** Name of their rows in the store. */
export const dataAppImports = 'data-app-imports'

/** What the store keeps of an import; `failed` are the names of those that will not be there in the end. */
export type DataAppImportRow = {
  names: string[]
  failed: string[]
  tenant: string
  /** Nothing of it can be imported at all. */
  isRefused: boolean
}

type StoredImport = StoredRecord<DataAppImportRow>

/** Simulated milliseconds that an import takes. */
const importLasts = 45_000

export function listImports(db: Db, clusterId: string): Promise<StoredImport[]> {
  return listRecords<DataAppImportRow>(db, dataAppImports, { clusterId })
}

/** Whether one is under way at this simulated instant. */
export function isImportingAt(imports: readonly StoredImport[], now: number): boolean {
  return imports.some(({ createdAt }) => now - createdAt < importLasts)
}

/** What a cluster has, as GET /tenants/{id}/instances/{name} lists it (D2 §3 'Instance'). */
export function importedEntries(imports: readonly StoredImport[], now: number) {
  const done = imports.filter(
    ({ payload, createdAt }) => !payload.isRefused && now - createdAt >= importLasts,
  )
  const pairs = done.flatMap(({ payload: { names, failed, tenant } }) =>
    names.filter((name) => !failed.includes(name)).map((name) => ({ blueprint: { name }, tenant })),
  )
  const keyOf = ({ blueprint, tenant }: (typeof pairs)[number]) => JSON.stringify([blueprint.name, tenant])
  return [...new Map(pairs.map((pair) => [keyOf(pair), pair])).values()]
}

/** GET /blueprints/{instanceId}/status: how the newest import stands, and all that is there (D3 §3). */
export function importStatusPayload(
  imports: readonly StoredImport[],
  now: number,
  idOf: (name: string) => string,
) {
  const importedBlueprints: Record<string, { tenant: string }[]> = {}
  for (const { blueprint, tenant } of importedEntries(imports, now))
    importedBlueprints[blueprint.name] = [...(importedBlueprints[blueprint.name] ?? []), { tenant }]
  const nothing = {
    importedBlueprints,
    failedBlueprints: [],
    error: null,
    message: null,
    datasourceMessage: null,
  }
  const newest = imports.at(-1)
  if (!newest) return { state: null, ...nothing }
  if (isImportingAt(imports, now)) return { state: 'loading', ...nothing }
  const { names, failed, tenant, isRefused } = newest.payload
  const failedBlueprints = (isRefused ? names : failed).map((name) => ({ id: idOf(name), name }))
  if (isRefused)
    return {
      ...nothing,
      state: 'failed',
      failedBlueprints,
      error: 'The tenant refused the user and the password.',
      message: { title: 'Importing Failed', body: `Nothing was imported into ${tenant}.` },
    }
  const done = names.filter((name) => !failed.includes(name))
  return {
    ...nothing,
    state: 'success',
    failedBlueprints,
    message: {
      title: failed.length > 0 ? 'Imported in part' : 'Imported',
      body: [
        done.length > 0 ? `Imported into ${tenant}: ${done.join(', ')}.` : null,
        failed.length > 0 ? `Not imported: ${failed.join(', ')}.` : null,
      ]
        .filter((sentence) => sentence !== null)
        .join(' '),
    },
    datasourceMessage:
      done.length > 0 ? 'Connect the data source of each Data App before its first load.' : null,
  }
}
