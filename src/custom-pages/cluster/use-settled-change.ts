import type { ClusterDetail } from '../../domain/cluster-detail'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useAnswerChange, useCallRereading } from '../../providers/use-call'
import { useNotices } from '../../providers/use-notices'
import { isOutcomeUnknown } from '../../views/error-sentence'
import type { ShowRefusal } from '../../views/form/show-refusal'
import { useTellFailure } from '../../views/use-tell-failure'
import { usePendingSetting } from './use-pending-setting'

/** One reading of what a change is made to, and the way to show it. */
export type Rereading<Now> = {
  /** Reads and shows it again; null where it cannot be read. */
  readAgain: () => Promise<Now | null>
  /** Shows what is known without a reading: what is shown, changed. */
  change: (by: (now: Now) => Now) => Promise<unknown>
}

export type SettledChange<Now> = {
  /** As a notice names it: "Turn on: MLflow". */
  action: string
  /** Said where the server says nothing. */
  done: string
  send: () => Promise<{ message: string | null }>
  /** Whether a reading shows the change. */
  isDone: (now: Now) => boolean
  /** What is so once it is done, of what is shown then; shown where nothing can be read. */
  expected: (now: Now) => Now
  showRefusal?: ShowRefusal | undefined
}

/**
 * Makes one change at a time. What is shown stays the server's word: it is read again after every change, and before a
 * lost answer is called a failure (README decision 18). Success is reported in the server's words (D3 §8, CFG-070).
 * `perform` answers whether the change is known to be made. It is on its way also where its tab was left meanwhile.
 * @param name of the cluster that is changed
 * @param setting what of it
 */
export function useSettledChange<Now>(
  name: string,
  setting: string,
  { readAgain, change: show }: Rereading<Now>,
) {
  const notices = useNotices()
  const tellFailure = useTellFailure()
  const { isPending, during } = usePendingSetting(name, setting)

  const make = async (change: SettledChange<Now>): Promise<boolean> => {
    const { action, done, send, isDone, expected, showRefusal } = change
    try {
      const { message } = await send()
      notices.showSuccess(message ?? done, t('settings.success'))
      if ((await readAgain()) === null) await show(expected)
      return true
    } catch (failure) {
      const now = await readAgain()
      if (!isOutcomeUnknown(failure)) {
        const words = showRefusal?.(failure)
        if (words !== null) tellFailure(failure, words)
      } else if (now !== null && isDone(now)) {
        notices.showSuccess(done, t('settings.success'))
        return true
      } else {
        const words = now === null ? 'settings.couldNotConfirmUnread' : 'settings.couldNotConfirm'
        tellFailure(failure, t(words, { action, name }))
      }
      return false
    }
  }
  return { isPending, perform: (change: SettledChange<Now>) => during(() => make(change)) }
}

/** The cluster of the page, read and shown again. */
export function useClusterRereading(cluster: ClusterDetail): Rereading<ClusterDetail> {
  const { person } = useSession()
  const asked = { path: { id: person.uuid, name: cluster.name } }
  return { ...useCallRereading('getCluster', asked), change: useAnswerChange('getCluster', asked) }
}
