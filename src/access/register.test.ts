import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../api/contract'
import { noPolicies } from '../domain/cluster'
import { clusterRoleLabel, clusterRoles } from '../domain/cluster-role'
import { t } from '../locales/t'
import { type BuiltState, buildPerson } from '../testing/builders'
import { buildClusterDetail } from '../testing/detail-builders'
import type { AccessContext } from './access-context'
import { explain } from './explain'
import { factsOf } from './facts'
import { grantedVerbs } from './role-policies'
import { type Action, featureKeys, flagNames, type PlatformActionName, type Subject } from './vocabulary'

/** Everything is on, for an owner on a running cluster; a test takes one thing away. */
function asking(changes: Partial<AccessContext['person']> = {}, cluster: object = {}): AccessContext {
  const all = ['list', 'create', 'update', 'delete']
  const detail = buildClusterDetail({
    version: '2024.1.0',
    isAdvancedSqlEligible: true,
    isUpgradable: true,
    policies: {
      ...noPolicies,
      management: all,
      cluster: all,
      subCluster: all,
      blueprint: all,
      connection: all,
      roleName: 'owner',
      authorizedRoles: ['owner'],
    },
    ...cluster,
  })
  return {
    person: buildPerson({
      toggleFeatures: flagNames.map((key) => ({
        key: key.replace('{product}', 'basalt'),
        isPublished: true,
      })),
      platformActions: actionsOnGc,
      ...changes,
    }),
    productKey: 'basalt',
    cluster: detail,
    detail,
  }
}
const actionsOnGc = (
  [
    'copilot',
    'mlflow',
    'cluster_scaling',
    'cluster_resize',
    'cluster_upgrade',
    'clone',
    'subcluster',
  ] as const
).map((name) => ({ name, platforms: ['gc'] }))

const may = (action: Action, subject: Subject, context: AccessContext) =>
  explain(action, subject, context).isAllowed
const says = (action: Action, subject: Subject, context: AccessContext) =>
  explain(action, subject, context).reasons.map(({ sentence }) => sentence)

describe('the account', () => {
  it.each(['free', 'basic', 'premium', 'enterprise'])('knows the role name %s [ACL-001, ACL-007]', (name) => {
    expect(factsOf(asking({ role: { id: 3, name } })).planName).toBe(name)
  })

  it('takes a role name it does not know for none [ACL-001, ACL-007]', () => {
    const context = asking({ role: { id: 3, name: 'platinum' } })
    expect(factsOf(context).planName).toBeNull()
    const blueprint = { id: 'b', name: 'b', isTrial: false, minimalVersion: null, isInstallable: true }
    expect(may('choose', 'DataApp', { ...context, blueprint })).toBe(false)
  })

  it('is on trial by role id 1 and limited there on the page of a cluster, whatever the name [ACL-009, ACL-015]', () => {
    const limited: [Action, Subject][] = [
      ['update', 'HomePage'],
      ['update', 'ServiceQuantity'],
      ['update', 'AutoSuspend'],
      ['choose-nodes', 'SubCluster'],
    ]
    for (const [action, subject] of limited)
      expect(says(action, subject, asking({ role: { id: 1, name: 'premium' } }))).toContain(
        'Only available for Premium users. Chat with us to upgrade.',
      )
    expect(may('open-libraries', 'ClusterPage', asking({ role: { id: 1, name: 'free' } }))).toBe(false)
    expect(may('update', 'HomePage', asking({ role: { id: 2, name: 'free' } }))).toBe(true)
    expect(may('update', 'Onboarding', asking({ role: { id: 1, name: 'free' } }))).toBe(true)
  })
})

it.each(['sleeping', 'starting-up', 'corrupted'] as const)(
  'switches of the home page, the onboarding page and the chat need a running cluster, not one that is %s [CFG-040]',
  (state) => {
    const asked = (subject: Subject, of: BuiltState) => says('update', subject, asking({}, { state: of }))
    for (const subject of ['HomePage', 'Onboarding'] as const)
      expect([asked(subject, state), asked(subject, 'running')]).toEqual([
        ['Your cluster must be connected to apply this change'],
        [],
      ])
  },
)

