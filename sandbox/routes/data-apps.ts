import { t } from '../../src/locales/t'
import { decisionOn } from '../access/decision'
import { blueprints } from '../catalogue'
import { cleanPerson } from '../clean'
import { accessContextOf, findClusterOrRefuse, requireAllowed } from '../cluster-request'
import { tenants } from '../data-agents'
import { dataAppImports, importStatusPayload, isImportingAt, listImports } from '../data-app-imports'
import { type Handler, type HandlerInput, ok } from '../handler'
import { stateAt } from '../lifecycle'
import { notFound, outOfSight, Problem, throwInvalid, throwUnmet } from '../problems'
import { exportedDataApp } from '../product-files'
import { serviceNodesAt, statusOfAll } from '../service-nodes'
import { countOwnedClusters, listVisibleClusters, lockCluster } from '../store/clusters'
import { findRecord, insertRecord } from '../store/records'

/** GET /users/{id}/valid_bp_clusters: those that run, and into which this person may import. */
export const listInstallClusters: Handler<'listInstallClusters'> = async (input) => {
  const running = await runningClusters(input)
  const valid = await Promise.all(
    running.map(async (visible) => {
      const context = await accessContextOf(input, visible)
      // An import under way passes by itself: the cluster is listed, and only the next import is refused.
      const { reasons } = decisionOn('import', 'DataApp', { ...context, isImportingDataApps: false })
      return reasons.length === 0 ? [visible] : []
    }),
  )
  return ok({ instances: valid.flat().map(({ cluster: { id, name } }) => ({ id, name })) })
}

/** GET /users/{id}/connected_clusters */
export const listConnectedClusters: Handler<'listConnectedClusters'> = async (input) =>
  ok({ instances: (await runningClusters(input)).map(({ cluster: { id, name } }) => ({ id, name })) })

/** GET /blueprints/data_sources */
export const listDataSources: Handler<'listDataSources'> = async () => ok({ datasources: dataSources })

const dataSources = [...new Set(blueprints.map(({ blueprintCategory }) => blueprintCategory?.name ?? ''))]
  .filter((name) => name !== '')
  .sort()

/** GET /blueprints/{slug}/{instanceId}/isSupported */
export const getDataAppSupport: Handler<'getDataAppSupport'> = async (input) => {
  const { cluster } = await findClusterOrRefuse(input)
  const blueprint = blueprints.find(({ slug }) => slug === input.params.slug)
  if (!blueprint) throw notFound('data app')
  return ok(supportOf(blueprint, cluster.image))
}

/** GET /blueprints/{instanceId}/status */
export const getImportStatus: Handler<'getImportStatus'> = async (input) => {
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('list', 'DataApp', input, visible)
  const imports = await listImports(input.db, visible.cluster.id)
  const idOf = (name: string) => blueprints.find((one) => one.name === name)?.id ?? name
  return ok(importStatusPayload(imports, input.clock.now(), idOf))
}

/** Users of a tenant whose imports fail as a whole, and in part. */
const failingUsers = { whole: /^fail/i, partly: /^part/i }

/** PUT /blueprints/import: one import of a cluster at a time. */
export const importDataApps: Handler<'importDataApps'> = async (input) => {
  const { db, clock, body } = input
  const asked = { ...input, params: { instanceId: String(body.instanceId) } }
  const found = await findClusterOrRefuse(asked)
  await lockCluster(db, found.cluster.id)
  const visible = await findClusterOrRefuse(asked)
  const { cluster } = visible
  const names = [...new Set(body.names.split(','))]
  const apps = names.flatMap((name) => blueprints.filter((one) => one.name === name && one.installable))
  const unsupported = apps.filter((app) => !supportOf(app, cluster.image).isSupported)
  throwInvalid([
    apps.length === names.length ? null : { fieldName: 'names', message: "Data app isn't available" },
    tenants.some(({ name }) => name === body.tenant)
      ? null
      : { fieldName: 'tenant', message: t('dataAppImport.selectTenant') },
    body.username === '' ? { fieldName: 'username', message: t('dataAppImport.usernameRequired') } : null,
    body.password === '' ? { fieldName: 'password', message: t('dataAppImport.passwordRequired') } : null,
  ])
  const now = clock.now()
  const imports = await listImports(db, cluster.id)
  await requireAllowed('import', 'DataApp', asked, visible, {
    isImportingDataApps: isImportingAt(imports, now),
  })
  if (unsupported.length > 0) throw refusal(`${unsupported[0]?.name} needs another release of the cluster.`)
  const { loader } = await serviceNodesAt(db, cluster, now)
  if (statusOfAll(loader) !== 'running') throw refusal(t('dataAppImport.loaderNotRunning'))
  const has = imports.some(
    ({ payload }) =>
      !payload.isRefused &&
      payload.tenant === body.tenant &&
      payload.names.some((name) => names.includes(name) && !payload.failed.includes(name)),
  )
  if (has && !body.overwrite) throw refusal(t('dataAppImport.alreadyImported'))
  await insertRecord(db, {
    resource: dataAppImports,
    owner: { clusterId: cluster.id },
    payload: {
      names,
      tenant: body.tenant,
      isRefused: failingUsers.whole.test(body.username),
      failed: failingUsers.partly.test(body.username) ? names.slice(0, 1) : [],
    },
    createdAt: now,
  })
  return ok({ message: `The import into ${body.tenant} of ${cluster.name} has begun.` })
}

