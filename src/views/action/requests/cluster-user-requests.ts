import { forSchemaList } from '../../../definitions/resource-record'
import { clusterUserSchema } from '../../../domain/cluster-user'
import type { ActionRequestOf } from '../action-requests'

/** What the actions on a cluster's users send (D2 §7 'Cluster users'). */
export const clusterUserRequests: Readonly<Record<string, ActionRequestOf>> = {
  'cluster-user-id': forSchemaList(clusterUserSchema, ([user]) => ({ body: { userID: user?.id } })),
}
