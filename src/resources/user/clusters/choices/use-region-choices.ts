import { explain } from '../../../../access/explain'
import { type FormContext, textValue } from '../../../../definitions/form-values'
import { presetRegion, regionsFor } from '../../../../domain/available-choices'
import type { Region } from '../../../../domain/cluster-choices'
import { t } from '../../../../locales/t'
import { useCallQuery } from '../../../../providers/use-call'
import { type Loaded, loadedOf } from '../../../../views/form/choices/loaded'
import { type Offer, onlyChoice } from '../../../../views/form/offer'
import { usePipeline } from './use-pipeline'

/** The regions of the chosen platform; a region is known by its cluster code, which no two share. */
function useRegions({ person, values }: FormContext): Loaded<Region[]> {
  const query = useCallQuery('listRegions', {})
  const regions = loadedOf(query)
  if (regions.state !== 'ready') return regions
  return { state: 'ready', answer: regionsFor(regions.answer, textValue(values.platform), person.uuid) }
}

/** The region now chosen. */
export function useChosenRegion(context: FormContext): Region | null {
  const regions = useRegions(context)
  if (regions.state !== 'ready') return null
  return regions.answer.find(({ clusterCode }) => clusterCode === context.values.region) ?? null
}

/** The regions to choose from, and the one that is fixed or preselected (CRE-D07, CRE-D08, CRE-D23). */
export function useRegionChoices(context: FormContext): Offer {
  const { person, productKey } = context
  const platform = textValue(context.values.platform)
  const regions = useRegions(context)
  const pipeline = usePipeline(context)
  if (platform === '') return { state: 'waiting', sentence: t('createCluster.regionNeedsPlatform') }
  if (regions.state === 'loading' || pipeline.state === 'loading') return { state: 'loading' }
  if (regions.state === 'failed') {
    return { ...regions, sentence: t('createCluster.regionsFailed') }
  }

  const choices = regions.answer.map(({ alias, clusterCode }) => ({ value: clusterCode, label: alias }))
  const preset = presetRegion(regions.answer, {
    platform,
    isTrial: !explain('choose', 'Region', { person, productKey }).isAllowed,
    pipeline: pipeline.state === 'ready' ? pipeline.answer : null,
  })
  return {
    state: 'ready',
    choices:
      preset && platform === 'az' ? choices.filter(({ value }) => value === preset.clusterCode) : choices,
    preselected: preset?.clusterCode ?? onlyChoice(choices),
    empty: t('createCluster.noRegions'),
  }
}
