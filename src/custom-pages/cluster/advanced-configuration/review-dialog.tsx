import { useEffect, useRef, useState } from 'react'
import type { FormRecord } from '../../../definitions/form-values'
import {
  type ConfigEntry,
  entryOf,
  restartOf,
  servicesToRestart,
} from '../../../domain/advanced-configuration'
import { t } from '../../../locales/t'
import { useCallRead } from '../../../providers/use-call'
import { Button } from '../../../ui/button'
import { QuestionDialog } from '../../../views/confirm/question-dialog'
import styles from './advanced-configuration.module.css'
import { type ConfigChange, entriesOf, entryText, placedItems, wasText } from './config-entries'
import { RestartTag } from './restart-tag'

export type ReviewDialogProps = {
  changes: readonly ConfigChange[]
  /** What each key held when its edit began. */
  begun: FormRecord
  /** Why nothing may be saved now; null while it may. */
  lock: string | null
  clusterId: string
  isPending: boolean
  onUndo: (change: ConfigChange) => void
  onSave: () => void
  onClose: () => void
}

/**
 * What will be sent, old and new, by what restarts; each change can be taken back. The cluster is read again meanwhile:
 * what somebody else has changed since is named, for the API has no other way to tell.
 */
export function ReviewDialog(props: ReviewDialogProps) {
  const { changes, begun, lock, clusterId, isPending, onUndo, onSave, onClose } = props
  const now = useEntriesNow(clusterId)
  const isRead = now !== 'reading'
  const restarts = ['', ...servicesToRestart(changes.map(({ item }) => item))].filter((restart) =>
    changes.some(({ item }) => restartOf(item).join() === restart),
  )
  // Nothing is left to be reviewed.
  useEffect(() => {
    if (changes.length === 0) onClose()
  }, [changes.length, onClose])
  const rows = useRef<HTMLDivElement>(null)
  // The row goes with its change: the focus moves to its neighbour first.
  const undo = (change: ConfigChange) => {
    const buttons = [...(rows.current?.querySelectorAll('button') ?? [])]
    const place = buttons.findIndex((button) => button.matches(':focus'))
    const neighbour = buttons[place + 1] ?? buttons[place - 1]
    neighbour?.focus()
    onUndo(change)
  }
  return (
    <QuestionDialog
      title={t('advancedConfiguration.reviewTitle')}
      width={720}
      submit={t('advancedConfiguration.save')}
      isDisabled={!isRead || lock !== null || changes.length === 0}
      isPending={isPending}
      onSubmit={onSave}
      onClose={isPending ? undefined : onClose}
    >
      <p role="status">{lock ?? t(reviewTexts[typeof now === 'object' ? 'read' : now])}</p>
      <div ref={rows}>
        {restarts.map((restart) => (
          <section key={restart} className={styles.restarts}>
            <h3>
              {restart === '' ? t('advancedConfiguration.noRestart') : <RestartTag service={restart} />}
            </h3>
            <ul>
              {changes
                .filter(({ item }) => restartOf(item).join() === restart)
                .map((change) => (
                  <Row
                    key={change.field}
                    change={change}
                    begun={begun[change.field]}
                    now={typeof now === 'object' ? now[change.field] : undefined}
                    isPending={isPending}
                    onUndo={undo}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </QuestionDialog>
  )
}

const reviewTexts = {
  reading: 'advancedConfiguration.reviewLoading',
  read: 'advancedConfiguration.reviewText',
  unknown: 'advancedConfiguration.reviewUnread',
} as const

type RowProps = {
  change: ConfigChange
  begun: FormRecord[string] | undefined
  /** What the cluster has now; undefined where that is not known. */
  now: unknown
  isPending: boolean
  onUndo: (change: ConfigChange) => void
}

function Row({ change, begun, now, isPending, onUndo }: RowProps) {
  const { item, group, entry } = change
  const before = isEntry(begun) ? begun : entryOf(item)
  const latest = isEntry(now) ? now : entryOf(item)
  const isMoved = latest !== before
  return (
    <li className={styles.row}>
      <div>
        <strong>{item.label}</strong> <span className="second">{group.displayName}</span>
        <br />
        <code className={styles.name}>{item.key}</code>
        {isMoved && (
          <p className={styles.moved}>
            {t('advancedConfiguration.changedMeanwhile', { value: entryText(item, before) })}
          </p>
        )}
      </div>
      <div className={styles.values}>
        <span className="visually-hidden">{t('advancedConfiguration.before')}</span>
        <del>{isMoved ? entryText(item, latest) : wasText(item)}</del>
        <span aria-hidden="true">→</span>
        <span className="visually-hidden">{t('advancedConfiguration.after')}</span>
        <ins>{entryText(item, entry)}</ins>
      </div>
      <Button
        kind="quiet"
        isDisabled={isPending}
        aria-label={t('advancedConfiguration.undoNamed', { key: item.label })}
        onClick={() => onUndo(change)}
      >
        {t('advancedConfiguration.undo')}
      </Button>
    </li>
  )
}

function isEntry(value: unknown): value is ConfigEntry {
  return typeof value === 'string' || typeof value === 'boolean'
}

/** What every key holds in the cluster now; not the form's, which would take it for what was there before. */
function useEntriesNow(instanceId: string) {
  const read = useCallRead()
  const [now, setNow] = useState<'reading' | 'unknown' | ReturnType<typeof entriesOf>>('reading')
  useEffect(() => {
    const asked = new AbortController()
    read('listAdvancedConfigurations', { path: { instanceId } }, asked.signal).then(
      (groups) => setNow(entriesOf(placedItems(groups))),
      () => !asked.signal.aborted && setNow('unknown'),
    )
    return () => asked.abort()
  }, [read, instanceId])
  return now
}