describe('flags', () => {
  it('are the fourteen of the specification [ACL-048, ACL-050, ACL-052]', () => {
    expect(flagNames).toEqual([
      'payment',
      'azureSupport',
      'whitelist',
      'subcluster',
      'microsoftSynapse',
      'dataagent',
      'azureSaaSSupport',
      '{product}X',
      'autoScale',
      'copilot',
      'schedular',
      'deltashare',
      'mlflow',
      'manualScaling',
    ])
  })

  it.each([
    ['whitelist', 'list', 'IpWhitelist'],
    ['subcluster', 'list', 'SubCluster'],
    ['microsoftSynapse', 'update', 'Synapse'],
    ['basaltX', 'show', 'AdvancedSql'],
    ['autoScale', 'update', 'AutoScaling'],
    ['copilot', 'show', 'Copilot'],
    ['schedular', 'list', 'ScheduledEvent'],
    ['deltashare', 'update', 'DeltaSharing'],
    ['mlflow', 'show', 'Mlflow'],
    ['manualScaling', 'update', 'ServiceQuantity'],
    ['payment', 'open', 'Plans'],
  ] as const)('%s switches %s of %s [ACL-050, ACL-052]', (flag, action, subject) => {
    const kinds = (key: string) => {
      const toggleFeatures = flagNames
        .map((name) => name.replace('{product}', 'basalt'))
        .filter((name) => name !== key)
        .map((name) => ({ key: name, isPublished: true }))
      return explain(action, subject, asking({ toggleFeatures })).reasons.map(({ kind }) => kind)
    }
    expect(kinds(flag)).toContain('flag')
    expect(kinds('nothing')).not.toContain('flag')
  })
})

it('knows the seventeen feature keys of a cluster page, and which only premium may use [ACL-051, CFG-054]', () => {
  expect(featureKeys).toEqual([
    'cluster-size',
    'cluster-services-control',
    'cluster-analytics-nodes',
    'cluster-loaders-nodes',
    'cluster-auto-suspend',
    'cluster-region',
    'display-home-page',
    'display-onboard-page',
    'delta-sharing',
    'cluster-external-bi-tools',
    'cluster-{product}-x',
    'microsoft-synapse',
    'cluster-data-agent',
    'materialized-view-packages',
    'copilot',
    'ml-flow',
    'datastudio',
  ])
  const listing = (premiumFeatures: string[], isPremium: boolean) =>
    asking({}, { premiumFeatures, isPremium })
  expect(factsOf(listing(['cluster-basalt-x', 'tea'], true)).premiumFeatures).toEqual(['cluster-{product}-x'])
  expect(says('update', 'Copilot', listing(['copilot'], false))).toEqual([
    'Only available for Premium users. Chat with us to upgrade.',
  ])
  expect(may('update', 'Copilot', listing(['copilot'], true))).toBe(true)
  expect(may('update', 'Copilot', listing(['datastudio'], false))).toBe(true)
})

