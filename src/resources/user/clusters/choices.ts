import { explain } from '../../../access/explain'
import { sizePair } from '../../../api/to-create-request'
import { type FormContext, textValue } from '../../../definitions/form-values'
import { blueprintsFor, isVersionLocked } from '../../../domain/available-choices'
import type { Image } from '../../../domain/cluster-choices'
import { isSizeAllowed } from '../../../domain/cluster-size'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { useCallQuery } from '../../../providers/use-call'
import { fixedOptions, type OptionsState, optionsFrom, type Reading } from '../../../views/form/options-state'
import type { ResourceComponents } from '../../../views/resource-components'
import { blueprintQuery } from './form'
import { usePlatformChoices, useRegionChoices, useSizeChoices, useSizeOffer } from './place-choices'

/** What the fields of the form of clusters offer. */
export const choices: ResourceComponents['choices'] = {
  platforms: usePlatformChoices,
  regions: useRegionChoices,
  sizes: useSizeChoices,
  versions: useVersionChoices,
  'idle-times': useIdleTimeChoices,
  'data-apps': useDataAppChoices,
  'required-packages': useRequiredPackages,
  'installation-types': () =>
    fixedOptions([
      option('typical', 'createCluster.installationTypicalText', t('createCluster.installationTypical')),
      option('custom', 'createCluster.installationCustomText', t('createCluster.installationCustom')),
    ]),
  'optimization-levels': useLevelChoices,
}

const option = (value: string, text: MessageKey, label = value) => ({ value, label, text: t(text) })

/** The levels of optimization; one that comes to a size which is not offered there may not be taken. */
function useLevelChoices(context: FormContext): OptionsState {
  const offer = useSizeOffer(context)?.data
  const chosen = offer?.sizes.find(({ name }) => name === context.values.csize)
  const isRefused = (level: string) =>
    offer !== undefined &&
    chosen !== undefined &&
    Object.values(sizePair(chosen, level, offer)).some((size) => !isSizeAllowed(size, offer))
  return fixedOptions(
    [
      option('Analytics Optimized', 'createCluster.analyticsOptimizedText'),
      option('General Purpose', 'createCluster.generalPurposeText'),
      option('Loader Optimized', 'createCluster.loaderOptimizedText'),
    ].map((each) =>
      isRefused(each.value) ? { ...each, disabledReason: t('createCluster.levelNotOffered') } : each,
    ),
  )
}

/** The default idle time's key: 1 hour (D1 §9, CRE-D26). */
const defaultIdleTime = '1'

function useIdleTimeChoices(): OptionsState {
  const query = useCallQuery('listIdleTimes', {})
  const sentences = { failed: 'createCluster.idleTimesFailed', empty: 'createCluster.noIdleTimes' } as const
  return optionsFrom(query, sentences, (idleTimes) => {
    const choices = idleTimes.map(({ key, display }) => ({ value: key, label: display }))
    const preset = choices.find(({ value }) => value === defaultIdleTime) ?? choices[0]
    return { choices, preselected: preset?.value ?? null }
  })
}

/** What the chosen data app requires, where the server says it; nothing of it is sent (CRE-D02). */
function useRequiredPackages({ values }: FormContext): OptionsState {
  const { data: blueprints } = useCallQuery('listBlueprints', { query: blueprintQuery })
  if (!values.blueprintId) return { ...fixedOptions([]), empty: t('createCluster.packagesNeedDataApp') }
  const packages = blueprints?.find(({ id }) => id === values.blueprintId)?.packages
  return {
    ...fixedOptions((packages ?? []).map((name) => ({ value: name, label: name }))),
    empty: t(packages ? 'createCluster.noPackages' : 'createCluster.packagesNotKnown'),
  }
}

type Versions = {
  /** The versions open on the chosen platform; the second cloud has the default one only. */
  offered: readonly Image[]
  /** The preselected version, the latest; null where nobody says which that is. */
  standard: Image | null
  /** A release that is no newer than the latest, where that has to be taken and nobody says which it is. */
  bound: string | null
  retry: () => unknown
}

/** Versions and the default among them (CRE-D24); without a default those that are listed (README decision 17). */
function useVersions({ values }: FormContext): Reading<Versions> {
  const imageQuery = useCallQuery('listImages', {})
  const standardQuery = useCallQuery('getDefaultImage', {})
  const { data: images } = imageQuery
  const { data: latest } = standardQuery
  if (!images) return { ...imageQuery, data: undefined }
  // Once it has failed, what is listed stays while it is read again.
  if (!latest && standardQuery.errorUpdatedAt === 0) return { ...standardQuery, data: undefined }

  const isLocked = isVersionLocked(textValue(values.platform))
  const retry = standardQuery.refetch
  if (!latest) {
    // The second cloud takes its latest, and no image is sent: it can do without its name (D1 §5).
    const unnamed = isLocked ? { image: t('createCluster.versionLatest'), release: null } : null
    const bound = (unnamed && images[0] && comparedOf(images[0])) ?? null
    return { ...imageQuery, data: { offered: unnamed ? [unnamed] : images, standard: unnamed, bound, retry } }
  }
  const known = images.find(({ image }) => image === latest.image)
  const standard = known ?? latest
  const all = known ? images : [standard, ...images]
  const offered = isLocked ? [standard] : all
  return { ...imageQuery, data: { offered, standard, bound: null, retry } }
}

/** What data apps are compared with: a version without a release goes by its image. */
function comparedOf({ release, image }: Image): string {
  return release ?? image
}

/** The version now chosen; its release is what data apps are compared with (CRE-D15). */
export function useChosenVersion(context: FormContext): Image | null {
  const { data: versions } = useVersions(context)
  return versions?.offered.find(({ image }) => image === context.values.image) ?? null
}

/** The versions to choose from, newest as the server gives them; of a field that is hidden one has to be taken. */
function useVersionChoices(context: FormContext): OptionsState {
  const versions = useVersions(context)
  const sentences = { failed: 'createCluster.versionsFailed', empty: 'createCluster.noVersions' } as const
  return optionsFrom(versions, sentences, ({ offered, standard, retry }) => ({
    choices: offered.map(({ image, release }) => ({ value: image, label: release ?? image })),
    preselected:
      (standard ?? (context.person.configurations.isReleaseShown ? null : offered[0]))?.image ?? null,
    ...(standard === null && {
      trouble: { sentence: t('createCluster.defaultVersionUnknown'), retry: () => void retry() },
    }),
  }))
}

/** The data apps that fit the chosen version and that the person may choose (CRE-019, CRE-039, CRE-D14). */
function useDataAppChoices(context: FormContext): OptionsState {
  const { person, productKey } = context
  const version = useChosenVersion(context)
  const { data: versions } = useVersions(context)
  const blueprints = useCallQuery('listBlueprints', { query: blueprintQuery })
  if (blueprints.data && version === null) {
    if (versions?.standard !== null) return { state: 'loading' }
    return { state: 'waiting', sentence: t('createCluster.dataAppsNeedVersion') }
  }
  const sentences = { failed: 'createCluster.dataAppsFailed', empty: 'createCluster.noDataApps' } as const
  return optionsFrom(blueprints, sentences, (answer) => ({
    choices: blueprintsFor(answer, versions?.bound ?? (version && comparedOf(version)))
      .filter((blueprint) => explain('choose', 'DataApp', { person, productKey, blueprint }).isAllowed)
      .map(({ id, name }) => ({ value: id, label: name })),
  }))
}
