import { useLocation, useNavigate } from 'react-router'
import { type ConfigGroup, systemGroup } from '../../../domain/advanced-configuration'
import { useLocationNow } from '../../../ui/use-location-now'
import { useTyped } from '../../../views/list/use-typed'

/** Which group and category of it are open; the category is null where the group has none. */
export type ConfigPlace = { group: ConfigGroup; category: string | null }

/**
 * The place the address names after `#`, or the link's state by its category (ADV-001); else the first of all. It stands
 * after `#` because another place of the page is no way out of the form.
 */
export function useConfigPlace(groups: readonly ConfigGroup[]): ConfigPlace | null {
  const { hash, state } = useLocation()
  return placeIn(groups, hash, Reflect.get(Object(state), 'category'))
}

/** Opens a place, as a step that Back takes back. */
export function useGoTo(): (group: string, category: string | null) => void {
  const navigate = useNavigate()
  const locationNow = useLocationNow()
  return (group, category) =>
    void navigate(
      { search: locationNow().search, hash: placeHash(group, category) },
      { preventScrollReset: true },
    )
}

/** Under this key the address keeps what is searched for: one of those that are no way out of a form. */
const searchKey = 'advanced-configurations.q'
/** Milliseconds. */
const typingPause = 500

/** What is searched for, and the way to search for something else. */
export function useConfigSearch(): [search: string, setSearch: (search: string) => void] {
  const navigate = useNavigate()
  const drawn = new URLSearchParams(useLocation().search)
  const locationNow = useLocationNow()
  const change = (next: { search: string }) => {
    const { search, hash, state } = locationNow()
    const parameters = new URLSearchParams(search)
    if (next.search === '') parameters.delete(searchKey)
    else parameters.set(searchKey, next.search)
    void navigate({ search: String(parameters), hash }, { replace: true, preventScrollReset: true, state })
  }
  return useTyped({ search: drawn.get(searchKey) ?? '', change }, typingPause)
}

/** What stands after `#` for a place. */
export function placeHash(group: string, category: string | null): string {
  return [group, ...(category === null ? [] : [category])].map(encodeURIComponent).join('/')
}

/**
 * The server's own group comes before those of tenants, wherever it stands in the list.
 * @param named the category that a link's state names
 */
export function placeIn(groups: readonly ConfigGroup[], hash: string, named: unknown): ConfigPlace | null {
  const [groupId, wanted = typeof named === 'string' ? named : undefined] = partsOf(hash)
  const has = ({ categories }: ConfigGroup) => categories.some(({ name }) => name === wanted)
  const system = groups.find(({ id }) => id === systemGroup)
  const ranked = system ? [system, ...groups] : groups
  const group = groups.find(({ id }) => id === groupId) ?? ranked.find(has) ?? ranked[0]
  if (!group) return null
  const category = group.categories.find(({ name }) => name === wanted) ?? group.categories[0]
  return { group, category: category?.name ?? null }
}

function partsOf(hash: string): string[] {
  try {
    return hash
      .slice(1)
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent)
  } catch {
    return []
  }
}
