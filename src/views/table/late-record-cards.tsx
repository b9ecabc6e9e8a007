import { lazyPiece } from '../../ui/lazy-piece'
import type { RecordTableProps } from './record-table'

/** The cards of a narrow window, whose code a wide one never needs. */
export const LateRecordCards = lazyPiece<RecordTableProps>(
  () => import('./record-cards').then((file) => file.RecordCards),
  { Waiting: () => <div aria-busy="true" aria-hidden="true" style={{ minHeight: 400 }} /> },
)
