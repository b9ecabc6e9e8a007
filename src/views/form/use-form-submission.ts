import '../../locales/form-texts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, SessionEndedError } from '../../api/errors'
import type { ResourceDefinition } from '../../definitions/define'
import type { RetryOption } from '../../definitions/define-behaviour'
import type { FormQuestion } from '../../definitions/define-form'
import type { FormRecord } from '../../definitions/form-values'
import type { ResourceRecord } from '../../definitions/resource-record'
import { isWatched } from '../../domain/watched-operations'
import { type MessageValues, t } from '../../locales/t'
import { callOf } from '../../providers/definition-call'
import { useSession } from '../../providers/session-context'
import { useCallReader } from '../../providers/use-call'
import { useNotices } from '../../providers/use-notices'
import { useIsThere } from '../../ui/use-is-there'
import { useActionStore } from '../action/action-state'
import { answerMessage } from '../action/answer-message'
import { failureTitle } from '../action/failure-title'
import { useWords } from '../action/use-words'
import type { Texts } from '../action/word-source'
import { errorSentence, isOutcomeUnknown } from '../error-sentence'
import { operationOf } from '../operations/operation-place'
import { useOperations } from '../operations/use-operations'
import { cachedRecords } from '../records/cached-records'
import { stateKey } from '../records/list-key'
import { recordsOfWholeList } from '../records/records-of-whole-list'
import { useInvalidateList } from '../records/use-invalidate-list'
import { type FormSender, withdrawn } from './form-sender'
import { type PlacedErrors, placeErrors } from './place-errors'
import { recordSent } from './record-sent'
import { awaitedRecordOf, recordTitleOf } from './record-values'
import { useFormCurl } from './use-form-curl'
import { useFormUpload } from './use-form-upload'
import type { ResourceForm } from './use-resource-form'
import { effectOf, outcomeTextsOf, useUnknownOutcome } from './use-unknown-outcome'

/** How long the form is marked after a refusal; the notification stays its own time (D1 §9, ERR-D04). */
const refusalPause = 500

type OpenQuestion = FormQuestion & { onSubmit: () => void; onClose: () => void }

export type Submission = ReturnType<typeof useFormSubmission>

/**
 * Sends a form once: checks, converts, calls, and puts the answer where it belongs. Nothing typed is lost: whatever
 * goes wrong, the form stays as it is.
 */
