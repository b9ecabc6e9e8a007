import {
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import type { CallOptions } from '../api/api-client'
import type { Call } from '../api/call'
import { type CallName, type CallResult, contract } from '../api/contract'
import { pollDelay } from '../domain/poll-delay'
import { useApi } from './api-context'

type ReadOptions<Name extends CallName> = Omit<CallOptions<Name>, 'signal'>

/** The cache key of a call's answer. */
export function callKey<Name extends CallName>(name: Name, options?: ReadOptions<Name>): readonly unknown[] {
  return options === undefined ? [name] : [name, options]
}

/**
 * Reads by one call of the contract, with its polling and freshness: a poll stops in a hidden tab and backs off while
 * it fails.
 */
export function useCallQuery<Name extends CallName, Selected = CallResult<Name>>(
  name: Name,
  options: ReadOptions<Name>,
  query: Pick<
    UseQueryOptions<CallResult<Name>, Error, Selected>,
    'enabled' | 'select' | 'placeholderData' | 'gcTime'
  > = {},
) {
  const api = useApi()
  const spec: Call = contract[name]
  return useQuery<CallResult<Name>, Error, Selected>({
    queryKey: callKey(name, options),
    queryFn: ({ signal }) => api(name, { ...options, signal } as CallOptions<Name>),
    staleTime: spec.staleTime ?? 0,
    refetchOnWindowFocus: spec.staleTime === undefined,
    refetchInterval: ({ state }) =>
      spec.pollInterval === undefined
        ? false
        : pollDelay(spec.pollInterval, state.error === null ? 0 : 1, Math.random()),
    refetchIntervalInBackground: false,
    ...query,
  })
}

/**
 * What a call of the contract answered, from the cache.
 * @throws AnswerMissing when it was not made yet
 */
export type CallReader = <Name extends CallName>(name: Name, options: ReadOptions<Name>) => CallResult<Name>

/** An answer that is not here yet, and the way to get it. */
export class AnswerMissing extends Error {
  override readonly name = 'AnswerMissing'
  constructor(readonly load: () => Promise<unknown>) {
    super('not read yet')
  }
}

/** Reads what views here have read before, for requests that need more than their records. */
export function useCallReader(): CallReader {
  const api = useApi()
  const client = useQueryClient()
  return useCallback<CallReader>(
    (name, options) => {
      const queryKey = callKey(name, options)
      const known = client.getQueryData<CallResult<typeof name>>(queryKey)
      if (known !== undefined) return known
      throw new AnswerMissing(() =>
        client.fetchQuery({
          queryKey,
          queryFn: ({ signal }) => api(name, { ...options, signal } as CallOptions<typeof name>),
          retry: false,
        }),
      )
    },
    [api, client],
  )
}

/** Writes by one call of the contract; never retried and never held back until the browser is online again. */
export function useCallMutation<Name extends CallName>(
  name: Name,
  mutation: Omit<
    UseMutationOptions<CallResult<Name>, Error, CallOptions<Name>>,
    'mutationFn' | 'retry' | 'networkMode'
  > = {},
) {
  const api = useApi()
  return useMutation<CallResult<Name>, Error, CallOptions<Name>>({
    ...mutation,
    mutationFn: (options) => api(name, options),
    retry: 0,
    networkMode: 'always',
  })
}
