import * as z from 'zod/mini'
import type { ResourceDefinition } from './define'

/** The field names of a definition's schema; null where it is not an object's. */
export function schemaFields(definition: ResourceDefinition): ReadonlySet<string> | null {
  const { schema } = definition
  return schema instanceof z.ZodMiniObject ? new Set(Object.keys(schema.shape)) : null
}
