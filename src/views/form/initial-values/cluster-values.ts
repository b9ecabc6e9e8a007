import type { OpeningValues } from '../initial-values'
import type { NamedEntries } from '../named-entries'

export const clusterValues: NamedEntries<OpeningValues> = {
  'create-cluster': ({ person: { configurations } }) => ({
    optimizationLevel: 'General Purpose',
    installation: 'typical',
    dsize: configurations.diskSize.value,
    idleTime: '1',
    keepAlive: false,
  }),
}
