import * as z from 'zod/mini'
import { explain } from '../src/access/explain'
import { type CallBody, contract } from '../src/api/contract'
import {
  blueprintsFor,
  checkDiskSize,
  isRegionFixed,
  isVersionLocked,
  presetRegion,
  regionsFor,
} from '../src/domain/available-choices'
import { platforms } from '../src/domain/cluster'
import { installationTypes, type Pipeline, type Region } from '../src/domain/cluster-choices'
import { checkClusterName } from '../src/domain/cluster-name'
import type { Person } from '../src/domain/person'
import { t } from '../src/locales/t'
import { type Decision, decisionOn } from './access/decision'
import { blueprints, defaultImage, idleTimes, images, regions } from './catalogue'
import { checkSizes, notYourChoice } from './size-rules'

type Request = CallBody<'createCluster'>
type FieldFault = { fieldName: string; message: string }

/** What a creation is judged by: the person, their request and their cloud pipeline. */
export type Creation = { person: Person; body: Request; pipeline: Pipeline | null }

/** The fields the form would refuse, with the form's own sentences (D1 §5 'Create cluster'). */
export function invalidFields(creation: Creation): FieldFault[] {
  return [checkPlace, checkName, checkVersion, checkSizes, checkRest, checkHidden, checkDataApp].flatMap(
    (check) => check(creation),
  )
}

/** What access says of the choices, beside creating at all. */
export function decisionsOnChoices({ person, body, pipeline }: Creation, productKey: string): Decision[] {
  const { platform } = body
  const preset = presetRegion(offeredRegions(person, platform), {
    platform,
    isTrial: !explain('choose', 'Region', { person, productKey }).isAllowed,
    pipeline,
  })
  const isOwnChoice = !isRegionFixed(platform) && preset?.clusterCode !== String(body.k8sClusterCode)
  const blueprint = cleanBlueprints.find(({ id }) => id === String(body.blueprintId))
  return [
    decisionOn('choose', 'Platform', { person, productKey, platform, pipeline }),
    ...(isOwnChoice ? [decisionOn('choose', 'Region', { person, productKey })] : []),
    ...(blueprint ? [decisionOn('choose', 'DataApp', { person, productKey, blueprint })] : []),
  ]
}

/** The region a valid request names. */
export function regionOf({ person, body }: Creation): Region | undefined {
  return offeredRegions(person, body.platform).find(
    ({ clusterCode, region, alias }) =>
      clusterCode === String(body.k8sClusterCode) && (region === body.region || alias === body.region),
  )
}

const cleanRegions = z.parse(contract.listRegions.response, regions)
const cleanBlueprints = z.parse(contract.listBlueprints.response, blueprints)

function offeredRegions(person: Person, platform: string): Region[] {
  return regionsFor(cleanRegions, platform, person.uuid)
}

function checkPlace(creation: Creation): FieldFault[] {
  const { person, body, pipeline } = creation
  if (!platforms.some((platform) => platform === body.platform)) {
    return [{ fieldName: 'platform', message: t('createCluster.platformRequired') }]
  }
  const region = regionOf(creation)
  const isWhole = region && region.zone === body.zone && (region.appId ?? '1') === String(body.appId)
  const fixed = presetRegion(offeredRegions(person, body.platform), {
    platform: body.platform,
    isTrial: false,
    pipeline,
  })
  const isElsewhere =
    isRegionFixed(body.platform) && fixed !== null && fixed.clusterCode !== region?.clusterCode
  if (isWhole && !isElsewhere) return []
  const key = isElsewhere ? 'createCluster.regionFixed' : 'createCluster.regionRequired'
  return [{ fieldName: 'region', message: t(key) }]
}

function checkName({ body }: Creation): FieldFault[] {
  const fault = checkClusterName(body.name, body.platform)
  return fault ? [{ fieldName: 'name', message: t(fault.key, fault.values) }] : []
}

function checkVersion({ body }: Creation): FieldFault[] {
  const isKnown = images.some(({ image }) => image === body.image)
  if (isVersionLocked(body.platform)) {
    return body.image === undefined ? [] : [{ fieldName: 'image', message: t('createCluster.versionLocked') }]
  }
  return isKnown ? [] : [{ fieldName: 'image', message: t('createCluster.versionRequired') }]
}

function checkRest({ person, body }: Creation): FieldFault[] {
  const faults: FieldFault[] = []
  if (!installationTypes.some((type) => type === body.installation)) {
    faults.push({ fieldName: 'installation', message: t('createCluster.installationRequired') })
  }
  const { min, max } = person.configurations.diskSize
  if (checkDiskSize(body.dsize, min, max)) {
    const message =
      max === null
        ? t('createCluster.diskSizeLeast', { min })
        : t('createCluster.diskSizeRange', { min, max })
    faults.push({ fieldName: 'dsize', message })
  }
  if (!idleTimes.some(({ key }) => key === String(body.idleTime))) {
    faults.push({ fieldName: 'idleTime', message: t('createCluster.idleTimePlaceholder') })
  }
  return faults
}

/** What the account's configuration hides has its default: an account that may not choose sends no other (CRE-D05). */
function checkHidden({ person: { configurations }, body }: Creation): FieldFault[] {
  const { isReleaseShown, isInstallationShown, isTenantShown, isAlwaysAliveShown, diskSize } = configurations
  const image = isVersionLocked(body.platform) ? undefined : defaultImage.image
  const settings = [
    ['image', isReleaseShown, body.image, image],
    ['installation', isInstallationShown, body.installation, 'typical'],
    ['dsize', diskSize.isEnabled, body.dsize, diskSize.value],
    ['tenantID', isTenantShown, body.tenantID, null],
    ['sleeppable', isAlwaysAliveShown, body.sleeppable, true],
  ] as const
  return settings.flatMap(([fieldName, isShown, sent, usual]) =>
    isShown || sent === usual ? [] : [{ fieldName, message: notYourChoice(usual) }],
  )
}

/** Installable and made for the version; whether the plan includes it is a matter of access. */
function checkDataApp({ body }: Creation): FieldFault[] {
  if (body.blueprintId === null) return []
  const version = images.find(({ image }) => image === body.image) ?? defaultImage
  const fitting = blueprintsFor(cleanBlueprints, version.tags.release)
  if (fitting.some(({ id }) => id === String(body.blueprintId))) return []
  return [{ fieldName: 'blueprintId', message: t('createCluster.noDataApps') }]
}
