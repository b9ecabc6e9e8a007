import '../../locales/table-texts'
import type { ResourceDefinition } from '../../definitions/define'
import { readGroup } from '../../definitions/groupable'
import { inSentence, t } from '../../locales/t'
import { lazyPiece } from '../../ui/lazy-piece'
import { periodText } from '../list-chart/period-text'
import { FieldCell } from './field-cell'
import styles from './group-heading.module.css'
import { type RecordGroup, sharedBy } from './group-records'
import type { GroupTotalsProps } from './totals-row'
import type { Column } from './use-table-view'

const LateGroupTotals = lazyPiece<GroupTotalsProps>(() =>
  import('./totals-row').then((file) => file.GroupTotals),
)

export type GroupHeadingProps = {
  definition: ResourceDefinition
  /** What the records share, as addresses spell it. */
  groupedBy: string
  /** All that is known of it, not only what stands on the page. */
  group: RecordGroup
  /** Those that stand here. */
  columns: readonly Column[]
  /** The group began on an earlier page. */
  isContinued: boolean
}

/** What the records of a group share, how many they are, and what they come to. */
export function GroupHeading({ definition, groupedBy, group, columns, isContinued }: GroupHeadingProps) {
  const { fields, list, label } = definition
  const { field: column, per } = readGroup(groupedBy, fields)
  const field = fields[column]
  const [record] = group.records
  if (!field || !record) return null
  const count = group.records.length
  const period = per && sharedBy(record, groupedBy, fields)
  const words = list.paging?.kind === 'server' ? 'tables.groupOfPage' : 'tables.groupCount'
  return (
    <span className={styles.heading}>
      <span className="second">{t(field.label)}:</span>
      <b>
        {per && period ? (
          periodText(period, per)
        ) : (
          // A switch in a heading would switch one of them, and the state of one is not that of all.
          <FieldCell
            definition={definition}
            field={{ ...field, action: undefined, copyable: undefined, toneWhen: undefined }}
            column={column}
            record={record}
          />
        )}
      </b>
      <span className="second figures">
        {t(words, { count, one: inSentence(label.one), many: inSentence(label.many) })}
      </span>
      {isContinued && <span className="second">{t('tables.groupGoesOn')}</span>}
      {list.totals && <LateGroupTotals definition={definition} columns={columns} records={group.records} />}
    </span>
  )
}
