import { useEffect, useEffectEvent } from 'react'
import { missingFrom } from '../../../api/record-faults'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import type { PendingUpdate } from '../../../domain/pending-update'
import { t } from '../../../locales/t'
import { QuestionDialog } from '../../../views/confirm/question-dialog'

export type CancelQuestionProps = {
  asked: PendingUpdate
  cluster: ClusterDetail
  /** Undefined while they are not read, or could not be. */
  updates: readonly PendingUpdate[] | undefined
  /** Why it may not be cancelled now; null where it may. */
  reason: string | null
  onSubmit: () => void
  onClose: () => void
}

/** Asks whether a pending update is to be cancelled; there is nothing to ask any more once it is gone. */
export function CancelQuestion(props: CancelQuestionProps) {
  const { asked, cluster, updates, reason, onSubmit, onClose } = props
  // A list that could not be read, whole or in part, does not say so.
  const isGone =
    updates !== undefined && missingFrom(updates) === 0 && !updates.some(({ id }) => id === asked.id)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isGone) close()
  }, [isGone])
  return (
    <QuestionDialog
      title={t('upgrade.cancelTitle')}
      cancel={t('upgrade.keep')}
      submit={t('upgrade.cancelSubmit')}
      isDangerous
      reason={reason}
      onClose={onClose}
      onSubmit={() => {
        onClose()
        onSubmit()
      }}
    >
      <p>{keptText(cluster)}</p>
    </QuestionDialog>
  )
}

function keptText({ name, version }: ClusterDetail): string {
  return version === null
    ? t('upgrade.cancelTextUnknown', { name })
    : t('upgrade.cancelText', { name, version })
}
