import type { AccessRules, Rule } from './rule'
import { flagRule, planRule, policyRule, stateRule } from './rule-builders'

const otherGates = "D2 §6 'Other gates'"
const everyToggle = "D3 §6 'Other rules', CFG-040"
const tabs = "D2 §6 'Tab and section visibility'"

/** Change controls of a cluster's configurations (D2 §6 'Other gates', D3 §8 'Shared'). */
const mayChange = policyRule('clusterPolicy', 'update', {
  id: 'configuration.policy',
  effect: 'disable',
  source: `${otherGates}, D3 §8 'Shared'`,
})

const running = stateRule(['running'], {
  id: 'configuration.cluster-running',
  sentence: 'clusterAccess.mustBeConnectedToApply',
  effect: 'disable',
  resolution: 'connect',
  source: "D2 §4 'Feature toggles', D3 §6 'Other rules'",
})

/** The home page, the number of services and the auto-suspend option (D3 §6 'Other rules'). */
const notOnTrial: Rule = {
  id: 'configuration.trial',
  kind: 'trial',
  when: { isTrial: false },
  sentence: 'clusterAccess.nodesNeedPremium',
  effect: 'disable',
  resolution: 'upgrade',
  source: `${otherGates}, D3 §6 'Other rules'`,
}

const sizesShown: Rule = {
  id: 'cluster-size.shown',
  kind: 'property',
  when: { isSizeShown: true },
  sentence: 'clusterAccess.sizesNotShown',
  effect: 'hide',
  resolution: 'support',
  source: "D2 §2 'Configurations tab sections'",
}

/** Refused to Users by name; a role nobody knows is refused as well (ACL-D26). */
const services: readonly Rule[] = [
  {
    id: 'cluster-services.role',
    kind: 'policy',
    when: { authorizedRoles: { not: ['developer'] } },
    sentence: 'clusterAccess.servicesNotForUsers',
    effect: 'hide',
    resolution: 'owner',
    source: `${tabs}, CFG-D02`,
  },
  {
    id: 'cluster-services.known-role',
    kind: 'policy',
    when: {
      // Known, and no User's: where the list says nothing, the one name decides.
      roleName: ['owner', 'accountAdmin', 'accountManager'],
      authorizedRoles: ['owner', 'accountAdmin', 'developer', 'accountManager'],
    },
    sentence: 'access.needsHigherPermission',
    effect: 'hide',
    resolution: 'owner',
    source: `${tabs}, ACL-D26, CFG-D02`,
  },
]

/** The tables of the services are there only when the cluster is running. */
const servicesRun = stateRule(['running'], {
  id: 'cluster-services.running',
  sentence: 'clusterAccess.clusterMustBeRunning',
  effect: 'hide',
  resolution: 'connect',
  source: `${tabs}, CFG-D02, DET-D30`,
})

const seesAdvanced: Rule = {
  id: 'advanced-configuration.viewer',
  kind: 'policy',
  when: { roleName: ['owner', 'accountAdmin', 'accountManager'] },
  sentence: 'access.needsHigherPermission',
  effect: 'hide',
  resolution: 'owner',
  source: tabs,
}

/** Asked of a node; of the services as a whole no node is disconnected. */
const nodeConnected: Rule = {
  id: 'cluster-services.sub-cluster-connected',
  kind: 'state',
  when: { isNodeDisconnected: { not: [true] } },
  sentence: 'clusterAccess.noActionsOnSubCluster',
  effect: 'disable',
  resolution: 'connect',
  source: "D2 §4 'Per-node actions by status', CFG-D16",
}

/** Who may change how many nodes a service has, whatever the cluster's state: a schedule asks for no more (CFG-053). */
export const mayScale: readonly Rule[] = [
  notOnTrial,
  planRule('cluster_scaling', 'clusterAccess.scalingAction', {
    id: 'service-quantity.plan',
    effect: 'disable',
    source: `${otherGates}, D3 §6 'Other rules', ACL-018`,
  }),
  flagRule('manualScaling', {
    id: 'service-quantity.flag',
    effect: 'disable',
    source: `${otherGates}, CFG-053`,
  }),
]

/** What may be changed of how a cluster runs. */
export const configurationRules = {
  ClusterSize: {
    show: [sizesShown],
    resize: [
      sizesShown,
      mayChange,
      planRule('cluster_resize', 'clusterAccess.resizeAction', {
        id: 'cluster-size.plan',
        effect: 'disable',
        source: `${otherGates}, ACL-D07`,
      }),
    ],
  },
  ClusterServices: { show: services, update: [...services, mayChange, servicesRun, nodeConnected] },
  ServiceQuantity: {
    update: [...mayScale, ...services, mayChange, servicesRun],
  },
  AutoSuspend: {
    update: [
      notOnTrial,
      mayChange,
      planRule('cluster_suspend', 'clusterAccess.autoSuspendAction', {
        id: 'auto-suspend.plan',
        effect: 'disable',
        source: `${otherGates}, CFG-D35`,
      }),
    ],
  },
  HomePage: { update: [notOnTrial, mayChange, { ...running, source: everyToggle }] },
  /** The onboarding page and the chat, which the specification does not take from a trial (CFG-D26). */
  Onboarding: { update: [mayChange, { ...running, source: everyToggle }] },
  AutoScaling: {
    update: [
      mayChange,
      planRule('cluster_scaling', 'clusterAccess.scalingAction', {
        id: 'auto-scaling.plan',
        effect: 'disable',
        source: `${otherGates}, SCA-D06`,
      }),
      flagRule('autoScale', { id: 'auto-scaling.flag', effect: 'disable', source: `${otherGates}, SCA-D06` }),
      { ...running, source: "D2 §4 'Auto-scaling'" },
    ],
  },
  AdvancedConfiguration: {
    view: [seesAdvanced],
    update: [
      seesAdvanced,
      {
        id: 'advanced-configuration.editor',
        kind: 'policy',
        when: { roleName: ['owner', 'accountAdmin'] },
        sentence: 'access.needsHigherPermission',
        effect: 'disable',
        resolution: 'owner',
        source: `${tabs}, README decision 2`,
      },
      mayChange,
      { ...running, source: "D2 §8 'Advanced configurations'" },
    ],
  },
  ClusterSecret: {
    view: [
      {
        id: 'cluster-secret.owner',
        kind: 'policy',
        when: { isOwnerByEmail: true },
        sentence: 'clusterAccess.secretsForOwnerOnly',
        effect: 'hide',
        resolution: 'owner',
        source: tabs,
      },
    ],
  },
} satisfies AccessRules
