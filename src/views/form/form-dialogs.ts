import { lazyDialog } from '../../ui/lazy-dialog'

/** The form over a list, by which a record is made or changed; its code arrives when one opens. */
export const FormDialog = lazyDialog(() => import('./defined-form').then((file) => file.DefinedForm))

/** All that a definition shows of one record, over its list. */
export const DetailDialog = lazyDialog(() => import('./detail-dialog').then((file) => file.DetailDialog))
