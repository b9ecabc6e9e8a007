import type { OpeningValues } from '../initial-values'
import type { NamedEntries } from '../named-entries'

export const subClusterValues: NamedEntries<OpeningValues> = {
  'sub-cluster': ({ record }) => (record ? { size: String(record.sizeId ?? '') } : { nodes: 1 }),
}
