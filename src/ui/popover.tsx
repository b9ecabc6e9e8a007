import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button'
import { Icon, type IconName } from './icon'
import styles from './popover.module.css'
import { Tip } from './tip'

export type PopoverProps = {
  label: string
  icon: IconName
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Under the head of a page or of the console, under the whole of a card, or where the one who opens it says. */
  place?: 'head' | 'header' | 'card' | 'bar'
  /** Beside the icon of the console's header, which shows no words: what there is to see. */
  badge?: ReactNode
  /** The pointer or the focus comes to the button. */
  onIntent?: () => void
  /** What opens. */
  children: ReactNode
}

/**
 * A button that opens something under the head or the card it stands in; Escape and a press elsewhere close it. Not antd's
 * popover, which is a tooltip to screen readers: all that stands in it would describe the button.
 */
export function Popover(props: PopoverProps) {
  const { label, icon, isOpen, onOpenChange, place = 'head', badge, onIntent, children } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    root.current?.querySelector<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true })
    const handlePointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) onOpenChange(false)
    }
    // A press may take away the very control that had the focus; no key comes from inside then.
    const handleKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || target !== document.body) return
      onOpenChange(false)
      trigger.current?.focus()
    }
    document.addEventListener('pointerdown', handlePointer)
    document.addEventListener('keydown', handleKeyDown)
    return () => {
      document.removeEventListener('pointerdown', handlePointer)
      document.removeEventListener('keydown', handleKeyDown)
    }
  }, [isOpen, onOpenChange])

  const opener = {
    ref: trigger,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onPointerEnter: onIntent,
    onFocus: onIntent,
    onClick: () => onOpenChange(!isOpen),
  } as const

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Escape from the controls inside
    <div
      ref={root}
      className={styles.frame}
      data-place={place}
      onKeyDown={(event) => {
        // What opens within it is closed first.
        if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return
        onOpenChange(false)
        trigger.current?.focus()
      }}
    >
      {place === 'header' ? (
        <Tip name={label}>
          <button {...opener} type="button" className="icon-button">
            <Icon name={icon} />
            <span className="visually-hidden">{label}</span>
            {badge}
          </button>
        </Tip>
      ) : (
        <Button {...opener} kind={place === 'card' ? 'quiet' : undefined}>
          <Icon name={icon} />
          <span className={styles.label}>{label}</span>
        </Button>
      )}
      {isOpen && (
        <div id={id} className={styles.popover} role="dialog" aria-label={label} tabIndex={-1}>
          {children}
        </div>
      )}
    </div>
  )
}
