import { ApiError } from '../../api/errors'

/**
 * Whether the person may not see the services of a cluster. They may be allowed to import into it all the same (APP-037
 * asks for no such right): the server, which knows its loader, decides then.
 */
export function isServicesClosed(failure: unknown): boolean {
  return failure instanceof ApiError && failure.statusCode === 403
}
