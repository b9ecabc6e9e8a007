import type { FormContext } from '../../../definitions/form-values'
import { textOf } from '../../../definitions/resource-record'
import type { Scope } from '../../../definitions/scope'
import { t } from '../../../locales/t'
import { useScope } from '../../../providers/scope-context'
import { useCallQuery } from '../../../providers/use-call'
import { type OptionsState, onlyChoice, optionsFrom } from '../../../views/form/options-state'

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

/**
 * The tenants of the cluster; the only one there is stands chosen. The path of their list is assumed: a server that does
 * not know it leaves those of the data agents here, and the one of the agent that is changed, by their ids (README decision 17).
 */
export function useTenantChoices({ scope, record }: FormContext): OptionsState {
  const instanceId = scope.kind === 'cluster' ? scope.cluster.id : ''
  const tenants = useTenants(scope)
  const isPathUnknown = Reflect.get(Object(tenants.error), 'statusCode') === 404
  const agents = useCallQuery(
    'listDataAgents',
    { path: { instanceId }, query: { limit: '100', offset: '0' } },
    { enabled: isPathUnknown },
  )
  const own = record && textOf(record, 'tenantId')
  const ids = [own, ...(agents.data?.records ?? []).map(({ tenantId }) => tenantId)]
  const known = [...new Set(ids.flatMap((id) => id ?? []))].map((id) => ({ id, name: id }))
  const sentences = { failed: 'dataAgents.tenantsFailed', empty: 'dataAgents.noTenants' } as const
  const reading = isPathUnknown && known.length > 0 ? { ...tenants, data: known } : tenants
  return optionsFrom(reading, sentences, (offered) => {
    const choices = offered.map(({ id, name }) => ({ value: id, label: name }))
    return { choices, preselected: onlyChoice(choices) }
  })
}
