import { memo, type Ref } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { ActionButton } from '../action/action-button'
import { ActionMenu } from '../action/action-menu'
import { nameOf } from '../action/names-of'
import type { ResourceRecord } from '../records/resource-record'
import { FieldCell } from './field-cell'
import { SelectBox } from './select-box'
import styles from './table.module.css'
import type { Column } from './use-columns'

export type TableRowProps = {
  definition: ResourceDefinition
  columns: readonly Column[]
  record: ResourceRecord
  /** Its place in the whole list, from 0. */
  index: number
  hasActions: boolean
  isSelected: boolean
  /** Absent where no row can be selected. */
  onSelect?: (record: ResourceRecord, isSelected: boolean) => void
  /** What access says of its actions, where a rule looks at the other records too: a change draws the row anew. */
  verdicts?: string
  measure?: Ref<HTMLTableRowElement>
}

/** One record as a row; drawn anew only when its record is another object, or its selection changes. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { definition, columns, record, index, hasActions, isSelected, onSelect, measure } = props
  const { actions, titleField } = definition
  const name = nameOf(definition, record)
  const hasMenu = actions.some(({ where }) => where.includes('menu'))
  return (
    <tr
      ref={measure}
      data-record={record.id}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={onSelect ? isSelected : undefined}
    >
      {onSelect && (
        <td className={styles.select}>
          <SelectBox
            label={t('views.selectRow', { name })}
            isSelected={isSelected}
            onSelect={(selected) => onSelect(record, selected)}
          />
        </td>
      )}
      {columns.map((column) => {
        const content = (
          <FieldCell definition={definition} field={column.field} column={column.name} record={record} />
        )
        if (column.name === titleField) {
          return (
            <th key={column.name} scope="row" className={styles.lead}>
              {content}
            </th>
          )
        }
        return (
          <td key={column.name} data-figure={column.isFigure || undefined}>
            {content}
          </td>
        )
      })}
      {hasActions && (
        <td className={styles.actions}>
          <span className={styles.rowActions}>
            {actions
              .filter(({ where }) => where.includes('row'))
              .map((action) => (
                <ActionButton
                  key={action.name}
                  definition={definition}
                  action={action}
                  record={record}
                  isIconOnly
                />
              ))}
            {hasMenu && (
              <span className={styles.menuPlace}>
                <ActionMenu definition={definition} record={record} place="menu" />
              </span>
            )}
          </span>
        </td>
      )}
    </tr>
  )
})
