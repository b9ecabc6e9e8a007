import { useContext } from 'react'
import { type Trail, TrailContext } from '../providers/trail-context'
import { Breadcrumb } from '../ui/breadcrumb'

export type PageTrailProps = {
  here: string
  /** Of a view of a page that has an address of its own: that page. */
  within?: Trail
}

/** Where a page of the route table stands; nothing on a page that is below no other. */
export function PageTrail({ here, within = [] }: PageTrailProps) {
  const above = [...useContext(TrailContext), ...within]
  return above.length > 0 && <Breadcrumb above={above} here={here} />
}
