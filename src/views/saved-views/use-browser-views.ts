import { useState } from 'react'
import { readViews } from '../../domain/saved-views'
import { useSession } from '../../providers/session-context'
import { keepText, keptText } from '../../ui/kept-text'
import type { KeptViews } from './kept-views'
import { keptViewsKey } from './use-views-place'

/** The views of a list that this person keeps in this browser. */
export function useBrowserViews(name: string): Pick<KeptViews, 'views' | 'onKeep'> {
  const { person } = useSession()
  const key = keptViewsKey(name, person)
  const [views, setViews] = useState(() => readViews(keptText(key)))
  return {
    views,
    onKeep: (next) => {
      setViews(next)
      keepText(key, next.length === 0 ? null : JSON.stringify(next))
      return undefined
    },
  }
}
