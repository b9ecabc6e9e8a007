import { explain } from '../../../access/explain'
import type { FormContext } from '../../../definitions/form-values'
import { clusterRoleLabel, memberRoles } from '../../../domain/cluster-role'
import { t } from '../../../locales/t'
import { fixedOffer, type Offer } from '../../../views/form/offer'

/** Manager, User, Billing User; whoever may hand over the ownership also invites an owner (USR-D04). */
export function roleOffer(context: FormContext): Offer {
  const roles = mayTransfer(context) ? (['owner', ...memberRoles] as const) : memberRoles
  return fixedOffer(roles.map((value) => ({ value, label: t(clusterRoleLabel(value)) })))
}

function mayTransfer({ mode, scope, person, productKey }: FormContext): boolean {
  if (mode === 'edit' || scope.kind !== 'cluster') return false
  return explain('transfer', 'ClusterUser', { person, productKey, cluster: scope.cluster }).isAllowed
}
