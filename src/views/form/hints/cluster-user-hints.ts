import { isClusterRole } from '../../../domain/cluster-role'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { textValue } from '../form-values'
import type { FieldHint } from '../hints'
import type { NamedEntries } from '../named-entries'

export const clusterUserHints: NamedEntries<FieldHint> = {
  'cluster-role': ({ values }) => {
    const chosen = textValue(values.role)
    return t(isClusterRole(chosen) ? sentences[chosen] : 'clusterUsers.roleHelp')
  },
}

const sentences = {
  owner: 'clusterUsers.roleOwnerHelp',
  accountAdmin: 'clusterUsers.roleManagerHelp',
  developer: 'clusterUsers.roleUserHelp',
  accountManager: 'clusterUsers.roleBillingHelp',
} as const satisfies Record<string, MessageKey>
