import { explain } from '../../../access/explain'
import { sizePair, toCreateRequest } from '../../../api/to-create-request'
import type {
  AwaitedRecord,
  FieldHint,
  FieldLock,
  FormCondition,
  FormRequest,
  OpeningValues,
  Rule,
} from '../../../definitions/define-behaviour'
import { type FormValues, textValue } from '../../../definitions/form-values'
import {
  checkDiskSize,
  isSizeLocked,
  isVersionLocked,
  regionOfKey,
  regionsFor,
} from '../../../domain/available-choices'
import { type Cluster, noPolicies, policyParts } from '../../../domain/cluster'
import { checkClusterName, defaultCloneName } from '../../../domain/cluster-name'
import type { Person } from '../../../domain/person'
import { t } from '../../../locales/t'

type Configurations = Person['configurations']
type Sent = Pick<
  Cluster,
  'name' | 'platform' | 'regionAlias' | 'sizeKey' | 'sizeName' | 'version' | 'idleTime'
>

/** Whether the account may configure a thing at all (CRE-D05). */
const configurable =
  (read: (configurations: Configurations) => boolean): FormCondition =>
  ({ person }) =>
    read(person.configurations)

export const isSizeShown = configurable(({ instanceSize }) => instanceSize.isEnabled)
export const isOptimizationShown = configurable(({ clusterOptimization }) => clusterOptimization.isEnabled)
export const isVersionShown = configurable(({ isReleaseShown }) => isReleaseShown)
export const isTenantShown = configurable((configurations) => configurations.isTenantShown)
export const isInstallationShown = configurable((configurations) => configurations.isInstallationShown)
export const isDiskSizeShown = configurable(({ diskSize }) => diskSize.isEnabled)
export const isKeepAliveShown = configurable(({ isAlwaysAliveShown }) => isAlwaysAliveShown)

export const nameHint: FieldHint = ({ values }) =>
  values.platform === 'az' || values.platform === 'az-saas'
    ? t('createCluster.nameHintAz')
    : t('createCluster.nameHintGc')

export const nameRule: Rule = (value, { values }) => {
  const fault = checkClusterName(textValue(value), platformOf(values))
  return fault && t(fault.key, fault.values)
}

export const diskSizeHint: FieldHint = ({ person }) => {
  const { min, max } = person.configurations.diskSize
  return max === null
    ? t('createCluster.diskSizeFrom', { min })
    : t('createCluster.diskSizeHelp', { min, max })
}

export const diskSizeRule: Rule = (value, { person }) => {
  const { min, max } = person.configurations.diskSize
  const fault = checkDiskSize(typeof value === 'number' ? value : textValue(value), min, max)
  if (fault === null) return null
  return max === null
    ? t('createCluster.diskSizeLeast', { min })
    : t('createCluster.diskSizeRange', { min, max })
}

export const regionLock: FieldLock = ({ person, productKey }) =>
  explain('choose', 'Region', { person, productKey }).reasons[0]?.sentence ?? null

export const sizeLock: FieldLock = ({ values }) =>
  isSizeLocked(platformOf(values)) ? t('createCluster.sizeLocked') : null

export const versionLock: FieldLock = ({ values }) =>
  isVersionLocked(platformOf(values)) ? t('createCluster.versionLocked') : null

export const standardValues: OpeningValues = ({ person: { configurations } }) => ({
  optimizationLevel: 'General Purpose',
  installation: 'typical',
  dsize: configurations.diskSize.value,
  keepAlive: false,
})

/** What is asked of the data apps (CRE-047). */
export const blueprintQuery = { fields: 'name,id,trial,minimal_version,installable' }

/** The request of a new cluster, from the answers that the form's own choices have read. */
export const toCluster: FormRequest = (values, { person, read }) => {
  const offered = regionsFor(read('listRegions', {}), platformOf(values), person.uuid)
  const region = regionOfKey(offered, values.region)
  if (region === undefined) return null
  const sizes = read('getSizes', { query: { clusterCode: region.clusterCode ?? '' } })
  // The chosen version is known once both have answered, or nobody says which is the default.
  read('listImages', {})
  read('getDefaultImage', {}, { image: '', release: null })
  const idleTimes = read('listIdleTimes', {}, []).map(({ key, wireId }) => ({ id: key, wireId }))
  const blueprints = values.blueprintId ? read('listBlueprints', { query: blueprintQuery }, []) : []
  return toCreateRequest(values, { region, sizes, idleTimes, blueprints })
}

/** The new cluster from what was sent; what the server decides is left open until it lists the cluster. */
export const awaitedCluster: AwaitedRecord<Cluster> = (values, { person, read }) => {
  const { csize, image, optimizationLevel, idleTime } = values
  const offered = regionsFor(read('listRegions', {}), platformOf(values), person.uuid)
  const region = regionOfKey(offered, values.region)
  const sizes = region && read('getSizes', { query: { clusterCode: region.clusterCode ?? '' } })
  const size = sizes?.sizes.find(({ name }) => name === csize)
  const idle = read('listIdleTimes', {}, []).find(({ key }) => key === idleTime)
  return creatingCluster({
    name: textValue(values.name),
    platform: platformOf(values),
    regionAlias: region?.alias ?? null,
    sizeKey: textValue(csize),
    sizeName: (sizes && size && sizePair(size, optimizationLevel, sizes).analytics.displayName) ?? null,
    version: isVersionLocked(platformOf(values)) ? null : textValue(image),
    idleTime: idle?.display ?? null,
  })
}

/** The clone's name keeps the rules of its source's platform (CLU-D17). */
export const cloneValues: OpeningValues<Cluster> = ({ record }) =>
  record ? { name: defaultCloneName(record.name, record.platform), platform: record.platform } : {}

export const toClone: FormRequest<Cluster> = ({ name }, { record }) => record && { name, clone: record.name }

/** A clone starts as its source is set up. */
export const awaitedClone: AwaitedRecord<Cluster> = ({ name }, { record }) =>
  record && creatingCluster({ ...record, name: textValue(name) })

/** A cluster that the server has accepted: it is being created (D1 §4 'Displayed cluster state'). */
function creatingCluster({
  name,
  platform,
  regionAlias,
  sizeKey,
  sizeName,
  version,
  idleTime,
}: Sent): Cluster {
  return {
    id: `awaited:${name}`,
    name,
    hostName: null,
    platform,
    version,
    customBuild: null,
    isCorrupted: false,
    isPremium: false,
    isCloneable: false,
    createdAt: null,
    ownerName: null,
    sizeKey,
    sizeName,
    regionAlias,
    idleTime,
    runningAt: null,
    instanceStatus: null,
    policies: { ...noPolicies, unreadable: [...policyParts] },
    services: [{ kind: 'analytics', url: null, status: 'loading' }],
  }
}

function platformOf(values: FormValues): string {
  return textValue(values.platform)
}
