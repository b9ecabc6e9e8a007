import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { accountPlanOf } from '../../access/account-plan'
import { ApiError } from '../../api/errors'
import type { ChosenPlan } from '../../domain/plan'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useCallRead, useCallSender } from '../../providers/use-call'
import { useNotices } from '../../providers/use-notices'
import { useIsThere } from '../../ui/use-is-there'
import { isOutcomeUnknown } from '../../views/error-sentence'
import { planName } from '../../views/plan/plan-offer'
import { useTellFailure } from '../../views/use-tell-failure'
import { planTabPath } from './plan-tab-path'

/** What became of a change: `not-granted` by the check before it, `refused` by the server, `failed` otherwise. */
export type PlanOutcome =
  | { kind: 'changed' | 'not-granted' | 'failed' }
  /** In the server's words; null where it gave none. */
  | { kind: 'refused'; words: string | null }

/**
 * Changes the plan of the account, once at a time: asks the server whether it grants it, sends the change, reads the
 * person again and goes to the plan they have (D1 §7 'What each answer does', PLAN-D04). A lost answer is no failure
 * until the person, read again, shows the old plan. Tells of everything but of what `not-granted` means.
 */
export function usePlanChange(plan: ChosenPlan) {
  const { person, reloadPerson } = useSession()
  const read = useCallRead()
  const send = useCallSender()
  const notices = useNotices()
  const tellFailure = useTellFailure()
  const navigate = useNavigate()
  const isThere = useIsThere()
  const [isPending, setPending] = useState(false)
  // Kept after a lost answer alone: sent again with the same key, a change has its effect once.
  const idempotencyKey = useRef(crypto.randomUUID())
  const path = { id: person.uuid }

  async function isGranted(): Promise<boolean> {
    if (plan === 'free') return read('getDowngrade', { path })
    try {
      return await read('getPaymentEligibility', { path })
    } catch (failure) {
      // The path is assumed: where there is none, the server judges the change itself (README decision 17).
      if (failure instanceof ApiError && failure.statusCode === 404) return true
      throw failure
    }
  }

  async function finish(): Promise<PlanOutcome> {
    notices.showSuccess(t(plan === 'free' ? 'plans.nowFree' : 'plans.nowPremium'))
    await reloadPerson().catch(() => {})
    if (isThere.current) await navigate(planTabPath, { replace: true })
    return { kind: 'changed' }
  }

  async function settleLost(failure: unknown): Promise<PlanOutcome> {
    const now = await read('getMe', { path }).catch(() => null)
    if (now && accountPlanOf(now).plan === plan) return finish()
    const words = now ? 'plans.couldNotConfirm' : 'plans.couldNotConfirmUnread'
    tellFailure(failure, t(words, { plan: planName(plan) }))
    void reloadPerson().catch(() => {})
    return { kind: 'failed' }
  }

  async function perform(): Promise<PlanOutcome> {
    try {
      if (!(await isGranted())) return { kind: 'not-granted' }
    } catch (failure) {
      tellFailure(failure)
      return { kind: 'failed' }
    }
    // Who left while it was checked took it back.
    if (!isThere.current) return { kind: 'failed' }
    try {
      await send('changePlan', { path, body: { plan }, idempotencyKey: idempotencyKey.current })
    } catch (failure) {
      if (isOutcomeUnknown(failure)) return settleLost(failure)
      idempotencyKey.current = crypto.randomUUID()
      if (!isRefusal(failure)) {
        tellFailure(failure)
        return { kind: 'failed' }
      }
      // Another tab may have changed what is known of the plan here.
      void reloadPerson().catch(() => {})
      const isUnchanged = failure.statusCode === 304
      tellFailure(failure, isUnchanged ? t('plans.notChanged') : failure.message)
      return { kind: 'refused', words: isUnchanged ? null : failure.message }
    }
    return finish()
  }

  async function change(): Promise<PlanOutcome> {
    setPending(true)
    const outcome = await perform()
    // A plan that was changed is left: until the other page is there, what shows is not drawn again for the new plan.
    if (outcome.kind !== 'changed') setPending(false)
    return outcome
  }
  return { change, isPending }
}

/** The server's own no: 304 says that the plan stays as it is (D1 §8, PLAN-D08, PLAN-D16). */
function isRefusal(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && [304, 400, 402, 403, 404, 409, 422].includes(failure.statusCode)
}
