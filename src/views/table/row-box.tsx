import Checkbox from 'antd/es/checkbox'
import { memo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { nameOf } from '../action/names-of'
import styles from './record-table.module.css'
import type { Selection } from './use-selection'

export type RowBoxProps = {
  definition: ResourceDefinition
  record: ResourceRecord
  isSelected: boolean
  onSelect: Selection['select']
}

/** The box that selects a row; antd's own is redrawn with every answer, in every row. */
export const RowBox = memo(function RowBox({ definition, record, isSelected, onSelect }: RowBoxProps) {
  return (
    <Checkbox
      className={styles.selector}
      checked={isSelected}
      aria-label={t('tables.selectRow', { name: nameOf(definition, record) })}
      onChange={({ target }) => onSelect([record], target.checked)}
    />
  )
})
