import type { AccessContext } from '../../access/access-context'
import { explain } from '../../access/explain'
import type { ClusterUser } from '../../domain/cluster-user'
import { t } from '../../locales/t'
import { useCallQuery } from '../../providers/use-call'
import { errorReason } from '../../views/error-sentence'

/** The people of the cluster, or why they are not here. */
export type People = { list: readonly ClusterUser[]; isLoading: boolean; note: string | null }

/** Reads the people of the cluster where the viewer may list them. */
export function usePeople(context: AccessContext, cluster: string): People {
  const mayList = explain('list', 'ClusterUser', context).isAllowed
  const { data, error, isLoading } = useCallQuery(
    'listClusterUsers',
    { path: { id: context.person.uuid, name: cluster } },
    { enabled: mayList },
  )
  if (!mayList) return { list: [], isLoading: false, note: t('accessExplorer.peopleForbidden') }
  const note = error && t('accessExplorer.peopleFailed', { reason: errorReason(error) })
  return { list: data ?? [], isLoading, note }
}
