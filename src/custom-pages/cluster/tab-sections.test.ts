import { expect, it } from 'vitest'

import { clusterDefinitions } from '../../resources/cluster-registry'
import { buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { configurationSections } from './configurations/configuration-sections'
import { definedSections, sectionsOf } from './tab-sections'
import { type ClusterQuestion, tabsOf } from './tabs'

const flags = [
  'subcluster',
  'autoScale',
  'schedular',
  'dataagent',
  'whitelist',
  'basaltX',
  'copilot',
  'mlflow',
]
const actions = ['cluster_scaling', 'subcluster', 'da', 'copilot', 'mlflow', 'whitelist']

it('has a place for each thing an authorized person does there, the support token in the head apart [DET-007]', () => {
  const cluster = buildClusterDetail({ isDataAgentEnabled: true })
  const context: ClusterQuestion = {
    person: buildPerson({
      toggleFeatures: flags.map((key) => ({ key, isPublished: true })),
      platformActions: actions.map((name) => ({ name, platforms: ['gc'] })),
    }),
    productKey: 'basalt',
    cluster,
    detail: cluster,
  }
  const places = tabsOf(clusterDefinitions, context).flatMap((tab) => {
    const sections =
      tab.key === 'configurations'
        ? [...configurationSections(cluster, context), ...definedSections(tab)]
        : sectionsOf(tab, cluster)
    return sections.map(({ anchor }) => `${tab.key}#${anchor}`)
  })

  expect(places).toEqual(
    expect.arrayContaining([
      'configurations#cluster-services-control',
      'libraries#libraries',
      'access-and-security#cluster-users',
      'access-and-security#ip-whitelisting',
      'advanced-configurations#advanced-configurations',
      'scheduling#scheduled-events',
      'scaling-configurations#scaling',
      'main#version',
      'configurations#cluster-auto-suspend',
      'configurations#cluster-external-bi-tools',
    ]),
  )
})
