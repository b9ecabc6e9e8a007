import type { FormContext } from '../../../definitions/form-values'
import { t } from '../../../locales/t'
import { useCallQuery } from '../../../providers/use-call'
import { loadedOf, offerFrom } from '../../../views/form/choices/loaded'
import { fixedOffer, type Offer } from '../../../views/form/offer'
import type { ResourceComponents } from '../../../views/resource-components'
import { usePlatformChoices } from './choices/use-platform-choices'
import { useRegionChoices } from './choices/use-region-choices'
import { useSizeChoices } from './choices/use-size-choices'
import { useDataAppChoices, useVersionChoices } from './choices/use-version-choices'

/** What the fields of the form of clusters offer. */
export const choices: ResourceComponents['choices'] = {
  platforms: usePlatformChoices,
  regions: useRegionChoices,
  sizes: useSizeChoices,
  versions: useVersionChoices,
  'idle-times': useIdleTimeChoices,
  'data-apps': useDataAppChoices,
  'required-packages': requiredPackages,
  'installation-types': () =>
    fixedOffer([
      {
        value: 'typical',
        label: t('createCluster.installationTypical'),
        text: t('createCluster.installationTypicalText'),
      },
      {
        value: 'custom',
        label: t('createCluster.installationCustom'),
        text: t('createCluster.installationCustomText'),
      },
    ]),
  'optimization-levels': () =>
    fixedOffer([
      {
        value: 'Analytics Optimized',
        label: 'Analytics Optimized',
        text: t('createCluster.analyticsOptimizedText'),
      },
      { value: 'General Purpose', label: 'General Purpose', text: t('createCluster.generalPurposeText') },
      { value: 'Loader Optimized', label: 'Loader Optimized', text: t('createCluster.loaderOptimizedText') },
    ]),
}

/** The default idle time's key: 1 hour (D1 §9, CRE-D26). */
const defaultIdleTime = '1'

function useIdleTimeChoices(): Offer {
  const query = useCallQuery('listIdleTimes', {})
  const sentences = { failed: 'createCluster.idleTimesFailed', empty: 'createCluster.noIdleTimes' } as const
  return offerFrom(loadedOf(query), sentences, (idleTimes) => {
    const choices = idleTimes.map(({ key, display }) => ({ value: key, label: display }))
    const preset = choices.find(({ value }) => value === defaultIdleTime) ?? choices[0]
    return { choices, preselected: preset?.value ?? null }
  })
}

/** What the chosen data app requires; the product API names no packages yet, and nothing is sent (CRE-D02). */
function requiredPackages({ values }: FormContext): Offer {
  const sentence = values.blueprintId ? 'createCluster.noPackages' : 'createCluster.packagesNeedDataApp'
  return { ...fixedOffer([]), empty: t(sentence) }
}
