import * as z from 'zod/mini'

/** A view of a list that a person named: `query` is its part of the address, without the question mark. */
export const savedViewSchema = z.object({ name: z.string(), query: z.string() })
export type SavedView = z.infer<typeof savedViewSchema>

/** Characters of a name, and how many views a person may keep: what a menu can show. */
const viewLimits = { name: 60, count: 30 } as const

export type ViewNameFault = 'empty' | 'long' | 'taken' | 'full'

/**
 * Why a view may not be called so; null where it may.
 * @param renamed the name it has now, which does not stand in its own way
 * @param taken views that are not this person's, whose names are taken all the same
 */
export function viewNameFault(
  views: readonly SavedView[],
  typed: string,
  { renamed = null, taken = [] }: { renamed?: string | null; taken?: readonly SavedView[] } = {},
): ViewNameFault | null {
  const name = typed.trim()
  if (name === '') return 'empty'
  if (name.length > viewLimits.name) return 'long'
  const others = [...taken, ...views.filter((view) => view.name !== renamed)]
  if (others.some((view) => sameName(view.name, name))) return 'taken'
  return renamed === null && views.length >= viewLimits.count ? 'full' : null
}

/** With one view more, in the order of their names. Call it with a name without fault. */
export function addView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return byName([...views, { ...view, name: view.name.trim() }])
}

export function renameView(
  views: readonly SavedView[],
  { from, to }: { from: string; to: string },
): readonly SavedView[] {
  return byName(views.map((view) => (view.name === from ? { ...view, name: to.trim() } : view)))
}

export function removeView(views: readonly SavedView[], name: string): readonly SavedView[] {
  return views.filter((view) => view.name !== name)
}

/** One thing that a person did to their views. */
export type ViewChange =
  | { kind: 'add'; view: SavedView }
  | { kind: 'rename'; from: string; to: string }
  | { kind: 'remove'; name: string }

/** What was done between two states of the views; null where nothing was. */
export function viewChange(before: readonly SavedView[], after: readonly SavedView[]): ViewChange | null {
  const newIn = (views: readonly SavedView[], others: readonly SavedView[]) =>
    views.find(({ name }) => !others.some((other) => other.name === name))
  const [come, gone] = [newIn(after, before), newIn(before, after)]
  if (come && gone) return { kind: 'rename', from: gone.name, to: come.name }
  if (come) return { kind: 'add', view: come }
  return gone ? { kind: 'remove', name: gone.name } : null
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

function byName(views: readonly SavedView[]): readonly SavedView[] {
  return views.toSorted((one, other) => one.name.localeCompare(other.name))
}
