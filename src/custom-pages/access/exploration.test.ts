import { describe, expect, it } from 'vitest'
import '../../locales/late-texts'
import { viewpointOf } from '../../access/viewpoint'
import type { ClusterUser } from '../../domain/cluster-user'
import { buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { chosenWho } from './chosen-who'
import { countOf, findingsFrom, grouped, keyOf, narrowed } from './exploration'
import { findingsCsv } from './findings-csv'

const cluster = buildClusterDetail({ name: 'sales' })
const context = { person: buildPerson(), productKey: 'basalt', cluster, detail: cluster }
const billing = findingsFrom(viewpointOf({ kind: 'role', role: 'accountManager' }, context))
const keysOf = (findings: typeof billing) => findings.map(keyOf)

const ann: ClusterUser = {
  id: 'ann',
  name: 'Ann',
  email: 'ann@example.test',
  role: 'developer',
  status: 'active',
  lastLoginAt: null,
}

describe('findings', () => {
  it('come in the order of their areas, each action once', () => {
    expect(grouped(billing).map(({ area }) => area)).toEqual([
      'Clusters',
      'Tabs',
      'Creating',
      'Users',
      'Whitelist',
      'Token',
      'SubClusters',
      'DataAgents',
      'DataApps',
      'Libraries',
      'Scheduling',
      'Configurations',
      'Features',
      'Account',
      'Added',
    ])
    expect(new Set(keysOf(billing)).size).toBe(billing.length)
    const counted =
      countOf(billing, 'allowed') + countOf(billing, 'conditional') + countOf(billing, 'refused')
    expect(counted).toBe(billing.length)
  })

  it('are narrowed by area, verdict and text together', () => {
    expect(keysOf(narrowed(billing, { area: 'Token' })).sort()).toEqual([
      'SupportToken/create',
      'SupportToken/delete',
      'SupportToken/list',
      'SupportToken/update',
    ])
    expect(keysOf(narrowed(billing, { area: 'Clusters', verdict: 'allowed' }))).toEqual([
      'Cluster/list',
      'Cluster/show',
      'Cluster/create',
    ])
    expect(keysOf(narrowed(billing, { search: ' Clone the ' }))).toEqual(['Cluster/clone'])
    expect(keysOf(narrowed(billing, { search: 'cluster.clone.quota' }))).toEqual(['Cluster/clone'])
    expect(keysOf(narrowed(billing, { search: 'only a connected cluster', area: 'Users' }))).toEqual([])
  })

  it('are searched by what they are refused for, and not by what they would be', () => {
    expect(keysOf(narrowed(billing, { search: 'No NEWER version', area: 'Clusters' }))).toEqual([
      'Cluster/upgrade',
    ])
    const unsaid = 'Only a connected or starting cluster can be disconnected'
    expect(keysOf(narrowed(billing, { search: unsaid }))).toEqual([])
  })
})

describe('the export', () => {
  it('has a row for every rule, and says what was looked at', () => {
    const [connect] = narrowed(billing, { search: 'Disconnect the cluster' })
    const csv = findingsCsv(connect ? [connect] : [], {
      cluster: '=sales',
      who: 'Billing User',
      state: 'Connected',
    })
    expect(csv.split('\r\n')).toEqual([
      'Cluster,Whose access,State of the cluster,Area,Action,Key,Verdict,Standing,Rule,Reason,Needs,Who can change it',
      "'=sales,Billing User,Connected,Clusters,Disconnect the cluster,Cluster/disconnect,Refused,Not met,cluster.connection.policy,You need higher permission,connection policy lists create,An owner of the cluster",
      "'=sales,Billing User,Connected,Clusters,Disconnect the cluster,Cluster/disconnect,Refused,Met,cluster.disconnect.state,Otherwise: Only a connected or starting cluster can be disconnected.,the cluster is starting-up or running,Wait until the state changes",
      '',
    ])
  })

  it('says of a rule that may refuse what it hangs on', () => {
    const other = findingsFrom(viewpointOf({ kind: 'user', user: ann }, context))
    const csv = findingsCsv(
      other.filter((finding) => keyOf(finding) === 'Region/choose'),
      { cluster: 'sales', who: 'Ann (User)', state: 'Connected' },
    )
    expect(csv.split('\r\n')[1]).toBe(
      'sales,Ann (User),Connected,Creating a cluster,Choose the region of a new cluster,Region/choose,Depends,Depends,region.choose.trial,"Depends on their account, which is not known here. Otherwise: Upgrade to a Premium Account to choose a region.",the account is not on a trial,Upgrade the plan',
    )
  })

  it('has one row for an action without rules', () => {
    const csv = findingsCsv(narrowed(billing, { search: 'Open the tab Main' }), {
      cluster: 'sales',
      who: 'Me',
      state: 'Connected',
    })
    expect(csv).toContain(
      '\r\nsales,Me,Connected,Tabs of the cluster page,Open the tab Main,ClusterPage/open-main,Allowed,,,,,\r\n',
    )
  })
})

describe('whose access the address names', () => {
  it('is a role, a person of the cluster by id, or oneself', () => {
    expect(chosenWho('developer', [])).toEqual({
      who: { kind: 'role', role: 'developer' },
      isMissing: false,
    })
    expect(chosenWho('user:ann', [ann])).toEqual({
      who: { kind: 'user', user: ann },
      person: ann,
      isMissing: false,
    })
    expect(chosenWho('me', [ann])).toEqual({ who: { kind: 'me' }, isMissing: false })
    expect(chosenWho('emperor', [ann])).toEqual({
      who: { kind: 'me' },
      isMissing: false,
      unknown: 'emperor',
    })
    expect(chosenWho('user:bob', [ann])).toEqual({ who: { kind: 'me' }, isMissing: true })
  })
})
