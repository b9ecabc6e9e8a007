import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError, SessionEndedError } from '../../api/errors'
import { t } from '../../locales/t'
import { useApi } from '../../providers/api-context'
import { callOf } from '../../providers/definition-call'
import { pathOf, userScope } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { useNotices } from '../../providers/use-notices'
import type { ResourceDefinition } from '../../resources/define'
import type { ActionDefinition } from '../../resources/define-action'
import { errorSentence, isOutcomeUnknown } from '../error-sentence'
import { type Hold, holdRules } from '../records/holds'
import { listKey } from '../records/list-key'
import { type ResourceRecord, textOf } from '../records/resource-record'
import { pendingKey, useActionStore } from './action-state'

/** What became of a command. */
export type Outcome =
  | { kind: 'done' }
  /** The same command on the same record is still under way; nothing was sent. */
  | { kind: 'busy' }
  /** The server refused, or nothing came of it; `sentence` says why. */
  | { kind: 'failed'; error: unknown; sentence: string }
  /** No answer came back, and the list, read again, does not show the effect. */
  | { kind: 'unconfirmed'; sentence: string }

export type CommandRequest = {
  body?: unknown
  /** UUID of the intention; the same for a repeat of the same request. */
  idempotencyKey?: string
  /** Whether the records show that the command had its effect after all. */
  isShownIn?: (records: readonly ResourceRecord[]) => boolean
}

export type Command = (
  action: ActionDefinition,
  record: ResourceRecord,
  request?: CommandRequest,
) => Promise<Outcome>

/**
 * Performs an action's call: one effect per intention, the optimistic change held and rolled back, the list read
 * again before a lost answer is called a failure. It tells the outcome; the caller tells the person.
 */
export function useCommand(definition: ResourceDefinition): Command {
  const api = useApi()
  const client = useQueryClient()
  const store = useActionStore()
  const notices = useNotices()
  const { person, reloadPerson } = useSession()

  return useCallback<Command>(
    async (action, record, request = {}) => {
      const resource = definition.name
      const name = textOf(record, definition.titleField) ?? record.id
      const key = pendingKey(resource, action.name, record.id)
      if (action.call === undefined || store.read().pending.has(key)) return { kind: 'busy' }
      const call = callOf(action.call, definition, 'command')
      const rules = definition.list.holds === undefined ? undefined : holdRules[definition.list.holds]
      const showsFrom = action.optimistic === undefined ? undefined : rules?.changes[action.optimistic]
      const hold: Hold = {
        recordId: record.id,
        change: action.optimistic ?? '',
        startedAt: Date.now(),
        acceptedAt: null,
      }
      const isOwn = (other: Hold) => other.recordId === hold.recordId && other.startedAt === hold.startedAt

      store.update(({ pending }) => ({ pending: new Set([...pending, key]) }))
      if (showsFrom === 'at-once') store.updateHolds(resource, (holds) => [...holds, hold])
      if (action.progress) store.announce(t(action.progress, { name }))

      async function succeed(): Promise<Outcome> {
        const accepted = { ...hold, acceptedAt: Date.now() }
        if (showsFrom) {
          store.updateHolds(resource, (holds) => [...holds.filter((other) => !isOwn(other)), accepted])
        }
        if (action.done) {
          store.update(({ watches }) => ({
            watches: [
              ...watches.filter(({ recordId }) => recordId !== record.id),
              { resource, recordId: record.id, action: action.name, startedAt: hold.startedAt },
            ],
          }))
        }
        if (action.success) notices.showSuccess(t(action.success, { name }))
        if (showsFrom !== 'at-once') void client.invalidateQueries({ queryKey: listKey(resource) })
        // A quota that could not be read again is read with the next page; the command itself is done.
        if (action.reloadsPerson) void reloadPerson().catch(() => {})
        return { kind: 'done' }
      }

      try {
        await api(call, {
          path: pathOf(userScope, person, { id: record.id, name }),
          body: request.body,
          idempotencyKey: request.idempotencyKey,
        })
        return await succeed()
      } catch (error) {
        if (isOutcomeUnknown(error)) {
          const records = await readListAgain()
          if (records && isEffectShown(records)) return await succeed()
          rollBack()
          return {
            kind: 'unconfirmed',
            sentence: t('views.couldNotConfirm', { action: t(action.label), name }),
          }
        }
        if (call.method === 'DELETE' && isNotFound(error)) {
          // It has what it wanted: somebody was quicker, or the browser sent it again by itself after a cut connection.
          const records = await readListAgain()
          if (!records?.some(({ id }) => id === record.id)) return await succeed()
        }
        rollBack()
        if (error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 409)) {
          void client.invalidateQueries({ queryKey: listKey(resource) })
        }
        return { kind: 'failed', error, sentence: errorSentence(error) }
      } finally {
        store.update(({ pending }) => ({ pending: new Set([...pending].filter((other) => other !== key)) }))
      }

      function rollBack() {
        store.updateHolds(resource, (holds) => holds.filter((other) => !isOwn(other)))
      }

      async function readListAgain(): Promise<readonly ResourceRecord[] | null> {
        await client.refetchQueries({ queryKey: listKey(resource) })
        const state = client.getQueryState<{ data: ResourceRecord[] }>([...listKey(resource)])
        return state?.status === 'success' ? (state.data?.data ?? null) : null
      }

      function isEffectShown(records: readonly ResourceRecord[]): boolean {
        if (request.isShownIn) return request.isShownIn(records)
        if (!rules || !showsFrom) return false
        const asAccepted = { ...hold, acceptedAt: hold.startedAt }
        const now = Date.now()
        return rules.settle.behaviour(records, [asAccepted], { requestedAt: now, now }).length === 0
      }
    },
    [api, client, definition, notices, person, reloadPerson, store],
  )
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.statusCode === 404
}

/** Whether a failure is already told elsewhere: an ended session shows its own page. */
export function isToldElsewhere(outcome: Outcome): boolean {
  return outcome.kind === 'failed' && outcome.error instanceof SessionEndedError
}
