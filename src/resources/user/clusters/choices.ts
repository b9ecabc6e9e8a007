import { t } from '../../../locales/t'
import { fixedOffer } from '../../../views/form/offer'
import type { ResourceComponents } from '../../../views/resource-components'
import { useDataAppChoices, useRequiredPackageChoices } from './choices/use-data-app-choices'
import { useIdleTimeChoices } from './choices/use-idle-time-choices'
import { usePlatformChoices } from './choices/use-platform-choices'
import { useRegionChoices } from './choices/use-region-choices'
import { useSizeChoices } from './choices/use-size-choices'
import { useVersionChoices } from './choices/use-version-choices'

/** What the fields of the form of clusters offer. */
export const choices: ResourceComponents['choices'] = {
  platforms: usePlatformChoices,
  regions: useRegionChoices,
  sizes: useSizeChoices,
  versions: useVersionChoices,
  'idle-times': useIdleTimeChoices,
  'data-apps': useDataAppChoices,
  'required-packages': useRequiredPackageChoices,
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
