import { useVerdict } from '../../providers/use-verdict'
import { lazyPiece } from '../../ui/lazy-piece'

const CookieDrawer = lazyPiece(() => import('./cookie-drawer').then((file) => file.CookieDrawer))

/** The question about cookies, for whom it is asked: few people ever load it. */
export function CookiePrompt() {
  const verdict = useVerdict('show', 'CookiePrompt')
  return verdict.isAllowed && <CookieDrawer />
}
