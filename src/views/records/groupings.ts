import { clusterSchema } from '../../domain/cluster'
import { clusterStateOf, panelOf } from '../../domain/cluster-state'
import { type Bound, forSchema, type ResourceRecord } from './resource-record'

/** The panel a record is listed under, by the name a definition gives the grouping. */
export const groupings: Readonly<Record<string, Bound<(record: ResourceRecord) => string>>> = {
  'cluster-panel': forSchema(clusterSchema, (cluster) => panelOf(clusterStateOf(cluster))),
}
