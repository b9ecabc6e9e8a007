import { t } from '../../../locales/t'
import type { NamedEntries } from '../named-entries'
import { fixedOffer } from '../offer'
import type { UseChoices } from './choice-sources'
import { useDataAppChoices, useRequiredPackageChoices } from './use-data-app-choices'
import { useIdleTimeChoices } from './use-idle-time-choices'
import { usePlatformChoices } from './use-platform-choices'
import { useRegionChoices } from './use-region-choices'
import { useSizeChoices } from './use-size-choices'
import { useVersionChoices } from './use-version-choices'

export const clusterSources: NamedEntries<UseChoices> = {
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
