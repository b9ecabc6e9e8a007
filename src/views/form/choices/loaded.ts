import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import type { Choice, OptionsState } from '../options-state'

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

/** As loaded, with what is read from the answer. */
export function mapLoaded<Answer, Result>(
  loaded: Loaded<Answer>,
  read: (answer: Answer) => Result,
): Loaded<Result> {
  return loaded.state === 'ready' ? { state: 'ready', answer: read(loaded.answer) } : loaded
}

/** What an answer offers, with the sentences for an answer that did not come and for one that offers nothing. */
export function optionsFrom<Answer>(
  loaded: Loaded<Answer>,
  sentences: { failed: MessageKey; empty: MessageKey },
  read: (answer: Answer) => { choices: readonly Choice[]; preselected?: string | null },
): OptionsState {
  if (loaded.state === 'loading') return loaded
  if (loaded.state === 'failed') return { ...loaded, sentence: t(sentences.failed) }
  return { state: 'ready', preselected: null, empty: t(sentences.empty), ...read(loaded.answer) }
}
