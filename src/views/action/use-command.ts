import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError, SessionEndedError } from '../../api/errors'
import type { FileAnswer } from '../../api/wire/file'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { ActionRequest, OptimisticUpdate, RequestContext } from '../../definitions/define-behaviour'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { Scope } from '../../definitions/scope'
import { t } from '../../locales/t'
import { callOf } from '../../providers/definition-call'
import { pathOf, useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { AnswerMissing, useCallReader, useCallSender } from '../../providers/use-call'
import { useNotices } from '../../providers/use-notices'
import { errorSentence, isOutcomeUnknown } from '../error-sentence'
import { cachedRecords } from '../records/cached-records'
import { listKey, stateKey } from '../records/list-key'
import { useInvalidateList } from '../records/use-invalidate-list'
import { pendingKey, useActionStore } from './action-state'
import { answerMessage } from './answer-message'
import { namesOf } from './names-of'
import { saveFile } from './save-file'

/** What became of a command. */
export type Outcome =
  /** `message`: what is said of it; null where there is nothing to say. */
  | { kind: 'done'; message: string | null }
  /** The same command on the same record is still under way; nothing was sent. */
  | { kind: 'busy'; sentence: string }
  /** The server refused, or nothing came of it; `sentence` says why. */
  | { kind: 'failed'; error: unknown; sentence: string }
  /** No answer came back, and the list, read again, does not show the effect or could not be read either. */
  | { kind: 'unconfirmed'; sentence: string }

/**
 * What is told as a notice: success alone, where a failure is shown in a dialog; or nothing of one of many, whose caller
 * tells of them all and has the list read again once.
 */
export type CommandTells = 'all' | 'success' | 'nothing'

/** Records: none for an action of the toolbar, one for a row's, many for one call about a selection. */
export type Command = (
  action: ActionDefinition,
  records: readonly ResourceRecord[],
  tells?: CommandTells,
) => Promise<Outcome>

/**
 * Performs an action's call in the scope of the views here: one effect per intention, the optimistic change held and
 * rolled back, the list read again before a lost answer is called a failure, and the outcome told.
 */
export function useCommand(definition: ResourceDefinition): Command {
  const send = useCallSender(definition.dataProviderName)
  const client = useQueryClient()
  const readList = useInvalidateList(definition)
  const store = useActionStore()
  const notices = useNotices()
  const { person, productKey, reloadPerson } = useSession()
  const scope = useScopeOf(definition)
  const read = useCallReader()

  const perform = useCallback<Command>(
    async (action, records, tells) => {
      const resource = stateKey(definition, scope)
      const names = namesOf(definition, records)
      const keys = pendingKeys(resource, action, records)
      if (action.call === undefined || isUnderWay(store.read().pending, resource, action, records))
        return { kind: 'busy', sentence: t('views.stillBusy') }
      const call = callOf(action.call, definition, 'command')
      const rules = definition.list.optimisticUpdates
      const showsFrom = action.optimistic === undefined ? undefined : rules?.changes[action.optimistic]
      const startedAt = Date.now()
      const own = records.map(
        ({ id }): OptimisticUpdate => ({
          recordId: id,
          change: action.optimistic ?? '',
          startedAt,
          acceptedAt: null,
        }),
      )
      const isOwn = (other: OptimisticUpdate) => own.some((update) => isSameUpdate(update, other))
      // A control stays busy until the list shows what its command did.
      let isShown: Promise<unknown> = Promise.resolve()

      store.update(({ pending }) => ({ pending: new Set([...pending, ...keys]) }))
      if (showsFrom === 'at-once') store.changeUpdates(resource, (updates) => [...updates, ...own])
      if (action.progress) store.announce(t(action.progress, names))

      function succeed(answer?: unknown): Outcome {
        const acceptedAt = Date.now()
        if (showsFrom) {
          store.changeUpdates(resource, (updates) => [
            ...updates.filter((other) => !isOwn(other)),
            ...own.map((update) => ({ ...update, acceptedAt })),
          ])
        }
        if (action.done) {
          store.update(({ watches }) => ({
            watches: [
              ...watches.filter(({ recordId }) => !records.some(({ id }) => id === recordId)),
              ...records.map(({ id }) => ({ resource, recordId: id, action: action.name, startedAt })),
            ],
          }))
        }
        const said = action.useServerMessage ? answerMessage(answer) : null
        const message = said ?? (action.success ? t(action.success, names) : null)
        const isPart = tells === 'nothing'
        if (message !== null && !isPart) notices.showSuccess(message)
        if (call.method === 'DELETE') store.addGone(records.map(({ id }) => id))
        if (showsFrom !== 'at-once' && !isPart && !call.isFile) isShown = readList()
        // A quota that could not be read again is read with the next page; the command itself is done.
        if (action.reloadsPerson) void reloadPerson().catch(() => {})
        return { kind: 'done', message }
      }

      try {
        const sent = await requestOf(action, records, { person, scope, productKey, read })
        const answer = await send(call, {
          path: pathOf(scope, person, single(definition, records)),
          body: sent.body,
          ...(sent.query ? { query: sent.query } : {}),
        })
        if (action.successDelayMs !== undefined) await wait(action.successDelayMs)
        // The client reads the answer of such a call as a file.
        if (call.isFile) saveFile(answer as FileAnswer, call.path.split('/').at(-1) ?? '')
        const fault = action.answer?.(answer) ?? null
        if (fault === null) return succeed(answer)
        rollBack()
        isShown = readList()
        return { kind: 'failed', error: null, sentence: fault }
      } catch (error) {
        if (isOutcomeUnknown(error)) {
          const listed = await readAgain(client, definition, scope)
          if (listed && isEffectShown(listed)) return succeed()
          rollBack()
          return {
            kind: 'unconfirmed',
            sentence: t(listed ? 'views.couldNotConfirm' : 'views.couldNotConfirmUnread', {
              action: t(action.label),
              name: names.name,
            }),
          }
        }
        if (call.method === 'DELETE' && records.length === 1 && isNotFound(error)) {
          // It has what it wanted: somebody was quicker, or the browser sent it again by itself after a cut connection.
          const listed = await readAgain(client, definition, scope)
          if (!listed?.some(({ id }) => id === records[0]?.id)) return succeed()
        }
        rollBack()
        if (error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 409)) {
          void readList()
        }
        return { kind: 'failed', error, sentence: errorSentence(error) }
      } finally {
        void isShown.finally(() =>
          store.update(({ pending }) => ({
            pending: new Set([...pending].filter((other) => !keys.includes(other))),
          })),
        )
      }

      function rollBack() {
        store.changeUpdates(resource, (updates) => updates.filter((other) => !isOwn(other)))
      }

      function isEffectShown(listed: readonly ResourceRecord[]): boolean {
        if (rules && showsFrom) return own.every((update) => rules.isShown(listed, update))
        // A page of a list says nothing of the records that are not on it.
        if (call.method !== 'DELETE' || definition.list.paging?.kind === 'server') return false
        return records.length > 0 && records.every(({ id }) => !listed.some((other) => other.id === id))
      }
    },
    [client, definition, notices, person, productKey, read, readList, reloadPerson, scope, send, store],
  )

  return useCallback<Command>(
    async (action, records, tells = 'all') => {
      const outcome = await perform(action, records, tells)
      if (isFailure(outcome) && tells === 'all') {
        notices.showError(action.failure ? t(action.failure) : outcome.sentence)
      }
      return outcome
    },
    [notices, perform],
  )
}

