import { explain } from '../../../access/explain'
import type { FieldLock } from '../locks'
import type { NamedEntries } from '../named-entries'

export const subClusterLocks: NamedEntries<FieldLock> = {
  /** A person on trial gets one node (SUB-032). */
  'sub-cluster-nodes': ({ person, productKey }) => {
    const { reasons } = explain('choose-nodes', 'SubCluster', { person, productKey })
    return reasons[0]?.sentence ?? null
  },
}
