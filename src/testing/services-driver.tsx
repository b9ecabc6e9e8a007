import { screen } from '@testing-library/react'
import { ServicesSection } from '../custom-pages/cluster/configurations/services/services-section'
import type { ServiceNode, ServiceStatuses } from '../domain/service'
import { buildPerson } from './builders'
import { buildClusterDetail } from './detail-builders'
import { createFakeApi, type FakeAnswers } from './fake-api'
import { renderWithProviders } from './render-with-providers'

/** A node that runs, unless a status is given. */
export const node = (name: string, status = 'running', rest: Partial<ServiceNode> = {}): ServiceNode => ({
  name,
  subCluster: null,
  status,
  fault: null,
  messages: [],
  isDisconnected: false,
  isFailover: false,
  ...rest,
})

type Groups = Partial<Record<keyof ServiceStatuses, readonly ServiceNode[]>>
/** What the server says, of the given services alone. */
export const statuses = (groups: Groups): ServiceStatuses => {
  const group = (name: keyof ServiceStatuses) => ({
    status: null,
    nodes: groups[name] ?? [],
    unread: 0,
    isListed: true,
  })
  return {
    analytics: group('analytics'),
    loader: group('loader'),
    sqli: group('sqli'),
    notebook: group('notebook'),
    analyticsSubCluster: group('analyticsSubCluster'),
    loaderSubCluster: group('loaderSubCluster'),
  }
}
export const usual = statuses({ analytics: [node('demo-analytics-1')], loader: [node('demo-loader-1')] })

export const flags = ['subcluster', 'manualScaling'].map((key) => ({ key, isPublished: true }))
export const platformActions = [{ name: 'cluster_scaling', platforms: ['gc'] }]
export const person = buildPerson({ toggleFeatures: flags, platformActions })
const reported = () => ({ message: 'Reported by the server' })

/** Draws the services of a cluster, which may be changed in every way. */
export function renderServices(
  answers: FakeAnswers = {},
  detail: Parameters<typeof buildClusterDetail>[0] = {},
  who = person,
) {
  const cluster = buildClusterDetail(detail)
  const api = createFakeApi({
    getServiceStatus: () => usual,
    executeService: reported,
    readSystemConfiguration: () => ({ value: 10 }),
    changeCluster: reported,
    getCluster: () => cluster,
    ...answers,
  })
  return renderWithProviders(<ServicesSection cluster={cluster} />, { api, person: who })
}

/** The button of that name, once it is there. */
export const button = (name: string) => screen.findByRole('button', { name })
