import { t } from '../../../locales/t'
import { useScope } from '../../../providers/scope-context'
import { useCallQuery } from '../../../providers/use-call'

/** What a tenant of the cluster here is called; its id until that is known, or where nobody knows it (AGT-D10). */
export function TenantName({ id }: { id: string | null }) {
  const scope = useScope()
  const instanceId = scope.kind === 'cluster' ? scope.cluster.id : ''
  const { data } = useCallQuery('listTenants', { path: { instanceId } }, { enabled: instanceId !== '' })
  if (id === null) return t('dataAgents.none')
  return data?.find((tenant) => tenant.id === id)?.name ?? id
}
