import { useEffect, useState } from 'react'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useCallQuery } from '../../../providers/use-call'
import { useVerdict } from '../../../providers/use-verdict'
import { lazyPiece } from '../../../ui/lazy-piece'
import { Popover } from '../../../ui/popover'
import { useTellFailure } from '../../../views/use-tell-failure'

const SecretList = lazyPiece(() => import('./secret-list').then((file) => file.SecretList), {
  Waiting: Loading,
})

/** Opens the secrets of a cluster to its owner (D2 §6 'Tab and section visibility', DET-D24). */
export function SecretsButton({ cluster }: { cluster: ClusterDetail }) {
  const { isAllowed } = useVerdict('view', 'ClusterSecret', { cluster, detail: cluster })
  return isAllowed ? <Opener clusterName={cluster.name} /> : null
}

/** Asked for on the first opening; an answer lives as long as the page of its cluster, in memory alone. */
function Opener({ clusterName }: { clusterName: string }) {
  const [isOpen, setOpen] = useState(false)
  const { person } = useSession()
  const tellFailure = useTellFailure()
  const { data, error, isFetching } = useCallQuery(
    'getClusterSecrets',
    { path: { id: person.uuid, name: clusterName } },
    { enabled: isOpen, retry: false, gcTime: 0 },
  )
  const failure = isOpen && !isFetching ? error : null

  useEffect(() => {
    if (failure === null) return
    setOpen(false)
    tellFailure(failure)
  }, [failure, tellFailure])

  return (
    <Popover label={t('clusterSecrets.title')} icon="key" isOpen={isOpen} onOpenChange={setOpen}>
      {data ? <SecretList secrets={data} /> : <Loading />}
    </Popover>
  )
}

function Loading() {
  return <p role="status">{t('clusterSecrets.loading')}</p>
}
