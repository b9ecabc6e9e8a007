import { lazyPiece } from '../../ui/lazy-piece'
import { FieldCell, type FieldCellProps } from './field-cell'

const LinkedCell = lazyPiece<FieldCellProps>(() => import('./linked-cell').then((file) => file.LinkedCell), {
  Waiting: FieldCell,
})

/** A record's title in its list: the way to its page, where it has one. */
export function LeadCell(props: FieldCellProps) {
  return props.definition.detail?.page ? <LinkedCell {...props} /> : <FieldCell {...props} />
}
