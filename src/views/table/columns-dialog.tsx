import '../../locales/table-texts'
import Checkbox from 'antd/es/checkbox'
import { useRef, useState } from 'react'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import styles from './columns-dialog.module.css'
import type { TableView } from './use-table-view'

export type ColumnsDialogProps = { many: string; view: TableView; onClose: () => void }

/** The columns of a table: which stand, and in which order. What is chosen counts at once. */
export function ColumnsDialog({ many, view, onClose }: ColumnsDialogProps) {
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const columns = view.columns.filter(({ isLead }) => !isLead)

  function move(from: number, to: number) {
    const order = columns.map(({ name }) => name)
    order.splice(to, 0, ...order.splice(from, 1))
    view.choose({ order })
    setSaid(t('tables.columnMoved', { column: columns[from]?.label ?? '', place: to + 1 }))
    // At the end of the way the button that was pressed can do no more: its neighbour has the focus then.
    requestAnimationFrame(() => {
      const buttons = list.current?.children[to]?.querySelectorAll<HTMLElement>('[data-way]') ?? []
      const same = [...buttons].find(({ dataset }) => dataset.way === (to < from ? 'up' : 'down'))
      ;(same ?? buttons[0])?.focus()
    })
  }

  return (
    <Dialog
      title={t('tables.columnsOf', { many })}
      width={420}
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={view.spelled === ''} onClick={view.reset}>
            {t('tables.resetColumns')}
          </Button>
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
              {index > 0 && (
                <Button
                  kind="icon"
                  data-way="up"
                  aria-label={t('tables.moveUp', { column: label })}
                  onClick={() => move(index, index - 1)}
                >
                  <Icon name="sort-up" />
                </Button>
              )}
              {index < columns.length - 1 && (
                <Button
                  kind="icon"
                  data-way="down"
                  aria-label={t('tables.moveDown', { column: label })}
                  onClick={() => move(index, index + 1)}
                >
                  <Icon name="sort-down" />
                </Button>
              )}
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
