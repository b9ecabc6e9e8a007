import {
  type BaseRecord,
  type HttpError,
  keys,
  useCustom,
  useCustomMutation,
  useDataProvider,
} from '@refinedev/core'
import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ApiClient, CallOptions, NamedCallOptions } from '../api/api-client'
import type { Call, NamedCall } from '../api/call'
import type { CallName, CallResult } from '../api/contract'
import { namedCall } from '../api/known-calls'
import type { CallReader } from '../definitions/define-behaviour'
import { sharedParts } from './shared-parts'
import { type BackOff, noSooner, useOutage } from './use-outage'

type ReadOptions<Name extends CallName> = Omit<CallOptions<Name>, 'signal' | 'idempotencyKey'> & {
  /** The answer 404 means that there is none, and reads as null. */
  isNullIfMissing?: true
}

export type CallQueryOptions<Answer> = {
  enabled?: boolean
  retry?: false
  /** Milliseconds an answer is kept once nobody looks at it. */
  gcTime?: number
  /** Milliseconds an answer is fresh, instead of the contract's: until then nothing reads it again. */
  staleTime?: number
  /** Milliseconds until the next reading, instead of the contract's. */
  refetchInterval?: (latest: Answer | undefined, error: unknown, backOff: BackOff) => number | false
}

/**
 * Reads by one call of the contract with Refine's `useCustom`: polled and kept fresh as the contract says. A poll stops
 * in a hidden tab, backs off while it fails, and comes no sooner than the server asks to be called again.
 */
export function useCallQuery<Name extends CallName>(
  name: Name,
  options: ReadOptions<Name>,
  { refetchInterval, ...query }: CallQueryOptions<CallResult<Name>> = {},
) {
  const spec = namedCall(name)
  const outageOf = useOutage()
  const { query: reading } = useCustom<BaseRecord, HttpError>({
    ...customOf(name, options),
    errorNotification: false,
    queryOptions: {
      staleTime: spec.staleTime ?? 0,
      // What is fresh is not thrown away either.
      gcTime: Math.max(spec.staleTime ?? 0, 300_000),
      refetchOnWindowFocus: (query.staleTime ?? spec.staleTime) === undefined,
      refetchInterval: ({ state }) => {
        const { backOff } = outageOf(state)
        if (!refetchInterval) return spec.pollInterval === undefined ? false : backOff(spec.pollInterval)
        const delay = refetchInterval(answerOf<Name>(state.data), state.error, backOff)
        return delay && noSooner(delay, state.error)
      },
      refetchIntervalInBackground: false,
      structuralSharing: (before, after) => sharedParts(before, after, answerOf),
      ...query,
    },
  })
  const { status, isError, isLoading, isFetching, dataUpdatedAt, errorUpdatedAt, refetch } = reading
  return {
    data: answerOf<Name>(reading.data),
    // The client throws Errors only; Refine's type leaves that open.
    error: reading.error as Error | null,
    status,
    isError,
    isLoading,
    isFetching,
    dataUpdatedAt,
    errorUpdatedAt,
    refetch,
  }
}

/** Refine's key of a call's answer. */
function callKey<Name extends CallName>(name: Name, options: ReadOptions<Name>): readonly unknown[] {
  const { url, method, config, meta } = customOf(name, options)
  return keys()
    .data()
    .mutation('custom')
    .params({ method, url, ...config, ...meta })
    .get()
}

/** An answer that is not here yet, and the way to get it. */
export class AnswerMissing extends Error {
  override readonly name = 'AnswerMissing'
  constructor(readonly load: () => Promise<unknown>) {
    super('not read yet')
  }
}

/** Makes a reading call past every cache. */
export function useCallRead() {
  const dataProvider = useDataProvider()
  return useCallback(
    async <Name extends CallName>(name: Name, options: ReadOptions<Name>, signal?: AbortSignal) => {
      const { url, method, config, meta } = customOf(name, options)
      const response = await dataProvider().custom?.({
        url,
        method,
        ...config,
        meta: { ...meta, ...(signal && { signal }) },
      })
      return answerOf<Name>(response) as CallResult<Name>
    },
    [dataProvider],
  )
}

/** Reads what views here have read before, for requests that need more than their records; offline it fails at once. */
export function useCallReader(): CallReader {
  const read = useCallRead()
  const client = useQueryClient()
  return useCallback<CallReader>(
    (name, options, instead) => {
      const queryKey = callKey(name, options)
      const known = answerOf<typeof name>(client.getQueryData(queryKey))
      if (known !== undefined) return known
      const isGivenUp = () => instead !== undefined && client.getQueryState(queryKey)?.status === 'error'
      if (instead !== undefined && isGivenUp()) return instead
      throw new AnswerMissing(async () => {
        try {
          await client.fetchQuery({
            queryKey,
            queryFn: async ({ signal }) => ({ data: await read(name, options, signal) }),
            retry: false,
            networkMode: 'always',
          })
        } catch (error) {
          if (!isGivenUp()) throw error
        }
      })
    },
    [client, read],
  )
}

/**
 * Puts what a call answered, as this console learned it by a command, in the place of what was read. Where nothing reads
 * it any more there is no such place: a new one would keep the answer, a secret perhaps, for minutes.
 * @param isMade the place is made, for a page that is opened next
 */
export function useKnownAnswer<Name extends CallName>(
  name: Name,
  options: ReadOptions<Name>,
  isMade = false,
) {
  const client = useQueryClient()
  return async (answer: CallResult<Name>): Promise<void> => {
    const queryKey = callKey(name, options)
    await client.cancelQueries({ queryKey })
    if (isMade || client.getQueryState(queryKey)) client.setQueryData(queryKey, { data: answer })
  }
}

