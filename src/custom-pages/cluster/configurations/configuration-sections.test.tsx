import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { doors } from '../../../testing/example-definition'
import { createFakeApi } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { configurationSections, packagesSection } from './configuration-sections'
import { ConfigurationsTab } from './configurations-tab'

type Given = {
  flags?: string[]
  actions?: string[]
  showsSize?: boolean
  platform?: string
  roles?: string[]
}

function anchors({ flags = [], actions = [], showsSize = true, platform = 'gc', roles = ['owner'] }: Given) {
  const built = buildClusterDetail()
  const cluster = { ...built, platform, policies: { ...built.policies, authorizedRoles: roles } }
  const person = buildPerson({
    toggleFeatures: flags.map((key) => ({ key, isPublished: true })),
    platformActions: actions.map((name) => ({ name, platforms: ['gc', 'az'] })),
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
  it('stand in the order of the specification, without the nodes, which are never shown [CFG-003, CFG-004, CFG-016, CFG-043, CFG-044, CFG-046, CFG-047, CFG-080]', () => {
    const all = anchors({
      flags: ['mlflow', 'copilot', 'basaltX'],
      actions: ['mlflow', 'copilot'],
      platform: 'az',
    })
    expect(all).toEqual([
      'cluster-size',
      'cluster-region',
      'cluster-services-control',
      'cluster-auto-suspend',
      'display-home-page',
      'ml-flow',
      'delta-sharing',
      'copilot',
      'cluster-external-bi-tools',
      'cluster-basalt-x',
      'datastudio',
      'microsoft-synapse',
      'materialized-view-packages',
    ])
    expect(all).not.toContain('cluster-analytics-nodes')
    expect(all).not.toContain('cluster-loaders-nodes')
  })

  const always = [
    'cluster-size',
    'cluster-region',
    'cluster-services-control',
    'cluster-auto-suspend',
    'display-home-page',
    'delta-sharing',
    'cluster-external-bi-tools',
    'datastudio',
    'materialized-view-packages',
  ]
  const without = (anchor: string) => always.filter((each) => each !== anchor)
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
    ['ml-flow', { flags: ['mlflow'], actions: ['mlflow'] }],
    ['copilot', { flags: ['copilot'], actions: ['copilot'] }],
    ['cluster-basalt-x', { flags: ['basaltX'] }],
  ])('have %s by its own flag and plan alone [CFG-044, CFG-046, CFG-047]', (anchor, has) => {
    expect(anchors(has).filter((each) => !always.includes(each))).toEqual([anchor])
  })

  it('have none of them by the flag of one and the plan of another [CFG-044, CFG-046]', () => {
    expect(anchors({ flags: ['mlflow'], actions: ['copilot'] })).toEqual(always)
    expect(anchors({ flags: ['copilot'], actions: ['mlflow'] })).toEqual(always)
  })

  it.each([
    [['owner'], true],
    [['accountAdmin'], true],
    [['accountManager'], true],
    [['developer'], false],
    [['owner', 'developer'], false],
  ])('have the services for the roles %j: %s [CFG-042, CFG-049]', (roles, hasServices) => {
    expect(anchors({ roles }).includes('cluster-services-control')).toBe(hasServices)
  })

  it('keep their place where the roles they depend on could not be read, and say so in it', () => {
    const built = buildClusterDetail()
    const policies = { ...built.policies, authorizedRoles: [], unreadable: ['authorizedRoles' as const] }
    const cluster = { ...built, policies }
    const context = { person: buildPerson(), productKey: 'basalt', cluster, detail: cluster }
    const section = configurationSections(cluster, context).find(({ anchor }) => anchor === 'delta-sharing')
    const { container } = renderWithProviders(<div>{section?.content}</div>)
    expect(container.textContent).toContain(
      'The server sent your permissions for this in a form the console does not know.',
    )
  })

  it('are without the size where the account does not show it [CFG-041]', () => {
    expect(anchors({ showsSize: false })).toEqual(without('cluster-size'))
  })

  it.each([
    [['owner'], true],
    [['accountAdmin'], true],
    [['developer', 'accountAdmin'], true],
    [['accountManager'], false],
    [['developer'], false],
    [[], false],
  ])('have delta sharing for the roles %j: %s [CFG-045]', (roles, isThere) => {
    expect(anchors({ roles }).includes('delta-sharing')).toBe(isThere)
  })

  it.each([
    ['gc', false],
    ['az', true],
    ['az-saas', true],
    ['Azure', true],
    ['Azure SaaS', true],
  ])('have Microsoft Synapse on %s: %s [CFG-017]', (platform, isThere) => {
    expect(anchors({ platform }).includes('microsoft-synapse')).toBe(isThere)
  })

  it('end with the way to the libraries [CFG-006]', async () => {
    const { content } = packagesSection(buildClusterDetail({ name: 'a b' }))
    renderWithProviders(<div>{content}</div>)
    const link = await screen.findByRole('link', { name: 'Go to the libraries' })
    expect(link.getAttribute('href')).toBe('/clusters/a%20b?tab=libraries')
  })

  it('hold the card of their title each, which the index beside them names alike [CFG-003]', async () => {
    const cluster = buildClusterDetail({ platform: 'az', version: '2024.1.0' })
    const person = buildPerson({
      toggleFeatures: ['mlflow', 'copilot', 'basaltX'].map((key) => ({ key, isPublished: true })),
      platformActions: ['mlflow', 'copilot'].map((name) => ({ name, platforms: ['az'] })),
    })
    const { container } = renderWithProviders(
      <ConfigurationsTab
        tab={{ key: 'configurations', label: { en: 'Configurations' }, definitions: [] }}
        cluster={cluster}
      />,
      { api: createFakeApi({}), person },
    )
    await waitFor(() => expect(container.querySelectorAll('h2')).toHaveLength(13))
    const titles = [
      ['cluster-size', 'Cluster size'],
      ['cluster-region', 'Region'],
      ['cluster-services-control', 'Services'],
      ['cluster-auto-suspend', 'Auto suspend'],
      ['display-home-page', 'Home page and onboarding'],
      ['ml-flow', 'MLflow'],
      ['delta-sharing', 'Delta sharing'],
      ['copilot', 'Copilot'],
      ['cluster-external-bi-tools', 'Connect External BI Tools'],
      ['cluster-basalt-x', 'Advanced SQL interface'],
      ['datastudio', 'Data studio'],
      ['microsoft-synapse', 'Microsoft Synapse'],
      ['materialized-view-packages', 'Python packages'],
    ]
    expect(
      [...container.querySelectorAll('h2')].map((title) => [
        title.closest('[id]:not(h2)')?.id,
        title.textContent,
      ]),
    ).toEqual(titles)
    expect(
      [...container.querySelectorAll('nav a')].map((link) => [
        link.getAttribute('href')?.split('#')[1],
        link.textContent,
      ]),
    ).toEqual(titles)
  })

  it('have the packages for their last, also behind those of definitions', () => {
    const place = { kind: 'tab', tab: 'configurations', anchor: 'doors' } as const
    const tab = { key: 'configurations', label: { en: 'Configurations' }, definitions: [{ ...doors, place }] }
    const { container } = renderWithProviders(
      <ConfigurationsTab tab={tab} cluster={buildClusterDetail()} />,
      {
        api: createFakeApi({ listIdleTimes: () => [] }),
      },
    )
    const places = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    const last = ['datastudio', 'doors', 'materialized-view-packages']
    expect(places.filter((id) => last.includes(id))).toEqual(last)
  })
})
