import { checkDiskSize } from '../../../domain/available-choices'
import { checkClusterName } from '../../../domain/cluster-name'
import { t } from '../../../locales/t'
import { textValue } from '../form-values'
import type { NamedEntries } from '../named-entries'
import type { Rule } from '../rules'

export const clusterRules: NamedEntries<Rule> = {
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
