import '../../locales/table-texts'
import Checkbox from 'antd/es/checkbox'
import { useRef, useState } from 'react'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Hint } from '../../ui/hint'
import { focusMoved, MoveButtons, moved } from '../../ui/move-buttons'
import styles from './columns-dialog.module.css'
import type { TableView } from './use-table-view'

export type ColumnsDialogProps = { many: string; view: TableView; onClose: () => void }

/** The columns of a table: which stand, and in which order. What is chosen counts at once. */
export function ColumnsDialog({ many, view, onClose }: ColumnsDialogProps) {
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const columns = view.columns.filter(({ isLead }) => !isLead)

  function move(from: number, to: number) {
    const names = columns.map(({ name }) => name)
    view.choose({ order: moved(names, from, to) })
    setSaid(t('tables.columnMoved', { column: columns[from]?.label ?? '', place: to + 1 }))
    focusMoved(list, from, to)
  }

  return (
    <Dialog
      title={t('tables.columnsOf', { many })}
      width={420}
      onClose={onClose}
      actions={
        <>
          <Hint text={view.isAsDefined ? t('tables.columnsAsDefined') : null}>
            {(describedBy) => (
              <Button isDisabled={view.isAsDefined} aria-describedby={describedBy} onClick={view.reset}>
                {t('tables.resetColumns')}
              </Button>
            )}
          </Hint>
          <Button kind="primary" onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      <ol className={styles.columns} ref={list}>
        {columns.map(({ name, label, isShown }, index) => (
          <li key={name} className={`row ${styles.column}`}>
            <Checkbox
              checked={isShown}
              onChange={({ target }) => view.choose({ column: name, isShown: target.checked })}
            >
              {label}
            </Checkbox>
            <span className={`row ${styles.ways}`}>
              <MoveButtons
                index={index}
                count={columns.length}
                upLabel={t('tables.moveUp', { column: label })}
                downLabel={t('tables.moveDown', { column: label })}
                onMove={move}
              />
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </Dialog>
  )
}
