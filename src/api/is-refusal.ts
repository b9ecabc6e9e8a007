import { ApiError } from './errors'

/** Whether the server said no for good: no reading later is answered otherwise. One that came too late or too often may be. */
export function isRefusal(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false
  const { statusCode } = failure
  return statusCode >= 400 && statusCode < 500 && statusCode !== 408 && statusCode !== 429
}
