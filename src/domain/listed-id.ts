import * as z from 'zod/mini'

/** An id or key as the server listed it, where that is no text (CRE-D26). */
export const wireIdSchema = z.optional(z.number())

/** An id or key by which something is known here, and as the server listed it. */
export type ListedId = { id: string; wireId?: number | undefined }

/** What goes back to the server for an id or key it listed: the same, in the same type (CRE-D26). */
export function wireIdOf({ id, wireId }: ListedId): string | number {
  return wireId ?? id
}

/** The same for what was chosen of a list by its id; what the list does not have goes as it is. */
export function chosenIdOf(chosen: string, listed: readonly ListedId[]): string | number {
  return wireIdOf(listed.find(({ id }) => id === chosen) ?? { id: chosen })
}
