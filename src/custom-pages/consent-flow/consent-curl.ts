import type { CallName } from '../../api/contract'
import { namedCall } from '../../api/known-calls'
import { toCurl } from '../../api/to-curl'
import type { WireSettings } from '../../api/wire-request'
import type { ConsentStep } from './consent-steps'
import type { toSubscription } from './form'

/**
 * The calls of a consent as commands for a shell, in the order in which they are sent. What stands in the credentials,
 * and the plan, which the first command answers, are placeholders.
 */
export function consentCurl(consent: {
  steps: readonly ConsentStep[]
  /** Made of values with placeholders for secrets. */
  subscription: ReturnType<typeof toSubscription>
  question: { email: string; userID: string }
  /** Of the pipeline: run once and pressed once, one environment is built. */
  idempotencyKey: string
  settings: WireSettings
}): string {
  const { steps, question, settings } = consent
  const ofCredentials = { appID: '<appID>', password: '<password>', tenant: '<tenant>' }
  const body = { ...consent.subscription, ...ofCredentials, plan: '<plan>' }
  const write = (name: CallName, body: unknown, idempotencyKey: string = crypto.randomUUID()) =>
    toCurl(namedCall(name), { body, idempotencyKey }, settings)
  const commands: Readonly<Record<ConsentStep, () => string>> = {
    plan: () => write('getAzurePlan', { email: question.email, tenant: ofCredentials.tenant }),
    check: () => write('createSubscription', body),
    pipeline: () => write('createPipeline', body, consent.idempotencyKey),
    status: () => write('getPipelineStatus', question),
  }
  return steps.map((step) => commands[step]()).join('\n')
}
