import type { ComponentProps } from 'react'

/** An entry of a menu that does something; arrows move to it, and Tab closes the menu. */
export function MenuItem(props: ComponentProps<'button'>) {
  return <button type="button" role="menuitem" tabIndex={-1} className="menu-item" {...props} />
}
