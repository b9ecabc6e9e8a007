import type { ReactNode } from 'react'
import type { OwnView, ViewChange } from '../../domain/saved-views'

/** Does one thing to the views. Of a server it answers why that was not done; null once it is. */
export type KeepViews = (change: ViewChange) => Promise<string | null> | undefined

/** The views of a person, as they are kept. */
export type KeptViews = {
  views: readonly OwnView[]
  onKeep: KeepViews
  /** Views that are kept elsewhere than where they are looked after. */
  others?: readonly OwnView[]
  /** Said in the dialog that keeps one; where they are kept in the browser when left out. */
  about?: string
  /** Stands with the views of the list: that they could not be read. */
  note?: ReactNode
  /** Stands in the dialog that looks after them; `isWhole` in place of the views. */
  notice?: { isWhole: boolean; content: ReactNode }
}
