import { createContext, useContext } from 'react'
import type { ActionDefinition } from '../../definitions/define-action'
import type { ActionPlace } from '../../definitions/file/file-actions'
import type { ResourceRecord } from '../../definitions/resource-record'

export type ActionHost = {
  /**
   * Starts an action as a person asked for it: asks access again, confirms as defined, then performs it.
   * @param records none for an action of the toolbar, one for a row's, the selected ones for a selection's
   */
  start: (action: ActionDefinition, records: readonly ResourceRecord[], opener: HTMLElement | null) => void
  /** Has the code of what an action opens loaded; called when the pointer or the focus comes to its control. */
  preload: (action: ActionDefinition, records: readonly ResourceRecord[]) => void
  /** Opens the menu of a record at its button; null closes it. */
  openMenu: (menu: OpenMenu | null) => void
}

export type OpenMenu = {
  record: ResourceRecord
  place: ActionPlace
  opener: HTMLElement
  /** Called when the person closes it. */
  onClose: () => void
}

export const ActionHostContext = createContext<ActionHost | null>(null)

/** The host of the actions of the resource shown here. @throws Error outside an ActionHostProvider. */
export function useActionHost(): ActionHost {
  const host = useContext(ActionHostContext)
  if (!host) throw new Error('useActionHost needs an ActionHostProvider above it')
  return host
}
