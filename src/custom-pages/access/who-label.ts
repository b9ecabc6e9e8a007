import { type ClusterRole, clusterRoleLabel } from '../../domain/cluster-role'
import type { ClusterUser } from '../../domain/cluster-user'
import { t } from '../../locales/t'
import type { ChosenWho } from './chosen-who'

/**
 * Whose access it is, in words: "Me", "Billing User", "Ann Example (User)".
 * @param viewsAs the role as which oneself looks at the console: the verdicts are that role's
 */
export function whoLabel({ who, person }: ChosenWho, viewsAs?: ClusterRole): string {
  if (person) return personLabel(person)
  if (who.kind === 'role') return roleLabel(who.role)
  return viewsAs === undefined
    ? t('accessExplorer.whoMe')
    : t('accessExplorer.whoMeViewed', { role: roleLabel(viewsAs) })
}

export function personLabel(person: ClusterUser): string {
  const key = person.status === 'pending' ? 'accessExplorer.personPending' : 'accessExplorer.person'
  return t(key, { name: personName(person), role: t(clusterRoleLabel(person.role)) })
}

export function personName({ name, email, id }: ClusterUser): string {
  return name ?? email ?? id
}

export function roleLabel(role: ClusterRole): string {
  return t(clusterRoleLabel(role))
}
