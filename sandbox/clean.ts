import * as z from 'zod/mini'
import { contract } from '../src/api/contract'
import type { Cluster } from '../src/domain/cluster'
import type { Pipeline } from '../src/domain/cluster-choices'
import type { ClusterDetail } from '../src/domain/cluster-detail'
import type { DataAgent } from '../src/domain/data-agent'
import type { Library } from '../src/domain/library'
import type { Person } from '../src/domain/person'
import { type DetailSettings, detailPayload } from './detail-payload'
import { entryPayload, userPayload } from './payloads'
import type { VisibleCluster } from './store/clusters'
import type { Db } from './store/open-store'
import type { PersonRow } from './store/people'

/** The person as the access rules know one, read by the same border the console reads answers with. */
export function cleanPerson(person: PersonRow, ownedClusters: number): Person {
  return z.parse(contract.getMe.response, { user: userPayload(person, ownedClusters) })
}

/** The cluster as the access rules know one, in its state at a simulated instant. */
export function cleanCluster(visible: VisibleCluster, now: number): Cluster {
  const [cluster] = z.parse(contract.listClusters.response, [entryPayload(visible, now)])
  if (!cluster) throw new Error('A list of one was read as empty.')
  return cluster
}

/** The cluster as its own page knows it, with what stands in it. */
export async function cleanClusterDetail(
  db: Db,
  visible: VisibleCluster,
  settings: DetailSettings,
): Promise<ClusterDetail> {
  return z.parse(contract.getCluster.response, await detailPayload(db, visible, settings))
}

/** The libraries of a cluster as the access rules know them. */
export function cleanLibraries(payloads: unknown): Library[] {
  return z.parse(contract.listLibraries.response, payloads)
}

/** A data agent as the access rules know one. */
export function cleanDataAgent(payload: unknown): DataAgent {
  const answer = { dataAgents: [payload], total: 1 }
  const [agent] = z.parse(contract.listDataAgents.response, answer).records
  if (!agent) throw new Error('A list of one was read as empty.')
  return agent
}

export function cleanPipeline(person: PersonRow): Pipeline | null {
  return z.parse(contract.getPipelineStatus.response, person.pipeline)
}
