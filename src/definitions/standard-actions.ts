import type { Action } from '../access/vocabulary'
import type { CallName } from '../api/contract'
import type { Text } from '../locales/text'
import type { ActionDefinition } from './define-action'
import type { ActionRequestOf } from './define-behaviour'
import type { CallChoice } from './define-call'

/** The button above the list that opens the form of a new record. */
export function createAction(asks: Action, label: Text): ActionDefinition {
  return {
    name: 'create',
    asks,
    label,
    icon: 'plus',
    where: ['toolbar'],
    opens: 'create',
    confirm: { kind: 'none' },
  }
}

/** The button above the list that saves a file. */
export function downloadAction<Row>(
  name: string,
  asks: Action,
  call: CallName,
  request: ActionRequestOf<Row>,
  label: Text,
): ActionDefinition<Row> {
  return {
    name,
    asks,
    label,
    icon: 'download',
    where: ['toolbar'],
    call,
    request,
    confirm: { kind: 'none' },
  }
}

/** Opens the form with a record's values. */
export function editAction(asks: Action): ActionDefinition {
  return {
    name: 'edit',
    asks,
    label: 'standard.edit',
    icon: 'edit',
    where: ['row'],
    opens: 'edit',
    confirm: { kind: 'none' },
  }
}

/** Shows all there is to read of a record. */
export function detailAction(asks: Action): ActionDefinition {
  return {
    name: 'details',
    asks,
    label: 'standard.details',
    icon: 'details',
    where: ['menu'],
    opens: 'detail',
    confirm: { kind: 'none' },
  }
}

/** Deletes a record after a question, or after its name was typed. `destroys` says what is lost for good. */
export function deleteAction(input: {
  asks: Action
  call: CallChoice
  destroys: Text
  confirm?: 'simple' | 'typed-name'
}): ActionDefinition {
  const { asks, call, destroys, confirm = 'simple' } = input
  const words = {
    title: 'standard.deleteTitle',
    text: 'standard.deleteText',
    submit: 'standard.delete',
  } as const
  return {
    name: 'delete',
    asks,
    label: 'standard.delete',
    icon: 'delete',
    where: ['menu'],
    call,
    confirm:
      confirm === 'simple'
        ? { kind: 'simple', ...words }
        : { kind: 'typed-name', ...words, field: 'standard.nameToType', mismatch: 'standard.nameMismatch' },
    destroys,
    success: 'standard.deleted',
    isDangerous: true,
  }
}
