/** What a query brought so far; an answer stays good while a later refresh fails. */
export type Loaded<Answer> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; answer: Answer }

/** Reads a query as loading, failed or ready. */
export function loadedOf<Answer>(query: {
  data: Answer | undefined
  isError: boolean
  refetch: () => unknown
}): Loaded<Answer> {
  if (query.data !== undefined) return { state: 'ready', answer: query.data }
  if (query.isError) return { state: 'failed', retry: () => void query.refetch() }
  return { state: 'loading' }
}
