import type { ReactNode } from 'react'
import { usePageTitle } from '../ui/use-page-title'

/** Names the page of a route in the browser's tab. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title)
  return children
}
