import { lazyPiece } from '../../ui/lazy-piece'
import type { GroupHeadingProps } from './group-heading'

/** The heading of a group, whose code a list without groups never needs. */
export const LateGroupHeading = lazyPiece<GroupHeadingProps>(() =>
  import('./group-heading').then((file) => file.GroupHeading),
)
