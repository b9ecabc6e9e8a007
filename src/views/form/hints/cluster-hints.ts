import { t } from '../../../locales/t'
import type { FieldHint } from '../hints'
import type { NamedEntries } from '../named-entries'

export const clusterHints: NamedEntries<FieldHint> = {
  'cluster-name': ({ values }) =>
    values.platform === 'az' || values.platform === 'az-saas'
      ? t('createCluster.nameHintAz')
      : t('createCluster.nameHintGc'),
  'disk-size': ({ person }) => {
    const { min, max } = person.configurations.diskSize
    return t('createCluster.diskSizeHelp', { min, max })
  },
}
