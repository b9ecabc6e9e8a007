import type { AccessRules, Rule } from './rule'
import { flagRule, planRule, policyRule } from './rule-builders'
import { scheduledEventRules } from './scheduled-event-rules'
import { subClusterRules } from './sub-cluster-rules'
import type { Verb } from './vocabulary'

/** Every unmet rule of a tab takes it out of the bar (DET-066). */
const hidden = { effect: 'hide' } as const

const premiumSupported: Rule = {
  ...hidden,
  id: 'cluster-page.premium.build',
  kind: 'property',
  when: { isPremiumSupported: true },
  sentence: 'clusterAccess.premiumNotSupported',
  resolution: 'support',
  source: "D2 §3 'Instance (cluster)', DET-D11",
}

const premiumOffered: Rule = {
  ...hidden,
  id: 'cluster-page.premium.package',
  kind: 'property',
  when: { hasPremiumPackage: true },
  sentence: 'clusterAccess.premiumNotOffered',
  resolution: 'none',
  source: "D2 §7 'Features', PLAN-D14",
}

/** Which tabs of a cluster's page are there, and what its head offers beside the cluster's own actions. */
export const clusterPageRules = {
  ClusterPage: {
    'open-main': [],
    'open-configurations': [],
    'open-data-apps': [
      planRule('dataapps', 'clusterAccess.dataAppsAction', {
        ...hidden,
        id: 'cluster-page.data-apps.plan',
        source: "D2 §2 'Route', DET-D03",
      }),
    ],
    'open-access-and-security': [
      {
        ...hidden,
        id: 'cluster-page.access.policy',
        kind: 'policy',
        when: { userPolicy: 'list', whitelistPolicy: 'list' },
        sentence: 'access.needsHigherPermission',
        resolution: 'owner',
        source: "D2 §2 'Route', DET-D03",
      },
    ],
    // A plan without the platform action keeps the tab and disables what needs it there: SUB-D03, drawn from the tab's
    // own document, overrules DET-D03, under which its specified tooltip could never be seen.
    'open-self-managed-clusters': subClusterRules.SubCluster.list,
    'open-libraries': [
      {
        ...hidden,
        id: 'cluster-page.libraries.trial',
        kind: 'trial',
        when: { environment: { not: ['production'] }, isTrial: false },
        sentence: 'clusterAccess.librariesNeedPremium',
        resolution: 'upgrade',
        source: "D2 §6 'Tab and section visibility', LIB-D11",
      },
    ],
    'open-advanced-configurations': [
      {
        ...hidden,
        id: 'cluster-page.advanced.role',
        kind: 'policy',
        when: { roleName: ['owner', 'accountAdmin', 'accountManager'] },
        sentence: 'access.needsHigherPermission',
        resolution: 'owner',
        source: "D2 §6 'Tab and section visibility', ACL-D05",
      },
    ],
    'open-scaling-configurations': [
      planRule('cluster_scaling', 'clusterAccess.scalingAction', {
        ...hidden,
        id: 'cluster-page.scaling.plan',
        source: "D2 §6 'Other gates', DET-D03",
      }),
      flagRule('autoScale', {
        ...hidden,
        id: 'cluster-page.scaling.flag',
        source: "D2 §6 'Other gates', DET-D03",
      }),
    ],
    'open-scheduling': scheduledEventRules.ScheduledEvent.list,
    // The badge of a premium cluster; `upgrade` is the link of every other one.
    show: [
      premiumSupported,
      premiumOffered,
      {
        ...hidden,
        id: 'cluster-page.premium.badge',
        kind: 'property',
        when: { isPremium: true },
        sentence: 'clusterAccess.notPremium',
        resolution: 'upgrade',
        source: "D2 §2 'Header', DET-013",
      },
    ],
    upgrade: [
      { ...premiumSupported, id: 'cluster-page.upgrade.build' },
      { ...premiumOffered, id: 'cluster-page.upgrade.package' },
      {
        ...hidden,
        id: 'cluster-page.upgrade.premium',
        kind: 'property',
        when: { isPremium: false },
        sentence: 'clusterAccess.alreadyPremium',
        resolution: 'none',
        source: "D2 §2 'Header'",
      },
      flagRule('payment', {
        ...hidden,
        id: 'cluster-page.upgrade.flag',
        source: "D2 §2 'Header', DET-D06, D1 §2 'Protected routes'",
      }),
    ],
  },
  // list = see, create = generate, update = renew, delete = revoke (DET-D29).
  SupportToken: {
    list: [
      policyRule('cliPolicy', 'list', {
        ...hidden,
        id: 'support-token.list.policy',
        source: "D2 §2 'Header', D3 §6 'Other rules'",
      }),
    ],
    create: [tokenRule('create')],
    update: [tokenRule('update')],
    delete: [tokenRule('delete')],
  },
} satisfies AccessRules

function tokenRule(verb: Verb): Rule {
  return policyRule('cliPolicy', verb, {
    id: `support-token.${verb}.policy`,
    effect: 'disable',
    source: "D2 §6 'Other gates', DET-D29",
  })
}
