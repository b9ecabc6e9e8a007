import '../../locales/server-view-texts'
import { useDataProvider } from '@refinedev/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type * as z from 'zod/mini'
import { type keptViewSchema, savedViewsResource } from '../../definitions/saved-views-resource'
import type { OwnView, ViewChange } from '../../domain/saved-views'
import { t } from '../../locales/t'
import { namedApis } from '../../providers/named-apis'
import { type Session, useSession } from '../../providers/session-context'
import { keepText } from '../../ui/kept-text'
import { errorReason, errorSentence, isOutcomeUnknown } from '../error-sentence'
import { answerOf } from '../records/cached-records'
import { knownOnServerKey } from './use-views-place'

export type SavedViewsServer = NonNullable<Session['savedViews']>

type KeptView = z.infer<typeof keptViewSchema>

/** Milliseconds for which views that were read are not read again. */
const fresh = 60_000

/** The views of a list that this person keeps on a server, and what is done to them there. */
export function useServerViews(name: string, { place, apis, api }: SavedViewsServer) {
  const { person } = useSession()
  const provider = useDataProvider()('rest')
  const client = useQueryClient()
  const definition = useMemo(
    () => savedViewsResource(place, api === undefined ? undefined : namedApis(apis).get(api)),
    [place, apis, api],
  )
  const resource = definition.name
  // Of all that was not done yet, by what was wanted: several may be tried again, with others between (decision 14).
  const [keys] = useState(() => new Map<string, { wanted: ViewChange; key: string }>())
  const reading = {
    queryKey: [resource, name, person.uuid],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly KeptView[]> => {
      const answer = await provider.getList({
        resource,
        pagination: { mode: 'off' },
        filters: [{ field: 'list', operator: 'eq', value: name }],
        meta: { definition, signal },
      })
      // A server may take no notice of what it is asked for.
      const views = answerOf<KeptView>(answer).data.filter(({ list }) => list === name)
      keepText(knownOnServerKey(name, person), views.length === 0 ? null : '1')
      // Asked for once more, that is another thing: by its key the server would answer what it answered before.
      for (const [intention, { wanted }] of keys) if (isDone(wanted, views)) keys.delete(intention)
      return views.toSorted((one, other) => one.name.localeCompare(other.name))
    },
    retry: false as const,
  }
  const { data, error, isFetching, refetch } = useQuery({
    ...reading,
    staleTime: fresh,
    networkMode: 'always',
  })

  // One after the other: what is asked for meanwhile waits.
  const { mutateAsync } = useMutation({
    mutationFn: change,
    scope: { id: JSON.stringify(reading.queryKey) },
  })

  /** Does one thing to the views; answers why it was not done, and null once it is. */
  async function change(wanted: ViewChange): Promise<string | null> {
    const intention = JSON.stringify(wanted)
    const isAgain = keys.has(intention)
    const failure = await send(wanted, intention).then(
      () => null,
      (error: unknown) => error ?? new Error(),
    )
    // One that is under way may have been answered before this was done, and would be taken for the new one.
    await client.cancelQueries({ queryKey: reading.queryKey })
    const now = await client.fetchQuery({ ...reading, staleTime: 0, networkMode: 'always' }).catch(() => null)
    const isSeen = now !== null && isDone(wanted, now)
    if (failure === null) {
      keys.delete(intention)
      // The answer may be of the first time, and what was done then be undone since.
      return isAgain && now && !isSeen ? t('serverViews.unseen') : null
    }
    if (isSeen) return null
    if (!isOutcomeUnknown(failure)) return t('serverViews.notDone', { reason: errorSentence(failure) })
    return t(now ? 'serverViews.unanswered' : 'serverViews.unconfirmed')
  }

  async function send(wanted: ViewChange, intention: string): Promise<unknown> {
    const idempotencyKey = keys.get(intention)?.key ?? crypto.randomUUID()
    keys.set(intention, { wanted, key: idempotencyKey })
    const meta = { definition, idempotencyKey }
    if (wanted.kind === 'add')
      return provider.create({ resource, variables: { list: name, ...wanted.view }, meta })
    const { id } = wanted
    if (wanted.kind === 'rename')
      return provider.update({ resource, id, variables: { name: wanted.to }, meta })
    return provider.deleteOne({ resource, id, meta })
  }

  return {
    views: data ?? none,
    isKnown: data !== undefined,
    isReading: isFetching,
    /** Why the newest reading failed; null while all is well. */
    fault: error && t('serverViews.failed', { reason: errorReason(error) }),
    readAgain: () => void refetch(),
    onKeep: (wanted: ViewChange) => mutateAsync(wanted),
  }
}

function isDone(wanted: ViewChange, views: readonly OwnView[]): boolean {
  if (wanted.kind === 'add')
    return views.some(({ name, query }) => name === wanted.view.name && query === wanted.view.query)
  const there = views.find(({ id }) => id === wanted.id)
  return wanted.kind === 'rename' ? there?.name === wanted.to : there === undefined
}

const none: readonly KeptView[] = []
