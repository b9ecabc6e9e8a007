import { ApiError } from '../../api/errors'
import type { ResourceRecord } from '../../definitions/resource-record'

/** The cache's boundary: what the data provider read of one record is a record of the definition's schema. */
export function recordIn(answer: unknown): ResourceRecord | undefined {
  return (Object(answer) as { data?: ResourceRecord }).data
}

/** Whether the server says that there is no such record. */
export function isMissingRecord(error: unknown): boolean {
  return error instanceof ApiError && error.statusCode === 404
}
