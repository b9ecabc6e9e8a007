import * as z from 'zod/mini'
import type { DataAppSupport, FailedApp, ImportedApp, ImportStatus } from '../../domain/data-app-import'
import { importStates } from '../../domain/data-app-import'
import { namedClusters } from './named-clusters'
import { enveloped, flagOrNull, listOf, optionalText, sentId } from './primitives'
import { optionalRecordsOf, recordsOf } from './records'

/** GET /users/{id}/valid_bp_clusters and connected_clusters. */
export const dataAppClustersResponse = namedClusters('instances')

/** GET /blueprints/data_sources: their names, bare or under `name`. */
export const dataSourcesResponse = enveloped(
  optionalRecordsOf(
    z.pipe(
      z.union([z.string(), z.looseObject({ name: z.string() })]),
      z.transform((sent) => (typeof sent === 'string' ? sent : sent.name)),
    ),
  ),
  'datasources',
)

/** GET /blueprints/{slug}/{instanceId}/isSupported: `{isSupported, versions}`, or the flag alone (APP-D21). */
export const dataAppSupportResponse = enveloped(
  z.pipe(
    z.union([
      z.pipe(
        flagOrNull,
        z.transform((isSupported) => ({ isSupported, versions: [] as string[] })),
      ),
      z.looseObject({ isSupported: flagOrNull, versions: listOf(z.string()) }),
    ]),
    z.transform(({ isSupported, versions }): DataAppSupport => ({ isSupported, versions })),
  ),
)

const wireTenant = z.pipe(
  z.union([z.string(), z.number(), z.looseObject({ name: optionalText, tenant: optionalText })]),
  z.transform((sent) => (typeof sent === 'object' ? (sent.tenant ?? sent.name) : String(sent))),
)

/** One imported app: as the cluster lists it, `{blueprint: {name}, tenant}`, or a name with its tenants. */
const wireImported = z.pipe(
  z.looseObject({
    name: optionalText,
    blueprint: z.optional(z.nullable(z.looseObject({ name: optionalText }))),
    tenant: z.optional(z.nullable(wireTenant)),
    tenants: listOf(wireTenant),
  }),
  z.transform(({ name, blueprint, tenant, tenants }) => ({
    name: blueprint?.name ?? name,
    tenants: [...tenants, tenant].flatMap((each) => each ?? []),
  })),
)

/** Grouped by name: a list, or an object whose keys are the names (D3 §3). */
const importedApps = z.pipe(
  z.transform((sent: unknown): unknown =>
    typeof sent === 'object' && sent !== null && !Array.isArray(sent)
      ? Object.entries(sent).map(([name, entries]) => ({ name, tenants: [entries].flat() }))
      : (sent ?? []),
  ),
  z.pipe(
    recordsOf(wireImported),
    z.transform((entries) => grouped(entries)),
  ),
)

function grouped(entries: readonly { name: string | null; tenants: readonly string[] }[]): ImportedApp[] {
  const groups = new Map<string, Set<string>>()
  for (const { name, tenants } of entries) {
    if (name === null) continue
    groups.set(name, new Set([...(groups.get(name) ?? []), ...tenants]))
  }
  return [...groups].map(([name, tenants]) => ({ name, tenants: [...tenants] }))
}

const wireFailed = z.pipe(
  z.union([sentId, z.looseObject({ id: z.optional(z.nullable(sentId)), name: optionalText })]),
  z.transform((sent): FailedApp | null => {
    const { id, name } = typeof sent === 'object' ? sent : { id: sent, name: null }
    const known = id ?? name
    return known === null || known === undefined ? null : { id: String(known), name: name ?? String(known) }
  }),
)

const wireMessage = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.looseObject({ title: optionalText, body: optionalText })]))),
  z.transform((sent) => {
    const { title, body } = typeof sent === 'object' && sent !== null ? sent : { title: null, body: sent }
    return { title: title || null, body: body || null }
  }),
)

/** What went wrong, in words, wherever they stand. */
const wireError = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.boolean(), z.looseObject({ message: optionalText })]))),
  z.transform((sent) => {
    if (typeof sent === 'object' && sent !== null) return sent.message
    return typeof sent === 'string' && sent !== '' ? sent : null
  }),
)

/** GET /blueprints/{instanceId}/status, bare or under `data`; `message` belongs to it and is no envelope. */
export const importStatusResponse = z.pipe(
  z.transform((body: unknown) => {
    const data: unknown = Reflect.get(Object(body), 'data')
    return typeof data === 'object' && data !== null ? data : body
  }),
  z.pipe(
    z.looseObject({
      state: optionalText,
      importedBlueprints: importedApps,
      failedBlueprints: listOf(wireFailed),
      error: wireError,
      message: wireMessage,
      datasourceMessage: optionalText,
    }),
    z.transform(
      (sent): ImportStatus => ({
        state: importStates.find((each) => each === sent.state?.toLowerCase()) ?? null,
        imported: sent.importedBlueprints,
        failed: sent.failedBlueprints.filter((each) => each !== null),
        error: sent.error,
        message: sent.message,
        datasourceMessage: sent.datasourceMessage,
      }),
    ),
  ),
)

/** Body of PUT /blueprints/import: `names` are names of apps with commas between them (API-D29). */
export const importBlueprintsRequest = z.strictObject({
  tenant: z.string(),
  username: z.string(),
  password: z.string(),
  instanceId: sentId,
  overwrite: z.boolean(),
  names: z.string(),
})

/** Body of PUT /blueprints/export, with the cluster and its tenant (API-D29); `datasource` is '' without parquet files. */
export const exportBlueprintsRequest = z.strictObject({
  instanceId: sentId,
  tenant: z.string(),
  folders: z.array(z.string()),
  dashboards: z.array(z.string()),
  enableDynamicJoins: z.boolean(),
  includeParquet: z.boolean(),
  datasource: z.string(),
})

/** What PUT /blueprints/export answers: the export is made, and can be downloaded under its id (API-D30). */
export type DataAppExport = { id: string | null; message: string | null; summary: string | null }

export const exportBlueprintsResponse = z.pipe(
  z.transform((body: unknown) => {
    const data: unknown = Reflect.get(Object(body), 'data')
    return typeof data === 'object' && data !== null ? data : body
  }),
  z.pipe(
    z.looseObject({ id: optionalText, message: optionalText, summary: z.optional(z.unknown()) }),
    z.transform(
      ({ id, message, summary }): DataAppExport => ({ id, message, summary: summaryText(summary) }),
    ),
  ),
)

/** A summary in words as it is; of counts and names, each in a line. */
function summaryText(sent: unknown): string | null {
  if (typeof sent === 'string') return sent === '' ? null : sent
  if (typeof sent !== 'object' || sent === null) return null
  const lines = Object.entries(sent).map(([key, value]) => {
    const text = Array.isArray(value) ? value.join(', ') : String(value)
    return Array.isArray(sent) ? text : `${key}: ${text}`
  })
  return lines.length === 0 ? null : lines.join('\n')
}
