import type { FormContext } from '../../../../definitions/form-values'
import type { SizeOffer } from '../../../../domain/cluster-choices'
import { ipuOf, isSizeAllowed, type SizeMode, sizesShown } from '../../../../domain/cluster-size'
import { t } from '../../../../locales/t'
import { useCallQuery } from '../../../../providers/use-call'
import { type Loaded, loadedOf, offerFrom } from '../../../../views/form/choices/loaded'
import type { Choice, Offer } from '../../../../views/form/offer'
import { useChosenRegion } from './use-region-choices'

/** The sizes the chosen region offers; null while none is chosen (CRE-D25). */
export function useSizeOffer(context: FormContext): Loaded<SizeOffer> | null {
  const region = useChosenRegion(context)
  const query = useCallQuery(
    'getSizes',
    { query: { clusterCode: region?.clusterCode ?? '' } },
    { enabled: region !== null },
  )
  return region === null ? null : loadedOf(query)
}

/** The steps of the size slider, smallest first; the account's own default is preselected (CRE-D05). */
export function useSizeChoices(context: FormContext): Offer {
  const offer = useSizeOffer(context)
  if (offer === null) return { state: 'waiting', sentence: t('createCluster.sizeNeedsRegion') }
  const sentences = { failed: 'createCluster.sizesFailed', empty: 'createCluster.noSizes' } as const
  return offerFrom(offer, sentences, (answer) => {
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
