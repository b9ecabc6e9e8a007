import type { Action } from '../access/vocabulary'
import type { CallName } from '../api/contract'
import type { Text } from '../locales/text'
import type { ActionDefinition, Confirmation } from './define-action'
import type { ActionRequestOf } from './define-behaviour'
import type { CallChoice } from './define-call'
import type { EditDefinition } from './define-form'
import type { FileDelete } from './file/file-actions'
import type { Data } from './file/file-texts'

type EnabledWhen = ActionDefinition['enabledWhen']

/** The button above the list that opens the form of a new record. @param enabledWhen who may; all that access lets, without it */
export function createAction(requires: Action, label: Text, enabledWhen?: EnabledWhen): ActionDefinition {
  const closing = enabledWhen && { enabledWhen }
  return { name: 'create', requires, label, icon: 'plus', where: ['toolbar'], opens: 'create', ...closing }
}

/** The button above the list by which a file is imported. @param requires what `create` requires, as is `enabledWhen` */
export function importAction(requires: Action, enabledWhen?: EnabledWhen): ActionDefinition {
  const label = 'standard.import'
  const closing = enabledWhen && { enabledWhen }
  return { name: 'import', requires, label, icon: 'upload', where: ['toolbar'], opens: 'import', ...closing }
}

/** Opens the form with a record's values. @param enabledWhen which records may be edited; all, without it */
export function editAction(requires: Action, enabledWhen?: EnabledWhen): ActionDefinition {
  const label = 'standard.edit'
  return {
    name: 'edit',
    requires,
    label,
    icon: 'edit',
    where: ['row'],
    opens: 'edit',
    ...(enabledWhen && { enabledWhen }),
  }
}

/**
 * Gives all selected records the same values of the fields a person chose, for whom the action that edits one allows it.
 * @param edit that action @param form the form it opens
 */
export function bulkEditAction<Row>(
  { opens: _opens, ...edit }: ActionDefinition<Row>,
  form: Pick<EditDefinition<string>, 'call' | 'reloadsPerson' | 'useServerMessage'>,
): ActionDefinition<Row> {
  const { call, reloadsPerson, useServerMessage } = form
  return {
    ...edit,
    name: 'edit-selected',
    label: 'standard.editSelected',
    where: ['selection'],
    call,
    bulk: 'edit',
    confirm: question(
      'standard.editSelectedTitle',
      'standard.editSelectedText',
      'standard.editSelectedSubmit',
    ),
    success: 'standard.editedSelected',
    ...(reloadsPerson && { reloadsPerson }),
    ...(useServerMessage && { useServerMessage }),
  }
}

/** Opens the form of a new record with the values of another one. @param enabledWhen of which; of all, without it */
export function cloneAction(requires: Action, enabledWhen?: EnabledWhen): ActionDefinition {
  const label = 'standard.clone'
  return {
    name: 'clone',
    requires,
    label,
    icon: 'clone',
    where: ['menu'],
    opens: 'clone',
    ...(enabledWhen && { enabledWhen }),
  }
}

/** Shows all there is to read of a record. */
export function detailAction(requires: Action): ActionDefinition {
  const label = 'standard.details'
  return { name: 'details', requires, label, icon: 'details', where: ['menu'], opens: 'detail' }
}

/** The button above the list that saves a file. @param fileName its name, whatever the server calls it */
export function downloadAction<Row>(
  name: string,
  requires: Action,
  call: CallName,
  request: ActionRequestOf<Row>,
  label: Text,
  fileName: string,
): ActionDefinition<Row> {
  return { name, requires, label, icon: 'download', where: ['toolbar'], call, request, fileName }
}

/** A command on one record, in its row unless `where` says another place, that asks nothing first: the server's words
 * tell of it. */
export function command<Row>(
  name: Action,
  call: CallName,
  request: ActionRequestOf<Row>,
  label: Text,
  icon: string,
  where: ActionDefinition['where'] = ['row'],
): ActionDefinition<Row> {
  return { name, requires: name, label, icon, where, call, request, useServerMessage: true }
}

/**
 * Asks before an action: what happens, and the verb again on the button.
 * @param consequences name of what the folder reads and shows of it
 */
export function question(title: Text, text: Text, submit: Text, consequences?: string) {
  const asked = { kind: 'simple', title, text, submit } as const satisfies Confirmation
  return consequences === undefined ? asked : { ...asked, consequences }
}

/** Deletes a record after a question, or after its name was typed. `dangerText` says what is lost for good. */
export function deleteAction({
  confirm: kind = 'simple',
  where = ['menu'],
  ...given
}: Omit<Data<FileDelete>, 'call' | 'enabledWhen'> &
  Pick<ActionDefinition, 'enabledWhen'> & { call: CallChoice }): ActionDefinition {
  const words = {
    title: 'standard.deleteTitle',
    text: 'standard.deleteText',
    submit: 'standard.delete',
  } as const
  return {
    ...given,
    name: 'delete',
    label: 'standard.delete',
    icon: 'delete',
    where,
    confirm:
      kind === 'simple'
        ? { kind, ...words }
        : { kind, ...words, field: 'standard.nameToType', mismatch: 'standard.nameMismatch' },
    success: 'standard.deleted',
  }
}
