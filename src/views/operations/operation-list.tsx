import { useRef, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { type Operation, paceOfOperation } from '../../domain/operation'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { Icon } from '../../ui/icon'
import { focusReturn } from '../../ui/return-focus'
import { useNow } from '../../ui/use-now'
import { ExportDownload } from './export-download'
import { timeText } from './operation-words'
import styles from './operations.module.css'
import { useOperations } from './use-operations'

/** All of today's operations, the newest first, each with its time, its end in words and the way to what it is about. */
export function OperationList() {
  const store = useOperations()
  const operations = useSyncExternalStore(store.subscribe, store.read)
  const now = useNow()
  const list = useRef<HTMLUListElement>(null)
  if (operations.length === 0) return <p className="second">{t('operations.none')}</p>
  return (
    <>
      <ul ref={list} className={styles.list}>
        {operations.toReversed().map((operation) => (
          <OperationEntry key={operation.id} operation={operation} now={now} />
        ))}
      </ul>
      {operations.some(({ outcome }) => outcome !== null) && (
        <Button
          kind="quiet"
          onClick={({ currentTarget }) => {
            const heir = list.current?.querySelector<HTMLElement>(
              '[data-tone=working] a, [data-tone=longer] a',
            )
            const giveBack = focusReturn(currentTarget)
            store.dismiss(({ outcome }) => outcome !== null)
            heir?.focus()
            giveBack()
          }}
        >
          {t('operations.clear')}
        </Button>
      )}
    </>
  )
}

const icons = { done: 'check', failed: 'alert', unknown: 'state-unknown' } as const

function OperationEntry({ operation, now }: { operation: Operation; now: number }) {
  const { kind, name, place, outcome, exportId } = operation
  const pace = paceOfOperation(operation, now)
  const tone = outcome?.state ?? (pace === 'longer' ? 'longer' : 'working')
  return (
    <li className={styles.entry} data-tone={tone}>
      <Icon name={outcome ? icons[outcome.state] : 'state-working'} isSpinning={outcome === null} />
      <div className={styles.words}>
        <span>
          {t(`operations.${kind}`)} <b className="code">{name}</b>
        </span>
        <span className={`figures ${styles.time}`}>
          {outcome && <b>{t(`operations.${outcome.state}`)}</b>} {timeText(operation, now)}
        </span>
        {outcome?.words && (
          <span className={styles.said}>
            <span>{outcome.words}</span>
            {outcome.state !== 'done' && (
              <CopyButton text={outcome.words} what={t('operations.words', { name })} />
            )}
          </span>
        )}
        {exportId !== undefined && (
          <ExportDownload exportId={exportId} label={t('operations.download', { name })} />
        )}
        <Link to={place}>{t('operations.look', { name })}</Link>
      </div>
    </li>
  )
}
