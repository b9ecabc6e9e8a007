import '../../locales/late-texts'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { isBygone, type Operation, paceOfOperation, readOperations } from '../../domain/operation'
import { isWatched } from '../../domain/watched-operations'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { useNow } from '../../ui/use-now'
import { OperationList } from '../../views/operations/operation-list'
import { timeText } from '../../views/operations/operation-words'
import { useOperations } from '../../views/operations/use-operations'
import styles from './operations-tray.module.css'
import { watchers } from './watchers'

/**
 * A small dock of what is under way, opening to all of today's. What ended is said politely; what the server shows
 * decides, after a reload too.
 */
export function OperationsTray() {
  const store = useOperations()
  const operations = useSyncExternalStore(store.subscribe, store.read)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const now = useNow()
  const running = operations.filter(({ outcome }) => outcome === null)
  const late = running.filter((operation) => paceOfOperation(operation, now) === 'longer').length
  const failed = operations.filter(({ outcome }) => outcome?.state === 'failed').length
  useEffect(() => {
    const kept = readOperations(store.kept(), Date.now())
    store.restore(kept.map(withoutStarter))
  }, [store])
  const hasBygone = operations.some((operation) => isBygone(operation, now))
  useEffect(() => {
    if (hasBygone) store.dismiss((operation) => isBygone(operation, Date.now()))
  }, [store, hasBygone])
  const element = useDockHeight(operations.length > 0)
  const [newest] = running.toReversed()
  const dock = (
    <aside ref={element} data-operations className={styles.dock} aria-label={t('operations.title')}>
      <div className={styles.bar} data-late={late > 0 || undefined}>
        <Icon
          name={running.length > 0 ? 'state-working' : failed > 0 ? 'alert' : 'check'}
          isSpinning={running.length > 0}
        />
        <b>{t('operations.title')}</b>
        <span className={`figures ${styles.count}`}>
          {running.length > 0 ? t('operations.underWay', { count: running.length }) : t('operations.allOver')}
          {late > 0 && `, ${t('operations.longer', { count: late })}`}
        </span>
        {failed > 0 && <span className={styles.failed}>{t('operations.failedOf', { count: failed })}</span>}
        {newest && !isOpen && (
          <span className={`figures ellipsis ${styles.newest}`}>
            {t(`operations.${newest.kind}`)} <span className="code">{newest.name}</span>
            {`: ${timeText(newest, now)}`}
          </span>
        )}
        <span className={styles.toggle}>
          <Button
            kind="icon"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-label={t(isOpen ? 'operations.close' : 'operations.open')}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevron" />
          </Button>
        </span>
      </div>
      <div id={`${id}-list`} className={styles.body} hidden={!isOpen}>
        {isOpen && <OperationList />}
      </div>
      {Object.entries(watchers).map(([kind, Watcher]) => {
        const own = running.filter((operation) => operation.kind === kind)
        return own.length > 0 && <Watcher key={kind} operations={own} onEnd={store.end} />
      })}
    </aside>
  )
  return (
    <>
      {/* It stands before what was kept is taken in: what a reload ended is news, too. */}
      <Announcements operations={operations} />
      {operations.length > 0 && dock}
    </>
  )
}

/** Tells the page how high the dock is: what floats stands above it, and nothing is scrolled to below it. */
function useDockHeight(isShown: boolean) {
  const dock = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isShown || !dock.current) return
    const { style } = document.documentElement
    const element = dock.current
    const observer = new ResizeObserver(() => style.setProperty(heightName, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(heightName)
    }
  }, [isShown])
  return dock
}

const heightName = '--dock-height'

/** Of what nobody watches only the page that started it could say how it ends, and that page is gone. */
function withoutStarter(operation: Operation): Operation {
  if (operation.outcome !== null || isWatched(operation.kind)) return operation
  const words = t('operations.lostSight', { name: operation.name })
  return { ...operation, outcome: { state: 'unknown', words, at: Date.now() } }
}

const saidOf = {
  done: 'operations.saidDone',
  failed: 'operations.saidFailed',
  unknown: 'operations.saidUnknown',
} as const

/** Reads out what ended since the tray stands. */
function Announcements({ operations }: { operations: readonly Operation[] }) {
  const [since] = useState(() => Date.now())
  const ended = operations
    .filter(({ outcome }) => outcome !== null && outcome.at >= since)
    .sort((one, other) => (one.outcome?.at ?? 0) - (other.outcome?.at ?? 0))
    .at(-1)
  const said =
    ended?.outcome &&
    t(saidOf[ended.outcome.state], { what: t(`operations.${ended.kind}`), name: ended.name })
  return (
    <div className="visually-hidden" role="status">
      {said}
    </div>
  )
}
