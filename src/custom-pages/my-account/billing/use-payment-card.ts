import { useState } from 'react'
import { ApiError } from '../../../api/errors'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useCallQuery, useCallRead, useCallSender, useKnownAnswer } from '../../../providers/use-call'
import { useNotices } from '../../../providers/use-notices'
import { isOutcomeUnknown } from '../../../views/error-sentence'
import type { PaymentCardDetails } from '../../../views/plan/card-text'
import { useTellFailure } from '../../../views/use-tell-failure'

export type PaymentCardReading = {
  /** Undefined until it is read; null where there is none (BIL-D06). */
  card: PaymentCardDetails | null | undefined
  error: Error | null
  refresh: () => Promise<void>
  isRemoving: boolean
  /** Answers whether the card is known to be gone. */
  remove: () => Promise<boolean>
}

/**
 * The payment card of the person, and the way to remove it. What is shown stays the server's word: it is read again
 * before a lost answer is called a failure (README decision 18).
 */
export function usePaymentCard(): PaymentCardReading {
  const { person } = useSession()
  const notices = useNotices()
  const tellFailure = useTellFailure()
  const send = useCallSender()
  const read = useCallRead()
  const [isRemoving, setRemoving] = useState(false)
  const path = { id: person.uuid }
  const asked = { path, isNullIfMissing: true } as const
  const { data, error, refetch } = useCallQuery('getPayment', asked, { retry: false })
  const show = useKnownAnswer('getPayment', asked)

  /** Undefined where it cannot be read. */
  const readAgain = async (): Promise<PaymentCardDetails | null | undefined> => {
    const now = await read('getPayment', asked).catch(() => undefined)
    if (now !== undefined) await show(now)
    return now
  }

  const settle = async (failure: unknown): Promise<boolean> => {
    // One that is gone already is what was wanted.
    if (failure instanceof ApiError && failure.statusCode === 404) {
      await show(null)
      notices.showSuccess(t('billing.removedAlready'))
      return true
    }
    const now = await readAgain()
    if (!isOutcomeUnknown(failure)) tellFailure(failure)
    else if (now === null) {
      notices.showSuccess(t('billing.removed'))
      return true
    } else tellFailure(failure, t(now ? 'billing.couldNotConfirm' : 'billing.couldNotConfirmUnread'))
    return false
  }

  return {
    card: data,
    error,
    refresh: async () => {
      await refetch()
    },
    isRemoving,
    remove: async () => {
      setRemoving(true)
      try {
        const { message } = await send('removePayment', { path })
        await show(null)
        notices.showSuccess(message ?? t('billing.removed'))
        return true
      } catch (failure) {
        return await settle(failure)
      } finally {
        setRemoving(false)
      }
    },
  }
}
