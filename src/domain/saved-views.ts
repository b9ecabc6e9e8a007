import * as z from 'zod/mini'

/** A view of a list that a person named: `query` is its part of the address, without the question mark. */
export const savedViewSchema = z.object({ name: z.string(), query: z.string() })
export type SavedView = z.infer<typeof savedViewSchema>

/** One that is kept for a person: two may have one name, made in two browsers. */
export type OwnView = SavedView & { id: string }

/** Characters of a name, and how many views a person may keep: what a menu can show. */
const viewLimits = { name: 60, count: 30 } as const

export type ViewNameFault = 'empty' | 'long' | 'taken' | 'full'

/**
 * Why a view may not be called so; null where it may.
 * @param renamed id of the view, whose name does not stand in its own way
 * @param taken views that are not this person's, whose names are taken all the same
 */
export function viewNameFault(
  views: readonly (SavedView & Partial<OwnView>)[],
  typed: string,
  { renamed = null, taken = [] }: { renamed?: string | null; taken?: readonly SavedView[] } = {},
): ViewNameFault | null {
  const name = typed.trim()
  if (name === '') return 'empty'
  if (name.length > viewLimits.name) return 'long'
  const others = [...taken, ...views.filter(({ id }) => id !== renamed)]
  if (others.some((view) => sameName(view.name, name))) return 'taken'
  return renamed === null && views.length >= viewLimits.count ? 'full' : null
}

/** One thing that a person does to their views. */
export type ViewChange<Added = SavedView> =
  | { kind: 'add'; view: Added }
  | { kind: 'rename'; id: string; to: string }
  | { kind: 'remove'; id: string }

/** The views once it is done, in the order of their names. */
export function changedViews(views: readonly OwnView[], change: ViewChange<OwnView>): readonly OwnView[] {
  if (change.kind === 'remove') return views.filter(({ id }) => id !== change.id)
  const next =
    change.kind === 'add'
      ? [...views, change.view]
      : views.map((view) => (view.id === change.id ? { ...view, name: change.to } : view))
  return next.toSorted((one, other) => one.name.localeCompare(other.name))
}

/** What was kept; nothing where it cannot be read. */
export function readViews(kept: string | null): readonly SavedView[] {
  try {
    return z
      .array(savedViewSchema)
      .parse(JSON.parse(kept ?? '[]'))
      .slice(0, viewLimits.count)
  } catch {
    return []
  }
}

/**
 * The part of an address that makes a view: only these keys, in alphabetical order, so that one view has one text.
 * What else the address holds, such as an open dialog or a page, is not a view.
 */
export function viewQuery(parameters: URLSearchParams, keys: readonly string[]): string {
  const kept = [...parameters].filter(([key, value]) => keys.includes(key) && value !== '')
  return new URLSearchParams(kept.sort(([left], [right]) => (left < right ? -1 : 1))).toString()
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
