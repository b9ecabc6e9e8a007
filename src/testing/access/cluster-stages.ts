import type { PolicyFact } from '../../access/rule-builders'
import type { PlatformActionName, Verb } from '../../access/vocabulary'
import type { PolicyName } from '../../domain/cluster'
import type { ClusterRole } from '../../domain/cluster-role'
import type { ClusterState } from '../../domain/cluster-state'
import { type BuiltState, buildCluster } from '../builders'
import { type Draft, type Slot, type Stage, subsetsOf, switchSlot } from './stage'

const part = 'cluster'
const verbs: Verb[] = ['list', 'create', 'update', 'delete']
const roles: ClusterRole[] = ['owner', 'accountAdmin', 'developer', 'accountManager']

const platformActions: PlatformActionName[] = [
  'subcluster',
  'cluster_archive',
  'cluster_upgrade',
  'whitelisting',
  'cluster_suspend',
  'cluster_create',
  'cluster_resize',
  'sqli',
  'mlflow',
  'dataapps',
  'packages_installion',
  'clone',
  'copilot',
  'da',
  'cluster_scaling',
]

/** Platforms a cluster may say, and whether each is Azure; also what other facts are read on, in turn. */
export const clusterPlatforms = [
  ['gc', { isOnAzure: false, isOnGc: true }],
  ['az', { isOnAzure: true, isOnGc: false }],
  ['az-saas', { isOnAzure: true, isOnGc: false }],
  ['AZ', { isOnAzure: true, isOnGc: false }],
  ['AZ-moon', { isOnAzure: true, isOnGc: false }],
  ['aws', { isOnAzure: false, isOnGc: false }],
] as const

export const clusterSlots: readonly Slot[] = [
  policySlot('clusterPolicy', 'cluster'),
  policySlot('subClusterPolicy', 'subCluster'),
  policySlot('userPolicy', 'user'),
  policySlot('managementPolicy', 'management'),
  policySlot('blueprintPolicy', 'blueprint'),
  policySlot('connectionPolicy', 'connection'),
  policySlot('cliPolicy', 'cli'),
  policySlot('whitelistPolicy', 'whitelist'),
  {
    facts: ['roleName'],
    part,
    stages: [
      ...roles.map((role) => ({ sent: role, roleName: role })),
      ...['Owner', 'auditor', '', null].map((sent) => ({ sent, roleName: null })),
    ].map(({ sent, roleName }) => ({
      name: `roleName ${sent}`,
      write: ({ cluster }) => {
        cluster.policies.roleName = sent
      },
      says: { roleName },
    })),
  },
  {
    facts: ['authorizedRoles'],
    part,
    stages: subsetsOf(roles).flatMap((held) => [
      rolesStage(held, held),
      rolesStage(held, ['auditor', ...held.toReversed(), 'Owner']),
    ]),
  },
  {
    facts: ['isOnAzure', 'isOnGc'],
    part,
    stages: clusterPlatforms.map(([platform, says]) => ({
      name: `platform '${platform}'`,
      write: ({ cluster }) => {
        cluster.platform = platform
      },
      says,
    })),
  },
  { facts: ['clusterState', 'isCorrupted'], part, stages: stateStages() },
  switchSlot(
    'isCloneable',
    ({ cluster }, isOn) => {
      cluster.isCloneable = isOn
    },
    part,
  ),
  switchSlot(
    'isPremium',
    ({ cluster }, isOn) => {
      cluster.isPremium = isOn
    },
    part,
  ),
  {
    facts: ['canVersionShareData'],
    part,
    stages: (
      [
        ['2023.4.0', true],
        ['2023.4', true],
        ['2023.10.1-1182', true],
        ['2024.1.0', true],
        ['2023.3.9', false],
        ['2022.12.31', false],
        ['6.2.1', false],
        ['nightly', false],
        [null, false],
      ] as const
    ).map(([version, canVersionShareData]) => ({
      name: `version ${version}`,
      write: ({ cluster }) => {
        cluster.version = version
      },
      says: { canVersionShareData },
    })),
  },
]

