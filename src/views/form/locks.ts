import { explain } from '../../access/explain'
import { isRegionFixed, isSizeLocked, isVersionLocked } from '../../domain/available-choices'
import { t } from '../../locales/t'
import { type FormContext, textValue } from './form-values'

/** Locks a field's `lockedWhen` may name: the reason why it cannot be changed, or null while it can. */
export const locks: Readonly<Record<string, (context: FormContext) => string | null>> = {
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
