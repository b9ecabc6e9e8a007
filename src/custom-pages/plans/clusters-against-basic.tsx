import { clustersWithoutRole, ownClusters } from '../../access/account-plan'
import { missingFrom } from '../../api/record-faults'
import { type AgainstBasic, againstBasic } from '../../domain/basic-limits'
import type { Cluster } from '../../domain/cluster'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useCallQuery } from '../../providers/use-call'

/** How a person's own clusters stand against what Cloud Basic asks for. */
export function ClustersAgainstBasic() {
  const { person } = useSession()
  const { data, error } = useCallQuery('listClusters', { path: { id: person.uuid } }, { retry: false })
  if (!data) return <p role="status">{t(error ? 'plans.clustersFailed' : 'plans.clustersReading')}</p>
  const { count, tooMany, tooLarge, sizeNotReported } = againstBasic(ownClusters(data))
  const withoutRole = clustersWithoutRole(data)
  return (
    <>
      {(count > 0 || withoutRole.length === 0) && <p>{countText({ count, tooMany })}</p>}
      {withoutRole.length > 0 && <p>{t('plans.ownNotKnown', { names: namesOf(withoutRole) })}</p>}
      {tooLarge.length > 0 && <p>{t('plans.tooLarge', { names: namesOf(tooLarge) })}</p>}
      {sizeNotReported.length > 0 && <p>{t('plans.sizeNotReported', { names: namesOf(sizeNotReported) })}</p>}
      {missingFrom(data) > 0 && <p>{t('plans.clustersUnread')}</p>}
    </>
  )
}

function countText({ count, tooMany }: Pick<AgainstBasic, 'count' | 'tooMany'>): string {
  if (count === 0) return t('plans.ownNone')
  return t('plans.own', { count, tooMany })
}

/** Five, and how many more. */
function namesOf(clusters: readonly Cluster[]): string {
  const names = clusters.slice(0, 5).map(({ name, sizeKey, sizeName }) => {
    const size = sizeName ?? sizeKey
    return size === null ? name : t('plans.ofSize', { name, size })
  })
  const rest = clusters.length - names.length
  return [...names, ...(rest > 0 ? [t('plans.andMore', { count: rest })] : [])].join(', ')
}
