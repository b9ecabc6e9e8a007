import * as z from 'zod/mini'
import type { NamedCall } from '../api/api-client'
import type { Call } from '../api/call'
import { contract } from '../api/contract'
import type { ResourceDefinition } from '../resources/define'
import type { CallChoice } from '../resources/define-call'

/**
 * The call a definition chose, ready for the client: one of the contract, or one the definition brings. The latter
 * sends what the form holds; as a list it answers records of the definition's schema.
 */
export function callOf(
  choice: CallChoice,
  definition: ResourceDefinition,
  purpose: 'list' | 'command',
): NamedCall {
  if (typeof choice === 'string') return { ...(contract[choice] as Call), name: choice }
  const isRead = choice.method === 'GET'
  return {
    ...choice,
    name: `${definition.name}.${purpose}`,
    request: isRead || choice.method === 'DELETE' ? null : z.record(z.string(), z.unknown()),
    response: purpose === 'list' ? z.array(definition.schema) : z.unknown(),
    isIdempotent: choice.method !== 'POST',
    summary: definition.name,
    source: definition.name,
  }
}