/** Whether the person has to be told that it failed: of an ended session its own page tells, of a busy one its control. */
export function isFailure(outcome: Outcome): outcome is Extract<Outcome, { kind: 'failed' | 'unconfirmed' }> {
  if (outcome.kind === 'failed') return !(outcome.error instanceof SessionEndedError)
  return outcome.kind === 'unconfirmed'
}

function pendingKeys(
  resource: string,
  action: Pick<ActionDefinition, 'name'>,
  records: readonly ResourceRecord[],
): string[] {
  if (records.length === 0) return [pendingKey(resource, action.name, '')]
  return records.map(({ id }) => pendingKey(resource, action.name, id))
}

/** Whether the action, or one that excludes it, is being done to one of the records. */
function isUnderWay(
  pending: ReadonlySet<string>,
  resource: string,
  action: ActionDefinition,
  records: readonly ResourceRecord[],
): boolean {
  const names = [action.name, ...(action.conflictsWith ?? [])]
  return names.some((name) => pendingKeys(resource, { name }, records).some((key) => pending.has(key)))
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds))
}

/** The one record whose name and id fill the path; a call about several has none. */
function single(definition: ResourceDefinition, records: readonly ResourceRecord[]) {
  const [record] = records
  return record && records.length === 1
    ? { id: record.id, name: namesOf(definition, records).name }
    : undefined
}

async function requestOf(
  action: ActionDefinition,
  records: readonly ResourceRecord[],
  context: RequestContext,
): Promise<ActionRequest> {
  if (action.request === undefined) return { body: action.sends }
  // Each turn brings one answer more, or fails.
  for (;;) {
    try {
      return action.request(records, context)
    } catch (error) {
      if (!(error instanceof AnswerMissing)) throw error
      await error.load()
    }
  }
}

/** The list as it stands after now; null where it cannot be read, or is not read because the browser is offline. */
async function readAgain(client: QueryClient, definition: ResourceDefinition, scope: Scope) {
  const askedAt = Date.now()
  await client.refetchQueries({ queryKey: listKey(definition, scope) })
  const { records, isCurrent, requestedAt } = cachedRecords(client, definition, scope)
  return isCurrent && requestedAt >= askedAt ? records : null
}

function isSameUpdate(left: OptimisticUpdate, right: OptimisticUpdate): boolean {
  return left.recordId === right.recordId && left.startedAt === right.startedAt
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.statusCode === 404
}
