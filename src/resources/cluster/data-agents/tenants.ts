import type { FormContext } from '../../../definitions/form-values'
import type { Scope } from '../../../definitions/scope'
import { t } from '../../../locales/t'
import { useScope } from '../../../providers/scope-context'
import { useCallQuery } from '../../../providers/use-call'
import { type OptionsState, onlyChoice, optionsFrom } from '../../../views/form/options-state'
import { isMissingRecord } from '../../../views/records/record-answer'

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
 * The tenants of the cluster; the only one there is stands chosen. The path of their list is assumed: where a server does
 * not know it the id of one is typed, and those of the data agents here are suggested (README decision 17).
 */
export function useTenantChoices({ scope }: FormContext): OptionsState {
  const instanceId = scope.kind === 'cluster' ? scope.cluster.id : ''
  const tenants = useTenants(scope)
  const isPathUnknown = isMissingRecord(tenants.error)
  const agents = useCallQuery(
    'listDataAgents',
    { path: { instanceId }, query: { limit: '100', offset: '0' } },
    { enabled: isPathUnknown },
  )
  if (isPathUnknown) {
    const known = [...new Set(agents.data?.records.flatMap(({ tenantId }) => tenantId ?? []))]
    const retry = () => void tenants.refetch()
    return { state: 'typed', known, sentence: t('dataAgents.tenantsUnlisted'), retry }
  }
  const sentences = { failed: 'dataAgents.tenantsFailed', empty: 'dataAgents.noTenants' } as const
  return optionsFrom(tenants, sentences, (offered) => {
    const choices = offered.map(({ id, name }) => ({ value: id, label: name }))
    return { choices, preselected: onlyChoice(choices) }
  })
}
