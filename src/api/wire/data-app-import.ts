import * as z from 'zod/mini'
import type { DataAppSupport, FailedApp, ImportedApp, ImportStatus } from '../../domain/data-app-import'
import { importStates } from '../../domain/data-app-import'
import { missingFrom, noteRecordFaults, recordFaultsOf } from '../record-faults'
import { errorWords, plainWords, textOf, wordsOf } from './error-words'
import { namedClusters } from './named-clusters'
import { enveloped, flagOrNull, listOf, optionalText, parsedJson, sentId } from './primitives'
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

/** Releases: a list of them, or their text with commas between. */
const versionList = z.catch(listOf(z.string()), ({ value }) => {
  const all: unknown[] = typeof value === 'string' ? value.split(',') : [value].flat()
  return all.flatMap((each) => textOf(each)?.trim() || [])
})

/** GET /blueprints/{slug}/{instanceId}/isSupported: `{isSupported, versions}`, or the flag alone (APP-D21). */
export const dataAppSupportResponse = enveloped(
  z.pipe(
    z.union([
      z.pipe(
        flagOrNull,
        z.transform((isSupported) => ({ isSupported, versions: [] as string[] })),
      ),
      z.looseObject({ isSupported: flagOrNull, versions: versionList }),
    ]),
    z.transform(({ isSupported, versions }): DataAppSupport => ({ isSupported, versions })),
  ),
)

const wireTenant = z.catch(
  z.pipe(
    z.union([z.string(), z.number(), z.looseObject({ name: optionalText, tenant: optionalText })]),
    z.transform((sent) => (typeof sent === 'object' ? (sent.tenant ?? sent.name) : String(sent))),
  ),
  null,
)

/** By id or name alone, or as `{id, name}`. */
const wireAppName = z.pipe(
  z.transform((sent: unknown): unknown => (typeof sent === 'object' ? sent : { name: sent })),
  z.looseObject({ id: optionalText, name: optionalText }),
)

/**
 * An app an import is about: `{blueprint: {id, name}, tenant}` as the cluster lists it, its name with its tenants, or the
 * name alone. An id beside `blueprint` is that of the entry. One without id and name is refused.
 */
const wireApp = z.pipe(
  z.pipe(
    wireAppName,
    z.looseObject({
      id: z.nullable(z.string()),
      name: z.nullable(z.string()),
      blueprint: z.optional(z.nullable(wireAppName)),
      tenant: wireTenant,
      tenants: z.pipe(
        z.transform((sent: unknown) => [sent ?? []].flat()),
        z.array(wireTenant),
      ),
    }),
  ),
  z.transform(({ blueprint, tenant, tenants, ...own }, { issues }) => {
    const name = blueprint?.name ?? own.name
    const id = (blueprint ? blueprint.id : own.id) ?? name
    if (id !== null)
      return { id, name: name ?? id, tenants: [...tenants, tenant].flatMap((each) => each ?? []) }
    issues.push({ code: 'custom', path: ['name'], input: own.name })
    return z.NEVER
  }),
)

/** A list, an object whose keys are the names (D3 §3), one entry alone, or the names with commas between; 0 is none. */
const appEntries = z.pipe(
  z.transform((sent: unknown): unknown => {
    const value = parsedJson(sent)
    if (Array.isArray(value)) return value
    if (typeof value === 'object' && value !== null) {
      if ('id' in value || 'name' in value || 'blueprint' in value) return [value]
      return Object.entries(value).map(([name, tenants]) => ({ name, tenants }))
    }
    if (typeof value === 'string') return value.split(',').flatMap((name) => name.trim() || [])
    return value ? [value] : []
  }),
  recordsOf(wireApp),
)

const importedApps = z.pipe(
  appEntries,
  z.transform((entries): ImportedApp[] => {
    const groups = new Map<string, Set<string>>()
    for (const { name, tenants } of entries)
      groups.set(name, new Set([...(groups.get(name) ?? []), ...tenants]))
    const apps = [...groups].map(([name, tenants]) => ({ name, tenants: [...tenants] }))
    return noteRecordFaults(apps, recordFaultsOf(entries))
  }),
)

/** Each once, whichever tenants it failed for. */
const failedApps = z.pipe(
  appEntries,
  z.transform((entries): FailedApp[] => {
    const apps = new Map(entries.map(({ id, name }) => [id, { id, name }]))
    return noteRecordFaults([...apps.values()], recordFaultsOf(entries))
  }),
)

const wireMessage = z.pipe(
  z.catch(
    z.optional(z.nullable(z.union([z.string(), z.looseObject({ title: optionalText, body: optionalText })]))),
    ({ value }) => {
      const { title, body }: Readonly<Record<string, unknown>> = Object(value)
      const words = { title: wordsOf(title), body: wordsOf(body) }
      return words.title === null && words.body === null ? wordsOf(value) : words
    },
  ),
  z.transform((sent): ImportStatus['message'] => {
    const { title, body } = typeof sent === 'object' && sent !== null ? sent : { title: null, body: sent }
    return { title: title || null, body: body || null }
  }),
)

/**
 * GET /blueprints/{instanceId}/status, bare or under `data`; `message` belongs to it and is no envelope. Without a body
 * nothing is known of an import.
 */
export const importStatusResponse = z.pipe(
  z.transform((body: unknown) => {
    const data: unknown = Reflect.get(Object(body), 'data')
    return typeof data === 'object' && data !== null ? data : (body ?? {})
  }),
  z.pipe(
    z.looseObject({
      state: optionalText,
      importedBlueprints: importedApps,
      failedBlueprints: failedApps,
      error: errorWords,
      message: wireMessage,
      datasourceMessage: wireMessage,
    }),
    z.transform(
      ({ state, importedBlueprints, failedBlueprints, error, message, datasourceMessage }): ImportStatus => ({
        state: importStates.find((each) => each === state?.toLowerCase()) ?? null,
        imported: importedBlueprints,
        failed: failedBlueprints,
        unnamedFailures: missingFrom(failedBlueprints),
        error,
        message,
        datasourceMessage:
          [datasourceMessage.title, datasourceMessage.body].filter((part) => part !== null).join(': ') ||
          null,
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
  z.union([
    z.pipe(
      z.looseObject({ id: optionalText, message: optionalText, summary: z.optional(z.unknown()) }),
      z.transform(
        ({ id, message, summary }): DataAppExport => ({ id, message, summary: summaryText(summary) }),
      ),
    ),
    // In words alone, or without any, it was made all the same.
    z.pipe(
      z.optional(z.nullable(plainWords)),
      z.transform((message): DataAppExport => ({ id: null, message: message ?? null, summary: null })),
    ),
  ]),
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
