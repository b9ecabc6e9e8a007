import '../../locales/late-texts'
import { ApiError } from '../../api/errors'
import { isKnownBefore } from '../../domain/cluster-intent'
import type { Operation } from '../../domain/operation'
import { t } from '../../locales/t'
import type { OperationEnd } from '../../views/operations/operation-words'

/**
 * How an operation ends that the server no longer lets anybody follow: it says that this is not theirs to see, or not
 * there. Null after any other failure, which may pass: it is asked about again.
 * @param reading the newest one; `errorUpdatedAt` in milliseconds since the epoch
 */
export function endOfLostTrack(
  { error, errorUpdatedAt }: { error: unknown; errorUpdatedAt: number },
  { name, startedAt }: Pick<Operation, 'name' | 'startedAt'>,
): OperationEnd | null {
  const isOutOfReach = error instanceof ApiError && [403, 404, 410].includes(error.statusCode)
  if (!isOutOfReach || isKnownBefore(errorUpdatedAt, startedAt, Date.now())) return null
  return { state: 'unknown', words: t('operations.lostTrack', { name }) }
}
