import type { ViewNameFault } from '../../domain/saved-views'
import type { MessageKey } from '../../locales/messages'

/** What is said of a name that a view may not have. */
export const viewFaultTexts: Readonly<Record<ViewNameFault, MessageKey>> = {
  empty: 'manyClusters.nameEmpty',
  long: 'manyClusters.nameLong',
  taken: 'manyClusters.nameTaken',
  full: 'manyClusters.nameFull',
}
