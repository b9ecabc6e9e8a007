import type { ComponentProps, ReactNode } from 'react'
import { Tip } from './tip'

export type ButtonKind = 'primary' | 'default' | 'quiet' | 'danger' | 'icon'

const classes: Readonly<Record<ButtonKind, string>> = {
  primary: 'button button-primary',
  default: 'button',
  quiet: 'button button-quiet',
  danger: 'button button-danger',
  icon: 'icon-button',
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'disabled'> & {
  kind?: ButtonKind
  /** Focusable, but does nothing: for what may not be used now. Say why beside it. */
  isDisabled?: boolean
  /** What it began is under way: it may not be pressed either. One that may be says `aria-busy` alone. */
  isBusy?: boolean
  children: ReactNode
}

/**
 * A button that stays focusable while it may not be used, so that its reason can be heard. One of an icon alone shows
 * its name, unless something else explains it already.
 */
export function Button({ kind = 'default', isDisabled, isBusy, onClick, children, ...rest }: ButtonProps) {
  const isClosed = isDisabled || isBusy
  const button = (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      {...rest}
      className={classes[kind]}
      aria-disabled={isClosed || undefined}
      onClick={isClosed ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  )
  const { 'aria-label': name, 'aria-describedby': explained } = rest
  return kind === 'icon' && name && !explained ? <Tip name={name}>{button}</Tip> : button
}
