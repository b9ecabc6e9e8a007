import type { ReactNode } from 'react'
import { figureField } from '../../definitions/define-dashboard'
import { t } from '../../locales/t'
import { LateMarkedValue } from '../../views/cells/late-marked-value'
import { joinedTotals } from '../../views/cells/total-texts'
import type { Found } from './all-found'
import styles from './dashboard.module.css'
import { PanelFoot, PanelFrame } from './panel-frame'
import type { PanelProps } from './panel-props'

export type FigureProps = Pick<PanelProps<'figure'>, 'panel' | 'title' | 'address'> &
  Pick<Found, 'list'> & {
    /** What the conditions of a state look at; null where nothing does. */
    value: number | null
    texts: readonly string[]
    /** Of what it is, and what it leaves out. */
    notes?: readonly string[]
    children?: ReactNode
  }

/** A figure with its state, what it is of, and the way to the list. */
export function Figure({ panel, title, address, list, value, texts, notes = [], children }: FigureProps) {
  const { toneWhen, total = 'sum' } = panel
  const figure = <span className={`figures ${styles.figure}`}>{joinedTotals(total, texts)}</span>
  return (
    <PanelFrame title={title} kind="figure">
      <p className={styles.value}>
        {texts.length === 0 && <span className="second">{t('dashboard.noValues')}</span>}
        {texts.length > 0 && toneWhen && value !== null ? (
          <LateMarkedValue
            field={{ kind: 'number', label: { en: title }, toneWhen }}
            record={{ id: '', [figureField]: value }}
            text={null}
          >
            {figure}
          </LateMarkedValue>
        ) : (
          figure
        )}
      </p>
      {notes.length > 0 && <p className="second">{notes.join('. ')}</p>}
      {children}
      <PanelFoot title={title} address={address} list={list} />
    </PanelFrame>
  )
}
