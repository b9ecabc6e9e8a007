import type { ComponentType } from 'react'
import { RolesDialog } from '../dialogs/cluster-users/roles-dialog'
import { InstallLibraryDialog } from '../dialogs/library/install-library-dialog'
import { LibraryVersionDialog } from '../dialogs/library/library-version-dialog'
import { ScheduledEventDialog } from '../dialogs/scheduled-event/scheduled-event-dialog'
import { BulkDialog } from './bulk-dialog'
import { CloneClusterDialog } from './clone-cluster-dialog'
import type { DialogProps } from './dialog-props'
import { SimpleDialog } from './simple-dialog'
import { TypedNameDialog } from './typed-name-dialog'

/** Every dialog of the kit and every registered one, as one piece that is loaded once. */
export const dialogSet: Readonly<Record<DialogName, ComponentType<DialogProps>>> = {
  simple: SimpleDialog,
  bulk: BulkDialog,
  'typed-name': TypedNameDialog,
  'clone-cluster': CloneClusterDialog,
  'scheduled-event': ScheduledEventDialog,
  'install-library': InstallLibraryDialog,
  'library-version': LibraryVersionDialog,
  'roles-and-permissions': RolesDialog,
}

type DialogName =
  | 'simple'
  | 'bulk'
  | 'typed-name'
  | 'clone-cluster'
  | 'scheduled-event'
  | 'install-library'
  | 'library-version'
  | 'roles-and-permissions'
