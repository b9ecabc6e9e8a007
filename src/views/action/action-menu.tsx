import { memo, useRef, useState } from 'react'
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
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const hasEntries = definition.actions.some(
    (action) => action.where.includes(place) && !verdictOn(definition, action, record, context).isHidden,
  )
  if (!hasEntries && !isOpen) return null
  const name = nameOf(definition, record)

  function handleOpen() {
    if (!button.current) return
    setOpen(true)
    host.openMenu({ record, place, opener: button.current, onClose: () => setOpen(false) })
  }

  return (
    <Button
      ref={button}
      kind="icon"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-label={label ?? t('views.actionsOf', { name })}
      onClick={handleOpen}
      onFocus={preloadDialogs}
      onPointerEnter={preloadDialogs}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        handleOpen()
      }}
    >
      <Icon name="more" />
    </Button>
  )
})
