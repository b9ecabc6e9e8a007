import { useState } from 'react'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { AntdProvider } from '../../ui/antd-provider'
import { Button } from '../../ui/button'
import { CardsBar } from './cards-bar'
import { FieldCell, othersOf } from './field-cell'
import styles from './record-cards.module.css'
import type { RecordTableProps } from './record-table'
import { hasRowActions, RowActions } from './row-actions'
import type { Column } from './use-columns'
import { RowBox } from './use-row-selection'
import { useSteadyFocus } from './use-steady-focus'

/** Cards drawn before a person asks for more. */
const atOnce = 30

/**
 * The rows of a table where it is too narrow for columns: a card each, with the same order, pages and selection. Of a long
 * list as many are drawn as a person asks for.
 */
export function RecordCards(props: RecordTableProps) {
  const { definition, columns, records, list, from, total, sort, onSort, selection, isOutdated } = props
  const others = othersOf(definition, list)
  const steady = useSteadyFocus(records)
  const [limit, setLimit] = useState(atOnce)
  const many = t(definition.label.many)

  return (
    <section {...steady}>
      <AntdProvider>
        <CardsBar
          definition={definition}
          records={records}
          sort={sort}
          onSort={onSort}
          selection={selection}
        />
        <ul className={styles.cards} aria-label={many} aria-busy={isOutdated || undefined}>
          {records.slice(0, limit).map((record, index) => (
            <li
              key={record.id}
              className={styles.card}
              data-record={record.id}
              data-selected={selection?.ids.has(record.id) || undefined}
              aria-posinset={from + index + 1}
              aria-setsize={total}
            >
              <CardContent
                definition={definition}
                columns={columns}
                record={record}
                others={others}
                selection={selection}
              />
            </li>
          ))}
        </ul>
        {records.length > limit && (
          <Button onClick={() => setLimit(limit + atOnce)}>
            {t('views.showMore', { many: many.toLowerCase() })}
          </Button>
        )}
      </AntdProvider>
    </section>
  )
}

type CardContentProps = Pick<RecordTableProps, 'definition' | 'columns' | 'selection'> & {
  record: ResourceRecord
  others: readonly ResourceRecord[] | undefined
}

function CardContent({ definition, columns, record, others, selection }: CardContentProps) {
  const lead = columns.find(({ name }) => name === definition.titleField)
  const cellOf = ({ name, field }: Column) => (
    <FieldCell definition={definition} field={field} column={name} record={record} others={others} />
  )
  return (
    <>
      <div className={styles.head}>
        {selection && (
          <RowBox
            definition={definition}
            record={record}
            isSelected={selection.ids.has(record.id)}
            onSelect={selection.select}
          />
        )}
        <div className={styles.title}>{lead && cellOf(lead)}</div>
        {hasRowActions(definition) && <RowActions definition={definition} record={record} others={others} />}
      </div>
      <dl className={styles.lines}>
        {columns
          .filter((column) => column !== lead)
          .map((column) => (
            <div key={column.name}>
              <dt>{t(column.field.label)}</dt>
              <dd>{cellOf(column)}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}
