import { expect, it } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import { noPolicies } from '../../domain/cluster'
import { clusters } from '../../resources/user/clusters/definition'
import { buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { type ClusterQuestion, tabsOf } from './tabs'

const everyFlag = ['subcluster', 'autoScale', 'schedular'].map((key) => ({ key, isPublished: true }))
const everyAction = ['dataapps', 'cluster_scaling'].map((name) => ({ name, platforms: ['gc'] }))

const context = (policies = buildClusterDetail().policies): ClusterQuestion => {
  const cluster = buildClusterDetail({ policies })
  return {
    person: buildPerson({ toggleFeatures: everyFlag, platformActions: everyAction }),
    productKey: 'basalt',
    cluster,
    detail: cluster,
  }
}

const definition = (name: string, place: ResourceDefinition['place']): ResourceDefinition => ({
  ...clusters,
  name,
  label: { one: { en: name }, many: { en: `Many ${name}` } },
  access: { subject: 'ClusterConfiguration', list: 'view' },
  scope: 'cluster',
  place,
})

it('has the nine tabs of the specification, in its order [DET-004, DET-D02]', () => {
  expect(tabsOf([], context()).map(({ key, label }) => [key, label])).toEqual([
    ['main', 'clusterPage.tabMain'],
    ['configurations', 'clusterPage.tabConfigurations'],
    ['data-apps', 'clusterPage.tabDataApps'],
    ['access-and-security', 'clusterPage.tabAccess'],
    ['self-managed-clusters', 'clusterPage.tabSelfManaged'],
    ['libraries', 'clusterPage.tabLibraries'],
    ['advanced-configurations', 'clusterPage.tabAdvanced'],
    ['scaling-configurations', 'clusterPage.tabScaling'],
    ['scheduling', 'clusterPage.tabScheduling'],
  ])
})

it('leaves out every tab that is not this person’s [DET-066]', () => {
  const nothing = { ...context(noPolicies), person: buildPerson({ platformActions: [] }) }
  expect(tabsOf([], nothing).map(({ key }) => key)).toEqual(['main', 'configurations', 'libraries'])
})

it('keeps a tab in sight whose policy could not be read, with the reason in place of what stands on it', () => {
  const users = definition('users', { kind: 'tab', tab: 'access-and-security', anchor: 'users' })
  const unread = { ...noPolicies, roleName: 'owner', unreadable: ['user' as const] }
  const tab = tabsOf([users], context(unread)).find(({ key }) => key === 'access-and-security')
  expect(tab).toEqual({
    key: 'access-and-security',
    label: 'clusterPage.tabAccess',
    definitions: [],
    refusal: [
      {
        rule: 'cluster-page.access.policy',
        kind: 'policy',
        sentence:
          'The server sent your permissions for this in a form the console does not know. Contact support.',
        resolution: 'support',
        source: "D2 §2 'Route', DET-D03",
      },
    ],
  })
})

it('puts definitions on the tab they name, and brings tabs of their own after the others', () => {
  const keys = definition('keys', { kind: 'tab', tab: 'configurations', anchor: 'keys' })
  const notes = definition('notes', { kind: 'tab', tab: 'team', anchor: 'notes' })
  const tasks = definition('tasks', { kind: 'tab', tab: 'team', label: { en: 'Team' }, anchor: 'tasks' })
  const alone = definition('logs', { kind: 'tab', tab: 'audit', anchor: 'logs' })
  const elsewhere = definition('plans', { kind: 'menu', icon: 'box' })
  const tabs = tabsOf([keys, notes, tasks, alone, elsewhere], context())

  expect(tabs.find(({ key }) => key === 'configurations')?.definitions).toEqual([keys])
  expect(tabs.slice(9)).toEqual([
    { key: 'team', label: { en: 'Team' }, definitions: [notes, tasks] },
    { key: 'audit', label: { en: 'Many logs' }, definitions: [alone] },
  ])
})

it('leaves out what access hides, with the tab that only it brings', () => {
  const hidden: ResourceDefinition = {
    ...definition('secrets', { kind: 'tab', tab: 'vault', anchor: 'secrets' }),
    access: { subject: 'Account', list: 'scale' },
  }
  expect(tabsOf([hidden], context()).map(({ key }) => key)).not.toContain('vault')
})

it('keeps a definition that lacks what its place needs, so that its faults are seen', () => {
  const {
    access: _access,
    label: _label,
    ...rest
  } = definition('keys', { kind: 'tab', tab: 'own', anchor: 'keys' })
  const broken: ResourceDefinition = JSON.parse(JSON.stringify(rest))
  expect(tabsOf([broken], context()).at(-1)).toEqual({
    key: 'own',
    label: { en: 'keys' },
    definitions: [broken],
  })
})
