import { memo, useState } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionPlace } from '../../definitions/file/file-actions'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { preloadDialogs } from '../confirm/dialogs'
import { useActionHost } from './action-host-context'
import { nameOf } from './names-of'
import { useActionContext } from './use-action-context'
import { verdictOn } from './verdict-on'

export type ActionMenuProps = {
  definition: ResourceDefinition
  record: ResourceRecord
  place: ActionPlace
  /** Label of the button; the record's name is filled in. */
  label?: string
}

/** The kebab button of a record. It is left out where the menu would be empty. */
export const ActionMenu = memo(function ActionMenu({ definition, record, place, label }: ActionMenuProps) {
  const host = useActionHost()
  const context = useActionContext(definition)
  const [isOpen, setOpen] = useState(false)
  const hasEntries = definition.actions.some(
    (action) => action.where.includes(place) && !verdictOn(definition, action, record, context).isHidden,
  )
  if (!hasEntries && !isOpen) return null
  const name = nameOf(definition, record)

  function toggle(opener: HTMLElement) {
    setOpen(!isOpen)
    host.openMenu(isOpen ? null : { record, place, opener, onClose: () => setOpen(false) })
  }

  return (
    <Button
      kind="icon"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-label={label ?? t('views.actionsOf', { name })}
      onClick={({ currentTarget }) => toggle(currentTarget)}
      onFocus={preloadDialogs}
      onPointerEnter={preloadDialogs}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        toggle(event.currentTarget)
      }}
    >
      <Icon name="more" />
    </Button>
  )
})
