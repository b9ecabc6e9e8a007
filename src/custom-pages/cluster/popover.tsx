import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/button'
import { Icon, type IconName } from '../../ui/icon'
import styles from './popover.module.css'

export type PopoverProps = {
  label: string
  icon: IconName
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Under the whole of a card in place of the cluster's head. */
  isInCard?: boolean
  /** What opens. */
  children: ReactNode
}

/**
 * A button that opens something under the head or the card it stands in; Escape and a press elsewhere close it. Not antd's
 * popover, which is a tooltip to screen readers: all that stands in it would describe the button.
 */
export function Popover({ label, icon, isOpen, onOpenChange, isInCard = false, children }: PopoverProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    root.current?.querySelector<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true })
    const handlePointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) onOpenChange(false)
    }
    document.addEventListener('pointerdown', handlePointer)
    return () => document.removeEventListener('pointerdown', handlePointer)
  }, [isOpen, onOpenChange])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Escape from the controls inside
    <div
      ref={root}
      className={styles.frame}
      data-place={isInCard ? 'card' : 'head'}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        onOpenChange(false)
        trigger.current?.focus()
      }}
    >
      <Button
        ref={trigger}
        kind={isInCard ? 'quiet' : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onOpenChange(!isOpen)}
      >
        <Icon name={icon} />
        <span className={styles.label}>{label}</span>
      </Button>
      {isOpen && (
        <div id={id} className={styles.popover} role="dialog" aria-label={label} tabIndex={-1}>
          {children}
        </div>
      )}
    </div>
  )
}
