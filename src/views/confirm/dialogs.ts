import { type ComponentType, lazy } from 'react'
import type { ActionDefinition, Confirmation, ResourceDefinition } from '../../resources/define'
import type { ResourceRecord } from '../records/resource-record'

/** What every dialog of an action is given; it performs the action itself and closes when that is done. */
export type DialogProps = {
  definition: ResourceDefinition
  action: ActionDefinition
  record: ResourceRecord
  onClose: () => void
}

const loadSimple = () => import('./simple-dialog').then((module) => ({ default: module.SimpleDialog }))
const loadTypedName = () =>
  import('./typed-name-dialog').then((module) => ({ default: module.TypedNameDialog }))
const loadCloneCluster = () =>
  import('./clone-cluster-dialog').then((module) => ({ default: module.CloneClusterDialog }))

const simple = lazy(loadSimple)
const typedName = lazy(loadTypedName)

/** Dialogs a definition may name. */
export const registeredDialogs: Readonly<Record<string, ComponentType<DialogProps>>> = {
  'clone-cluster': lazy(loadCloneCluster),
}

/** The dialog that confirms as the definition says; null where nothing is to be confirmed. */
export function dialogFor(confirm: Confirmation): ComponentType<DialogProps> | null {
  switch (confirm.kind) {
    case 'none':
      return null
    case 'simple':
      return simple
    case 'typed-name':
      return typedName
    case 'dialog':
      return registeredDialogs[confirm.dialog] ?? null
  }
}

/** Loads the dialogs while the browser has nothing better to do, so that opening one feels instant. */
export function prefetchDialogs(): void {
  const load = () => {
    for (const loader of [loadTypedName, loadCloneCluster, loadSimple]) loader().catch(() => {})
  }
  if ('requestIdleCallback' in window) window.requestIdleCallback(load, { timeout: 4000 })
  else setTimeout(load, 1500)
}
