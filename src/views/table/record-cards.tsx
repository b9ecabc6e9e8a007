import '../../locales/table-texts'
import Checkbox from 'antd/es/checkbox'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { inSentence, t } from '../../locales/t'
import { AntdProvider } from '../../ui/antd-provider'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { lazyPiece } from '../../ui/lazy-piece'
import { useMore } from '../../ui/use-more'
import { parseSort, sortText } from '../records/use-list-address'
import { FieldCell, othersOf } from './field-cell'
import { type GroupStarts, groupStarts } from './group-records'
import { LateGroupHeading } from './late-group-heading'
import { LeadCell } from './lead-cell'
import { PassedMoment, usePassedMoment } from './passed-moment'
import styles from './record-cards.module.css'
import type { RecordTableProps } from './record-table'
import { hasRowActions, RowActions } from './row-actions'
import { RowBox } from './row-box'
import type { TotalsListProps } from './totals-row'
import type { Column } from './use-table-view'

const LateTotalsList = lazyPiece<TotalsListProps>(() =>
  import('./totals-row').then((file) => file.TotalsList),
)

/** Cards drawn before a person asks for more. */
const atOnce = 30

/**
 * The rows of a table where it is too narrow for columns, or where cards are chosen: a card each, with the same order,
 * pages and selection. Of a long list as many are drawn as a person asks for.
 */
export function RecordCards(props: RecordTableProps) {
  const { definition, view, records, list, from, total, selection, isOutdated } = props
  const { matching = records, groups = null, groupedBy = null } = props
  const others = othersOf(definition, list)
  const { limit, showMore } = useMore(atOnce, '[data-record]')
  const moment = usePassedMoment(definition, records)
  const many = t(definition.label.many)
  const lead = view.columns.find(({ isLead }) => isLead)
  const shown = view.columns.filter(({ isShown }) => isShown)
  const lines = shown.filter(({ isLead }) => !isLead)

  const card = (record: ResourceRecord, index: number) => {
    const cell = ({ name, field, isLead }: Column) => {
      const Cell = isLead ? LeadCell : FieldCell
      return <Cell definition={definition} field={field} column={name} record={record} others={others} />
    }
    const isSelected = selection?.ids.has(record.id) ?? false
    return (
      <li
        key={record.id}
        className={`surface ${styles.card}`}
        data-record={record.id}
        data-selected={isSelected || undefined}
        aria-posinset={from + index + 1}
        aria-setsize={total ?? -1}
      >
        <div className={`row ${styles.head}`}>
          {selection && (
            <RowBox
              definition={definition}
              record={record}
              isSelected={isSelected}
              onSelect={selection.select}
            />
          )}
          <div className={styles.title}>{lead && cell(lead)}</div>
          {hasRowActions(definition) && (
            <RowActions definition={definition} record={record} others={others} />
          )}
        </div>
        <dl className={styles.lines}>
          {lines.map((column) => (
            <div key={column.name}>
              <dt className="second">{column.label}</dt>
              <dd>{cell(column)}</dd>
            </div>
          ))}
        </dl>
      </li>
    )
  }

  // Under the title of the list, which is that of the page where the resource has one.
  const GroupTitle = definition.place.kind === 'menu' ? 'h2' : 'h3'
  const runs = runsOf(records.slice(0, limit), groups && groupStarts(groups, records))

  return (
    <AntdProvider>
      <CardsBar {...props} />
      <PassedMoment value={moment}>
        {runs.map(({ start, first, members }) => (
          <div key={members[0]?.id ?? first}>
            {start && groupedBy !== null && (
              <GroupTitle className={styles.group}>
                <LateGroupHeading definition={definition} groupedBy={groupedBy} columns={shown} {...start} />
              </GroupTitle>
            )}
            <ul className={styles.cards} aria-label={many} aria-busy={isOutdated || undefined}>
              {members.map((record, index) => card(record, first + index))}
            </ul>
          </div>
        ))}
      </PassedMoment>
      {definition.list.totals && (
        <LateTotalsList definition={definition} columns={shown} records={matching} />
      )}
      {records.length > limit && (
        <Button onClick={showMore}>
          {t('tables.showMore', { many: inSentence(definition.label.many) })}
        </Button>
      )}
    </AntdProvider>
  )
}

/** The cards in one list, or in one for each group; `first` is the place of its first card on the page, from 0. */
function runsOf(records: readonly ResourceRecord[], starts: GroupStarts | null) {
  const from = records.flatMap(({ id }, index) => (index === 0 || starts?.has(id) ? [index] : []))
  return from.map((first, index) => ({
    start: starts?.get(records[first]?.id ?? ''),
    first,
    members: records.slice(first, from[index + 1]),
  }))
}

/** What the header of a table does, above cards: the selection of the page, and the order. */
function CardsBar({ definition, view, records, sort, onSort, selection }: RecordTableProps) {
  const sortable = view.columns.filter(({ isSortable }) => isSortable)
  // The order on screen and the usual one can be of fields that are no columns.
  const others = [sort, definition.list.sort].flatMap((order) =>
    order && !sortable.some(({ name }) => name === order.field) ? [sortText(order)] : [],
  )
  const many = inSentence(definition.label.many)
  const count = selection ? records.filter(({ id }) => selection.ids.has(id)).length : 0
  return (
    <div className={`row ${styles.bar}`}>
      {selection && (
        <Checkbox
          checked={count > 0 && count === records.length}
          indeterminate={count > 0 && count < records.length}
          onChange={({ target }) => selection.select(records, target.checked)}
        >
          {t('tables.selectPage', { many })}
        </Checkbox>
      )}
      {sortable.length > 0 && (
        <span className="control">
          <select
            aria-label={t('tables.orderOf', { many })}
            value={sortText(sort)}
            onChange={({ target }) => onSort(parseSort(target.value))}
          >
            {!definition.list.sort && <option value="">{t('tables.ownOrder')}</option>}
            {[...new Set(others)].map((text) => (
              <option key={text} value={text}>
                {orderName(definition, text)}
              </option>
            ))}
            {sortable.map(({ name, label: column }) => [
              <option key={name} value={name}>
                {t('tables.ascending', { column })}
              </option>,
              <option key={`-${name}`} value={`-${name}`}>
                {t('tables.descending', { column })}
              </option>,
            ])}
          </select>
          <Icon name="chevron" size={14} />
        </span>
      )}
    </div>
  )
}

/** What an order by a field that is no column is called; that of a field nobody sees is the usual one. */
function orderName({ fields }: ResourceDefinition, text: string): string {
  const order = parseSort(text)
  const label = order && fields[order.field]?.label
  if (!label) return t('tables.ownOrder')
  return t(order.order === 'desc' ? 'tables.descending' : 'tables.ascending', { column: t(label) })
}
