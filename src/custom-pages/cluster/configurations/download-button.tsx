import { useState } from 'react'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { useCallRead } from '../../../providers/use-call'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { saveFile } from '../../../views/action/save-file'
import { useTellFailure } from '../../../views/use-tell-failure'

export type DownloadButtonProps = {
  cluster: ClusterDetail
  call: 'downloadMlflowSample' | 'downloadDataAgent'
  label: MessageKey
  /** Name of the file where the server gives none. */
  fallback: string
}

/** Downloads a file that goes with a feature of the cluster (D2 §7 'Features'). */
export function DownloadButton({ cluster, call, label, fallback }: DownloadButtonProps) {
  const read = useCallRead()
  const tellFailure = useTellFailure()
  const [isPending, setPending] = useState(false)

  async function handlePress() {
    setPending(true)
    try {
      saveFile(await read(call, { query: { instanceid: cluster.id } }), fallback)
    } catch (failure) {
      tellFailure(failure)
    } finally {
      setPending(false)
    }
  }
  return (
    <div>
      <Button isDisabled={isPending} aria-busy={isPending || undefined} onClick={() => void handlePress()}>
        <Icon name="download" />
        {t(label)}
      </Button>
    </div>
  )
}
