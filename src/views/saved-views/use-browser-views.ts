import { useState } from 'react'
import { changedViews, type OwnView, readViews, type SavedView } from '../../domain/saved-views'
import { useSession } from '../../providers/session-context'
import { keepText, keptText } from '../../ui/kept-text'
import type { KeptViews } from './kept-views'
import { keptViewsKey } from './use-views-place'

/** The views of a list that this person keeps in this browser; `keep` puts others in their place. */
export function useBrowserViews(
  name: string,
): Pick<KeptViews, 'views' | 'onKeep'> & { keep: (views: readonly OwnView[]) => void } {
  const { person } = useSession()
  const key = keptViewsKey(name, person)
  const [views, setViews] = useState(() => readViews(keptText(key)).map(withId))

  function keep(next: readonly OwnView[]) {
    const bare = next.map(({ name, query }): SavedView => ({ name, query }))
    setViews([...next])
    keepText(key, bare.length === 0 ? null : JSON.stringify(bare))
  }

  return {
    views,
    keep,
    onKeep: (change) => {
      keep(changedViews(views, change.kind === 'add' ? { ...change, view: withId(change.view) } : change))
      return undefined
    },
  }
}

/** Its name is another after it is renamed. */
function withId(view: SavedView): OwnView {
  return { ...view, id: crypto.randomUUID() }
}