export function useFormSubmission(input: {
  definition: ResourceDefinition
  resourceForm: ResourceForm
  /** Whether what is to be changed is still what the person saw; asked just before sending. */
  isStillCurrent: () => Promise<boolean>
  /** Called as soon as it is certain that the call had its effect. @param id of the record; '' where nobody said it */
  onDone: (id: string) => void
  /** Called before the server's words are put at a field, so that it can be brought on screen. */
  onFieldRefused?: (field: string) => void
  sender?: FormSender | undefined
}) {
  const { definition, resourceForm } = input
  const { form, engine, shown, sending } = resourceForm
  const { plan, context } = engine
  const client = useQueryClient()
  const readList = useInvalidateList(definition)
  const operations = useOperations()
  const actions = useActionStore()
  const read = useCallReader()
  const wordsOf = useWords(definition)
  const { reloadPerson } = useSession()
  const { showError: show, showSuccess } = useNotices()
  const changed = context.record ? [context.record] : []
  const showError = (text: string) => show(text, failureTitle(definition, plan.submit, changed))
  const isInFlight = useRef(false)
  const isThere = useIsThere()
  // Who left the form took back what was not sent yet.
  const isLeft = () => !isThere.current && !input.sender?.isFollowed
  const [isSending, setSending] = useState(false)
  const begun = useRef<string | null>(null)
  const known = useRef<readonly ResourceRecord[] | null>(undefined)
  const [refusedAt, setRefusedAt] = useState<number | null>(null)
  useEffect(() => {
    if (refusedAt === null) return
    const end = setTimeout(() => setRefusedAt(null), refusalPause)
    return () => clearTimeout(end)
  }, [refusedAt])
  const [isGone, setGone] = useState(false)
  const [question, setQuestion] = useState<OpenQuestion | null>(null)
  const { upload, store } = useFormUpload(plan, context)
  const [retryOption, setRetryOption] = useState<RetryOption | null>(null)
  const { outcome, investigate, forget } = useUnknownOutcome(definition, context)

  /** Asks first where the definition wants something agreed to. */
  function submit(values: FormRecord, adapt?: RetryOption['adapt']) {
    const { records } = cachedRecords(client, definition, context.scope)
    const asked = plan.ask?.(values, records) ?? null
    if (asked === null || isInFlight.current) return send(values, adapt)
    setQuestion({
      ...asked,
      onClose: () => setQuestion(null),
      onSubmit: () => {
        setQuestion(null)
        void send(values, adapt)
      },
    })
  }

  async function send(values: FormRecord, adapt: RetryOption['adapt'] = (body) => body) {
    // Two submits in one breath come before the first of them is drawn as pending.
    if (isInFlight.current) return
    if (sending.toRequest(values) === null) return showError(t('form.stillLoading'))
    isInFlight.current = true
    setSending(true)
    forget()
    setRetryOption(null)
    try {
      if (!(await input.isStillCurrent()) || isLeft()) return
      if (plan.progress) actions.announce(t(plan.progress, await wordsFor([plan.progress], values)))
      const stored = await store(values)
      if (stored === 'cancelled') return
      if (stored !== null) {
        setRefusedAt(Date.now())
        return showPlaced({ inline: [{ ...stored, isNotActivated: false }], notice: null })
      }
      if (known.current === undefined) known.current = recordsOfWholeList(client, definition, context.scope)
      const sender = input.sender
      const answer = await (sender ? sender.send(values, isLeft) : sending.send(values, adapt))
      if (answer !== withdrawn) handleSuccess(answer, values)
    } catch (failure) {
      await handleFailure(failure, values)
    } finally {
      isInFlight.current = false
      setSending(false)
    }
  }

  function nameFor(values: FormRecord, answer?: unknown): string {
    return recordTitleOf(definition, plan, recordSent(definition, context, values, answer), context.scope)
  }

  /** What texts say of the record as it was sent. */
  async function wordsFor(texts: Texts, values: FormRecord, answer?: unknown): Promise<MessageValues> {
    const name = nameFor(values, answer)
    const record = recordSent(definition, context, values, answer)
    return { ...(await wordsOf(texts, [record])), name, names: name }
  }

  function handleSuccess(answer: unknown, values: FormRecord) {
    const sent = { ...plan.sends?.(sending.momentOf(values)), ...values }
    sending.endIntention()
    const name = nameFor(sent, answer)
    const said = plan.useServerMessage ? answerMessage(answer) : null
    const { success, answer: shown } = plan
    void wordsFor([success, shown?.title, shown?.text], sent, answer).then((names) => {
      showSuccess(said ?? t(success, names))
      if (!shown) return
      const resource = stateKey(definition, context.scope)
      actions.reveal({ resource, answer: shown, sent: answer, names })
    })
    const record = awaitedRecordOf(plan, context, values, read)
    const acceptedAt = Date.now()
    beginOperation(name, said)
    begun.current = null
    if (record)
      actions.changeMade(stateKey(definition, context.scope), (all) => [...all, { record, acceptedAt }])
    input.onDone(recordSent(definition, context, sent, answer).id)
    void readList()
    // A quota that could not be read again is read with the next page; the record itself is made.
    if (plan.reloadsPerson) void reloadPerson().catch(() => {})
  }

  /** Once for what was sent: after a lost answer that the list made good it is sent again. */
  function beginOperation(name: string, said: string | null) {
    if (!plan.operation || begun.current === name) return
    begun.current = name
    const end = operations.start(operationOf(definition, context.scope, plan.operation, name))
    if (!isWatched(plan.operation)) end('done', said)
  }

  async function handleFailure(failure: unknown, values: FormRecord) {
    if (failure instanceof SessionEndedError) return
    setRefusedAt(Date.now())
    if (isOutcomeUnknown(failure)) return handleLostAnswer(failure, values)
    sending.endIntention()
    if (!(failure instanceof ApiError)) return showError(errorSentence(failure))
    if (failure.statusCode === 404 || failure.statusCode === 409) void readList()
    // Of an assumed path it may say no more than that the path is another; the list, read again, tells (decision 17).
    const isAssumed = callOf(plan.call, definition, 'command').isAssumed
    if (failure.statusCode === 404 && plan.mode !== 'create' && !isAssumed) setGone(true)

    const found = plan.retryOption?.(failure, context) ?? null
    if (found === 'notify') return showError(failure.message)
    setRetryOption(found)
    if (found !== null) return showPlaced({ inline: [{ ...found, isNotActivated: false }], notice: null })
    const { fieldErrors, message } = failure
    const text = plan.failure ? t(plan.failure, await wordsFor([plan.failure], values)) : message
    showPlaced(placeErrors({ fields: plan.fields, shown, fieldErrors, text }))
  }

  async function handleLostAnswer(failure: unknown, values: FormRecord) {
    const name = nameFor(values)
    const reason = failure instanceof Error && 'reason' in failure ? failure.reason : undefined
    void readList()
    const effect = await investigate({
      name,
      reason: reason === 'offline' ? reason : 'unreachable',
      look: input.sender && (() => input.sender?.isDone(values) ?? Promise.resolve(false)),
      effectIn: effectOf({
        ...{ definition, plan, context, values, name },
        sent: { ...plan.sends?.(sending.momentOf(values)), ...values },
        known: known.current ?? null,
      }),
    })
    const isDone = effect === 'listed'
    // A dialog stands over its list, which shows it; on a page the person decides, unless nobody is there to.
    if (isDone && (plan.layout !== 'page' || input.sender || isLeft())) handleSuccess(undefined, values)
    else if (isDone) beginOperation(name, null)
    else if (isLeft()) {
      const own = input.sender?.outcomeTexts
      // Another form sends another request: that it is done once at most is no longer true.
      const look = effect === 'unreadable' ? 'form.actionUnknown' : 'form.actionNotListed'
      const said = t((own ?? outcomeTextsOf(plan.mode)).unconfirmed, { name })
      show(own ? said : `${said} ${t(look)}`, failureTitle(definition, plan.submit, changed, false))
    }
  }

  function showPlaced({ inline, notice }: PlacedErrors) {
    if (isLeft()) return showError([notice ?? [], inline.map(inWords)].flat(2).join(' '))
    if (notice !== null) showError(notice)
    if (inline[0]) input.onFieldRefused?.(inline[0].field)
    for (const [place, { field, message, isNotActivated }] of inline.entries()) {
      const type = isNotActivated ? 'not-activated' : 'server'
      form.setError(field, { type, message }, { shouldFocus: place === 0 })
    }
  }

  /** What is said at a field, where no field is on screen any more. */
  function inWords({ field, message }: PlacedErrors['inline'][number]): string {
    const label = plan.fields[field]?.label
    return label === undefined ? message : t('form.faultInField', { field: t(label), why: message })
  }

  return {
    handleSubmit: (event?: FormEvent) => void form.handleSubmit((values) => submit(values))(event),
    isPending: sending.isPending || isSending || upload !== null,
    isLong: sending.isLong,
    /** What has to be agreed to before anything is sent. */
    question,
    /** A file under way to its storage. */
    upload,
    /** A request was refused a moment ago. */
    isRefused: refusedAt !== null,
    isSessionEnded: sending.error instanceof SessionEndedError,
    /** The record to be changed is no longer there, by the server's word. */
    isGone,
    outcome,
    outcomeTexts: input.sender?.outcomeTexts,
    curl: useFormCurl(definition, resourceForm, input.sender),
    retryOption: retryOption && {
      ...retryOption,
      onTake: () => void form.handleSubmit((values) => submit(values, retryOption.adapt))(),
    },
  }
}
