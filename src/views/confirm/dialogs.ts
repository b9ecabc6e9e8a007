import type { ActionDefinition } from '../../definitions/define-action'
import { lazyDialog } from '../../ui/lazy-dialog'
import type { LazyPiece } from '../../ui/lazy-piece'
import type { ResourceComponents } from '../resource-components'
import type { DialogProps } from './dialog-props'
import type { dialogSet } from './dialog-set'

type Dialog = LazyPiece<DialogProps>

const loadSet = () => import('./dialog-set').then((module) => module.dialogSet)
const dialogOfSet = (name: keyof typeof dialogSet): Dialog =>
  lazyDialog<DialogProps>(async () => (await loadSet())[name])

const confirmation = dialogOfSet('confirm')
const bulk = dialogOfSet('bulk')

/**
 * The dialog that confirms an action as its definition says, and tells what became of each of many records; null where
 * nothing is to be confirmed.
 */
export function dialogFor(
  { confirm }: ActionDefinition,
  records: readonly unknown[],
  { dialogs }: ResourceComponents,
): Dialog | null {
  if (confirm.kind === 'dialog') return dialogs?.[confirm.dialog] ?? null
  if (records.length > 1) return bulk
  return confirm.kind === 'none' ? null : confirmation
}

/** Loads the dialogs now, so that opening one feels instant: on hover and focus of what opens them. */
export function prefetchDialogs(): void {
  // A failed load is tried again when a dialog opens.
  loadSet().catch(() => {})
}

/** Milliseconds after which the page has surely been drawn and counted. */
const quietTime = 2000

/** Loads the dialogs once the page is drawn and the browser idle. Returns the way to give up. */
export function prefetchDialogsWhenIdle(): () => void {
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(prefetchDialogs)
    else prefetchDialogs()
  }, quietTime)
  return () => clearTimeout(timer)
}
