import type { AccessContext } from '../../access/access-context'
import { explain } from '../../access/explain'
import { t } from '../../locales/t'
import { pageRoutes } from '../route-table'

/** The links of a menu to pages of the console, as far as this person has them. */
export function linksOf(
  menu: 'header' | 'account',
  question: Pick<AccessContext, 'person' | 'productKey' | 'environment'>,
): { to: string; label: string }[] {
  return pageRoutes.flatMap(({ path, links, linkNeeds }) => {
    const label = links?.[menu]
    if (label === undefined) return []
    if (linkNeeds !== undefined && !explain('open', linkNeeds, question).isAllowed) return []
    return [{ to: path, label: t(label) }]
  })
}
