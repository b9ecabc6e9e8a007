import { useEffect } from 'react'
import { onNewsElsewhere } from '../providers/session-channel'
import type { SignedIn } from './start-boot'

/** Leaves when another tab signs out, and looks again when the browser brings this page back from its cache. */
export function useSessionWatch({ client, phase }: SignedIn, leave: () => void): void {
  useEffect(
    () =>
      onNewsElsewhere('signed-out', () => {
        leave()
        void client.forget()
      }),
    [client, leave],
  )
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || phase.get() === 'left') return
      if (!client.hasSessionHint()) {
        leave()
        location.reload()
      }
    }
    addEventListener('pageshow', handlePageShow)
    return () => removeEventListener('pageshow', handlePageShow)
  }, [client, phase, leave])
}
