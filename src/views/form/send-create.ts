import type { ApiClient } from '../../api/api-client'
import type { PathValues } from '../../api/path'
import { callOf } from '../../providers/definition-call'
import type { CreatableDefinition } from './creatable-definition'

/** Makes the call by which a definition creates; the client checks the body against it before anything is sent. */
export function sendCreate(
  api: ApiClient,
  definition: CreatableDefinition,
  options: { path: PathValues; body: unknown; idempotencyKey: string },
): Promise<unknown> {
  return api(callOf(definition.create.call, definition, 'command'), options)
}
