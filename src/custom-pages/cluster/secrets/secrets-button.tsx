import { useCallback, useState } from 'react'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { t } from '../../../locales/t'
import { useVerdict } from '../../../providers/use-verdict'
import { lazyPiece } from '../../../ui/lazy-piece'
import { Popover } from '../../../ui/popover'
import { useTellFailure } from '../../../views/use-tell-failure'
import { SecretsLoading } from './secrets-loading'

const SecretList = lazyPiece(() => import('./secret-list').then((file) => file.SecretList), {
  Waiting: SecretsLoading,
})

/** Opens the secrets of a cluster to its owner (D2 §6 'Tab and section visibility', DET-D24). */
export function SecretsButton({ cluster }: { cluster: ClusterDetail }) {
  const { isAllowed } = useVerdict('view', 'ClusterSecret', { cluster, detail: cluster })
  return isAllowed ? <Opener clusterName={cluster.name} /> : null
}

function Opener({ clusterName }: { clusterName: string }) {
  const [isOpen, setOpen] = useState(false)
  const tellFailure = useTellFailure()
  const handleFailure = useCallback(
    (error: unknown) => {
      setOpen(false)
      tellFailure(error)
    },
    [tellFailure],
  )

  return (
    <Popover label={t('clusterSecrets.title')} icon="key" isOpen={isOpen} onOpenChange={setOpen}>
      <SecretList clusterName={clusterName} onFailure={handleFailure} />
    </Popover>
  )
}
