import { lazy, Suspense } from 'react'
import { useVerdict } from '../../providers/use-verdict'

const CookieDrawer = lazy(() => import('./cookie-drawer').then((file) => ({ default: file.CookieDrawer })))

/** The question about cookies, for whom it is asked: few people ever load it. */
export function CookiePrompt() {
  const verdict = useVerdict('show', 'CookiePrompt')
  if (!verdict.isAllowed) return null
  return (
    <Suspense fallback={null}>
      <CookieDrawer />
    </Suspense>
  )
}
