import type { Reader } from '../../../definitions/define-behaviour'
import { clusterRoleLabel } from '../../../domain/cluster-role'
import type { ClusterUser } from '../../../domain/cluster-user'
import { t } from '../../../locales/t'

/** The role of a person, as the table says it. */
export const roleReader: Reader<ClusterUser> = {
  read: ({ role }) => role ?? '',
  label: (role) => t(clusterRoleLabel(role)),
}
