import { lazyPiece } from '../../../ui/lazy-piece'
import type { ResourceComponents } from '../../../views/resource-components'
import type { whitelists } from './definition'

/** What is special of the IP whitelist. */
export const components: ResourceComponents<typeof whitelists> = {
  consequences: {
    'who-is-left': lazyPiece(() => import('./who-is-left').then((file) => file.WhoIsLeft)),
    'who-is-let-in': lazyPiece(() => import('./who-is-left').then((file) => file.WhoIsLetIn)),
  },
}
