import * as z from 'zod/mini'
import type { DataApp } from './data-app'
import type { ListedId } from './listed-id'
import type { Finding, Operation } from './operation'
import type { ServiceGroup } from './service'
import { plainStatus } from './service-status'

/** A cluster into which data apps may be imported, or from which they are exported: what its list says of it. */
export type DataAppCluster = ListedId & { name: string }

/** A data app that a cluster has, and in which of its tenants (D3 §3 'Blueprint import state'). */
export const importedAppSchema = z.object({ name: z.string(), tenants: z.array(z.string()) })
export type ImportedApp = z.infer<typeof importedAppSchema>

/** An app that could not be imported; `id` is its name where the server gives no id. */
export type FailedApp = { id: string; name: string }

export const importStates = ['loading', 'success', 'failed'] as const
export type ImportState = (typeof importStates)[number]

/** How the last import into a cluster stands (D3 §3 'Blueprint import state'). */
export type ImportStatus = {
  /** Null where nothing was imported yet, or the server says a state nobody knows. */
  state: ImportState | null
  imported: readonly ImportedApp[]
  failed: readonly FailedApp[]
  /** How many failed of which the server gives neither name nor id. */
  unnamedFailures: number
  error: string | null
  message: { title: string | null; body: string | null }
  /** About the data source; shown below the message (APP-D14). */
  datasourceMessage: string | null
}

/** Of a cluster into which nothing was imported yet: some servers have no status of it at all. */
export const nothingImported: ImportStatus = {
  ...{ state: null, imported: [], failed: [], unnamedFailures: 0, error: null, datasourceMessage: null },
  message: { title: null, body: null },
}

/** Milliseconds between two readings of an import under way, and after one that failed (D3 §4.3). */
const importPoll = { whileLoading: 10_000, afterFailure: 3_000 } as const

/**
 * Milliseconds until the status is read again; false once the import is over (D3 §4.3).
 * @param hasFailed the last reading did
 */
export function importPollDelay(latest: ImportStatus | undefined, hasFailed: boolean): number | false {
  if (hasFailed) return importPoll.afterFailure
  return latest?.state === 'loading' ? importPoll.whileLoading : false
}

/** Those of the apps that a tenant has already (APP-D17). */
export function alreadyImported(
  apps: readonly NamedApp[],
  tenant: string,
  imported: readonly ImportedApp[],
): string[] {
  const there = imported.filter(({ tenants }) => tenants.includes(tenant))
  return apps.filter((app) => areAllImported([app], there)).map(({ name }) => name)
}

/** Whether a cluster's release can take an app, null where the server does not say; and which can (APP-D21). */
export type DataAppSupport = { isSupported: boolean | null; versions: readonly string[] }

/** The releases that all of the apps can run on, newest last, compared number by number (APP-D21). */
export function commonVersions(supports: readonly DataAppSupport[]): string[] {
  const lacking = supports.filter(({ isSupported }) => isSupported === false)
  const [first, ...rest] = lacking
  return [...new Set(first?.versions ?? [])]
    .filter((version) => rest.every(({ versions }) => versions.includes(version)))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}

/** Chosen apps of the catalogue, by their ids, names or slugs; what is not there, or cannot be installed, is left out. */
export function chosenApps(apps: readonly DataApp[], wanted: readonly string[]): DataApp[] {
  return apps.filter(
    (app) => app.isInstallable && wanted.some((word) => isSameApp({ id: word, name: word }, app)),
  )
}

/** All that a cluster has: by its status, and by what the cluster itself lists. */
export function importsOf(
  { imported }: Pick<ImportStatus, 'imported'>,
  listed: readonly { name: string | null; tenant: string | null }[] | null,
): ImportedApp[] {
  const groups = new Map(imported.map(({ name, tenants }) => [name, new Set(tenants)]))
  for (const { name, tenant } of listed ?? []) {
    if (name === null) continue
    groups.set(name, new Set([...(groups.get(name) ?? []), ...(tenant === null ? [] : [tenant])]))
  }
  return [...groups].map(([name, tenants]) => ({ name, tenants: [...tenants] }))
}

