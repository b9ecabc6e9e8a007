import { useMemo, useSyncExternalStore } from 'react'
import { changedViews, type OwnView, readViews, type SavedView } from '../../domain/saved-views'
import { useSession } from '../../providers/session-context'
import { keepText, keptText } from '../../ui/kept-text'
import type { KeptViews } from './kept-views'
import { keptViewsKey } from './use-views-place'

/** The views of a list that this person keeps in this browser; `drop` forgets those that are kept elsewhere now. */
export function useBrowserViews(
  name: string,
): Pick<KeptViews, 'views' | 'onKeep'> & { drop: (views: readonly OwnView[]) => void } {
  const { person } = useSession()
  const key = keptViewsKey(name, person)
  const store = useMemo(() => browserViews(key), [key])
  const views = useSyncExternalStore(store.subscribe, store.views)
  return {
    views,
    drop: (dropped) => {
      const ids = dropped.map(({ id }) => id)
      store.change((newest) => newest.filter(({ id }) => !ids.includes(id)))
    },
    onKeep: (change) => {
      const known = change.kind === 'add' ? { ...change, view: withId(change.view) } : change
      store.change((newest) => changedViews(newest, known))
      return undefined
    },
  }
}

/** Another tab may change what is kept at any time: it is read anew before it is written, and when the browser tells. */
function browserViews(key: string) {
  let text = keptText(key)
  let views: readonly OwnView[] = readViews(text).map(withId)
  const listeners = new Set<() => void>()

  /** Where the browser keeps nothing, what is on screen stays. */
  function readAgain() {
    const newest = keptText(key)
    if (newest === text) return
    text = newest
    views = readViews(newest).map((view) => views.find((known) => isSame(known, view)) ?? withId(view))
  }

  function handleStorage(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return
    readAgain()
    for (const tell of listeners) tell()
  }

  return {
    views: () => views,
    change: (to: (newest: readonly OwnView[]) => readonly OwnView[]) => {
      readAgain()
      views = to(views)
      const bare = views.map(({ name, query }): SavedView => ({ name, query }))
      keepText(key, bare.length === 0 ? null : JSON.stringify(bare))
      text = keptText(key)
      for (const tell of listeners) tell()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      addEventListener('storage', handleStorage)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', handleStorage)
      }
    },
  }
}

function isSame(one: SavedView, other: SavedView): boolean {
  return one.name === other.name && one.query === other.query
}

/** Its name is another after it is renamed. */
function withId(view: SavedView): OwnView {
  return { ...view, id: crypto.randomUUID() }
}
