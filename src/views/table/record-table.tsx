import { useLayoutEffect, useMemo, useRef } from 'react'
import { sentencesOf } from '../../access/ways-out'
import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { recordContexts } from '../action/access-contexts'
import { useStanding } from '../action/use-standing'
import { verdictOn } from '../action/verdict-on'
import type { Sort } from '../records/list-query'
import type { ResourceRecord } from '../records/resource-record'
import styles from './table.module.css'
import { TableHead } from './table-head'
import { TableRow, type TableRowProps } from './table-row'
import { useColumns } from './use-columns'
import { useFixedColumns } from './use-fixed-columns'
import { useOverflow } from './use-overflow'
import type { Selection } from './use-selection'
import { useSteadyFocus } from './use-steady-focus'
import { VirtualRows } from './virtual-rows'

/** Lists up to this length are drawn whole: the browser's search finds every row. */
const wholeUpTo = 60

export type RecordTableProps = {
  definition: ResourceDefinition
  /** The rows of this page. */
  records: readonly ResourceRecord[]
  /** The whole list, as far as it is here. */
  list: readonly ResourceRecord[]
  /** Where the first row stands in the whole list, from 0, and how long that is. */
  from: number
  total: number
  sort: Sort | null
  onSort: (column: string) => void
  /** Null where no row can be selected. */
  selection: Selection | null
  /** The rows answer an earlier question. */
  isOutdated: boolean
  /** What the rows answer; another question starts at the top. */
  question: string
}

/** Records as a native table; long ones are drawn as they scroll into view. */
export function RecordTable(props: RecordTableProps) {
  const { definition, records, list, from, total, sort, onSort, selection, isOutdated, question } = props
  const frame = useRef<HTMLDivElement>(null)
  const isOverflowing = useOverflow(frame)
  const columns = useColumns(definition)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question starts at the top
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollTop = 0
  }, [question])
  const many = t(definition.label.many)
  const steady = useSteadyFocus(records)
  const isVirtual = records.length > wholeUpTo
  useFixedColumns(frame, isVirtual, columns)
  const hasActions = definition.actions.some(({ where }) => where.includes('row') || where.includes('menu'))
  const standing = useStanding(definition)
  const looksAtOthers = recordContexts[definition.access.subject]?.records !== undefined

  const rowProps = useMemo(() => {
    // The list is asked about here, so that a row is drawn anew only where its answer changed with another row.
    const inList = { ...standing, list: () => list }
    const verdictsOf = (record: ResourceRecord) =>
      definition.actions
        .map((action) => verdictOn(definition, action, record, inList))
        .map(({ isHidden, reasons }) => `${isHidden} ${sentencesOf(reasons).join(' ')}`)
        .join('\n')
    return (record: ResourceRecord, index: number): TableRowProps => ({
      definition,
      columns,
      record,
      index,
      hasActions,
      isSelected: selection?.ids.has(record.id) === true,
      ...(selection ? { onSelect: selection.select } : {}),
      ...(looksAtOthers ? { verdicts: verdictsOf(record) } : {}),
    })
  }, [definition, columns, hasActions, selection, looksAtOthers, list, standing])

  return (
    <section
      ref={frame}
      className={styles.frame}
      data-scrolls={isVirtual || isOverflowing || undefined}
      data-tall={isVirtual || undefined}
      {...steady}
      // What scrolls can be scrolled by keyboard, and says what it is.
      {...(isVirtual || isOverflowing
        ? { tabIndex: 0, 'aria-label': t('views.scrollRegion', { many }) }
        : {})}
    >
      <table
        className={styles.table}
        aria-label={many}
        aria-rowcount={total + 1}
        aria-busy={isOutdated || undefined}
      >
        <TableHead
          columns={columns}
          lead={definition.titleField}
          sort={sort}
          onSort={onSort}
          hasActions={hasActions}
          selection={
            selection && {
              label: t('views.selectPage', { many: many.toLowerCase() }),
              isAll: records.every(({ id }) => selection.ids.has(id)),
              isSome: records.some(({ id }) => selection.ids.has(id)),
              onSelect: (isSelected) => selection.selectAll(records, isSelected),
            }
          }
        />
        {isVirtual ? (
          <VirtualRows frame={frame} records={records} rowProps={rowProps} />
        ) : (
          <tbody>
            {records.map((record, index) => (
              <TableRow key={record.id} {...rowProps(record, from + index)} />
            ))}
          </tbody>
        )}
      </table>
    </section>
  )
}
