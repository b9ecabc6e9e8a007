import { isTrial } from '../src/access/account'
import type { Person } from '../src/domain/person'
import { categoryImages } from './category-images'
import { personas } from './personas'
import type { WireBlueprint, WireImage, WirePipeline, WireRegion, WireSize } from './wire'

const uuidOf = (key: string) => personas.find((persona) => persona.key === key)?.uuid ?? null

/** GET /operators. One is not available, one belongs to a single account. */
export const regions: readonly WireRegion[] = [
  region('gc', 'US Central (Iowa)', 'us-central1', 'gc-usc1', { zone: 'us-central1-a' }),
  region('gc', 'US East (Virginia)', 'us-east4', 'gc-use4', { zone: 'us-east4-b', app_id: '2' }),
  region('gc', 'Europe West (Belgium)', 'europe-west1', 'gc-euw1', { zone: 'europe-west1-b', app_id: '3' }),
  region('gc', 'Europe North (Finland)', 'europe-north1', 'gc-eun1', { zone: 'europe-north1-a' }),
  region('gc', 'Asia Southeast (Singapore)', 'asia-southeast1', 'gc-asse1', { zone: 'asia-southeast1-a' }),
  region('gc', 'Australia (Sydney)', 'australia-southeast1', 'gc-aus1', {
    zone: 'australia-southeast1-a',
    isAvailable: false,
  }),
  region('gc', 'Private (Zurich)', 'europe-west6', 'gc-euw6', {
    zone: 'europe-west6-a',
    userId: uuidOf('enterprise'),
  }),
  region('az', 'East US', 'eastus', 'az-eus', { userId: uuidOf('enterprise'), app_id: '7' }),
  region('az', 'West Europe', 'westeurope', 'az-weu', { userId: uuidOf('owner') }),
  region('az-saas', 'Sweden Central', 'swedencentral', 'azs-swc', { zone: '1', app_id: '9' }),
]

/** GET /images, newest first. */
export const images: readonly WireImage[] = ['4.3.1', '4.3.0', '4.2.6', '4.1.9', '3.12.4'].map((release) => ({
  image: `${release}-1182`,
  tags: { release },
}))

/** GET /images/default{product}image. */
export const defaultImage: WireImage = { image: '4.3.1-1182', tags: { release: '4.3.1' } }

export const kubernetesVersion = '1.33.4'

/** All sizes, ranked by `order`; IPU figures are units per hour. */
export const sizes: readonly WireSize[] = (
  [
    ['small', 'Small', 1],
    ['medium', 'Medium', 2],
    ['larges1', 'Large S1', 4],
    ['larges2', 'Large S2', 8],
    ['larges3', 'Large S3', 12],
    ['larges4', 'Large S4', 16],
    ['larges5', 'Large S5', 24],
    ['larges6', 'Large S6', 32],
    ['larges7', 'Large S7', 48],
    ['large3x', 'Large 3X', 96],
  ] as const
).map(([name, displayName, ipu], index) => ({
  id: `size-${name}`,
  name,
  displayName,
  order: index + 1,
  analyticsSizeName: name,
  analyticsSizeDisplayName: displayName,
  loaderSizeName: name,
  loaderSizeDisplayName: displayName,
  analyticsSizeIpu: ipu,
  loaderSizeIpu: ipu,
}))

/** The sizes a region offers a person: smaller data centres stop at Large S5, trials at Large S1. */
export function offeredSizes(person: Person, clusterCode: string): WireSize[] {
  if (!regions.some((candidate) => candidate.cluster_code === clusterCode)) return []
  const isSmallSite = ['gc-eun1', 'gc-asse1', 'azs-swc'].includes(clusterCode)
  const largest = isTrial(person) ? 3 : isSmallSite ? 7 : sizes.length
  return sizes.filter(({ order }) => order <= largest)
}

/** GET /users/instances/availableidletime. */
export const idleTimes = [
  { key: '1', display: '1 Hour' },
  { key: '2', display: '2 Hours' },
  { key: '4', display: '4 Hours' },
  { key: '8', display: '8 Hours' },
  { key: '24', display: '24 Hours' },
] as const

