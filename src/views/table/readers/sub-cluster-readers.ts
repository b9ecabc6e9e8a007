import { subClusterSchema } from '../../../domain/sub-cluster'
import type { Readers } from '../../records/readers'
import { forSchema } from '../../records/resource-record'

export const subClusterReaders: Readers = {
  'sub-cluster-state': { read: forSchema(subClusterSchema, ({ state }) => state), label: (value) => value },
}
