import { useEffect } from 'react'
import { t } from '../locales/t'

/** Names the page in the browser's tab and history. */
export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = t('shell.documentTitle', { page })
  }, [page])
}
