import { describe, expect, it } from 'vitest'
import { checkDefinition, checkDefinitions } from '../definitions/check'
import type { ResourceDefinition } from '../definitions/define'
import { faultLine } from '../definitions/fault-line'
import { brokenAt } from '../testing/broken-at'
import { billingStats } from './account/billing-stats/definition'
import { accountDefinitions } from './account-registry'
import { clusterUsers } from './cluster/cluster-users/definition'
import { subClusters } from './cluster/sub-clusters/definition'
import { clusterDefinitions } from './cluster-registry'
import { knownNames } from './known-names'
import { definitions } from './registry'
import { clusters } from './user/clusters/definition'

const faultsOf = (definition: ResourceDefinition) => checkDefinition(definition, knownNames).map(faultLine)

describe('the check of definitions', () => {
  it('finds nothing wrong with the definitions of the console', () => {
    const all = [...definitions, ...clusterDefinitions, ...accountDefinitions]
    expect(checkDefinitions(all, knownNames).map(faultLine)).toEqual([])
  })

  it('finds two resources of one name', () => {
    expect(checkDefinitions([clusters, clusters], knownNames).map(faultLine)).toEqual([
      'R001 clusters: two resources have this name; the address of each must be its own',
    ])
  })

  const action = 'clusters.actions'
  it.each([
    [
      'name',
      'Cluster List',
      'R002 Cluster List.name: "Cluster List" is no plural in kebab-case, such as "whitelists"',
    ],
    ['access.list', 'choose', 'R004 clusters.access.list: access has no rules for "choose" on "Cluster"'],
    [
      'actions.1.requires',
      'choose',
      `R004 ${action}[1].requires: access has no rules for "choose" on "Cluster"`,
    ],
    [
      'fields.verison',
      { label: 'clusters.fieldVersion', kind: 'text' },
      'R005 clusters.fields.verison: no field in the schema "verison"; did you mean "version"?',
    ],
    ['titleField', 'nmae', 'R006 clusters.titleField: no field "nmae"; did you mean "name"?'],
    [
      'list.columns.2',
      'sizeNmae',
      'R007 clusters.list.columns[2]: no field "sizeNmae"; did you mean "sizeName"?',
    ],
    [
      'list.search.fields.0',
      'nam',
      'R007 clusters.list.search.fields[0]: no field "nam"; did you mean "name"?',
    ],
    ['list.filters.2.field', 'region', 'R007 clusters.list.filters[2].field: no field "region"'],
    ['list.card.state', 'stat', 'R009 clusters.list.card.state: no cell "stat"; did you mean "state"?'],
    [
      'list.filters.1.key',
      'state',
      'R014 clusters.list.filters[1].key: "state" already stands for something else in the address',
    ],
    [
      'list.card.panels.1.key',
      'connected',
      'R015 clusters.list.card.panels[1].key: two panels have the key "connected"',
    ],
    [
      'actions.0.optimistic',
      'conect',
      `R016 ${action}[0].optimistic: no optimistic change "conect"; did you mean "connect"?`,
    ],
    ['actions.1.name', 'connect', `R017 ${action}[1].name: two actions are named "connect"`],
    ['actions.3.icon', 'bin', `R018 ${action}[3].icon: no icon "bin"; "delete" comes near`],
    ['actions.3.confirm', undefined, `R021 ${action}[3].confirm: an action that destroys asks first`],
  ])('finds what is wrong at %s when it is %s', (path, value, expected) => {
    expect(faultsOf(brokenAt(clusters, path, value))).toContain(expected)
  })

  it('lets a condition ask what only the schema of a record has', () => {
    const corrupted = { field: 'isCorrupted', equals: false }
    expect(faultsOf(brokenAt(clusters, 'actions.0.offeredWhen', corrupted))).toEqual([])
  })

  it('finds a dialog that the folder lacks', () => {
    const confirm = { kind: 'dialog', dialog: 'role' } as const
    const actions = clusterUsers.actions.map((each) =>
      each.confirm?.kind === 'dialog' ? { ...each, confirm } : each,
    )

    expect(faultsOf({ ...clusterUsers, actions })).toEqual([
      'R019 cluster-users.actions[1].confirm.dialog: no dialog "role"; did you mean "roles"?',
    ])
  })

  it('finds consequences that the folder lacks', () => {
    const actions = clusters.actions.map((each) =>
      each.confirm?.kind === 'simple'
        ? { ...each, confirm: { ...each.confirm, consequences: 'what-stop' } }
        : each,
    )

    expect(faultsOf({ ...clusters, actions })).toEqual([
      'R040 clusters.actions[1].confirm.consequences: no consequences "what-stop"; did you mean "what-stops"?',
    ])
  })

  it('finds consequences that the folder lacks behind a typed name, and a summary', () => {
    const actions = clusters.actions.map((each) =>
      each.confirm?.kind === 'typed-name'
        ? { ...each, confirm: { ...each.confirm, consequences: 'what-is-loss' } }
        : each,
    )
    expect(faultsOf({ ...clusters, actions })).toEqual([
      'R040 clusters.actions[3].confirm.consequences: no consequences "what-is-loss"; did you mean "what-is-lost"?',
    ])
    expect(faultsOf(brokenAt(subClusters, 'scale.summary', 'consumptio'))).toEqual([
      'R041 sub-clusters.scale.summary: no summary "consumptio"; did you mean "consumption"?',
    ])
  })

  it('finds a part of a detail, and a toolbar, that the folder lacks', () => {
    expect(faultsOf(brokenAt(billingStats, 'detail.parts', 'cluster'))).toEqual([
      'R042 billing-stats.detail.parts: no detail part "cluster"; did you mean "clusters"?',
    ])
    expect(faultsOf(brokenAt(billingStats, 'list.toolbar', 'exports'))).toEqual([
      'R043 billing-stats.list.toolbar: no toolbar "exports"; did you mean "export"?',
    ])
  })

  it('finds a source of choices in a form that opens where nothing brings it', () => {
    expect(faultsOf(brokenAt(clusters, 'clone.sections.0.fields', ['name', 'region']))).toEqual([
      'R011 clusters.clone.sections: no choice source of a dialog "regions"',
    ])
  })

  it('finds a form field that no section shows', () => {
    const field = { label: 'clusters.fieldName', kind: 'text' }

    expect(faultsOf(brokenAt(clusters, 'formFields.forgotten', field))).toContain(
      'R012 clusters.formFields.forgotten: no section of a form shows it',
    )
  })
})