/** The platform actions by those asked about: each of them supported or not, and none or all of the others. */
export function planSlot(asked: readonly PlatformActionName[]): Slot {
  const others = platformActions.filter((action) => !asked.includes(action))
  const sets = subsetsOf(asked).flatMap((supported) => [supported, [...supported, ...others]])
  return { facts: ['planActions'], part, stages: sets.flatMap(planStages) }
}

/** After the platform of the cluster is staged: what is supported is so on that platform. */
function planStages(supported: readonly PlatformActionName[]): Stage[] {
  const missing = platformActions.filter((action) => !supported.includes(action))
  const says = { planActions: platformActions.filter((action) => supported.includes(action)) }
  const on = (names: readonly string[], platforms: string[]) => names.map((name) => ({ name, platforms }))
  const elsewhere = (platform: string) =>
    ['gc', 'az', 'az-saas', 'moon'].filter((other) => other !== platform)
  const named = (name: string, actionsOn: (platform: string) => Draft['person']['platformActions']) => ({
    name: `${supported.join(', ') || 'no action'} ${name}`,
    write: ({ person, cluster }: Draft) => {
      person.platformActions = actionsOn(cluster.platform)
    },
    says,
  })
  return [
    named('on this platform', (platform) => on(supported, [platform])),
    named('on every platform, the others elsewhere', (platform) => [
      ...on(supported, [...elsewhere(platform), platform]),
      ...on(missing, elsewhere(platform)),
    ]),
    named('here and twice, the others nowhere, among actions nobody knows', (platform) => [
      ...on(supported, ['moon']),
      ...on(supported, [platform]),
      ...on(missing, []),
      ...on(['Clone', 'teleport', ''], [platform]),
    ]),
  ]
}

function policySlot(fact: PolicyFact, policy: PolicyName): Slot {
  const stage = (held: Verb[], sent: string[]): Stage => ({
    name: `${fact} ${sent.join(', ') || 'empty'}`,
    write: ({ cluster }) => {
      cluster.policies[policy] = sent
    },
    says: { [fact]: held },
  })
  const stages = subsetsOf(verbs).flatMap((held) => [
    stage(held, held),
    stage(held, ['manage', ...held.toReversed(), ...held, 'Delete', '*']),
  ])
  return { facts: [fact], part, stages }
}

function rolesStage(held: ClusterRole[], sent: string[]): Stage {
  return {
    name: `authorizedRoles ${sent.join(', ') || 'empty'}`,
    write: ({ cluster }) => {
      cluster.policies.authorizedRoles = sent
    },
    says: { authorizedRoles: held },
  }
}

/** The cluster's own state, and another one shown before the server knows. */
function stateStages(): Stage[] {
  const own: [BuiltState, ClusterState][] = [
    ['creating', 'creating'],
    ['starting-up', 'starting-up'],
    ['running', 'running'],
    ['stopping', 'stopping'],
    ['sleeping', 'sleeping'],
    ['corrupted', 'corrupted'],
    ['undefined', 'unknown'],
  ]
  const stand = (draft: Draft, state: BuiltState) => {
    const { isCorrupted, instanceStatus, runningAt, services } = buildCluster({ state })
    Object.assign(draft.cluster, { isCorrupted, instanceStatus, runningAt, services })
  }
  const reported = own.map(([built, clusterState]) => ({
    name: `${clusterState}`,
    write: (draft: Draft) => stand(draft, built),
    says: { clusterState, isCorrupted: built === 'corrupted' },
  }))
  const shown = own.flatMap(([, clusterState]) =>
    (['running', 'sleeping', 'corrupted'] as const).map((built) => ({
      name: `${clusterState} shown, ${built} by itself`,
      write: (draft: Draft) => {
        stand(draft, built)
        draft.state = clusterState
      },
      says: { clusterState, isCorrupted: built === 'corrupted' },
      isOnlyShown: true,
    })),
  )
  return [...reported, ...shown]
}
