import { t } from '../../../locales/t'
import { textValue } from '../form-values'
import type { FieldHint } from '../hints'
import type { NamedEntries } from '../named-entries'

export const subClusterHints: NamedEntries<FieldHint> = {
  'sub-cluster-name': ({ mode, scope, values }) => {
    if (mode !== 'create' || scope.kind !== 'cluster') return ''
    return t('subClusters.namePrefix', { prefix: `${scope.cluster.name}-`, name: textValue(values.name) })
  },
}
