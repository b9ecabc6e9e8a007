import Checkbox from 'antd/es/checkbox'
import type { TableProps } from 'antd/es/table'
import { memo, useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { nameOf } from '../action/names-of'
import type { Selection } from './use-selection'

/** The selection of a table's rows as antd's table takes it; null where no row can be selected. */
export function useRowSelection(
  definition: ResourceDefinition,
  selection: Selection | null,
): NonNullable<TableProps<ResourceRecord>['rowSelection']> | null {
  return useMemo(() => {
    if (!selection) return null
    const { ids, select, selectAll } = selection
    return {
      selectedRowKeys: [...ids],
      columnWidth: 40,
      fixed: false,
      onSelectAll: (isSelected, _rows, changed) => selectAll(changed, isSelected),
      getTitleCheckboxProps: () => ({
        'aria-label': t('views.selectPage', { many: t(definition.label.many).toLowerCase() }),
      }),
      renderCell: (isSelected, record) => (
        <RowBox definition={definition} record={record} isSelected={isSelected} onSelect={select} />
      ),
    }
  }, [definition, selection])
}

type RowBoxProps = {
  definition: ResourceDefinition
  record: ResourceRecord
  isSelected: boolean
  onSelect: (record: ResourceRecord, isSelected: boolean) => void
}

/** antd's own box is drawn anew with every answer, in every row. */
export const RowBox = memo(function RowBox({ definition, record, isSelected, onSelect }: RowBoxProps) {
  return (
    <Checkbox
      checked={isSelected}
      aria-label={t('views.selectRow', { name: nameOf(definition, record) })}
      onChange={({ target }) => onSelect(record, target.checked)}
    />
  )
})
