import type { ResourceDefinition } from '../definitions/define'

/** Every folder of src/resources/cluster is a resource of the cluster page, which loads them. */
const files = import.meta.glob<Readonly<Record<string, ResourceDefinition>>>('./cluster/*/definition.ts', {
  eager: true,
})

/** The resources of a cluster, in the order of their file names. */
export const clusterDefinitions: readonly ResourceDefinition[] = Object.values(files).flatMap((file) =>
  Object.values(file),
)
