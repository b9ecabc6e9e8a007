import type { AccessRules, Rule } from './rule'
import { planRule, policyRule, stateRule } from './rule-builders'

const trialNotExpired: Rule = {
  id: 'cluster.create.trial',
  kind: 'trial',
  when: { isTrialExpired: false },
  sentence: 'access.moreClustersNeedPremium',
  effect: 'disable',
  resolution: 'upgrade',
  source: "D1 §5 'Create cluster', D1 §4 'Trial banner'",
}

const quotaLeft: Rule = {
  id: 'cluster.create.quota',
  kind: 'quota',
  when: { hasClustersLeft: true },
  sentence: 'access.moreClustersNeedPremium',
  effect: 'disable',
  resolution: 'upgrade',
  source: "D1 §5 'Create cluster'",
}

export const connectionPolicy = policyRule('connectionPolicy', 'create', {
  id: 'cluster.connection.policy',
  effect: 'hide',
  source: "D1 §4 'Menu availability', D3 §6 'Other rules'",
})

/** What may be done to clusters. */
export const clusterRules = {
  Cluster: {
    list: [
      {
        ...trialNotExpired,
        id: 'cluster.list.trial',
        sentence: 'access.trialExpired',
        source: "D1 §2 '/clusters page', CLU-036",
      },
    ],
    show: [],
    create: [trialNotExpired, quotaLeft],
    connect: [
      connectionPolicy,
      stateRule(['sleeping'], {
        id: 'cluster.connect.state',
        sentence: 'access.connectNeedsSleeping',
        effect: 'hide',
        resolution: 'wait',
        source: "D1 §4 'Card footer'",
      }),
    ],
    disconnect: [
      connectionPolicy,
      stateRule(['starting-up', 'running'], {
        id: 'cluster.disconnect.state',
        sentence: 'access.disconnectNeedsAwake',
        effect: 'hide',
        resolution: 'wait',
        source: "D1 §4 'Menu availability'",
      }),
    ],
    clone: [
      {
        ...trialNotExpired,
        id: 'cluster.clone.trial',
        effect: 'hide',
        source: "D1 §4 'Menu availability', CLU-D09",
      },
      policyRule('managementPolicy', 'create', {
        id: 'cluster.clone.policy',
        effect: 'hide',
        source: "D1 §4 'Menu availability', D3 §6 'Other rules'",
      }),
      {
        ...quotaLeft,
        id: 'cluster.clone.quota',
        effect: 'hide',
        source: "D1 §4 'Menu availability', CLU-D09",
      },
      planRule('clone', 'access.cloneAction', {
        id: 'cluster.clone.plan',
        effect: 'disable',
        source: "D1 §4 'Menu availability', D1 §8 'Unsupported plan'",
      }),
      {
        id: 'cluster.clone.cloneable',
        kind: 'property',
        when: { isCloneable: true },
        sentence: 'access.clusterNotCloneable',
        effect: 'hide',
        resolution: 'support',
        source: "D1 §4 'Menu availability'",
      },
      stateRule(['running'], {
        id: 'cluster.clone.state',
        sentence: 'access.cloneNeedsRunning',
        effect: 'disable',
        resolution: 'connect',
        source: "D1 §4 'Menu availability'",
      }),
    ],
    upgrade: [
      policyRule('managementPolicy', 'update', {
        id: 'cluster.upgrade.policy',
        effect: 'hide',
        source: "D2 §4 'Upgrade', D2 §6 'Other gates'",
      }),
      planRule('cluster_upgrade', 'access.upgradeAction', {
        id: 'cluster.upgrade.plan',
        effect: 'disable',
        source: "D2 §6 'Other gates', ACL-D07",
      }),
      {
        id: 'cluster.upgrade.upgradable',
        kind: 'property',
        when: { isUpgradable: true },
        sentence: 'clusterAccess.noNewerVersion',
        effect: 'hide',
        resolution: 'none',
        source: "D2 §4 'Upgrade'",
      },
      {
        id: 'cluster.upgrade.lock',
        kind: 'property',
        when: { lockedActions: { not: ['Self_Upgrade'] } },
        sentence: 'access.updateLocked',
        effect: 'disable',
        resolution: 'support',
        source: "D2 §4 'Upgrade', D2 §8 'Other', DET-D36",
      },
      {
        id: 'cluster.upgrade.pending',
        kind: 'state',
        when: { hasPendingUpdate: false },
        sentence: 'clusterAccess.updatePending',
        effect: 'hide',
        resolution: 'wait',
        source: "D2 §4 'Upgrade'",
      },
    ],
    delete: [
      policyRule('clusterPolicy', 'delete', {
        id: 'cluster.delete.policy',
        effect: 'hide',
        source: "D1 §4 'Menu availability'",
      }),
      {
        id: 'cluster.delete.corrupted',
        kind: 'state',
        when: { isCorrupted: false },
        sentence: 'access.deleteNeedsSupport',
        effect: 'disable',
        resolution: 'support',
        source: "D1 §4 'Menu availability'",
      },
      {
        id: 'cluster.delete.unavailable',
        kind: 'state',
        when: { clusterState: { not: ['corrupted'] } },
        sentence: 'access.deleteNeedsSupport',
        effect: 'disable',
        resolution: 'support',
        source: "D1 §4 'Menu availability'",
      },
      // Waiting helps nobody whose cluster is unavailable: the rules above tell them what does.
      stateRule(['running', 'sleeping', 'corrupted'], {
        id: 'cluster.delete.state',
        sentence: 'access.deleteNeedsSettled',
        effect: 'disable',
        resolution: 'wait',
        source: "D1 §4 'Menu availability'",
      }),
    ],
  },
} satisfies AccessRules
