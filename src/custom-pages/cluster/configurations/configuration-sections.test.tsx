import { describe, expect, it } from 'vitest'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { configurationSections, packagesSection } from './configuration-sections'

function anchors({ flags = [] as string[], actions = [] as string[], showsSize = true, roles = ['owner'] }) {
  const cluster = buildClusterDetail({
    policies: { ...buildClusterDetail().policies, authorizedRoles: roles },
  })
  const person = buildPerson({
    toggleFeatures: flags.map((key) => ({ key, isPublished: true })),
    platformActions: actions.map((name) => ({ name, platforms: ['gc'] })),
    configurations: {
      ...buildPerson().configurations,
      instanceSize: { isEnabled: showsSize, value: null },
    },
  })
  const context = {
    person,
    productKey: 'basalt',
    environment: 'production',
    cluster,
    detail: cluster,
  }
  return [...configurationSections(cluster, context), packagesSection(cluster)].map(({ anchor }) => anchor)
}

describe('the sections of the configurations tab', () => {
  it('stand in the order of the specification [CFG-003, CFG-044, CFG-046, CFG-047, CFG-080]', () => {
    expect(anchors({ flags: ['mlflow', 'copilot', 'basaltX'], actions: ['mlflow', 'copilot'] })).toEqual([
      'cluster-size',
      'cluster-region',
      'cluster-services-control',
      'cluster-auto-suspend',
      'ml-flow',
      'copilot',
      'cluster-external-bi-tools',
      'cluster-basalt-x',
      'datastudio',
      'materialized-view-packages',
    ])
  })

  const always = [
    'cluster-size',
    'cluster-region',
    'cluster-services-control',
    'cluster-auto-suspend',
    'cluster-external-bi-tools',
    'datastudio',
    'materialized-view-packages',
  ]
  it.each([
    ['no flag', { actions: ['mlflow', 'copilot'] }],
    ['no support in the plan', { flags: ['mlflow', 'copilot'] }],
  ])(
    'are without MLflow, the copilot and advanced SQL where there is %s [CFG-044, CFG-046]',
    (_case, has) => {
      expect(anchors(has)).toEqual(always)
    },
  )

  it.each([
    [['owner'], true],
    [['accountAdmin'], true],
    [['accountManager'], true],
    [['developer'], false],
    [['owner', 'developer'], false],
  ])('have the services for the roles %j: %s [CFG-042, CFG-049]', (roles, hasServices) => {
    expect(anchors({ roles }).includes('cluster-services-control')).toBe(hasServices)
  })

  it('are without the size where the account does not show it [CFG-041]', () => {
    expect(anchors({ showsSize: false })).toEqual(always.slice(1))
  })
})
