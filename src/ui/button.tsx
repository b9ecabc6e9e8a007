import type { ComponentProps, ReactNode } from 'react'

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
  children: ReactNode
}

/** A button that stays focusable while it may not be used, so that its reason can be heard. */
export function Button({ kind = 'default', isDisabled = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes[kind]}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  )
}
