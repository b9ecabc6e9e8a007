import { forSchemaList } from '../../../definitions/resource-record'
import { subClusterSchema } from '../../../domain/sub-cluster'
import type { ActionRequestOf } from '../action-requests'

const nodes = (action: 'start' | 'stop' | 'restart') =>
  forSchemaList(subClusterSchema, ([subCluster]) => ({
    body: { action, service: 'subcluster', nodeName: subCluster?.name },
  }))

/** What the actions on self-managed clusters send (D3 §7 'Sub-clusters'). */
export const subClusterActionRequests: Readonly<Record<string, ActionRequestOf>> = {
  'sub-cluster': forSchemaList(subClusterSchema, ([subCluster]) => ({
    body: { subCluster: subCluster?.name },
  })),
  'start-nodes': nodes('start'),
  'stop-nodes': nodes('stop'),
  'restart-nodes': nodes('restart'),
}
