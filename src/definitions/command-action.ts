import type { Action } from '../access/vocabulary'
import type { CallName } from '../api/contract'
import type { Text } from '../locales/text'
import type { ActionDefinition, Confirmation } from './define-action'
import type { ActionRequestOf } from './define-behaviour'

/** A command on one record that asks nothing first: the server's words tell of it. */
export function command<Row>(
  name: Action,
  call: CallName,
  request: ActionRequestOf<Row>,
  label: Text,
  icon: string,
  where: ActionDefinition['where'],
): ActionDefinition<Row> {
  return {
    name,
    asks: name,
    label,
    icon,
    where,
    call,
    request,
    confirm: { kind: 'none' },
    saysServerMessage: true,
  }
}

/** Asks before an action: what happens, and the verb again on the button. */
export function question(title: Text, text: Text, submit: Text): Confirmation {
  return { kind: 'simple', title, text, submit }
}
