import { useEffect } from 'react'

/** Fetches the code of a page as soon as the pointer or the focus is on any link of the console to it. */
export function usePreloadOnIntent(preload: (pathname: string) => void): void {
  useEffect(() => {
    const handleIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && link.origin === location.origin) preload(link.pathname)
    }
    document.addEventListener('pointerover', handleIntent, { passive: true })
    document.addEventListener('focusin', handleIntent)
    return () => {
      document.removeEventListener('pointerover', handleIntent)
      document.removeEventListener('focusin', handleIntent)
    }
  }, [preload])
}
