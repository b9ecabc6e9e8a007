import { checkSubClusterName, isNodeCount } from '../../../domain/sub-cluster'
import { t } from '../../../locales/t'
import { textValue } from '../form-values'
import type { NamedEntries } from '../named-entries'
import type { Rule } from '../rules'

/** What the form of self-managed clusters checks (D3 §5 'Self-managed sub-cluster'). */
export const subClusterRules: NamedEntries<Rule> = {
  'sub-cluster-name': (value, { mode, scope }) => {
    if (mode !== 'create' || scope.kind !== 'cluster') return null
    const fault = checkSubClusterName(textValue(value), scope.cluster.name)
    if (fault === null) return null
    return fault === 'too-long' ? t('subClusters.nameTooLong') : t(fault.key, fault.values)
  },
  'sub-cluster-nodes': (value) => (isNodeCount(Number(value)) ? null : t('subClusters.nodesOutOfBounds')),
}
