import { clusters } from './clusters'
import type { ResourceDefinition } from './define'

/** Every resource of the console, in the order of the menu. */
export const definitions: readonly ResourceDefinition[] = [clusters]

/** The definition of a resource by its name. */
export function findDefinition(name: string): ResourceDefinition | undefined {
  return definitions.find((definition) => definition.name === name)
}