const dataAppExports = 'data-app-exports'
type DataAppExportRow = { cluster: string; tenant: string; folders: string[]; dashboards: string[] }

/** PUT /blueprints/export */
export const exportDataApp: Handler<'exportDataApp'> = async (input) => {
  const { db, clock, body, person } = input
  const visible = await findClusterOrRefuse({ ...input, params: { instanceId: String(body.instanceId) } })
  await requirePartner(input)
  const { folders, dashboards, tenant, includeParquet, datasource } = body
  throwInvalid([
    tenants.some(({ name }) => name === tenant)
      ? null
      : { fieldName: 'tenant', message: t('dataAppImport.selectTenant') },
    folders.length + dashboards.length > 0
      ? null
      : { fieldName: 'folders', message: t('dataAppImport.exportNothing') },
    !includeParquet || dataSources.includes(datasource)
      ? null
      : { fieldName: 'datasource', message: t('dataAppImport.selectDataSource') },
  ])
  if (stateAt(visible.cluster, clock.now()) !== 'running')
    throw refusal(`${visible.cluster.name} is not connected.`)
  const id = await insertRecord(db, {
    resource: dataAppExports,
    owner: { ownerUuid: person.uuid },
    payload: { ...body, cluster: visible.cluster.name, instanceId: visible.cluster.id },
    createdAt: clock.now(),
  })
  const counts = `${folders.length} folders, ${dashboards.length} dashboards`
  return ok({ id, message: 'The Data App is exported.', summary: counts })
}

/** GET /blueprints/exports/{exportId}/download: to who exported it. */
export const downloadExport: Handler<'downloadExport'> = async (input) => {
  await requirePartner(input)
  const owner = { ownerUuid: input.person.uuid }
  const row = await findRecord<DataAppExportRow>(input.db, dataAppExports, owner, input.params.exportId ?? '')
  if (!row) throw outOfSight('export')
  const { cluster, tenant } = row.payload
  return { status: 200, body: null, file: exportedDataApp(`${cluster}-${tenant}.zip`, row.payload) }
}

type Input = HandlerInput<'listInstallClusters' | 'exportDataApp' | 'downloadExport'>

async function runningClusters({ db, clock, person }: Pick<Input, 'db' | 'clock' | 'person'>) {
  const now = clock.now()
  const visible = await listVisibleClusters(db, person.uuid)
  return visible.filter(({ cluster }) => stateAt(cluster, now) === 'running')
}

async function requirePartner({ db, person, productKey }: Pick<Input, 'db' | 'person' | 'productKey'>) {
  const clean = cleanPerson(person, await countOwnedClusters(db, person.uuid))
  throwUnmet([decisionOn('export', 'DataAppCatalogue', { person: clean, productKey })])
}

function refusal(message: string): Problem {
  return new Problem(409, { code: 'state', message })
}

/** A release takes what asks for it or an older one; releases are compared number by number (APP-D21). */
function supportOf({ minimal_version }: (typeof blueprints)[number], image: string) {
  const least = minimal_version ?? ''
  const isSupported = compare(image.split('-')[0] ?? '', least) >= 0
  return { isSupported, versions: releases.filter((release) => compare(release, least) >= 0) }
}

const releases = ['3.12.4', '4.1.9', '4.2.6', '4.3.0', '4.3.1', '4.10.0', '5.0.0']

const compare = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })
