import { type Bound, forSchema, type ResourceRecord } from '../../definitions/resource-record'
import { clusterSchema } from '../../domain/cluster'
import { clusterStateOf, panelOf } from '../../domain/cluster-state'

/** The panel a record is listed under, by the name a definition gives the grouping. */
export const groupings: Readonly<Record<string, Bound<(record: ResourceRecord) => string>>> = {
  'cluster-panel': forSchema(clusterSchema, (cluster) => panelOf(clusterStateOf(cluster))),
}
