import { useSession } from '../../providers/session-context'
import { useQueryParameters } from '../../ui/use-query-parameters'
import { type AccountTab, accountTabsOf } from './account-tabs'

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
  const [search, changeQuery] = useQueryParameters()
  const tabs = accountTabsOf({ person, productKey, environment })
  const named = tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0]
  return { tabs, current: named?.key ?? '', open: (tab) => changeQuery(() => new URLSearchParams({ tab })) }
}
