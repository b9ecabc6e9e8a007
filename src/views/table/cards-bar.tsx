import Checkbox from 'antd/es/checkbox'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import toolbar from '../list/list-toolbar.module.css'
import styles from './record-cards.module.css'
import type { RecordTableProps } from './record-table'
import { parseSort, sortText } from './table-address'
import { useColumns } from './use-columns'

type CardsBarProps = Pick<RecordTableProps, 'definition' | 'records' | 'sort' | 'onSort' | 'selection'>

/** What the header of a table does, above cards: the selection of the page, and the order. */
export function CardsBar({ definition, records, sort, onSort, selection }: CardsBarProps) {
  const sortable = useColumns(definition).filter(({ isSortable }) => isSortable)
  const many = t(definition.label.many).toLowerCase()
  const count = selection ? records.filter(({ id }) => selection.ids.has(id)).length : 0
  if (!selection && sortable.length === 0) return null
  return (
    <div className={styles.bar}>
      {selection && (
        <Checkbox
          checked={count > 0 && count === records.length}
          indeterminate={count > 0 && count < records.length}
          onChange={({ target }) => selection.selectAll(records, target.checked)}
        >
          {t('views.selectPage', { many })}
        </Checkbox>
      )}
      {sortable.length > 0 && (
        <span className={toolbar.filter}>
          <select
            aria-label={t('views.orderOf', { many })}
            value={sort ? sortText(sort) : ''}
            onChange={({ target }) => onSort(parseSort(target.value))}
          >
            {!definition.list.sort && <option value="">{t('views.ownOrder')}</option>}
            {sortable.map(({ name, field }) => {
              const column = t(field.label)
              return [
                <option key={name} value={name}>
                  {t('views.ascending', { column })}
                </option>,
                <option key={`-${name}`} value={`-${name}`}>
                  {t('views.descending', { column })}
                </option>,
              ]
            })}
          </select>
          <Icon name="chevron" />
        </span>
      )}
    </div>
  )
}
