import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { NamedCall } from '../../api/call'
import { ApiError, SessionEndedError } from '../../api/errors'
import type { FileAnswer } from '../../api/wire/file'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { ActionRequest, RequestContext } from '../../definitions/define-behaviour'
import { fixedValues } from '../../definitions/fixed-values'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { Scope } from '../../definitions/scope'
import type { OperationKind } from '../../domain/operation'
import { isWatched } from '../../domain/watched-operations'
import { t } from '../../locales/t'
import { callOf } from '../../providers/definition-call'
import type { NoticeAction } from '../../providers/notice-actions'
import { pathOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { AnswerMissing, useCallSender } from '../../providers/use-call'
import { useNotices } from '../../providers/use-notices'
import { errorSentence, isOutcomeUnknown } from '../error-sentence'
import { operationOf } from '../operations/operation-place'
import type { EndOperation } from '../operations/operation-store'
import { useOperations } from '../operations/use-operations'
import { cachedRecords, isAbsent } from '../records/cached-records'
import { listKey, stateKey } from '../records/list-key'
import { useInvalidateList } from '../records/use-invalidate-list'
import { pendingAction, useActionStore } from './action-state'
import { answerMessage } from './answer-message'
import { beginEffect } from './command-effect'
import { failureTitle } from './failure-title'
import { nameOf, namesOf, pathRecord } from './names-of'
import { saveFile } from './save-file'
import { useActionContext } from './use-action-context'
import { useWords } from './use-words'

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
 * Records: none for an action of the toolbar, one for a row's, many for one call about a selection.
 * @param notify which outcomes a notice tells: success alone, where a failure is shown in a dialog; or nothing of one
 * of many, whose caller tells of them all and has the list read again once
 */
export type Command = (
  action: ActionDefinition,
  records: readonly ResourceRecord[],
  notify?: 'all' | 'success' | 'nothing',
) => Promise<Outcome>

/**
 * Performs an action's call in the scope of the views here: one effect per intention, the optimistic change shown and
 * rolled back, the list read again before a lost answer is called a failure, and the outcome announced.
 */
export function useCommand(definition: ResourceDefinition): Command {
  const send = useCallSender(definition.dataProviderName)
  const client = useQueryClient()
  const readList = useInvalidateList(definition)
  const store = useActionStore()
  const notices = useNotices()
  const operations = useOperations()
  const { reloadPerson } = useSession()
  const context = useActionContext(definition)
  const { scope, person } = context
  const wordsOf = useWords(definition)

  const resource = stateKey(definition, scope)

  async function perform(
    action: ActionDefinition,
    call: NamedCall,
    records: readonly ResourceRecord[],
    notify: 'all' | 'success' | 'nothing',
  ): Promise<Outcome> {
    const isDeletion = call.method === 'DELETE'
    const effect = beginEffect(store, definition, scope, action, records, isDeletion)
    // A control stays busy until the list shows what its command did.
    let isShown: Promise<unknown> = Promise.resolve()
    const { progress, success } = action
    const { title, text } = typeof action.answer === 'object' ? action.answer : {}
    // What they say of other records is read beside the call, which waits for nothing.
    const words = wordsOf([progress, success, title, text], records)
    if (progress) void words.then((names) => store.announce(t(progress, names)))
    try {
      const request = await requestOf(definition, action, records, context)
      const path = pathOf(scope, person, pathRecord(definition, records))
      const answer = await send(call, { path, ...request })
      if (action.successDelayMs) await new Promise((done) => setTimeout(done, action.successDelayMs))
      // The client reads the answer of such a call as a file.
      if (call.isFile) saveFile(answer as FileAnswer, lastWordOf(call.path), action.fileName)
      const made = typeof action.answer === 'function' ? action.answer(answer, context) : null
      if (typeof made !== 'string') return await succeed(answer, made)
      effect.takeBack()
      isShown = readList()
      return { kind: 'failed', error: null, sentence: made }
    } catch (error) {
      return await judge(error)
    } finally {
      void isShown.finally(effect.end)
    }

    async function succeed(answer?: unknown, offer?: NoticeAction | null): Promise<Outcome> {
      effect.accept()
      const names = await words
      const { answer: shown } = action
      if (typeof shown === 'object') store.reveal({ resource, answer: shown, sent: answer, names })
      const said = action.useServerMessage ? answerMessage(answer) : null
      const message = said ?? (success ? t(success, names) : null)
      if (notify !== 'nothing') {
        if (message !== null) notices.showSuccess(message, undefined, offer)
        if (!effect.isShownAtOnce && !call.isFile) isShown = readList()
      }
      if (effect.isShownAtOnce) isShown = effect.agreed().then(tellUnseen)
      // A quota that could not be read again is read with the next page; the command itself is done.
      if (action.reloadsPerson) void reloadPerson().catch(() => {})
      return { kind: 'done', message }
    }

    /** A change that the server took and never showed does not go back in silence. */
    function tellUnseen() {
      const listed = cachedRecords(client, definition, scope)
      const isGone = records.some(({ id }) => isAbsent(id, listed))
      if (!isGone && !effect.isSeenIn(listed)) notices.showError(couldNotConfirm(listed))
    }

    /** @param listed null where the list could not be read again */
    function couldNotConfirm(listed: unknown): string {
      const sentence = listed ? 'views.couldNotConfirm' : 'views.couldNotConfirmUnread'
      return t(sentence, { action: t(action.label), name: namesOf(definition, records).name })
    }

    /** What became of a command whose call failed: the list is asked before anything is said that is not known. */
    async function judge(error: unknown): Promise<Outcome> {
      const isUnknown = isOutcomeUnknown(error)
      const isMissing = error instanceof ApiError && error.statusCode === 404
      // Of a deletion it is what was wanted: somebody was quicker, or the browser sent it again after a cut connection.
      const isGone = isMissing && isDeletion && records.length === 1
      const listed = isUnknown || isGone ? await readAgain(client, definition, scope) : null
      if (isUnknown && listed && effect.isSeenIn(listed)) return await succeed()
      // Of an assumed path it may say no more than that the path is another (README decision 17).
      const isConfirmed = listed ? records.every(({ id }) => isAbsent(id, listed)) : !call.isAssumed
      if (isGone && isConfirmed) return await succeed()
      effect.takeBack()
      if (isUnknown) return { kind: 'unconfirmed', sentence: couldNotConfirm(listed) }
      if (isMissing || (error instanceof ApiError && error.statusCode === 409)) void readList()
      return { kind: 'failed', error, sentence: errorSentence(error) }
    }
  }

  function startOperations({ operation: kind }: ActionDefinition, records: readonly ResourceRecord[]) {
    if (kind === undefined) return () => {}
    const ends = records.map((record) =>
      operations.start(operationOf(definition, scope, kind, nameOf(definition, record))),
    )
    return (outcome: Outcome) => {
      for (const end of ends) endOfCommand(end, kind, outcome)
    }
  }

  return async (action, records, notify = 'all') => {
    const exclusive = [action.name, ...(action.conflictsWith ?? [])]
    if (action.call === undefined || pendingAction(store.read(), resource, exclusive, records))
      return { kind: 'busy', sentence: t('views.stillBusy') }
    const end = startOperations(action, records)
    const outcome = await perform(action, callOf(action.call, definition, 'command'), records, notify)
    end(outcome)
    if (isFailure(outcome) && notify === 'all') {
      const { failure } = action
      notices.showError(
        failure ? t(failure, await wordsOf([failure], records)) : outcome.sentence,
        failureTitle(definition, action.label, records, outcome.kind === 'failed'),
      )
    }
    return outcome
  }
}

/**
 * What became of a command, as the tray of operations shows it: one that the server took goes on, and what it does is
 * seen later.
 */
function endOfCommand(end: EndOperation, kind: OperationKind, outcome: Outcome): void {
  if (outcome.kind === 'done' && !isWatched(kind)) end('done', outcome.message)
  if (outcome.kind === 'failed') end('failed', outcome.sentence)
  if (outcome.kind === 'unconfirmed') end('unknown', outcome.sentence)
}

/** Whether the person must hear that it failed: an ended session has its own page, and a busy control shows it. */
export function isFailure(outcome: Outcome): outcome is Extract<Outcome, { kind: 'failed' | 'unconfirmed' }> {
  if (outcome.kind === 'failed') return !(outcome.error instanceof SessionEndedError)
  return outcome.kind === 'unconfirmed'
}

async function requestOf(
  definition: ResourceDefinition,
  action: ActionDefinition,
  records: readonly ResourceRecord[],
  context: RequestContext,
): Promise<ActionRequest> {
  if (action.request === undefined)
    return { body: fixedValues(action, definition.fields, context.person, Date.now()) }
  // Each turn brings one answer more, or fails.
  for (;;) {
    try {
      return action.request(records, context, {})
    } catch (error) {
      if (!(error instanceof AnswerMissing)) throw error
      await error.load()
    }
  }
}

/** The last word of a path that is no place to fill in. */
function lastWordOf(path: string): string {
  return path.split('/').findLast((word) => word !== '' && !word.startsWith('{')) ?? path
}

/** The list as it stands after now; null where it cannot be read, or is not read because the browser is offline. */
async function readAgain(client: QueryClient, definition: ResourceDefinition, scope: Scope) {
  const askedAt = Date.now()
  await client.refetchQueries({ queryKey: listKey(definition, scope) })
  const list = cachedRecords(client, definition, scope)
  return list.isCurrent && list.requestedAt >= askedAt ? list : null
}
