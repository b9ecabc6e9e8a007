import { memo, useContext } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { ActionButtons } from '../action/action-button'
import { ActionMenu } from '../action/action-menu'
import { PassedMoment } from './passed-moment'
import styles from './record-table.module.css'

export type RowActionsProps = {
  definition: ResourceDefinition
  record: ResourceRecord
  /** As `othersOf` says; a change redraws the actions. */
  others: readonly ResourceRecord[] | undefined
}

/** What may be done to a row: its buttons, and its menu in the same place in each row. */
export const RowActions = memo(function RowActions({ definition, record }: RowActionsProps) {
  useContext(PassedMoment)
  return (
    <span className={styles.rowActions}>
      <ActionButtons definition={definition} where="row" record={record} isIconOnly />
      {definition.actions.some(({ where }) => where.includes('menu')) && (
        <span className={styles.menuPlace}>
          <ActionMenu definition={definition} record={record} place="menu" />
        </span>
      )}
    </span>
  )
})

/** Whether the rows of a resource have actions of their own. */
export function hasRowActions({ actions }: ResourceDefinition): boolean {
  return actions.some(({ where }) => where.includes('row') || where.includes('menu'))
}
