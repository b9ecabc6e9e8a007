import '../../api/bring-account-calls'
import '../../locales/account-texts'
import type { ResourceDefinition } from '../../definitions/define'
import { readDefinitionFile } from '../../definitions/file/read-definition-file'
import { accountDefinitions } from '../../resources/account-registry'
import { clusterDefinitions } from '../../resources/cluster-registry'
import { definitions } from '../../resources/registry'
import { doors } from '../example-definition'
import { gadgets } from '../gadgets'

/** What the contract is checked of. */
export type ContractSubject = {
  /** The definition whose words hold. */
  promised: ResourceDefinition
  /** What the engine is given to draw: the same, but where a test proves that an engine that draws otherwise is found out. */
  drawn: ResourceDefinition
}

const exampleFiles = import.meta.glob<string>('../../../docs/examples/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const exampleModules = import.meta.glob<Readonly<Record<string, ResourceDefinition>>>(
  '../../../docs/examples/*.ts',
  { eager: true },
)

/**
 * Every definition of the console, those of the documentation, and two that only tests know, which have the parts no
 * other has. They are found by their folders: a new definition is covered as soon as its file is there.
 */
export const subjects: readonly (ContractSubject & { name: string })[] = [
  ...definitions,
  ...clusterDefinitions,
  ...accountDefinitions,
  ...Object.entries(exampleFiles).flatMap(([path, content]) => {
    const { definition, dashboard } = readDefinitionFile(content, path)
    return dashboard ? [] : [definition]
  }),
  ...Object.values(exampleModules).flatMap((file) => Object.values(file)),
  gadgets,
  doors,
].map((definition) => ({ name: definition.name, promised: definition, drawn: definition }))
