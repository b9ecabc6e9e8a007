import '../../locales/table-texts'
import Checkbox from 'antd/es/checkbox'
import Select from 'antd/es/select'
import { useRef, useState } from 'react'
import type { PanelDefinition } from '../../definitions/define-dashboard'
import { t } from '../../locales/t'
import { useAllDefinitions } from '../../providers/definitions-context'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Hint } from '../../ui/hint'
import { focusMoved, MoveButtons, moved } from '../../ui/move-buttons'
import { popupPlace } from '../../views/form/inputs/input-props'
import styles from './dashboard.module.css'
import { panelTitle } from './panel-title'
import { type PanelWidth, panelWidths } from './panel-width'
import type { Arrangement } from './use-arrangement'

export type ArrangeDialogProps = { title: string; arrangement: Arrangement; onClose: () => void }

/** The panels of a dashboard: which stand, in which order and how wide. What is chosen counts at once. */
export function ArrangeDialog({ title, arrangement, onClose }: ArrangeDialogProps) {
  const { panels, isAsDefined, order, show, widen, reset } = arrangement
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const { definitions } = useAllDefinitions()

  function nameOf(panel: PanelDefinition): string {
    const definition = definitions.find(({ name }) => name === panel.resource)
    if (definition) return panelTitle(panel, definition)
    return panel.title ? t(panel.title) : panel.resource
  }
  const named = panels.map((each) => ({ ...each, name: nameOf(each.panel) }))

  function move(from: number, to: number) {
    const keys = panels.map(({ key }) => key)
    order(moved(keys, from, to))
    setSaid(t('tables.columnMoved', { column: named[from]?.name ?? '', place: to + 1 }))
    focusMoved(list, from, to)
  }

  const widths = panelWidths.map((value) => ({ value, label: t(`dashboard.${value}`) }))

  return (
    <Dialog
      title={t('dashboard.panelsOf', { title })}
      width={560}
      onClose={onClose}
      actions={
        <>
          <Hint text={isAsDefined ? t('dashboard.panelsAsDefined') : null}>
            {(describedBy) => (
              <Button isDisabled={isAsDefined} aria-describedby={describedBy} onClick={reset}>
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
      <ol className={styles.arranged} ref={list}>
        {named.map(({ key, name, isShown, width }, index) => (
          <li key={key} className="row">
            <Checkbox checked={isShown} onChange={({ target }) => show(key, target.checked)}>
              {name}
            </Checkbox>
            <span className={`row ${styles.ways}`}>
              <Select<PanelWidth>
                aria-label={t('dashboard.widthOf', { title: name })}
                virtual={false}
                getPopupContainer={popupPlace}
                popupMatchSelectWidth={false}
                value={width}
                onChange={(chosen) => widen(key, chosen)}
                options={widths}
              />
              <MoveButtons
                index={index}
                count={named.length}
                upLabel={t('tables.moveUp', { column: name })}
                downLabel={t('tables.moveDown', { column: name })}
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
