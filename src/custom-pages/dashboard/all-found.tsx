import { type ReactNode, useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { PanelDefinition } from '../../definitions/define-dashboard'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import type { ListQuery } from '../../providers/list-query'
import { Button } from '../../ui/button'
import { filterRecords } from '../../views/list/filter-records'
import type { FreshnessLineProps } from '../../views/list/freshness-line'
import { UnreadRecords } from '../../views/list/unread-records'
import { PagesProgress } from '../../views/records/pages-progress'
import { usePagedRecords } from '../../views/records/use-paged-records'
import { useRecords } from '../../views/records/use-records'
import { PanelFailure } from './panel-failure'
import { PanelFrame, PanelWaiting } from './panel-frame'

export type Found = {
  records: readonly ResourceRecord[]
  list: FreshnessLineProps['list']
  /** What is said of records that could not be read. */
  unread: ReactNode
}

export type AllFoundProps = {
  definition: ResourceDefinition
  question: ListQuery
  title: string
  kind: PanelDefinition['kind']
  /** Draws the panel once all records are here. */
  children: (found: Found) => ReactNode
}

/** All records that a panel asks for; until they are here it says how far they are, or why they do not come. */
export function AllFound(props: AllFoundProps) {
  return props.definition.list.paging?.kind === 'server' ? (
    <AllPagesFound {...props} />
  ) : (
    <WholeFound {...props} />
  )
}

function WholeFound({ definition, question, title, kind, children }: AllFoundProps) {
  const read = useRecords(definition)
  const { records, error } = read
  const found = useMemo(
    () => records && filterRecords(records, definition, question),
    [records, definition, question],
  )
  if (!found && error) return <PanelFailure {...{ definition, title, kind, read }} />
  if (!found) return <PanelWaiting title={title} kind={kind} />
  return children({
    records: found,
    list: read,
    unread: <UnreadRecords label={definition.label} list={read} />,
  })
}

function AllPagesFound({ definition, question, title, kind, children }: AllFoundProps) {
  const read = usePagedRecords(definition, question)
  const { records, pages, error, refresh } = read
  if (records) {
    const unread = <UnreadRecords label={definition.label} list={read} />
    return children({ records, list: read, unread })
  }
  const reading = t('dashboard.reading')
  return (
    <PanelFrame title={title} kind={kind} isBusy={!error}>
      <PagesProgress pages={pages} label={`${title}: ${reading}`} reading={reading} />
      {error && <Button onClick={() => void refresh()}>{t('exporting.retry')}</Button>}
    </PanelFrame>
  )
}
