import type { ResourceDefinition } from '../definitions/define'
import type { DashboardDefinition } from '../definitions/define-dashboard'

/** Every folder of src/resources/user is a resource: adding it adds the resource, removing it removes every trace. */
const files = import.meta.glob<Readonly<Record<string, ResourceDefinition>>>('./user/*/definition.ts', {
  eager: true,
})

/** The resources of a person's own, in the order of their file names. They are part of the first load. */
export const definitions: readonly ResourceDefinition[] = Object.values(files).flatMap((file) =>
  Object.values(file),
)

/** The dashboards that the build brings: every file of src/resources/dashboards. They are part of the first load. */
export const dashboards: readonly DashboardDefinition[] = Object.values(
  import.meta.glob<Readonly<Record<string, DashboardDefinition>>>(['./dashboards/*.ts', '!./**/*.test.ts'], {
    eager: true,
  }),
).flatMap((file) => Object.values(file))

/** The definition of a resource by its name. */
export function findDefinition(name: string): ResourceDefinition | undefined {
  return definitions.find((definition) => definition.name === name)
}
