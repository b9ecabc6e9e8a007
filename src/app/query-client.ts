import { CancelledError, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, ContractError, NetworkError, SessionEndedError, ViewAsError } from '../api/errors'

/** What a call may fail with; anything else is a fault of the console or of a definition. */
const expected = [ApiError, ContractError, NetworkError, SessionEndedError, ViewAsError, CancelledError]
const isExpected = (error: Error) =>
  error.name === 'AbortError' || expected.some((known) => error instanceof known)

/** Milliseconds a server may ask to wait before a read is left to the person instead. */
const longestWait = 30_000

/**
 * One cache for the whole console. A read is repeated by itself only where the server said when; everything else is
 * shown, with a way to try again.
 */
export function createQueryClient(onSessionEnded: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof SessionEndedError) onSessionEnded()
    if (isExpected(error)) return
    // biome-ignore lint/suspicious/noConsole: on screen it is one sentence, which leads nobody to the place in the code
    console.error(error)
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: (count, error) => count < 2 && waitOf(error) !== null,
        retryDelay: (_count, error) => waitOf(error) ?? 1000,
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
}

function waitOf(error: Error): number | null {
  if (!(error instanceof ApiError) || error.retryAfter === null) return null
  return error.retryAfter <= longestWait ? error.retryAfter : null
}