/** Changes what was read, as it stands now, not when nor what failed since. Answers whether it called off a reading. */
export function useAnswerChange<Name extends CallName>(name: Name, options: ReadOptions<Name>) {
  const client = useQueryClient()
  return async (change: (now: CallResult<Name>) => CallResult<Name>): Promise<boolean> => {
    const queryKey = callKey(name, options)
    const query = client.getQueryCache().find<{ data: CallResult<Name> }>({ queryKey })
    if (!query?.state.data) return false
    const isReading = query.state.fetchStatus !== 'idle'
    await query.cancel({ revert: true })
    query.setState({ data: { data: change(query.state.data.data) } })
    return isReading
  }
}

/**
 * Reads an answer past every cache, and shows it unless one that was asked for later is shown already: two changes of
 * one record read it again at a time. `readAgain` answers null where it cannot be read.
 */
export function useCallRereading<Name extends CallName>(
  name: Name,
  options: ReadOptions<Name>,
  isMade?: boolean,
) {
  const client = useQueryClient()
  const read = useCallRead()
  const show = useKnownAnswer(name, options, isMade)
  const readAgain = async (): Promise<CallResult<Name> | null> => {
    const isNewest = beginReading(client, callKey(name, options))
    const now = await read(name, options).catch(() => null)
    if (now !== null && isNewest()) await show(now)
    return now
  }
  return { readAgain, show }
}

let readings = 0
/** By an answer's key, the newest reading that is shown. */
const shownReadings = new WeakMap<QueryClient, Map<string, number>>()

function beginReading(client: QueryClient, queryKey: readonly unknown[]): () => boolean {
  readings += 1
  const reading = readings
  const key = hashKey(queryKey)
  const shown = shownReadings.get(client) ?? new Map<string, number>()
  shownReadings.set(client, shown)
  return () => {
    if (reading < (shown.get(key) ?? 0)) return false
    shown.set(key, reading)
    return true
  }
}

/**
 * Makes calls with Refine's `useCustomMutation`: never retried, and never held back until the browser is online again.
 * What it says of them is the caller's to tell.
 * @param dataProviderName through which provider; left out, the contract's
 */
export function useCallSender(dataProviderName?: string): ApiClient {
  const { mutateAsync } = useCustomMutation<BaseRecord, HttpError, unknown>({ mutationOptions: sendOnce })
  return useCallback(
    async (call: CallName | NamedCall, options: NamedCallOptions) =>
      (await mutateAsync({ ...mutationOf(call, options), ...(dataProviderName && { dataProviderName }) }))
        .data,
    [mutateAsync, dataProviderName],
    // The provider answers what the contract says of each of its calls.
  ) as ApiClient
}

/** Writes by one call of the contract, for a component that shows how it stands. */
export function useCallMutation<Name extends CallName>(
  name: Name,
  { onSuccess, onError }: Outcomes<CallResult<Name>> = {},
) {
  const { mutation } = useCustomMutation<BaseRecord, HttpError, unknown>({
    mutationOptions: {
      ...sendOnce,
      onSuccess: (response) => onSuccess?.(answerOf<Name>(response) as CallResult<Name>),
      onError: (error) => onError?.(error),
    },
  })
  const { isPending, isError, reset } = mutation
  return {
    error: mutation.error,
    isPending,
    isError,
    reset,
    /** `then` is called only while the component is there. */
    mutate: (
      options: CallOptions<Name>,
      then: Outcomes<CallResult<Name>> & { onSettled?: () => void } = {},
    ) =>
      mutation.mutate(mutationOf(name, options), {
        onSuccess: (response) => then.onSuccess?.(answerOf<Name>(response) as CallResult<Name>),
        onError: (error) => then.onError?.(error),
        onSettled: () => then.onSettled?.(),
      }),
  }
}

type Outcomes<Answer> = { onSuccess?: (answer: Answer) => unknown; onError?: (error: HttpError) => unknown }

/**
 * How every command is sent: once, offline too, so that what became of it is said at once. What was sent or answered, a
 * secret perhaps, is forgotten a tenth of a second after it is settled and nobody shows it any more. Not at once: while
 * a command that was left is under way the library asks in this very interval whether it is settled, at 0 without pause.
 */
export const sendOnce = { networkMode: 'always', gcTime: 100 } as const

function customOf<Name extends CallName>(
  name: Name,
  { path, query, body, isNullIfMissing }: ReadOptions<Name>,
) {
  const { path: url, method } = namedCall(name)
  return {
    url,
    method: method.toLowerCase() as Lowercase<Call['method']>,
    config: { ...(query ? { query } : {}), ...(body === undefined ? {} : { payload: body }) },
    meta: { call: name, ...(path ? { path } : {}), ...(isNullIfMissing ? { isNullIfMissing } : {}) },
  }
}

function mutationOf(choice: CallName | NamedCall, { body, ...meta }: NamedCallOptions) {
  const call = typeof choice === 'string' ? namedCall(choice) : choice
  return {
    url: call.path,
    // Refine's type leaves out GET, by which files are fetched.
    method: call.method.toLowerCase() as 'post' | 'put' | 'patch' | 'delete',
    values: body,
    meta: { ...meta, call },
    successNotification: false,
    errorNotification: false,
  } as const
}

/** The boundary to Refine's types: the provider wraps what the client parsed by the call's own schema. */
function answerOf<Name extends CallName>(response: unknown): CallResult<Name> | undefined {
  return (response as { data: CallResult<Name> } | undefined)?.data
}
