import type { LibraryRequest } from '../../src/api/wire/library'
import { defaultRepositories, isLibraryFile, isPipPackage } from '../../src/domain/library'
import { t } from '../../src/locales/t'
import { cleanLibraries } from '../clean'
import { type ClusterInput, findClusterOrRefuse, requireAllowed } from '../cluster-request'
import { type Handler, ok } from '../handler'
import { currentLibraries, hasArrived, type LibraryRow, libraryPayload } from '../libraries'
import { notFound, throwInvalid } from '../problems'
import { signUpload } from '../storage'
import type { VisibleCluster } from '../store/clusters'
import { changeRecord, insertRecord } from '../store/records'

/** GET /instances/{instanceId}/libraries */
export const listLibraries: Handler<'listLibraries'> = async (input) => {
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('list', 'Library', input, visible)
  return ok(await payloads(input, visible))
}

/** PUT /instances/{instanceId}/libraries/install: new ones, and again those of the same name. */
export const installLibrary: Handler<'installLibrary'> = async (input) => {
  const visible = await findForChange('install', input)
  throwInvalid(await faultsOf(input, visible, input.body))
  const wanted = rowsOf(input.body)
  const now = input.clock.now()
  const present = await currentLibraries(input.db, visible.cluster.id, now)
  for (const { name, sourceColumn } of wanted) {
    const { type } = input.body
    const payload: LibraryRow = { name, type, sourceColumn, operation: 'install', operationAt: now }
    const same = present.find((row) => isSame(row.payload, payload))
    if (same) await changeRecord(input.db, same.id, payload)
    else
      await insertRecord(input.db, {
        resource: 'libraries',
        owner: { clusterId: visible.cluster.id },
        payload,
        createdAt: input.clock.today(),
      })
  }
  return ok({ message: `Installing ${wanted.map(({ name }) => name).join(', ')}` })
}

/** PUT /instances/{instanceId}/libraries/uninstall */
export const uninstallLibrary: Handler<'uninstallLibrary'> = (input) => uninstall(input, [input.body])

/** PUT /instances/{instanceId}/libraries/uninstall-multiple */
export const uninstallLibraries: Handler<'uninstallLibraries'> = (input) => uninstall(input, input.body)

/** PUT /instances/{instanceId}/libraries/upload: where the file itself is to be put. */
export const uploadLibrary: Handler<'uploadLibrary'> = async (input) => {
  const { db, clock, body, person } = input
  const visible = await findForChange('install', input)
  throwInvalid([isLibraryFile(body.file) ? null : { fieldName: 'file', message: t('libraries.wrongFile') }])
  const path = await signUpload(db, clock, {
    clusterId: visible.cluster.id,
    personUuid: person.uuid,
    name: body.file,
  })
  return ok({ uploadURL: `${input.origin}${path}` })
}

/** POST /instances/libraries/sync */
export const syncLibraries: Handler<'syncLibraries'> = async (input) => {
  const instanceID = String(input.body.instanceID)
  await findForChange('sync', { ...input, params: { instanceId: instanceID } })
  return ok({ message: t('libraries.synced') })
}

async function uninstall(input: ClusterInput, requests: readonly LibraryRequest[]) {
  const visible = await findForChange('uninstall', input)
  const now = input.clock.now()
  const present = await currentLibraries(input.db, visible.cluster.id, now)
  const wanted = requests.flatMap((request) => rowsOf(request).map((row) => ({ ...row, type: request.type })))
  const found = wanted.map((row) => present.find(({ payload }) => isSame(payload, row)))
  if (wanted.length === 0 || found.some((row) => row === undefined)) throw notFound('library')
  for (const row of found) {
    if (row) await changeRecord(input.db, row.id, { operation: 'uninstall', operationAt: now })
  }
  return ok({ message: `Uninstalling ${wanted.map(({ name }) => name).join(', ')}` })
}

async function findForChange(
  action: 'install' | 'uninstall' | 'sync',
  input: ClusterInput,
): Promise<VisibleCluster> {
  const visible = await findClusterOrRefuse(input)
  const libraries = cleanLibraries(await payloads(input, visible))
  await requireAllowed(action, 'Library', input, visible, { libraries })
  return visible
}

async function payloads({ db, clock }: ClusterInput, { cluster }: VisibleCluster) {
  const now = clock.now()
  return (await currentLibraries(db, cluster.id, now)).map((row) => libraryPayload(row, now))
}

/** Names and sources a request speaks of. */
function rowsOf({ type, data }: LibraryRequest): { name: string; sourceColumn: string | null }[] {
  switch (type) {
    case 'pypi':
      return data.packages.map((name) => ({ name: name.trim(), sourceColumn: 'PyPI' }))
    case 'maven':
      return [{ name: data.coordinates.trim(), sourceColumn: data.repository ?? defaultRepositories.maven }]
    case 'cran':
      return [{ name: data.package.trim(), sourceColumn: data.repository ?? defaultRepositories.cran }]
    case 'file':
      return [{ name: data.file, sourceColumn: data.file.includes('/') ? 'File Path/GCS' : 'File Uploader' }]
  }
}

/** The same library: kind and name without version, in any case; of the same source where it has one. */
function isSame(left: Pick<LibraryRow, 'type' | 'name' | 'sourceColumn'>, right: typeof left): boolean {
  const bare = ({ name, type }: typeof left) =>
    type === 'maven' ? name.toLowerCase().split(':').slice(0, 2).join(':') : name.toLowerCase().split('==')[0]
  return left.type === right.type && bare(left) === bare(right) && left.sourceColumn === right.sourceColumn
}

async function faultsOf({ db }: ClusterInput, { cluster }: VisibleCluster, { type, data }: LibraryRequest) {
  const fault = (fieldName: string, message: string) => [{ fieldName, message }]
  switch (type) {
    case 'pypi':
      if (data.packages.length === 0) return fault('packages', t('libraries.packagesRequired'))
      return data.packages.every(isPipPackage) ? [] : fault('packages', t('libraries.notPip'))
    case 'maven':
      return data.coordinates.trim() ? [] : fault('coordinates', t('libraries.coordinatesRequired'))
    case 'cran':
      return data.package.trim() ? [] : fault('package', t('libraries.packageRequired'))
    case 'file':
      if (!isLibraryFile(data.file)) return fault('file', t('libraries.wrongFile'))
      if (data.file.includes('/') || (await hasArrived(db, cluster.id, data.file))) return []
      return fault('file', t('libraries.fileRequired'))
  }
}
