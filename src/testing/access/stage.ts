import type { AccessContext } from '../../access/access-context'
import type { FactName, Facts } from '../../access/facts'
import type { Cluster } from '../../domain/cluster'
import type { Blueprint } from '../../domain/cluster-choices'
import type { ClusterDetail } from '../../domain/cluster-detail'
import type { ClusterUser } from '../../domain/cluster-user'
import type { DataAgent } from '../../domain/data-agent'
import type { ScheduledEvent } from '../../domain/scheduled-event'
import type { SubCluster } from '../../domain/sub-cluster'
import { buildCluster, buildPerson } from '../builders'
import { buildDataAgent } from '../data-agent-builders'
import { buildClusterDetail, buildSubCluster } from '../detail-builders'

/** A context with everything in it, for stages to write into: every part is its own, lists are replaced. */
export type Draft = AccessContext & {
  cluster: Cluster
  detail: ClusterDetail
  subCluster: SubCluster
  scheduledEvent: ScheduledEvent
  blueprint: Blueprint
  dataAgent: DataAgent
  member: ClusterUser
}

/** What of a context may not be there at all; its facts are known together, or not at all. */
export const parts = [
  'cluster',
  'detail',
  'subCluster',
  'scheduledEvent',
  'blueprint',
  'dataAgent',
  'member',
] as const
export type Part = (typeof parts)[number]

/** One raw form of a context, and what it must be read as, written by hand. */
export type Stage = {
  name: string
  write: (draft: Draft) => void
  says: Partial<Facts>
  /** A server has nothing of the kind: what a person is shown before the server knows. */
  isOnlyShown?: boolean
}

/** Facts that are read from the same place, and every form of that place that matters. */
export type Slot = {
  facts: readonly FactName[]
  /** What must be there for the facts to be known. */
  part?: Part
  stages: readonly Stage[]
}

/** What instants in stages are measured by, as milliseconds. */
export const now = Date.parse('2026-03-05T12:00:00Z')

export function newDraft(): Draft {
  const { person, cluster, detail, ...rest } = built
  return {
    person: { ...person, role: { ...person.role }, configurations: { ...person.configurations } },
    productKey: 'basalt',
    cluster: { ...cluster, policies: { ...cluster.policies } },
    detail: { ...detail },
    subCluster: { ...rest.subCluster },
    scheduledEvent: { ...rest.event },
    now,
    blueprint: { ...rest.blueprint },
    dataAgent: { ...rest.dataAgent },
    member: { ...rest.member },
  }
}

/** Two stages of a fact that is a plain switch of the context. */
export function switchSlot(fact: FactName, write: (draft: Draft, isOn: boolean) => void, part?: Part): Slot {
  const stages = [true, false].map((isOn) => ({
    name: `${fact} ${isOn}`,
    write: (draft: Draft) => write(draft, isOn),
    says: { [fact]: isOn },
  }))
  return { facts: [fact], stages, ...(part && { part }) }
}

/** Every subset of a list, in its order. */
export function subsetsOf<Item>(items: readonly Item[]): Item[][] {
  const [first, ...others] = items
  if (first === undefined) return [[]]
  return subsetsOf(others).flatMap((set) => [set, [first, ...set]])
}

const event: ScheduledEvent = {
  id: 'event-1',
  event: 'connect',
  startTime: '2026-03-06T12:00:00Z',
  endTime: null,
  analyticsReplicas: null,
  loaderReplicas: null,
  result: null,
  status: 'queued',
}

const member: ClusterUser = {
  id: 'u-2',
  name: 'Meg Member',
  email: 'meg@example.test',
  role: 'developer',
  status: 'active',
  lastLoginAt: null,
}

/** Building takes its time, and there are hundreds of thousands of drafts: they are copies of these. */
const built = {
  person: buildPerson(),
  cluster: buildCluster(),
  detail: buildClusterDetail({ name: 'detail' }),
  subCluster: buildSubCluster(),
  event,
  blueprint: { id: 'bp-1', name: 'Sales', isTrial: true, minimalVersion: null, isInstallable: true },
  dataAgent: buildDataAgent(),
  member,
}
