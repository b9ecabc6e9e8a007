import '../../../api/bring-creation-calls'
import { explain } from '../../../access/explain'
import { joinedReasons } from '../../../access/joined-reasons'
import { type FormContext, textValue } from '../../../definitions/form-values'
import {
  isRegionFixed,
  presetRegion,
  regionKey,
  regionOfKey,
  regionsFor,
} from '../../../domain/available-choices'
import { type Platform, platforms } from '../../../domain/cluster'
import type { Pipeline, Region, SizeOffer } from '../../../domain/cluster-choices'
import { ipuOf, isSizeAllowed, type SizeMode, sizesShown } from '../../../domain/cluster-size'
import { pipelineQuestion } from '../../../domain/pipeline'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { useCallQuery } from '../../../providers/use-call'
import {
  type Choice,
  type OptionsState,
  onlyChoice,
  optionsFrom,
  type Reading,
} from '../../../views/form/options-state'
import { platformLabel } from './labels'

/** The person's cloud pipeline; null without asking where none was started (D1 §7 'azurepipelinestatus'). */
function usePipeline({ person }: FormContext): Reading<Pipeline | null> {
  const body = pipelineQuestion(person)
  const query = useCallQuery(
    'getPipelineStatus',
    { body: body ?? { email: '', userID: '' } },
    { enabled: body !== null },
  )
  return body ? query : { ...query, data: null }
}

const texts: Record<Platform, MessageKey> = {
  gc: 'createCluster.platformGcText',
  az: 'createCluster.platformAzText',
  'az-saas': 'createCluster.platformAzSaasText',
}

/** The platforms the account may see; one it may not choose now says why (CRE-036, CRE-D10). */
export function usePlatformChoices(context: FormContext): OptionsState {
  const { person, productKey } = context
  const { data, isError, refetch } = usePipeline(context)
  const isUnknown = data === undefined
  if (isUnknown && !isError) return { state: 'loading' }
  const pipeline = data ?? null
  const failed = t('createCluster.platformsFailed')
  const choices = platforms.flatMap((platform): Choice[] => {
    const verdict = explain('choose', 'Platform', { person, productKey, platform, pipeline })
    if (verdict.isHidden) return []
    const reason = isUnknown ? failed : joinedReasons(verdict.reasons)
    return [
      {
        value: platform,
        label: platformLabel(platform),
        text: t(texts[platform]),
        disabledReason: verdict.isAllowed ? undefined : reason,
      },
    ]
  })
  return {
    state: 'ready',
    choices,
    preselected: onlyChoice(choices),
    empty: t('createCluster.noPlatforms'),
    // Only the second cloud hangs on the pipeline.
    trouble:
      isUnknown && choices.some(({ value }) => value === 'az')
        ? { sentence: failed, retry: () => void refetch() }
        : undefined,
  }
}

/** The regions of the chosen platform. */
function useRegions({ person, values }: FormContext): Reading<Region[]> {
  const query = useCallQuery('listRegions', {})
  const { data } = query
  return { ...query, data: data && regionsFor(data, textValue(values.platform), person.uuid) }
}

/** The region now chosen. */
export function useChosenRegion(context: FormContext): Region | null {
  const { data } = useRegions(context)
  return (data && regionOfKey(data, context.values.region)) ?? null
}

/** The regions to choose from, and the one that is fixed or preselected (CRE-D07, CRE-D08, CRE-D23). */
export function useRegionChoices(context: FormContext): OptionsState {
  const { person, productKey } = context
  const platform = textValue(context.values.platform)
  const reading = useRegions(context)
  const pipeline = usePipeline(context)
  if (platform === '') return { state: 'waiting', sentence: t('createCluster.regionNeedsPlatform') }
  if (pipeline.data === undefined && !pipeline.isError) return { state: 'loading' }
  const sentences = { failed: 'createCluster.regionsFailed', empty: 'createCluster.noRegions' } as const
  return optionsFrom(reading, sentences, (regions) => {
    const choices = regions.map((region): Choice => {
      const value = regionKey(region, regions)
      const { alias, clusterCode, zone } = region
      const isAlone = value === clusterCode
      return {
        value,
        label: isAlone ? alias : `${alias} (${[region.region, zone].filter(Boolean).join(', ')})`,
      }
    })
    const preset = presetRegion(regions, {
      platform,
      isTrial: !explain('choose', 'Region', { person, productKey }).isAllowed,
      pipeline: pipeline.data ?? null,
    })
    const key = preset && regionKey(preset, regions)
    const isFixed = key !== null && platform === 'az'
    return {
      choices: isFixed ? choices.filter(({ value }) => value === key) : choices,
      preselected: key ?? onlyChoice(choices),
      // Where the one it has to be is not offered, a form that is locked could never be sent.
      ...(key !== null && isRegionFixed(platform) && { lock: t('createCluster.regionFixed') }),
    }
  })
}

/** The sizes the chosen region offers; null while none is chosen (CRE-D25). */
export function useSizeOffer(context: FormContext): Reading<SizeOffer> | null {
  const region = useChosenRegion(context)
  const query = useCallQuery(
    'getSizes',
    { query: { clusterCode: region?.clusterCode ?? '' } },
    { enabled: region !== null },
  )
  return region === null ? null : query
}

/** The steps of the size slider, smallest first; the account's own default is preselected (CRE-D05). */
export function useSizeChoices(context: FormContext): OptionsState {
  const offer = useSizeOffer(context)
  if (offer === null) return { state: 'waiting', sentence: t('createCluster.sizeNeedsRegion') }
  const sentences = { failed: 'createCluster.sizesFailed', empty: 'createCluster.noSizes' } as const
  return optionsFrom(offer, sentences, (answer) => {
    const sizes = sizesShown(answer, 'create')
    const configured = String(context.person.configurations.instanceSize.value ?? '')
    const preset = sizes.find(({ id, name, displayName }) => [id, name, displayName].includes(configured))
    return { choices: sizeChoices(answer, 'create'), preselected: (preset ?? sizes[0])?.name ?? null }
  })
}

/** The steps of a size slider; for a cluster that exists the sizes that are not allowed show as such (CRE-D12). */
export function sizeChoices(offer: SizeOffer, mode: SizeMode): Choice[] {
  return sizesShown(offer, mode).map((size) => {
    const ipu = ipuOf(size, size)
    return {
      value: size.name,
      label: size.displayName,
      text: ipu === null ? t('createCluster.summaryNoEstimate') : t('createCluster.sizeIpu', { ipu }),
      mark: ipu === null ? undefined : String(ipu),
      disabledReason: isSizeAllowed(size, offer) ? undefined : t('createCluster.sizeNotOffered'),
    }
  })
}
