import {
  type ComponentType,
  type ReactNode,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { GroupDefinition } from '../../definitions/define-list'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import { useListAddress } from '../records/use-list-address'
import type { Records } from '../records/use-records'
import { CardGrid } from './card-grid'
import { filterRecords } from './filter-records'
import { FreshnessLine } from './freshness-line'
import panelStyles from './list-panel.module.css'
import { ListSkeleton } from './list-skeleton'
import { ListEmpty, ListFailure, NoMatches } from './list-states'
import { ListToolbar } from './list-toolbar'
import toolbar from './list-toolbar.module.css'
import styles from './list-view.module.css'
import { UnreadRecords } from './unread-records'

/** Milliseconds between the data and the panels (CLU-089, CLU-D24). */
const panelDelay = 100

export type ListViewProps = {
  definition: ResourceDefinition
  list: Records
  /** The way to make the first record, in the empty state. */
  emptyAction?: ReactNode
  /** What stands in place of the empty state, where something is already on its way (CLU-018). */
  onItsWay?: ReactNode
  /** Stands beside the filters: how else the list can be seen. */
  viewChoice?: ReactNode
  /** Draws the records in place of the cards. */
  Loaded?: ComponentType<LoadedListProps>
}

export type LoadedListProps = {
  definition: ResourceDefinition
  list: Records
  records: readonly ResourceRecord[]
  /** False while it is drawn and not yet to be seen. */
  isOnScreen: boolean
  viewChoice?: ReactNode
}

/**
 * A resource's list, drawn from its definition: loading, failed, empty, or its panels of cards with search, filters
 * and freshness. Needs an ActionHostProvider above it.
 */
export function ListView(props: ListViewProps) {
  const { definition, list, emptyAction, onItsWay, viewChoice, Loaded = LoadedCards } = props
  const { records, total, error, isConfirmed, answeredAt, refresh } = list
  const isReady = useIsReady(answeredAt)
  const isHere = records !== undefined && records.length > 0
  const isAwaited = !records || (!isHere && !isConfirmed)

  return (
    <div className={styles.stage}>
      {!records && list.awaited.length > 0 ? (
        <AwaitedList definition={definition} list={list} />
      ) : isAwaited && error ? (
        <ListFailure definition={definition} error={error} onRetry={refresh} />
      ) : isAwaited || !isReady ? (
        <ListSkeleton definition={definition} />
      ) : isHere ? null : total > 0 ? (
        <UnreadRecords label={definition.label} list={list} />
      ) : (
        (onItsWay ?? <ListEmpty definition={definition} action={emptyAction} />)
      )}
      {isHere && (
        // Drawn while it waits, as far as the window shows it: nothing of that is left to do when the panels may show.
        <div inert={!isReady} style={isReady ? undefined : { visibility: 'hidden' }}>
          <Loaded
            definition={definition}
            list={list}
            records={records}
            isOnScreen={isReady}
            viewChoice={viewChoice}
          />
        </div>
      )}
    </div>
  )
}

/** What was made here, above a list that is still read, or could not be. */
function AwaitedList({ definition, list }: { definition: ResourceDefinition; list: Records }) {
  return (
    <div className={styles.list}>
      <CardGrid
        definition={definition}
        records={list.awaited}
        label={t(definition.label.many)}
        layoutKey=""
        cardsAbove={0}
        isOnScreen
      />
      {list.error ? (
        <ListFailure definition={definition} error={list.error} onRetry={list.refresh} />
      ) : (
        <ListSkeleton definition={definition} />
      )}
    </div>
  )
}

function LoadedCards({ definition, list, records, isOnScreen, viewChoice }: LoadedListProps) {
  const address = useListAddress(definition, true)
  const search = useDeferredValue(address.search)
  const shown = useMemo(
    () => filterRecords(records, definition, { search, filters: address.filters }),
    [records, definition, search, address.filters],
  )
  const groups = useMemo(() => panelsWithCards(definition, shown), [definition, shown])
  const { change, closed } = address
  const drawn = groups.map(({ panel, members }) => (closed.includes(panel.key) ? null : members.length))

  function handleToggle(key: string) {
    change({ closed: closed.includes(key) ? closed.filter((each) => each !== key) : [...closed, key] })
  }

  return (
    <div className={styles.list}>
      <div className={`row ${toolbar.bar}`}>
        <ListToolbar
          definition={definition}
          records={records}
          address={address}
          found={t('views.countOf', { count: shown.length, total: list.total })}
        />
        <FreshnessLine list={list} />
        {viewChoice}
      </div>
      <UnreadRecords label={definition.label} list={list} />
      {shown.length === 0 ? (
        <NoMatches definition={definition} onClear={address.clear} />
      ) : (
        groups.map(({ panel, members }, index) => (
          <ListPanel
            key={panel.key}
            panel={panel}
            count={members.length}
            isOpen={!closed.includes(panel.key)}
            onToggle={handleToggle}
          >
            <CardGrid
              definition={definition}
              records={members}
              label={t(panel.title, { count: `${members.length}` })}
              cardsAbove={drawn.slice(0, index).reduce<number>((sum, count) => sum + (count ?? 0), 0)}
              layoutKey={drawn.slice(0, index).join()}
              isOnScreen={isOnScreen}
            />
          </ListPanel>
        ))
      )}
    </div>
  )
}

type ListPanelProps = {
  panel: GroupDefinition
  count: number
  isOpen: boolean
  onToggle: (key: string) => void
  children: ReactNode
}

/** A collapsible panel of a grouped list, with the number of records in it (CLU-004). */
function ListPanel({ panel, count, isOpen, onToggle, children }: ListPanelProps) {
  const id = useId()
  return (
    <section className={panelStyles.panel} aria-labelledby={`${id}-title`}>
      <h2 className={panelStyles.head}>
        <button
          type="button"
          id={`${id}-title`}
          className={`icon-button figures ${panelStyles.toggle}`}
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={() => onToggle(panel.key)}
        >
          <Icon name="chevron" />
          {t(panel.title, { count: `${count}` })}
        </button>
      </h2>
      <div id={`${id}-body`} className={panelStyles.body} hidden={!isOpen}>
        {isOpen &&
          (count === 0 ? (
            <p className={`surface second ${panelStyles.empty}`}>{t(panel.empty)}</p>
          ) : (
            children
          ))}
      </div>
    </section>
  )
}

function panelsWithCards(definition: ResourceDefinition, records: readonly ResourceRecord[]) {
  const { card } = definition.list
  return (card?.panels ?? []).map((panel) => ({
    panel,
    members: records.filter((record) => card?.panelOf(record) === panel.key),
  }))
}

/** True from a moment after the first data; at once where the data is older than this view. */
function useIsReady(answeredAt: number | undefined): boolean {
  const [isReady, setReady] = useState(answeredAt !== undefined)
  // Before the paint: where drawing the list took longer than the wait, it shows in the same frame.
  useLayoutEffect(() => {
    if (answeredAt === undefined || isReady) return
    const left = panelDelay - (Date.now() - answeredAt)
    if (left <= 0) {
      setReady(true)
      return
    }
    const timer = setTimeout(() => setReady(true), Math.min(panelDelay, left))
    return () => clearTimeout(timer)
  }, [answeredAt, isReady])
  return isReady
}
