import type { ResourceDefinition } from './define'

/** Every file of src/resources/user is a resource: adding the file adds it, removing the file removes every trace. */
const files = import.meta.glob<Readonly<Record<string, ResourceDefinition>>>('./user/*.ts', { eager: true })

/** The resources of a person's own, in the order of their file names. They are part of the first load. */
export const definitions: readonly ResourceDefinition[] = Object.values(files).flatMap((file) =>
  Object.values(file),
)

/** The definition of a resource by its name. */
export function findDefinition(name: string): ResourceDefinition | undefined {
  return definitions.find((definition) => definition.name === name)
}
