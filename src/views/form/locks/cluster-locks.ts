import { explain } from '../../../access/explain'
import { isRegionFixed, isSizeLocked, isVersionLocked } from '../../../domain/available-choices'
import { t } from '../../../locales/t'
import { type FormContext, textValue } from '../form-values'
import type { FieldLock } from '../locks'
import type { NamedEntries } from '../named-entries'

export const clusterLocks: NamedEntries<FieldLock> = {
  region: ({ person, productKey, values }) => {
    const { reasons } = explain('choose', 'Region', { person, productKey })
    return reasons[0]?.sentence ?? (isRegionFixed(platformOf(values)) ? t('createCluster.regionFixed') : null)
  },
  size: ({ values }) => (isSizeLocked(platformOf(values)) ? t('createCluster.sizeLocked') : null),
  version: ({ values }) => (isVersionLocked(platformOf(values)) ? t('createCluster.versionLocked') : null),
}

function platformOf(values: FormContext['values']): string {
  return textValue(values.platform)
}
