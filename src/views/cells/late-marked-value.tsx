import { lazyPiece } from '../../ui/lazy-piece'
import type { MarkedValueProps } from './marked-value'

/** As `marked-value` draws it; until then the value alone. Few lists have one. */
export const LateMarkedValue = lazyPiece<MarkedValueProps>(
  () => import('./marked-value').then((file) => file.MarkedValue),
  { Waiting: ({ children }) => children },
)
