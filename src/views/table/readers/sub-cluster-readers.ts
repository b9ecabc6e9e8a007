import { forSchema } from '../../../definitions/resource-record'
import { subClusterSchema } from '../../../domain/sub-cluster'
import type { Readers } from '../../records/readers'

export const subClusterReaders: Readers = {
  'sub-cluster-state': { read: forSchema(subClusterSchema, ({ state }) => state), label: (value) => value },
}
