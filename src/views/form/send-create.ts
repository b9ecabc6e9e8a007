import type { ApiClient, CallOptions } from '../../api/api-client'
import type { CallName } from '../../api/contract'

/**
 * Makes the call a definition names. The body comes from the converter the same definition names, and the client
 * checks it against the contract before anything is sent; hence the one cast.
 */
export function sendCreate(
  api: ApiClient,
  call: CallName,
  options: { personId: string; body: unknown; idempotencyKey: string },
): Promise<unknown> {
  const { personId, body, idempotencyKey } = options
  return api(call, { path: { id: personId }, body, idempotencyKey } as CallOptions<CallName>)
}
