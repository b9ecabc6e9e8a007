import type { Blueprint, CloudPipeline, ClusterSize, Image, Region } from '../domain/cluster-choices'
import type { FakeAnswers } from './fake-api'

/** A size whose two halves cost the same; ids, names and labels follow each other. */
export function buildSize(name: string, order: number, ipu: number | null): ClusterSize {
  return {
    id: `size-${name}`,
    name,
    displayName: name,
    order,
    analyticsSizeName: name,
    analyticsSizeDisplayName: name,
    loaderSizeName: name,
    loaderSizeDisplayName: name,
    analyticsSizeIpu: ipu,
    loaderSizeIpu: ipu,
  }
}

/** A free region on gc; give only what a test is about. */
export function buildRegion(overrides: Partial<Region> = {}): Region {
  return {
    alias: 'US Central',
    platform: 'gc',
    userId: null,
    isAvailable: true,
    clusterCode: 'gc-usc1',
    zone: 'us-central1-a',
    region: 'us-central1',
    appId: '3',
    url: null,
    ...overrides,
  }
}

export function buildImage(release: string): Image {
  return { image: `image-${release}`, release }
}

function buildBlueprint(name: string, overrides: Partial<Blueprint> = {}): Blueprint {
  return { id: `bp-${name}`, name, isTrial: true, minimalVersion: '1.0.0', isInstallable: true, ...overrides }
}

/** Answers to every call the create form makes: two regions on gc, one on each second cloud, four sizes. */
export function createFormAnswers(): FakeAnswers {
  const sizes = [
    buildSize('small', 1, 1),
    buildSize('medium', 2, 2),
    buildSize('larges1', 3, 4),
    buildSize('larges2', 4, 8),
  ]
  return {
    listRegions: () => [
      buildRegion(),
      buildRegion({
        alias: 'Europe West',
        clusterCode: 'gc-euw1',
        region: 'europe-west1',
        zone: null,
        appId: null,
      }),
      buildRegion({ alias: 'East US', platform: 'az', clusterCode: 'az-eus', region: 'eastus', zone: null }),
      buildRegion({ alias: 'Sweden', platform: 'az-saas', clusterCode: 'azs-swc', region: 'swedencentral' }),
    ],
    getSizes: () => ({ sizes, allSizes: sizes }),
    listImages: () => [buildImage('4.3.1'), buildImage('4.2.0'), buildImage('3.9.0')],
    getDefaultImage: () => buildImage('4.3.1'),
    listIdleTimes: () => [
      { key: '1', display: '1 Hour' },
      { key: '4', display: '4 Hours' },
    ],
    listBlueprints: () => [
      buildBlueprint('Sales'),
      buildBlueprint('Finance', { minimalVersion: '4.3.0' }),
      buildBlueprint('Enterprise Only', { isTrial: false }),
      buildBlueprint('Not Installable', { isInstallable: false }),
    ],
    getPipelineStatus: () => null,
    createCluster: () => ({ message: null }),
    listClusters: () => [],
    listClusterStatuses: () => [],
  }
}

/** A cloud pipeline on its second step. */
export function buildPipeline(values: Partial<CloudPipeline> = {}): CloudPipeline {
  return {
    states: ['Basic_Resources', 'MYSQL_SERVER', 'TRIGGGER_CLUSTER_CREATION_PIPELINE'],
    stageName: 'MYSQL_SERVER',
    state: 'running',
    region: 'East US',
    configurationName: 'atlas',
    image: '4.3.1-1182',
    plan: 'enterprise',
    createdAt: '2026-03-02T08:00:00Z',
    updatedAt: '2026-03-02T08:10:00Z',
    error: null,
    ...values,
  }
}
