import { describe, expect, it } from 'vitest'
import '../locales/late-texts'
import { t } from '../locales/t'
import { accessRules } from './access-rules'
import { areaLabel, areaNameOf, areaOf, areas, labelOf } from './action-labels'
import { actions, subjects } from './vocabulary'

const pairs = subjects.flatMap((subject) =>
  actions.filter((action) => accessRules[subject]?.[action]).map((action) => ({ subject, action })),
)

describe('what actions are called', () => {
  it('has a name for every action with rules, and no two alike', () => {
    const names = pairs.map(({ subject, action }) => t(labelOf(action, subject)))

    expect(names.filter((name) => name.includes('accessLabels') || name.includes('not known'))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('speaks plainly', () => {
    expect(t(labelOf('clone', 'Cluster'))).toBe('Clone the cluster')
    expect(t(labelOf('create', 'IpWhitelist'))).toBe('Add an IP range')
    expect(t(areaOf('IpWhitelist'))).toBe('IP whitelist')
  })

  it('says that it does not know an action without rules', () => {
    expect(t(labelOf('clone', 'Region'))).toBe('An action that is not known here')
  })

  it('has every subject in one area, in the order in which a person reads them', () => {
    const listed = areas.map((area) => [
      t(areaLabel(area)),
      subjects.filter((subject) => areaNameOf(subject) === area).join(' '),
    ])

    expect(listed).toEqual([
      ['Clusters', 'Cluster'],
      ['Tabs of the cluster page', 'ClusterPage'],
      ['Creating a cluster', 'Region Platform'],
      ['Users of the cluster', 'ClusterUser AccessExplorer ViewAs'],
      ['IP whitelist', 'IpWhitelist'],
      ['Support token', 'SupportToken'],
      ['Self-managed clusters', 'SubCluster'],
      ['Data agents', 'DataAgent'],
      ['Data Apps', 'DataApp DataAppCatalogue'],
      ['Libraries', 'Library'],
      ['Scheduled events', 'ScheduledEvent'],
      [
        'Configurations',
        'ClusterSize ClusterServices ServiceQuantity AutoSuspend HomePage Onboarding AdvancedConfiguration AutoScaling ClusterSecret',
      ],
      ['Features', 'ExternalBi AdvancedSql Synapse Copilot Mlflow DeltaSharing DataStudio'],
      [
        'Account and console',
        'ConsentFlow Marketplace Plans BillingHistory PaymentCard Profile Password TrialBanner CookiePrompt UsageAnalysis',
      ],
      ['Added kinds of records', 'ClusterConfiguration Account'],
    ])
  })
})
