import { BulkDialog } from './bulk-dialog'
import { ConfirmDialog } from './confirm-dialog'

/** The dialogs of the kit, as one piece that is loaded once. */
export const dialogSet = { confirm: ConfirmDialog, bulk: BulkDialog }
