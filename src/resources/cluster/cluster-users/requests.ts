import type { ActionRequestOf } from '../../../definitions/define-behaviour'
import type { ClusterUser } from '../../../domain/cluster-user'

/** What the actions on a cluster's users send (D2 §7 'Cluster users'). */
export const userId: ActionRequestOf<ClusterUser> = ([user]) => ({ body: { userID: user?.id } })
