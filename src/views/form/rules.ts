import { checkDiskSize } from '../../domain/available-choices'
import { checkClusterName } from '../../domain/cluster-name'
import { t } from '../../locales/t'
import { type FormContext, type FormValue, textValue } from './form-values'

/** Rules a field's `rule` may name: the sentence for a value that is wrong, or null. Empty values never get here. */
export const rules: Readonly<Record<string, (value: FormValue, context: FormContext) => string | null>> = {
  'cluster-name': (value, { values }) => {
    const fault = checkClusterName(textValue(value), textValue(values.platform))
    return fault && t(fault.key, fault.values)
  },
  'disk-size': (value, { person }) => {
    const { min, max } = person.configurations.diskSize
    const fault = checkDiskSize(typeof value === 'number' ? value : textValue(value), min, max)
    return fault && t('createCluster.diskSizeRange', { min, max })
  },
}
