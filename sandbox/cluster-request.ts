import type { AccessContext } from '../src/access/access-context'
import type { Action, Subject } from '../src/access/vocabulary'
import type { CallName } from '../src/api/contract'
import { decisionOn } from './access/decision'
import { cleanClusterDetail, cleanPerson } from './clean'
import type { HandlerInput } from './handler'
import { outOfSight, throwUnmet } from './problems'
import {
  countOwnedClusters,
  findVisibleCluster,
  findVisibleClusterById,
  type VisibleCluster,
} from './store/clusters'
import type { PersonRow } from './store/people'

/** What a request that speaks of a cluster brings, whatever its body. */
export type ClusterInput = Pick<
  HandlerInput<CallName>,
  'db' | 'clock' | 'productKey' | 'params' | 'clusterName'
> & {
  person: PersonRow
}

/**
 * The cluster a request speaks of, by `{instanceId}` or `{name}` of its path.
 * @throws Problem 404 for one that is not there and for one of somebody else
 */
export async function findClusterOrRefuse(input: ClusterInput): Promise<VisibleCluster> {
  const { db, person, params, clusterName } = input
  const visible = params.instanceId
    ? await findVisibleClusterById(db, person.uuid, params.instanceId)
    : await findVisibleCluster(db, person.uuid, clusterName)
  if (!visible) throw outOfSight('cluster')
  return visible
}

/** What access is asked about a cluster: the same facts, by the same rules, as the console asks. */
export async function accessContextOf(input: ClusterInput, visible: VisibleCluster): Promise<AccessContext> {
  const { db, person, clock, productKey } = input
  const detail = await cleanClusterDetail(db, visible, { now: clock.now(), productKey })
  return {
    person: cleanPerson(person, await countOwnedClusters(db, person.uuid)),
    productKey,
    cluster: detail,
    detail,
  }
}

/** @throws Problem 403, or 409 where only the state forbids it, with every unmet rule */
export async function requireAllowed(
  action: Action,
  subject: Subject,
  input: ClusterInput,
  visible: VisibleCluster,
  more: Partial<AccessContext> = {},
): Promise<void> {
  const context = { ...(await accessContextOf(input, visible)), ...more }
  throwUnmet([decisionOn(action, subject, context)])
}
