import { useCallback, useState } from 'react'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { t } from '../../../locales/t'
import { lazyPiece } from '../../../ui/lazy-piece'
import { Popover } from '../../../ui/popover'
import { Ruled } from '../../../views/reasons/ruled'
import { useTellFailure } from '../../../views/use-tell-failure'
import { SecretsLoading } from './secrets-loading'

const SecretList = lazyPiece(() => import('./secret-list').then((file) => file.SecretList), {
  Waiting: SecretsLoading,
})

/** Opens the secrets of a cluster to its owner (D2 §6 'Tab and section visibility', DET-D24). */
export function SecretsButton({ cluster }: { cluster: ClusterDetail }) {
  return (
    <Ruled action="view" subject="ClusterSecret" context={{ cluster, detail: cluster }}>
      <Opener clusterName={cluster.name} />
    </Ruled>
  )
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
