import type { LibraryService } from '../../../domain/library'
import type { MessageKey } from '../../../locales/messages'

/** What the services are called that a library is installed on. */
export const serviceLabels = {
  analytics: 'libraries.analytics',
  loader: 'libraries.loader',
  chidori: 'libraries.chidori',
} as const satisfies Readonly<Record<LibraryService, MessageKey>>
