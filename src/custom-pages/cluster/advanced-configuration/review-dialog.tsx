import { memo, useCallback, useEffect, useRef, useState } from 'react'
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
import { type ConfigChange, entriesOf, entryIn, entryText, placedItems, wasText } from './config-entries'
import { RestartTag } from './restart-tag'
import { useDrawnCount } from './use-drawn-count'

export type ReviewDialogProps = {
  changes: readonly ConfigChange[]
  /** What each key held when its edit began. */
  begun: FormRecord
  /** Why nothing may be saved now; null while it may. */
  lock: string | null
  clusterId: string
  isPending: boolean
  /** Called with the field of the change that is taken back. */
  onUndo: (field: string) => void
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
  const ordered = restarts.flatMap((restart) =>
    changes.filter(({ item }) => restartOf(item).join() === restart).map((change) => ({ restart, change })),
  )
  const drawn = ordered.slice(0, useDrawnCount('review', ordered.length))
  const rows = useRef<HTMLDivElement>(null)
  // The row goes with its change: the focus moves to its neighbour first.
  const undo = useCallback(
    (field: string) => {
      const buttons = [...(rows.current?.querySelectorAll('button') ?? [])]
      const place = buttons.findIndex((button) => button.matches(':focus'))
      const neighbour = buttons[place + 1] ?? buttons[place - 1]
      neighbour?.focus()
      onUndo(field)
    },
    [onUndo],
  )
  const isWhole = drawn.length > 0 && drawn.length === ordered.length
  const notYet = !isRead ? t(reviewTexts.reading) : isWhole ? null : t('advancedConfiguration.reviewDrawing')
  return (
    <QuestionDialog
      title={t('advancedConfiguration.reviewTitle')}
      width={720}
      submit={t('advancedConfiguration.save')}
      // Nothing is agreed to that does not stand there yet.
      reason={lock ?? notYet}
      isPending={isPending}
      onSubmit={onSave}
      onClose={isPending ? undefined : onClose}
    >
      <p role="status">{lock ?? t(reviewTexts[typeof now === 'object' ? 'read' : now])}</p>
      <div ref={rows}>
        {restarts.map((restart) => {
          const own = drawn.filter((each) => each.restart === restart)
          return (
            own.length > 0 && (
              <section key={restart} className={styles.restarts}>
                <h3>
                  {restart === '' ? t('advancedConfiguration.noRestart') : <RestartTag service={restart} />}
                </h3>
                <ul>
                  {own.map(({ change: { field, item, group, entry } }) => (
                    <Row
                      key={field}
                      {...{ field, item, groupName: group.displayName, entry, isPending }}
                      before={entryIn(begun, field) ?? entryOf(item)}
                      latest={(typeof now === 'object' ? entryIn(now, field) : undefined) ?? entryOf(item)}
                      onUndo={undo}
                    />
                  ))}
                </ul>
              </section>
            )
          )
        })}
      </div>
    </QuestionDialog>
  )
}

const reviewTexts = {
  reading: 'advancedConfiguration.reviewLoading',
  read: 'advancedConfiguration.reviewText',
  unknown: 'advancedConfiguration.reviewUnread',
} as const

type RowProps = Pick<ConfigChange, 'field' | 'item' | 'entry'> & {
  groupName: string
  /** What the key held when its edit began. */
  before: ConfigEntry
  /** What it holds in the cluster now, as far as that is known. */
  latest: ConfigEntry
  isPending: boolean
  onUndo: (field: string) => void
}

/** One of up to 200: drawn again only where it changes itself. */
const Row = memo(function Row({
  field,
  item,
  groupName,
  entry,
  before,
  latest,
  isPending,
  onUndo,
}: RowProps) {
  const isMoved = latest !== before
  return (
    <li className={styles.row}>
      <div>
        <strong>{item.label}</strong> <span className="second">{groupName}</span>
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
        isBusy={isPending}
        aria-label={t('advancedConfiguration.undoNamed', { key: item.label })}
        onClick={() => onUndo(field)}
      >
        {t('advancedConfiguration.undo')}
      </Button>
    </li>
  )
})

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
