import { useState } from 'react'
import { ApiError } from '../../api/errors'
import { type FormRecord, type FormValues, textValue } from '../../definitions/form-values'
import { readServicePrincipal } from '../../domain/consent-form'
import { isPipelinePending, pipelineQuestion } from '../../domain/pipeline'
import { t } from '../../locales/t'
import { userScope } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { useCallRead, useCallReader, useCallRereading, useCallSender } from '../../providers/use-call'
import { isOutcomeUnknown } from '../../views/error-sentence'
import { type FormSender, withdrawn } from '../../views/form/form-sender'
import { useIdempotencyKey } from '../../views/form/use-idempotency-key'
import { useOperations } from '../../views/operations/use-operations'
import { consentCurl } from './consent-curl'
import { type ConsentStep, consentSteps } from './consent-steps'
import { toSubscription } from './form'

/** How the sending stands: the step under way, or the one that failed; what went wrong, where it is known. */
export type ConsentProgress = {
  step: ConsentStep
  state: 'under-way' | 'failed' | 'done'
  text: string | null
}

/**
 * Sends a consent by its calls, one after the other, and stops at the first that fails (CNF-D13): the plan is read, the
 * external backend checks the subscription where there is one, the pipeline is started, and its status is read.
 */
export function useConsentSender(): {
  sender: FormSender
  steps: readonly ConsentStep[]
  progress: ConsentProgress | null
} {
  const { person, productKey, apiUrl, consentBackendUrl } = useSession()
  const [progress, setProgress] = useState<ConsentProgress | null>(null)
  const call = useCallSender()
  const operations = useOperations()
  const keyFor = useIdempotencyKey()
  const read = useCallReader()
  const readNow = useCallRead()
  const question = { email: person.email ?? '', userID: person.uuid }
  // The list of clusters is opened next, and shows it.
  const { readAgain, show } = useCallRereading('getPipelineStatus', { body: question }, true)
  const steps = consentSteps.filter((step) => step !== 'check' || consentBackendUrl !== null)

  /** Without its plan, which the server tells when it is sent: the intention is the same. */
  function subscriptionOf(values: FormValues) {
    const context = { person, productKey, scope: userScope, mode: 'create', record: null, values } as const
    return toSubscription(values, { ...context, read })
  }

  async function send(values: FormRecord, isLeft: () => boolean): Promise<unknown> {
    let step: ConsentStep = 'plan'
    const begin = (next: ConsentStep) => {
      step = next
      setProgress({ step, state: 'under-way', text: null })
    }
    try {
      begin('plan')
      const credentials = readServicePrincipal(textValue(values.servicePrincipalCredentials))
      const plan = await call('getAzurePlan', {
        body: { email: question.email, tenant: credentials?.tenant ?? '' },
      })
      if (isLeft()) return withdrawn
      const subscription = subscriptionOf(values)
      const body = { ...subscription, plan }
      if (consentBackendUrl !== null) {
        begin('check')
        const { isNetworkReached } = await call('createSubscription', { body })
        if (!isNetworkReached) throw refusal(t('consentFlow.networkTestFailed'))
      }
      if (isLeft()) return withdrawn
      begin('pipeline')
      const answer = await call('createPipeline', { body, idempotencyKey: keyFor(subscription) })
      startPipeline(values)
      begin('status')
      if (pipelineQuestion(person)) await readAgain()
      setProgress({ step, state: 'done', text: null })
      return answer
    } catch (error) {
      // Nothing was started, and nobody waits for it any more.
      if (isLeft() && (step === 'plan' || step === 'check')) return withdrawn
      const worded = inWords(error, step)
      setProgress({ step, state: 'failed', text: worded === error ? detailOf(error) : null })
      throw worded
    }
  }

  function startPipeline({ configurationName }: FormRecord): void {
    operations.start({ kind: 'pipeline', name: textValue(configurationName), place: '/clusters' })
  }

  /**
   * One of that name that failed before, or was canceled, is not the one that was sent. A first pipeline puts on the
   * account what the question needs; without it nothing is asked (CNF-038).
   */
  async function isDone(values: FormRecord): Promise<boolean> {
    const body =
      pipelineQuestion(person) ?? pipelineQuestion(await readNow('getMe', { path: { id: person.uuid } }))
    if (body === null) return false
    const status = await readNow('getPipelineStatus', { body })
    await show(status)
    const isBuilt =
      status !== null && isPipelinePending(status) && status.configurationName === values.configurationName
    if (isBuilt) startPipeline(values)
    return isBuilt
  }

  const curl: FormSender['curl'] = (shown, values) =>
    consentCurl({
      steps,
      subscription: subscriptionOf(shown),
      question,
      idempotencyKey: keyFor(subscriptionOf(values)),
      settings: { baseUrl: apiUrl, productKey, consentBackendUrl },
    })

  return { sender: { send, isDone, outcomeTexts, curl }, steps, progress }
}

/** The progress of the pipeline tells, which the card on the page of the clusters shows. */
const outcomeTexts: FormSender['outcomeTexts'] = {
  unconfirmed: 'consentFlow.unconfirmed',
  reading: 'consentFlow.lookingAgain',
  listed: 'consentFlow.sent',
  'not-listed': 'consentFlow.notBuilding',
  unreadable: 'consentFlow.progressUnknown',
}

/**
 * A refusal without words of its own gets those of the specification (D1 §8, CNF-D15), and so does an answer that was
 * lost before anything was started.
 */
function inWords(error: unknown, step: ConsentStep): unknown {
  if (isOutcomeUnknown(error))
    return step === 'plan' || step === 'check' ? refusal(t('consentFlow.tryAgain')) : error
  if (!(error instanceof ApiError) || error.message !== t('errors.default')) return error
  return new ApiError({ message: t('consentFlow.tryAgain'), statusCode: error.statusCode })
}

/** What the server said, for the status line: our own words for a refusal without any are the notification's alone. */
function detailOf(error: unknown): string | null {
  return error instanceof ApiError && error.message !== t('errors.default') ? error.message : null
}

function refusal(message: string): ApiError {
  return new ApiError({ message, statusCode: 422 })
}
