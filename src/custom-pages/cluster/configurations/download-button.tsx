import type { Reason } from '../../../access/explain'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { useCallRead } from '../../../providers/use-call'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { saveFile } from '../../../views/action/save-file'
import { ReasonHint } from '../../../views/reasons/reason-hint'
import { useTellFailure } from '../../../views/use-tell-failure'

export type DownloadButtonProps = {
  cluster: ClusterDetail
  call: 'downloadMlflowSample' | 'downloadDataAgent' | 'downloadDeltaShare'
  label: MessageKey
  /** Which of the call's files; it is saved under this name, which a step may name. */
  file?: string
  /** Name of the file where the server gives none. */
  fallback: string
  /** Why it may not be downloaded. */
  reasons?: readonly Reason[]
}

/** Downloads a file that goes with a feature of the cluster (D2 §7 'Features'). */
export function DownloadButton(props: DownloadButtonProps) {
  const { cluster, call, label, fallback, file, reasons = [] } = props
  const read = useCallRead()
  const tellFailure = useTellFailure()
  const { isPending, run } = useOneAtATime()

  async function save() {
    const query = { instanceid: cluster.id, ...(file !== undefined && { file }) }
    saveFile(await read(call, { query }), fallback, file)
  }
  return (
    <div>
      <ReasonHint reasons={reasons}>
        {(describedBy) => (
          <Button
            isDisabled={reasons.length > 0}
            isBusy={isPending}
            aria-describedby={describedBy}
            onClick={() => void run(save).catch(tellFailure)}
          >
            <Icon name="download" />
            {t(label)}
          </Button>
        )}
      </ReasonHint>
    </div>
  )
}
