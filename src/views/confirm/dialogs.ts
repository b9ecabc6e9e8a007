import type { ActionDefinition } from '../../definitions/define-action'
import { openedBy } from '../../definitions/opened-by'
import type { ResourceRecord } from '../../definitions/resource-record'
import { lazyDialog } from '../../ui/lazy-dialog'
import type { LazyPiece } from '../../ui/lazy-piece'
import { DetailDialog, FormDialog } from '../form/form-dialogs'
import type { ResourceComponents } from '../resource-components'
import type { ActionDialogProps } from './action-dialog-props'

const ConfirmDialog = lazyDialog(() => import('./confirm-dialog').then((file) => file.ConfirmDialog))
const BulkDialog = lazyDialog(() => import('./bulk-dialog').then((file) => file.BulkDialog))

/**
 * The dialog that confirms an action as its definition says, and tells what became of each of many records; null where
 * nothing is to be confirmed.
 */
export function dialogFor(
  { confirm, bulk }: ActionDefinition,
  records: readonly unknown[],
  { dialogs }: ResourceComponents,
): LazyPiece<ActionDialogProps> | null {
  if (confirm?.kind === 'dialog') return dialogs?.[confirm.dialog] ?? null
  if (records.length > 1 || bulk === 'edit') return BulkDialog
  return confirm ? ConfirmDialog : null
}

/** Whether an action asks before it is done to these of all the records. */
export function isAsked(
  { confirm, caution }: ActionDefinition,
  records: readonly ResourceRecord[],
  all: readonly ResourceRecord[],
): boolean {
  if (confirm?.kind !== 'simple' || !confirm.onlyOnCaution) return confirm !== undefined
  return (caution?.(records, all) ?? null) !== null
}

/** Loads what an action opens, so that it stands at once: on pointer and focus of the action's control. */
export function preloadFor(
  action: ActionDefinition,
  records: readonly unknown[],
  own: ResourceComponents,
): void {
  const form = action.opens === 'detail' ? DetailDialog : FormDialog
  const isForm = openedBy(action) !== undefined && records.length < 2
  void (isForm ? form : dialogFor(action, records, own))?.preload()
}

/** Loads the dialogs of every resource: on pointer and focus of what opens a menu, and when nothing else goes on. */
export function preloadDialogs(): Promise<unknown> {
  return Promise.all([ConfirmDialog.preload(), BulkDialog.preload()])
}
