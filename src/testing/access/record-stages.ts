import type { Facts } from '../../access/facts'
import type { ClusterRole } from '../../domain/cluster-role'
import type { DataAgent } from '../../domain/data-agent'
import type { DataAgentState } from '../../domain/data-agent-state'
import type { Library } from '../../domain/library'
import { type SubClusterType, subClusterTypes } from '../../domain/sub-cluster'
import { agentStandings } from '../data-agent-builders'
import { now, type Slot, type Stage, switchSlot } from './stage'

const roles: ClusterRole[] = ['owner', 'accountAdmin', 'developer', 'accountManager']

export const recordSlots: readonly Slot[] = [
  {
    facts: ['isOwnRow'],
    part: 'member',
    stages: (
      [
        ['u-2', 'meg@example.test', false],
        ['u-1', 'meg@example.test', true],
        ['u-1', null, true],
        ['u-2', 'Owner@Sandbox.TEST', true],
        ['u-1', 'owner@sandbox.test', true],
        ['u-2', null, false],
      ] as const
    ).map(([id, email, isOwnRow]) => ({
      name: `row of ${id}, ${email}`,
      write: ({ member, person }) => {
        Object.assign(member, { id, email })
        Object.assign(person, { uuid: 'u-1', email: 'owner@sandbox.test' })
      },
      says: { isOwnRow },
    })),
  },
  {
    facts: ['memberRole', 'isPendingOwner'],
    part: 'member',
    stages: [...roles, 'auditor', null].flatMap((role) =>
      (['pending', 'active'] as const).map((status) => ({
        name: `${status} ${role}`,
        write: ({ member }) => Object.assign(member, { role, status }),
        says: {
          memberRole: roles.find((known) => known === role) ?? null,
          isPendingOwner: role === 'owner' && status === 'pending',
        },
      })),
    ),
  },
  {
    facts: ['subClusterState'],
    part: 'subCluster',
    stages: (
      [
        ['running', 'running'],
        ['disconnected', 'disconnected'],
        ['loading', 'loading'],
        ['failed', null],
        ['', null],
      ] as const
    ).map(([state, subClusterState]) => ({
      name: `self-managed cluster '${state}'`,
      write: ({ subCluster }) => {
        subCluster.state = state
      },
      says: { subClusterState },
    })),
  },
  {
    facts: ['subClusterType'],
    part: 'subCluster',
    stages: typesAnd('spark').map(([type, subClusterType]) => ({
      name: `self-managed cluster of type '${type}'`,
      write: ({ subCluster }) => {
        subCluster.type = type ?? ''
      },
      says: { subClusterType },
    })),
  },
  {
    facts: ['nodeStatus'],
    part: 'subCluster',
    stages: (
      [
        ['running', 'running'],
        ['not running', 'not running'],
        ['sleeping', 'sleeping'],
        ['starting', null],
        ['draining', null],
        [null, null],
      ] as const
    ).map(([status, nodeStatus]) => ({
      name: `nodes ${status}`,
      write: ({ subCluster }) => {
        subCluster.status = status
      },
      says: { nodeStatus },
    })),
  },
  {
    facts: ['chosenType'],
    stages: [...typesAnd('spark'), [undefined, null] as const].map(([type, chosenType]) => ({
      name: `type '${type}' chosen`,
      write: (draft) => {
        draft.subClusterType = type
      },
      says: { chosenType },
    })),
  },
  { facts: ['libraryOperation'], stages: libraryStages() },
  {
    facts: ['hasEventStarted'],
    part: 'scheduledEvent',
    stages: (
      [
        [now + 1, now, false],
        [now, now, true],
        [now - 60_000, now, true],
        [now - 60_000, undefined, null],
      ] as const
    ).map(([start, asked, hasEventStarted]) => ({
      name: `event of ${start} asked at ${asked}`,
      write: (draft) => {
        draft.scheduledEvent.startTime = new Date(start).toISOString()
        draft.now = asked
      },
      says: { hasEventStarted },
    })),
  },
  switchSlot(
    'isTrialDataApp',
    ({ blueprint }, isOn) => {
      blueprint.isTrial = isOn
    },
    'blueprint',
  ),
  { facts: ['agentState', 'isAgentUntouched', 'hasAgentFile'], part: 'dataAgent', stages: agentStages() },
  {
    facts: ['hasAgentSources'],
    part: 'dataAgent',
    stages: (
      [
        [[], false],
        [['sales'], true],
        [['sales', 'stock'], true],
      ] as const
    ).map(([dataSources, hasAgentSources]) => ({
      name: `${dataSources.length} data sources`,
      write: ({ dataAgent }) => {
        dataAgent.dataSources = [...dataSources]
      },
      says: { hasAgentSources },
    })),
  },
]

