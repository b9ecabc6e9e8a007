import type { FormContext } from '../../../definitions/form-values'
import type { Scope } from '../../../definitions/scope'
import { t } from '../../../locales/t'
import { useScope } from '../../../providers/scope-context'
import { useCallQuery } from '../../../providers/use-call'
import { loadedOf, offerFrom } from '../../../views/form/choices/loaded'
import { type Offer, onlyChoice } from '../../../views/form/offer'

/** The tenants of the cluster (API-D25). */
export function useTenants(scope: Scope) {
  const instanceId = scope.kind === 'cluster' ? scope.cluster.id : ''
  return useCallQuery('listTenants', { path: { instanceId } }, { enabled: instanceId !== '' })
}

/** What a tenant of the cluster here is called; its id until that is known, or where nobody knows it (AGT-D10). */
export function useTenantName(id: string | null): string {
  const { data } = useTenants(useScope())
  if (id === null) return t('dataAgents.none')
  return data?.find((tenant) => tenant.id === id)?.name ?? id
}

/** The tenants of the cluster; the only one there is stands chosen. */
export function useTenantChoices({ scope }: FormContext): Offer {
  const sentences = { failed: 'dataAgents.tenantsFailed', empty: 'dataAgents.noTenants' } as const
  return offerFrom(loadedOf(useTenants(scope)), sentences, (tenants) => {
    const choices = tenants.map(({ id, name }) => ({ value: id, label: name }))
    return { choices, preselected: onlyChoice(choices) }
  })
}
