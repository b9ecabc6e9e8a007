import type { ResourceDefinition } from '../../definitions/define'
import { accountDefinitions } from '../../resources/account-registry'
import { clusterDefinitions } from '../../resources/cluster-registry'
import { definitions } from '../../resources/registry'

/** Every resource of the console under its name, for the tests that pin what each of them says and does. */
export const pinnedDefinitions: readonly { name: string; definition: ResourceDefinition }[] = [
  ...definitions,
  ...clusterDefinitions,
  ...accountDefinitions,
].map((definition) => ({ name: definition.name, definition }))