function typesAnd(unknown: string): (readonly [string, SubClusterType | null])[] {
  return [...subClusterTypes.map((type) => [type, type] as const), [unknown, null], ['', null]]
}

function libraryStages(): Stage[] {
  const idle: Library = {
    id: 'pypi numpy ',
    name: 'numpy',
    version: null,
    coordinates: 'numpy',
    type: 'pypi',
    source: null,
    status: 'installed',
    analyticsState: null,
    loaderState: 'installed',
    chidoriState: null,
    sparkState: 'failed',
  }
  const stage = (
    name: string,
    libraries: Library[] | undefined,
    libraryOperation: Facts['libraryOperation'],
  ): Stage => ({
    name: `libraries ${name}`,
    write: (draft) => {
      draft.libraries = libraries
    },
    says: { libraryOperation },
  })
  const components = ['status', 'analyticsState', 'loaderState', 'chidoriState', 'sparkState'] as const
  return [
    stage('not known', undefined, null),
    stage('none', [], null),
    stage('idle', [idle, idle], null),
    stage('in a state nobody knows', [{ ...idle, status: 'draining' }], null),
    ...components.flatMap((component) =>
      (['installing', 'uninstalling'] as const).map((operation) =>
        stage(`${component} ${operation}`, [idle, { ...idle, [component]: operation }], operation),
      ),
    ),
    stage(
      'uninstalling and installing',
      [
        { ...idle, status: 'uninstalling' },
        { ...idle, sparkState: 'installing' },
      ],
      'installing',
    ),
  ]
}

function agentStages(): Stage[] {
  const stage = (
    name: string,
    changes: Partial<DataAgent>,
    agentState: DataAgentState,
    [hasAgentFile, isAgentUntouched]: readonly [boolean, boolean],
  ): Stage => ({
    name: `agent ${name}`,
    write: ({ dataAgent }) => Object.assign(dataAgent, changes),
    says: { agentState, hasAgentFile, isAgentUntouched },
  })
  const kept = [true, false] as const
  const { agent, controller } = agentStandings['no-auth-file']
  const reached = { isDisconnected: false, connectedServices: [], disconnectedServices: [] }
  return [
    stage('unknown', agentStandings.unknown, 'unknown', kept),
    stage('incomplete', agentStandings.incomplete, 'incomplete', kept),
    stage(
      'unreachable with services',
      agentStandings['unreachable-with-services'],
      'unreachable-with-services',
      kept,
    ),
    stage('unreachable', agentStandings.unreachable, 'unreachable', kept),
    stage('connected', agentStandings.connected, 'connected', kept),
    stage('partly connected', agentStandings['partly-connected'], 'partly-connected', kept),
    stage('stopped', agentStandings.stopped, 'stopped', kept),
    stage(
      'cut off from its controller',
      agentStandings['controller-disconnected'],
      'controller-disconnected',
      kept,
    ),
    stage('without a file', { hasAuthFile: false, agent, controller }, 'no-auth-file', [false, true]),
    stage(
      'without a file, never heard of',
      { hasAuthFile: false, agent: null, controller: null },
      'no-auth-file',
      [false, true],
    ),
    stage('without a file any more', { hasAuthFile: false, agent: reached, controller }, 'no-auth-file', [
      false,
      false,
    ]),
    stage(
      'without a file any more, its controller there',
      { hasAuthFile: false, agent, controller: { ...reached, isAgentStarted: true } },
      'no-auth-file',
      [false, false],
    ),
  ]
}
