import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import { openedBy } from '../../definitions/opened-by'
import type { ResourceRecord } from '../../definitions/resource-record'
import { useNotices } from '../../providers/use-notices'
import { lazyDialog } from '../../ui/lazy-dialog'
import { focusReturn } from '../../ui/return-focus'
import { whenIdle } from '../../ui/when-idle'
import { dialogFor, isAsked, preloadDialogs, preloadFor } from '../confirm/dialogs'
import { stateKey } from '../records/list-key'
import { useComponents } from '../resource-components'
import { type ActionHost, ActionHostContext, type OpenMenu } from './action-host-context'
import { ActionMenuPopup } from './action-menu-popup'
import { useActionState, useRevealed } from './action-state'
import { failureTitle } from './failure-title'
import { useActionContext } from './use-action-context'
import { useCommand } from './use-command'
import { useOpenForm } from './use-open-form'
import { verdictOn, verdictOnSelection } from './verdict-on'

const AnswerDialog = lazyDialog(() => import('./answer-dialog').then((file) => file.AnswerDialog))

type OpenDialog = {
  action: ActionDefinition
  records: readonly ResourceRecord[]
  /** Gives the focus back to what opened it. */
  giveBack: () => void
}

/**
 * Hosts the actions of one resource: its one menu, its one dialog and its announcements live here and not in the
 * rows, so that a poll that moves or removes a row closes nothing under the person's hand.
 */
export function ActionHostProvider(props: {
  definition: ResourceDefinition
  /** Another host of the page reads out what becomes of commands. */
  isSilent?: boolean
  children: ReactNode
}) {
  const { definition, isSilent = false, children } = props
  const context = useActionContext(definition)
  const command = useCommand(definition)
  const notices = useNotices()
  const components = useComponents(definition)
  const { open: openForm } = useOpenForm(definition)
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)

  useEffect(() => {
    const pieces = Object.values(components.consequences ?? {})
    return whenIdle(() => Promise.all([preloadDialogs(), ...pieces.map((piece) => piece.preload())]))
  }, [components])

  const start: ActionHost['start'] = (action, records, opener) => {
    const { isAllowed, reasons } =
      records.length > 0
        ? verdictOnSelection(definition, action, records, context)
        : verdictOn(definition, action, undefined, context)
    // Its control may stand as it was before the time of a rule came: what is pressed answers.
    if (!isAllowed) {
      notices.showError(reasons[0]?.sentence ?? '', failureTitle(definition, action.label, records))
      return
    }
    const form = openedBy(action)
    // The same values for many are asked for in the dialog that tells what became of each.
    if (form !== undefined && records.length < 2) openForm(form, records[0]?.id)
    else if (isAsked(action, records, context.list()) || records.length > 1)
      setDialog({ action, records, giveBack: focusReturn(opener) })
    else void command(action, records)
  }
  const preload: ActionHost['preload'] = (action, records) => preloadFor(action, records, components)

  // The host stays the same object while person and scope change, so that rows are not redrawn.
  const latest = useRef({ start, preload })
  useEffect(() => {
    latest.current = { start, preload }
  })
  const [host] = useState<ActionHost>(() => ({
    start: (...asked) => latest.current.start(...asked),
    preload: (...asked) => latest.current.preload(...asked),
    openMenu: setMenu,
  }))
  const revealed = useRevealed(stateKey(definition, context.scope))
  const Dialog = dialog ? dialogFor(dialog.action, dialog.records, components) : null

  return (
    <ActionHostContext value={host}>
      {children}
      {!isSilent && <Announcer />}
      {menu && (
        <ActionMenuPopup
          key={menu.record.id}
          definition={definition}
          menu={menu}
          onClose={() => {
            menu.onClose()
            setMenu(null)
          }}
          onChoose={(action) => start(action, [menu.record], menu.opener)}
          onIntent={(action) => preload(action, [menu.record])}
        />
      )}
      {revealed && !isSilent && <AnswerDialog definition={definition} revealed={revealed} />}
      {dialog && Dialog && (
        <Dialog
          definition={definition}
          action={dialog.action}
          records={dialog.records}
          onClose={() => {
            setDialog(null)
            dialog.giveBack()
          }}
        />
      )}
    </ActionHostContext>
  )
}

/** Reads out what becomes of commands, politely, to screen readers. */
function Announcer() {
  const { text, count } = useActionState((state) => state.announcement)
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      <span key={count}>{text}</span>
    </div>
  )
}
