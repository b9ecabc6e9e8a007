import { clusterRoles } from '../../domain/cluster-role'
import { isSelf } from '../../domain/cluster-user'
import { dataAgentState, isUntouched } from '../../domain/data-agent-state'
import { operationIn } from '../../domain/library-operation'
import { hasStarted } from '../../domain/scheduled-event'
import { subClusterTypes } from '../../domain/sub-cluster'
import type { FactReaders } from './fact-reader'

const subClusterStates = ['running', 'disconnected', 'loading'] as const
const nodeStatuses = ['running', 'not running', 'sleeping'] as const
const agentSides = ['dataAgent.hasAuthFile', 'dataAgent.agent', 'dataAgent.controller']

/** Facts of a row that is spoken of: a user, a self-managed cluster, a library, an event, a data agent. */
export const recordFacts = {
  isOwnRow: {
    reads: ['member.id', 'member.email', 'person.uuid', 'person.email'],
    read: ({ member, person }) => (member ? isSelf(member, person) : null),
  },
  memberRole: {
    reads: ['member.role'],
    read: ({ member }) => clusterRoles.find((role) => role === member?.role) ?? null,
  },
  isPendingOwner: {
    reads: ['member.status', 'member.role'],
    read: ({ member }) => (member ? member.status === 'pending' && member.role === 'owner' : null),
  },
  subClusterState: {
    reads: ['subCluster.state'],
    read: ({ subCluster }) => subClusterStates.find((state) => state === subCluster?.state) ?? null,
  },
  subClusterType: {
    reads: ['subCluster.type'],
    read: ({ subCluster }) => subClusterTypes.find((type) => type === subCluster?.type) ?? null,
  },
  nodeStatus: {
    reads: ['subCluster.status'],
    read: ({ subCluster }) => nodeStatuses.find((status) => status === subCluster?.status) ?? null,
  },
  /** The kind of self-managed cluster that might be made. */
  chosenType: {
    reads: ['subClusterType'],
    read: ({ subClusterType }) => subClusterTypes.find((type) => type === subClusterType) ?? null,
  },
  /** What is being done to any library of the cluster. */
  libraryOperation: { reads: ['libraries'], read: ({ libraries }) => operationIn(libraries ?? []) },
  /** Null also where no single node is spoken of. */
  isNodeDisconnected: {
    reads: ['isNodeDisconnected'],
    read: ({ isNodeDisconnected }) => isNodeDisconnected ?? null,
  },
  hasEventStarted: {
    reads: ['scheduledEvent.startTime', 'now'],
    read: ({ scheduledEvent, now }) =>
      scheduledEvent && now !== undefined ? hasStarted(scheduledEvent, now) : null,
  },
  agentState: {
    reads: agentSides,
    read: ({ dataAgent }) => (dataAgent ? dataAgentState(dataAgent) : null),
  },
  isAgentUntouched: {
    reads: ['dataAgent.hasAuthFile', 'dataAgent.agent.isDisconnected', 'dataAgent.controller.isDisconnected'],
    read: ({ dataAgent }) => (dataAgent ? isUntouched(dataAgent) : null),
  },
  hasAgentFile: { reads: ['dataAgent.hasAuthFile'], read: ({ dataAgent }) => dataAgent?.hasAuthFile ?? null },
  hasAgentSources: {
    reads: ['dataAgent.dataSources'],
    read: ({ dataAgent }) => (dataAgent?.dataSources ? dataAgent.dataSources.length > 0 : null),
  },
} satisfies FactReaders