describe('a cluster', () => {
  const policies = {
    clusterPolicy: ['list', 'update'],
    subClusterPolicy: ['create'],
    userPolicy: ['list'],
    managementPolicy: ['update'],
    blueprintPolicy: ['list', 'create'],
    connectionPolicy: ['create'],
    cliPolicy: ['delete'],
    whitelistPolicy: ['list', 'update'],
    roleName: 'accountAdmin',
    authorizedRoles: ['accountAdmin', 'developer'],
  }

  it('is sent with lists of actions for each policy, a role and the roles [ACL-005, ACL-006]', () => {
    const instance = { id: 'i-1', name: 'sales', platform: 'gc', clusterPolicy: policies }
    const [cluster] = z.parse(contract.listClusters.response, [{ instance, services: [] }])
    const facts = factsOf({ ...asking(), cluster })
    expect({
      clusterPolicy: facts.clusterPolicy,
      subClusterPolicy: facts.subClusterPolicy,
      userPolicy: facts.userPolicy,
      managementPolicy: facts.managementPolicy,
      blueprintPolicy: facts.blueprintPolicy,
      connectionPolicy: facts.connectionPolicy,
      cliPolicy: facts.cliPolicy,
      whitelistPolicy: facts.whitelistPolicy,
      roleName: facts.roleName,
      authorizedRoles: facts.authorizedRoles,
    }).toEqual(policies)
  })

  it('is used in four roles, called Owner, Manager, User and Billing User [ACL-019, ACL-045]', () => {
    expect(clusterRoles.map((role) => [role, t(clusterRoleLabel(role))])).toEqual([
      ['owner', 'Owner'],
      ['accountAdmin', 'Manager'],
      ['developer', 'User'],
      ['accountManager', 'Billing User'],
    ])
  })

  it.each([
    ['create', 'clone', 'Cluster', 'management'],
    ['delete', 'delete', 'Cluster', 'cluster'],
    ['create', 'disconnect', 'Cluster', 'connection'],
    ['update', 'upgrade', 'Cluster', 'management'],
    ['create', 'create', 'SubCluster', 'subCluster'],
    ['list', 'list', 'SubCluster', 'subCluster'],
    ['update', 'update', 'SubCluster', 'subCluster'],
    ['update', 'scale', 'SubCluster', 'subCluster'],
    ['delete', 'remove', 'SubCluster', 'subCluster'],
    ['list', 'list', 'DataApp', 'blueprint'],
    ['create', 'import', 'DataApp', 'blueprint'],
  ] as const)(
    'needs the verb %s to %s of %s, in the policy %s [ACL-013, ACL-030, ACL-032, ACL-034]',
    (verb, action, subject, policy) => {
      const all = ['list', 'create', 'update', 'delete']
      const context = asking()
      const rules = (sent: string[]) => {
        const detail = buildClusterDetail({
          isUpgradable: true,
          policies: { ...noPolicies, ...context.cluster?.policies, [policy]: sent },
        })
        return explain(action, subject, { ...context, cluster: detail, detail }).reasons.filter(
          ({ kind }) => kind === 'policy',
        )
      }
      expect(rules(all)).toEqual([])
      expect(rules(all.filter((one) => one !== verb))).toHaveLength(1)
    },
  )

  it('is changed only with the verb update of the cluster policy [ACL-016]', () => {
    const changes: Subject[] = [
      'AutoSuspend',
      'HomePage',
      'Onboarding',
      'ClusterServices',
      'ServiceQuantity',
      'AutoScaling',
      'ExternalBi',
      'AdvancedSql',
      'Synapse',
      'Copilot',
      'Mlflow',
      'DeltaSharing',
      'DataStudio',
    ]
    const without = asking({}, { policies: { ...noPolicies, cluster: ['list', 'create', 'delete'] } })
    for (const subject of changes)
      expect([subject, says('update', subject, without)]).toEqual([
        subject,
        expect.arrayContaining(['You need higher permission']),
      ])
    expect(says('resize', 'ClusterSize', without)).toEqual(['You need higher permission'])
  })

  it.each([
    ['copilot', 'update', 'Copilot', 'Copilot'],
    ['mlflow', 'update', 'Mlflow', 'MLflow'],
    ['cluster_scaling', 'update', 'AutoScaling', 'Scaling'],
    ['cluster_resize', 'resize', 'ClusterSize', 'Resize'],
    ['cluster_upgrade', 'upgrade', 'Cluster', 'Upgrade'],
    ['clone', 'clone', 'Cluster', 'Clone'],
  ] as const)(
    'without the platform action %s refuses to %s %s [ACL-013, ACL-018, ACL-038, CFG-060]',
    (name: PlatformActionName, action, subject, called) => {
      expect(may(action, subject, asking())).toBe(true)
      const platformActions = actionsOnGc.filter((one) => one.name !== name)
      expect(says(action, subject, asking({ platformActions }))).toEqual([
        `${called} isn't supported with your current plan.`,
      ])
    },
  )
})

it('grants verbs of a policy as the matrix says [ACL-020, ACL-021]', () => {
  expect(clusterRoles.map((role) => grantedVerbs(role, 'user'))).toEqual([
    ['list', 'create', 'update', 'delete'],
    ['list', 'create', 'update', 'delete'],
    [],
    ['list'],
  ])
  expect(clusterRoles.map((role) => grantedVerbs(role, 'cluster'))).toEqual([
    ['list', 'update', 'delete'],
    ['list', 'update'],
    ['list'],
    ['list', 'update'],
  ])
})
