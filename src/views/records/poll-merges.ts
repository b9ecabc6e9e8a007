import { type Bound, forSchemaList, type ResourceRecord } from '../../definitions/resource-record'
import { clusterSchema } from '../../domain/cluster'
import { type ClusterStatus, mergeClusterStatuses } from '../../domain/cluster-state'

/** The records with a poll's news in them; records without news stay the same objects. */
export type Merged = { records: readonly ResourceRecord[]; isListStale: boolean }

/** How a poll's answer joins the list, by the name a definition gives it. */
export const pollMerges: Readonly<
  Record<string, Bound<(records: readonly ResourceRecord[], answer: unknown) => Merged>>
> = {
  'cluster-statuses': forSchemaList(clusterSchema, (clusters, answer: unknown) => {
    const { clusters: records, isListStale } = mergeClusterStatuses(clusters, readStatuses(answer))
    return { records, isListStale }
  }),
}

/** The client parsed the answer of listClusterStatuses to this shape already; anything else brings no news. */
function readStatuses(answer: unknown): readonly ClusterStatus[] {
  return Array.isArray(answer) ? (answer as readonly ClusterStatus[]) : []
}
