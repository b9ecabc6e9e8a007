import type { ComponentType } from 'react'
import { BulkDialog } from './bulk-dialog'
import type { DialogProps } from './dialog-props'
import { SimpleDialog } from './simple-dialog'
import { TypedNameDialog } from './typed-name-dialog'

/** The dialogs of the kit, as one piece that is loaded once. */
export const dialogSet: Readonly<Record<DialogName, ComponentType<DialogProps>>> = {
  simple: SimpleDialog,
  bulk: BulkDialog,
  'typed-name': TypedNameDialog,
}

type DialogName = 'simple' | 'bulk' | 'typed-name'