/** Whether the loader of a cluster works: as a whole, or on one of its nodes. */
export function isLoaderRunning({ status, nodes }: Pick<ServiceGroup, 'status' | 'nodes'>): boolean {
  const working = ['running', 'started', 'started with warnings']
  const statuses = nodes.length > 0 ? nodes.map((node) => node.status) : [status ?? '']
  return statuses.some((each) => working.includes(plainStatus(each)))
}

/** Milliseconds after which a status that does not speak of an import is believed. */
const settlingTime = 90_000

/** An app of the catalogue, as far as a server may speak of it. */
type NamedApp = FailedApp & Pick<DataApp, 'slug'>

/** Whether what the server says of an app is about this one: it may give its id, its name, its slug or several. */
export function isSameApp(said: FailedApp, { id, name, slug }: NamedApp): boolean {
  return said.id === id || said.name === name || (slug !== undefined && [said.id, said.name].includes(slug))
}

const areAllImported = (apps: readonly NamedApp[], imported: readonly ImportedApp[]) =>
  apps.every((app) => imported.some(({ name }) => isSameApp({ id: name, name }, app)))

/** What a tenant has, and what is there in a tenant that the server does not name. */
const importedInto = (tenant: string | undefined, imported: readonly ImportedApp[]) =>
  imported.filter(({ tenants }) => tenant === undefined || tenants.length === 0 || tenants.includes(tenant))

/** What is known of an import that was begun here: its apps, its tenant, and by what mark the status went until then. */
type BegunImport = { apps: readonly NamedApp[]; tenant?: string | undefined; before?: string | undefined }

/** By which a status is known again: with the mark of before an import began it is the end of an older one. */
export function importMark({ state, imported, failed, message, ...rest }: ImportStatus): string {
  const { unnamedFailures, error, datasourceMessage } = rest
  // The names of what failed may arrive later.
  const missing = failed.map(({ id }) => id)
  return JSON.stringify([state, imported, missing, unnamedFailures, error, message, datasourceMessage])
}

/** Whether the status of an import that is over is about these apps, and not about those of an older import. */
export function speaksOf(status: ImportStatus, { apps, tenant, before }: BegunImport): boolean {
  if (importMark(status) === before) return false
  if (status.state === 'failed') return true
  const there = importedInto(tenant, status.imported)
  return apps.every(
    (app) => areAllImported([app], there) || status.failed.some((said) => isSameApp(said, app)),
  )
}

/** Whether an import began so long ago that a status that does not speak of it is believed. */
export function isSettled(startedAt: number, now: number): boolean {
  return now - startedAt > settlingTime
}

/**
 * What the status says of an import; null while it goes on.
 * @param wasUnderWay it was read since this one began: its end is that of this one, whatever the server calls the apps
 */
export function importFinding(
  {
    name: title,
    apps = [{ id: title, name: title }],
    startedAt,
    ...begun
  }: Pick<Operation, 'name' | 'apps' | 'startedAt' | 'tenant' | 'before'>,
  status: ImportStatus,
  now: number,
  wasUnderWay = false,
): Finding {
  if (status.state === 'loading') return null
  const isOlder = !wasUnderWay && importMark(status) === begun.before
  const finding = isOlder ? null : endOf(status, { apps, ...begun }, wasUnderWay)
  if (finding !== null || !isSettled(startedAt, now)) return finding
  return areAllImported(apps, status.imported) ? 'untold' : 'missing'
}

function endOf(
  { state, imported, failed, unnamedFailures }: ImportStatus,
  { apps, tenant }: BegunImport,
  wasUnderWay: boolean,
): 'broken' | 'reached' | null {
  if (state === 'failed' || apps.some((app) => failed.some((said) => isSameApp(said, app)))) return 'broken'
  const areImported = areAllImported(apps, importedInto(tenant, imported))
  if (!areImported && !(wasUnderWay && state === 'success')) return null
  // What failed under a name nobody knows may be one of these, unless all of them are there.
  return unnamedFailures > 0 || (!areImported && failed.length > 0) ? 'broken' : 'reached'
}
