import type { CSSProperties, ReactNode } from 'react'
import { recordAs } from '../../definitions/resource-record'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { faultsIn } from '../../providers/read-list'
import type { OtherRecords } from '../resource-components'
import styles from './fact-list.module.css'

/** Lines of what is there, an empty list for nothing. */
export type Fact =
  | 'reading'
  | 'unknown'
  | {
      lines: readonly string[]
      unread: number
      /** It speaks against what is asked. */
      isWarning?: boolean
    }

/** Lines of one fact; how many more there are stands after them. */
const shownLines = 2

/** A fact of records that are read, or could not be. */
export function factOf<Item>(
  records: readonly Item[] | undefined,
  isReading: boolean,
  linesOf: (records: readonly Item[]) => string[],
): Fact {
  if (records === undefined) return isReading ? 'reading' : 'unknown'
  return { lines: linesOf(records), unread: unreadIn(records) }
}

/** A fact of one record: lines of what it says, and nothing known where that is null. */
export function factOfOne(lines: readonly string[] | string | number | null): Fact {
  if (lines === null) return 'unknown'
  return { lines: typeof lines === 'object' ? lines : [String(lines)], unread: 0 }
}

/** A fact of the other records of a list. */
export function factOfOthers<Item>(
  others: OtherRecords,
  linesOf: (records: readonly Item[]) => readonly string[],
): Fact {
  if (others === null) return 'unknown'
  return { lines: linesOf(others.records.map((each) => recordAs<Item>(each))), unread: others.unread }
}

/** How many records of a list could not be read. */
export function unreadIn(records: readonly unknown[]): number {
  return faultsIn(records).filter(({ isShown }) => !isShown).length
}

/**
 * Facts below each other, of each how many there are and then which. One that cannot be had, or that the person may not
 * see, is unknown and never none.
 */
export function FactList({ facts }: { facts: readonly FactRowProps[] }) {
  const isBusy = facts.some(({ fact }) => fact === 'reading')
  const linesKept = facts.reduce((sum, { isLong }) => sum + (isLong ? shownLines + 1 : 1), 0)
  return (
    <dl
      className={`figures ${styles.facts}`}
      style={{ '--facts': facts.length, '--lines': linesKept } as CSSProperties}
      aria-live="polite"
      aria-busy={isBusy}
    >
      {facts.map((row) => (
        <FactRow key={row.label} {...row} />
      ))}
    </dl>
  )
}

export type FactRowProps = {
  label: MessageKey
  fact: Fact
  /** It may need several lines, which are kept free. */
  isLong?: boolean
}

function FactRow({ label, fact }: FactRowProps) {
  return (
    <>
      <dt className="second">{t(label)}</dt>
      <dd
        aria-busy={fact === 'reading' || undefined}
        data-warning={(typeof fact === 'object' && fact.isWarning) || undefined}
      >
        {textOf(fact)}
      </dd>
    </>
  )
}

function textOf(fact: Fact): ReactNode {
  if (fact === 'reading') return t('clusterPage.readingFact')
  if (fact === 'unknown') return t('clusterPage.factUnknown')
  const { lines, unread } = fact
  const rest = [
    ...(lines.length > shownLines ? [t('clusterPage.factMore', { count: lines.length - shownLines })] : []),
    ...(unread > 0 ? [t('clusterPage.factUnread', { count: unread })] : []),
  ]
  if (lines.length + rest.length === 0) return t('clusterPage.factNone')
  // Two may read alike, two people of one name for instance.
  const shown = lines.slice(0, shownLines).map((line, place) => ({ line, key: `${place} ${line}` }))
  const list = (
    <ul>
      {shown.map(({ line, key }) => (
        <li key={key}>{line}</li>
      ))}
      {rest.length > 0 && <li>{rest.join(', ')}</li>}
    </ul>
  )
  if (lines.length < 2) return list
  // Those that could not be read may be of it or not.
  const total = t(unread > 0 ? 'clusterPage.factAtLeast' : 'clusterPage.factTotal', { count: lines.length })
  return (
    <div className={styles.several}>
      <span>{total}</span>
      {list}
    </div>
  )
}
