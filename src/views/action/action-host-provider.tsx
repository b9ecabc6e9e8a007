import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { ResourceRecord } from '../../definitions/resource-record'
import { focusReturn } from '../../ui/return-focus'
import { dialogFor, prefetchDialogsWhenIdle } from '../confirm/dialogs'
import { useComponents } from '../resource-components'
import { type ActionHost, ActionHostContext } from './action-host-context'
import { ActionMenuPopup, type OpenMenu } from './action-menu-popup'
import { useActionState } from './action-state'
import { useCommand } from './use-command'
import { useOpenForm } from './use-open-form'
import { useStanding } from './use-standing'
import { verdictOn } from './verdict-on'

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
export function ActionHostProvider(props: { definition: ResourceDefinition; children: ReactNode }) {
  const { definition, children } = props
  const standing = useStanding(definition)
  const command = useCommand(definition)
  const components = useComponents(definition)
  const { open: openForm } = useOpenForm(definition)
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)

  // The host stays the same object while person and scope change, so that rows are not drawn anew.
  const latest = useRef({ standing, command, openForm, menu })
  useEffect(() => {
    latest.current = { standing, command, openForm, menu }
  })
  useEffect(prefetchDialogsWhenIdle, [])

  const start = useCallback<ActionHost['start']>(
    (action, records, opener) => {
      const now = latest.current
      const allowed = records.filter(
        (record) => verdictOn(definition, action, record, now.standing).isAllowed,
      )
      const isAllowed =
        records.length > 0
          ? allowed.length > 0
          : verdictOn(definition, action, undefined, now.standing).isAllowed
      if (!isAllowed) return
      if (action.opens) {
        now.openForm(action.opens, records[0]?.id)
        return
      }
      if (action.confirm.kind !== 'none' || records.length > 1) {
        setDialog({ action, records, giveBack: focusReturn(opener) })
        return
      }
      void now.command(action, records)
    },
    [definition],
  )

  const closeMenu = useCallback(() => {
    latest.current.menu?.onClose()
    setMenu(null)
  }, [])
  const openMenu = useCallback<ActionHost['openMenu']>(
    ({ record, place, opener, onClose }) => {
      if (latest.current.menu?.opener === opener) return closeMenu()
      const entries = definition.actions
        .filter(({ where }) => where.includes(place))
        .map((action) => ({
          action,
          verdict: verdictOn(definition, action, record, latest.current.standing),
        }))
        .filter(({ verdict }) => !verdict.isHidden)
      setMenu({ record, entries, opener, onClose })
    },
    [definition, closeMenu],
  )

  const host = useMemo(() => ({ start, openMenu }), [start, openMenu])
  const Dialog = dialog ? dialogFor(dialog.action, dialog.records, components) : null

  return (
    <ActionHostContext value={host}>
      {children}
      <Announcer />
      {menu && (
        <ActionMenuPopup
          definition={definition}
          menu={menu}
          onClose={closeMenu}
          onChoose={(action) => start(action, [menu.record], menu.opener)}
        />
      )}
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
