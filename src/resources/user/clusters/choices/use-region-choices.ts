import { explain } from '../../../../access/explain'
import { type FormContext, textValue } from '../../../../definitions/form-values'
import { presetRegion, regionsFor } from '../../../../domain/available-choices'
import type { Region } from '../../../../domain/cluster-choices'
import { t } from '../../../../locales/t'
import { useCallQuery } from '../../../../providers/use-call'
import { type Loaded, loadedOf, mapLoaded, offerFrom } from '../../../../views/form/choices/loaded'
import { type Offer, onlyChoice } from '../../../../views/form/offer'
import { usePipeline } from './use-platform-choices'

/** The regions of the chosen platform; a region is known by its cluster code, which no two share. */
function useRegions({ person, values }: FormContext): Loaded<Region[]> {
  const query = useCallQuery('listRegions', {})
  return mapLoaded(loadedOf(query), (regions) => regionsFor(regions, textValue(values.platform), person.uuid))
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
  const loaded = useRegions(context)
  const pipeline = usePipeline(context)
  if (platform === '') return { state: 'waiting', sentence: t('createCluster.regionNeedsPlatform') }
  if (pipeline.state === 'loading') return pipeline
  const sentences = { failed: 'createCluster.regionsFailed', empty: 'createCluster.noRegions' } as const
  return offerFrom(loaded, sentences, (regions) => {
    const choices = regions.map(({ alias, clusterCode }) => ({ value: clusterCode, label: alias }))
    const preset = presetRegion(regions, {
      platform,
      isTrial: !explain('choose', 'Region', { person, productKey }).isAllowed,
      pipeline: pipeline.state === 'ready' ? pipeline.answer : null,
    })
    const isFixed = preset !== null && platform === 'az'
    return {
      choices: isFixed ? choices.filter(({ value }) => value === preset.clusterCode) : choices,
      preselected: preset?.clusterCode ?? onlyChoice(choices),
    }
  })
}
