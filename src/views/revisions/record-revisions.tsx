import '../../locales/late-texts'
import '../../locales/revision-texts'
import { useId, useState } from 'react'
import type { ResourceDefinition, RevisionsDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { Spinner } from '../../ui/spinner'
import { UnreadRecords } from '../list/unread-records'
import { ReadingFailure } from '../reading-failure'
import { pageSlice } from '../table/paging'
import { TablePager } from '../table/table-pager'
import { PutBackDialog } from './put-back-dialog'
import styles from './record-revisions.module.css'
import { type Older, RevisionEntry } from './revision-entry'
import { type Revision, statesAtOnce } from './revision-list'
import { useRevisions } from './use-revisions'

export type RecordRevisionsProps = {
  definition: ResourceDefinition
  revisions: RevisionsDefinition
  record: ResourceRecord
}

/** How a record was before, the newest state first: what each change made of it, and the way to put it back. */
export function RecordRevisions({ definition, revisions, record }: RecordRevisionsProps) {
  const id = useId()
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<Revision | null>(null)
  const { data, error, refetch, isPlaceholderData } = useRevisions(definition, revisions, record, page)
  const hasNext = data?.hasNext === true && !isPlaceholderData
  const next = useRevisions(definition, revisions, record, page + 1, hasNext)
  const states = data?.states ?? []
  // While a page cannot be read nobody knows of those after it.
  const paged = data ?? { total: page * statesAtOnce, isCounted: false }
  const slice = pageSlice(paged.total, page, statesAtOnce)
  // A server that does not say how many there are may turn out to have no such page.
  if (!isPlaceholderData && slice.page !== page) setPage(slice.page)

  /** The state before one of this page; of the last one it stands on the next page. */
  function olderThan(index: number): Older {
    if (states[index]?.isOlderUnread) return 'unread'
    const older = states[index + 1]
    if (older) return older
    if (!data?.hasNext) return 'none'
    if (isPlaceholderData || next.isPlaceholderData) return 'awaited'
    if (!next.data) return next.error ? 'unread' : 'awaited'
    const [first] = next.data.states
    if (first) return first.isNewerUnread ? 'unread' : first
    const { faults, total, hasNext } = next.data
    return faults.length > 0 || hasNext || total > page * statesAtOnce ? 'unread' : 'none'
  }

  return (
    <section className={`surface ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>{t('revisions.title')}</h2>
      {error && <ReadingFailure text={t('revisions.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Spinner text={t('revisions.loading')} />}
      {data && <UnreadRecords label={label} list={{ ...data, total: data.listed }} />}
      {data?.listed === 0 && <p className="second">{t('revisions.empty')}</p>}
      {states.length > 0 && (
        <ol className={styles.states} aria-busy={isPlaceholderData || undefined}>
          {states.map((state, index) => (
            <RevisionEntry
              // biome-ignore lint/suspicious/noArrayIndexKey: states have no name, and two may be of one moment
              key={`${page}.${index}`}
              definition={definition}
              record={record}
              state={state}
              older={olderThan(index)}
              onPutBack={() => setChosen(state)}
            />
          ))}
        </ol>
      )}
      {paged.total > statesAtOnce && (
        <TablePager
          many={t('revisions.many')}
          slice={slice}
          total={paged.total}
          size={statesAtOnce}
          sizes={[statesAtOnce]}
          isCounted={paged.isCounted}
          onChange={(change) => 'page' in change && setPage(change.page)}
        />
      )}
      {chosen && (
        <PutBackDialog
          definition={definition}
          record={record}
          state={chosen}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  )
}

const label = { one: 'revisions.one', many: 'revisions.many' } as const
