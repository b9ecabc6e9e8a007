import type { PolicyName } from '../domain/cluster'
import { hasFlag, isTrial, policyAllows, supportsAction } from './facts'
import type { Gates, Rule } from './rule'
import { scheduledEventGates } from './scheduled-event-gates'
import { subClusterGates } from './sub-cluster-gates'
import type { FlagName, PlatformActionName } from './vocabulary'

/** Every unmet rule of a tab takes it out of the bar (DET-066). */
const hidden = { effect: 'hide' } as const

function planRule(id: string, action: PlatformActionName, name: Rule['sentence'], source: string): Rule {
  return {
    ...hidden,
    id,
    kind: 'plan',
    isMet: ({ person, cluster }) => cluster !== undefined && supportsAction(person, action, cluster.platform),
    sentence: 'access.actionNotInPlan',
    sentenceValues: { action: name },
    remedy: 'upgrade',
    source,
  }
}

function flagRule(id: string, flag: FlagName, source: string): Rule {
  return {
    ...hidden,
    id,
    kind: 'flag',
    isMet: ({ person, productKey }) => hasFlag(person, flag, productKey),
    sentence: 'access.featureOff',
    remedy: 'support',
    source,
  }
}

/** One of the policies lists the verb. */
function policyRule(id: string, policies: readonly PolicyName[], verb: string, source: string): Rule {
  return {
    ...hidden,
    id,
    kind: 'policy',
    isMet: ({ cluster }) =>
      cluster !== undefined && policies.some((policy) => policyAllows(cluster, policy, verb)),
    sentence: 'access.needsHigherPermission',
    remedy: 'owner',
    source,
  }
}

const premiumSupported: Rule = {
  ...hidden,
  id: 'cluster-page.premium.build',
  kind: 'property',
  isMet: ({ detail }) => detail?.isPremiumSupported === true,
  sentence: 'access.premiumNotSupported',
  remedy: 'support',
  source: "D2 §3 'Instance (cluster)', DET-D11",
}

/** Which tabs of a cluster's page are there, and what its head offers beside the cluster's own actions. */
export const clusterPageGates = {
  ClusterPage: {
    'open-main': [],
    'open-configurations': [],
    'open-data-apps': [
      planRule('cluster-page.data-apps.plan', 'dataapps', 'access.dataAppsAction', "D2 §2 'Route', DET-D03"),
    ],
    'open-access-and-security': [
      policyRule('cluster-page.access.policy', ['user', 'whitelist'], 'list', "D2 §2 'Route', DET-D03"),
    ],
    // A plan without the platform action keeps the tab and disables what it gates there: SUB-D03, drawn from the tab's
    // own document, overrules DET-D03, under which its specified tooltip could never be seen.
    'open-self-managed-clusters': subClusterGates.SubCluster.list,
    'open-libraries': [
      {
        ...hidden,
        id: 'cluster-page.libraries.trial',
        kind: 'trial',
        isMet: ({ person, environment = 'production' }) => environment !== 'production' || !isTrial(person),
        sentence: 'access.librariesNeedPremium',
        remedy: 'upgrade',
        source: "D2 §6 'Tab and section visibility', LIB-D11",
      },
    ],
    'open-advanced-configurations': [
      {
        ...hidden,
        id: 'cluster-page.advanced.role',
        kind: 'policy',
        isMet: ({ cluster }) =>
          ['owner', 'accountAdmin', 'accountManager'].includes(cluster?.policies.roleName ?? ''),
        sentence: 'access.needsHigherPermission',
        remedy: 'owner',
        source: "D2 §6 'Tab and section visibility', ACL-D05",
      },
    ],
    'open-scaling-configurations': [
      planRule(
        'cluster-page.scaling.plan',
        'cluster_scaling',
        'access.scalingAction',
        "D2 §6 'Other gates', DET-D03",
      ),
      flagRule('cluster-page.scaling.flag', 'autoScale', "D2 §6 'Other gates', DET-D03"),
    ],
    'open-scheduling': scheduledEventGates.ScheduledEvent.list,
    // The badge of a premium cluster, and the link of every other one (DET-013).
    show: [premiumSupported],
    upgrade: [
      { ...premiumSupported, id: 'cluster-page.upgrade.build' },
      {
        ...hidden,
        id: 'cluster-page.upgrade.premium',
        kind: 'property',
        isMet: ({ cluster }) => cluster?.isPremium === false,
        sentence: 'access.alreadyPremium',
        remedy: 'none',
        source: "D2 §2 'Header'",
      },
      flagRule('cluster-page.upgrade.flag', 'payment', "D2 §2 'Header', DET-D06, D1 §2 'Protected routes'"),
    ],
  },
  // list = see, create = generate, update = renew, delete = revoke (DET-D29).
  SupportToken: {
    list: [policyRule('support-token.list.policy', ['cli'], 'list', "D2 §2 'Header', D3 §6 'Other rules'")],
    create: [tokenRule('create')],
    update: [tokenRule('update')],
    delete: [tokenRule('delete')],
  },
} satisfies Gates

function tokenRule(verb: 'create' | 'update' | 'delete'): Rule {
  const rule = policyRule(`support-token.${verb}.policy`, ['cli'], verb, "D2 §6 'Other gates', DET-D29")
  return { ...rule, effect: 'disable' }
}
