import type { CallName } from '../api/contract'
import { namedCall } from '../api/known-calls'
import type { PathValues } from '../api/path'
import { toWireRequest } from '../api/wire-request'
import { useSession } from './session-context'

/** The absolute address a reading call is made to, for people who make it elsewhere, with a token of their own. */
export function useCallAddress(
  name: CallName,
  options: { path?: PathValues; query?: Readonly<Record<string, string>> },
): string {
  const { apiUrl, productKey } = useSession()
  return toWireRequest(
    namedCall(name),
    { ...options, token: null, idempotencyKey: '' },
    { baseUrl: apiUrl, productKey },
  ).url
}
