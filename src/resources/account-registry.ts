import type { ResourceDefinition } from '../definitions/define'

/** Every folder of src/resources/account is a resource of the pages about a person's own account, which load them. */
const files = import.meta.glob<Readonly<Record<string, ResourceDefinition>>>('./account/*/definition.ts', {
  eager: true,
})

/** The resources of the account pages, in the order of their file names. */
export const accountDefinitions: readonly ResourceDefinition[] = Object.values(files).flatMap((file) =>
  Object.values(file),
)
