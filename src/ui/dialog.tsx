import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { t } from '../locales/t'
import { Icon } from './icon'

export type DialogProps = {
  title: string
  children: ReactNode
  actions?: ReactNode
  /** Pixels; the window's width on small screens. */
  width?: number
  /** Absent: the dialog can only be left through its actions. */
  onClose?: () => void
}

/** A modal dialog of the browser: it traps the focus, makes the page inert and gives the focus back. */
export function Dialog({ title, children, actions, width = 520, onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // A plain effect is undone when the element is gone already, and then nobody gets the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className="dialog"
      style={{ width }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose?.()
      }}
      onKeyDown={(event) => {
        // Chromium closes on a second Escape even when the first was refused.
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose?.()
      }}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        {onClose && (
          <button type="button" className="icon-button" aria-label={t('common.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className="dialog-body">
        {children}
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  )
}
