import { useSearchParams } from 'react-router'
import { explain } from '../../access/explain'
import { useSession } from '../../providers/session-context'
import { type AccountTab, accountTabs } from './account-tabs'

/**
 * The tabs of this person, and the one the address names: the first where it names none, an unknown one, or one that
 * is not theirs (ACC-D02).
 */
export function useAccountTab(): {
  tabs: readonly AccountTab[]
  current: string
  open: (key: string) => void
} {
  const { person, productKey, environment } = useSession()
  const [search, setSearch] = useSearchParams()
  const tabs = accountTabs.filter(
    ({ requires }) =>
      requires === undefined || explain(...requires, { person, productKey, environment }).isAllowed,
  )
  const named = tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0]
  return { tabs, current: named?.key ?? '', open: (tab) => setSearch({ tab }) }
}
