import { t } from '../../locales/t'
import type { FormContext } from './form-values'

/** Sentences under a field that depend on the person or on other values; a field's `hint` names one. */
export const hints: Readonly<Record<string, (context: FormContext) => string>> = {
  'cluster-name': ({ values }) =>
    values.platform === 'az' || values.platform === 'az-saas'
      ? t('createCluster.nameHintAz')
      : t('createCluster.nameHintGc'),
  'disk-size': ({ person }) => {
    const { min, max } = person.configurations.diskSize
    return t('createCluster.diskSizeHelp', { min, max })
  },
}
