import { lazyDialog } from '../../ui/lazy-dialog'

/** The form over a list, by which a record is made or changed, or the import of a file; its code and its texts arrive when one opens. */
export const FormDialog = lazyDialog(async () => {
  const [{ OpenedDialog }] = await Promise.all([import('./defined-form'), import('../../locales/late-texts')])
  return OpenedDialog
})

/** All that a definition shows of one record, over its list. */
export const DetailDialog = lazyDialog(() => import('./detail-dialog').then((file) => file.DetailDialog))
