import { useEffect } from 'react'

/** Milliseconds for which a secret stays revealed. */
const revealedFor = 30_000

/**
 * Hides a revealed secret after half a minute, and what is held of secrets whenever the page goes out of sight.
 * @param revealed another one has half a minute of its own; null while none is
 * @param hide stable from one rendering to the next
 */
export function useHiddenAgain(revealed: object | null, hide: () => void): void {
  useEffect(() => {
    const timer = revealed === null ? undefined : setTimeout(hide, revealedFor)
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [revealed, hide])
}