/** GET /blueprints: for trials and not, installable and not, for old and new versions. */
export const blueprints: readonly WireBlueprint[] = [
  blueprint('Sales Insights', true, '3.9.0', true, [
    'Sales',
    'Salesforce',
    'Dashboard',
    'Pipeline, win rates and forecast by team and region.',
  ]),
  blueprint('Finance Close', true, '4.2.0', true, [
    'Finance',
    'Oracle EBS',
    'Model',
    'The month end close, step by step, with what is still open.',
  ]),
  blueprint('Retail Basket', true, '4.3.1', true, [
    'Sales',
    'SAP S/4HANA',
    'Dashboard',
    'What is bought together, by store and by season.',
  ]),
  blueprint('Churn Radar', true, '4.10.0', true, [
    'Cross Function',
    'Salesforce',
    'Model',
    'Which customers are likely to leave, and why.',
  ]),
  blueprint('Supply Planner', false, '4.0.0', true, [
    'Supply Chain',
    'SAP S/4HANA',
    'Dashboard',
    'Stock, lead times and orders for the next weeks.',
  ]),
  blueprint('Claims Review', false, '4.3.0', true, [
    'Operations',
    'Oracle EBS',
    'Dashboard',
    'Claims by age and amount, with those out of the ordinary.',
  ]),
  blueprint('Energy Forecast', false, '5.0.0', true, [
    'Manufacturing',
    'Snowflake',
    'Model',
    'What the sites will use tomorrow, by the hour.',
  ]),
  blueprint('Legacy Reports', true, '3.0.0', false, [
    'Use Cases',
    'Oracle EBS',
    'Report',
    'The reports of the first release, kept for reading.',
  ]),
]

/** The steps of the cloud pipeline in order (D1 §4). */
export const pipelineSteps = [
  'Basic_Resources',
  'MYSQL_SERVER',
  'CERT_ISTIO',
  'OFFPOD_UPGRADPOD_BLOCKPOD',
  'OPERATOR_DEPLOYMENT',
  'DNS_LB_FOR_ISTIO',
  'SNAPSHOT_CREATION',
  'TRIGGGER_CLUSTER_CREATION_PIPELINE',
] as const

/** The regions of the consent flow: the 28 of the catalogue (D1 §9). */
export const consentRegions = [
  'East US',
  'West US',
  'UK South',
  'France Central',
  'Sweden Central',
  'Canada Central',
  'UAE North',
  'Australia East',
  'East US 2',
  'Central US',
  'North Central US',
  'South Central US',
  'West Central US',
  'West US 2',
  'West US 3',
  'Canada East',
  'Brazil South',
  'North Europe',
  'West Europe',
  'UK West',
  'Germany West Central',
  'Switzerland North',
  'Norway East',
  'South Africa North',
  'Central India',
  'Southeast Asia',
  'Japan East',
  'Korea Central',
] as const

export function completedPipeline(productKey: string, finishedAt: number): WirePipeline {
  return {
    states: [...pipelineSteps],
    pipelineStatus: {
      stageName: 'TRIGGGER_CLUSTER_CREATION_PIPELINE',
      state: 'completed',
      configurationName: 'atlas',
      [`${productKey}Image`]: defaultImage.image,
      plan: 'enterprise',
      region: 'eastus',
      createdAt: new Date(finishedAt - 48 * 60_000).toISOString(),
      updatedAt: new Date(finishedAt).toISOString(),
      error: null,
    },
  }
}

function region(
  platform: string,
  regionAlias: string,
  name: string,
  clusterCode: string,
  rest: Partial<WireRegion>,
): WireRegion {
  return {
    regionAlias,
    platform,
    userId: null,
    isAvailable: true,
    cluster_code: clusterCode,
    zone: null,
    region: name,
    app_id: null,
    url: `https://${clusterCode}.sandbox.test`,
    ...rest,
  }
}

function blueprint(
  name: string,
  trial: boolean,
  minimalVersion: string,
  installable: boolean,
  [businessFunction, dataSource, type, description]: readonly [string, string, string, string],
): WireBlueprint {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return {
    id: `bp-${slug}`,
    name,
    trial,
    minimal_version: minimalVersion,
    installable,
    slug,
    description,
    url: `https://docs.sandbox.test/data-apps/${slug}`,
    tag: '',
    businessFunction,
    type,
    blueprintCategory: { name: dataSource, image: categoryImages[dataSource] ?? null },
  }
}
