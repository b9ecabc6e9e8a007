import type { ActionRequestOf } from '../../../definitions/define-behaviour'
import type { SubCluster } from '../../../domain/sub-cluster'

/** What the actions on self-managed clusters send (D3 §7 'Sub-clusters'). */
export const oneSubCluster: ActionRequestOf<SubCluster> = ([subCluster]) => ({
  body: { subCluster: subCluster?.name },
})

/** What is done to all nodes of one. */
export const onNodes =
  (action: 'start' | 'stop' | 'restart'): ActionRequestOf<SubCluster> =>
  ([subCluster]) => ({ body: { action, service: 'subcluster', nodeName: subCluster?.name } })
