import type { ClusterRole } from '../../src/domain/cluster-role'
import { regions } from '../catalogue'
import type { HeldState } from '../lifecycle'
import { personas } from '../personas'
import type { NewCluster } from '../store/clusters'
import type { SentPolicies } from '../store/schema'

export type SeededMembership = {
  clusterId: string
  personUuid: string
  role: Exclude<ClusterRole, 'owner'>
  isOwnershipOffered: boolean
  policies: SentPolicies | null
}

const day = 86_400_000

type Outline = {
  name: string
  owner: string
  region: string
  state: HeldState | 'corrupted'
  size: string
  loaderSize?: string
  image?: string
  /** Days. */
  age: number
  isCloneable?: boolean
  isPremium?: boolean
  idleTime?: string
  lockedActions?: string[]
  /** Days ago it was started last, and went to sleep; without it a cluster has run since its creation. */
  lastRun?: readonly [started: number, slept?: number]
}

const outlines: readonly Outline[] = [
  {
    name: 'sales-analytics',
    owner: 'owner',
    region: 'gc-usc1',
    state: 'running',
    size: 'larges2',
    image: '4.2.6-1182',
    age: 210,
    isPremium: true,
  },
  // Its platform is not in the owner's plan for clone: shows the tooltip.
  {
    name: 'mktsaas',
    owner: 'owner',
    region: 'azs-swc',
    state: 'running',
    size: 'medium',
    image: '4.3.0-1182',
    age: 96,
    // Shows an upgrade that is there and locked.
    lockedActions: ['Self_Upgrade'],
    lastRun: [3.3],
  },
  { name: 'risk-models', owner: 'owner', region: 'gc-use4', state: 'creating', size: 'larges1', age: 0 },
  {
    name: 'supply-chain',
    owner: 'owner',
    region: 'gc-euw1',
    state: 'starting-up',
    size: 'medium',
    image: '4.3.0-1182',
    age: 58,
    lastRun: [6.4, 2.1],
  },
  {
    name: 'web-events',
    owner: 'owner',
    region: 'gc-use4',
    state: 'stopping',
    size: 'larges3',
    age: 41,
    lastRun: [4.2, 0.01],
  },
  {
    name: 'finance-archive',
    owner: 'owner',
    region: 'gc-euw1',
    state: 'sleeping',
    size: 'small',
    age: 302,
    image: '4.1.9-1182',
    idleTime: '4',
    lastRun: [40.5, 33.2],
  },
  {
    name: 'azdev01',
    owner: 'owner',
    region: 'az-weu',
    state: 'sleeping',
    size: 'small',
    image: '4.3.0-1182',
    age: 120,
    lastRun: [12.3, 9.4],
  },
  {
    name: 'legacy-import',
    owner: 'owner',
    region: 'gc-usc1',
    state: 'corrupted',
    size: 'medium',
    age: 390,
    image: '3.12.4-1182',
    isCloneable: false,
    lastRun: [163, 151.5],
  },
  {
    name: 'atlas-prod',
    owner: 'enterprise',
    region: 'gc-euw6',
    state: 'running',
    size: 'large3x',
    age: 150,
    isPremium: true,
  },
  { name: 'atlprod', owner: 'enterprise', region: 'az-eus', state: 'running', size: 'larges4', age: 3 },
  {
    name: 'atldev',
    owner: 'enterprise',
    region: 'az-eus',
    state: 'sleeping',
    size: 'small',
    age: 3,
    lastRun: [2.2, 1.4],
  },
  {
    name: 'first-steps',
    owner: 'trial',
    region: 'gc-usc1',
    state: 'running',
    size: 'small',
    age: 9,
    lastRun: [1.3],
  },
  {
    name: 'trial-report',
    owner: 'expired',
    region: 'gc-usc1',
    state: 'sleeping',
    size: 'small',
    age: 40,
    lastRun: [14.2, 12.6],
  },
  {
    name: 'lab-exercise',
    owner: 'lab',
    region: 'gc-usc1',
    state: 'sleeping',
    size: 'small',
    age: 35,
    lastRun: [20.3, 19.9],
  },
  {
    name: 'field-notes',
    owner: 'provisioned',
    region: 'gc-euw1',
    state: 'running',
    size: 'small',
    age: 20,
    lastRun: [0.4],
  },
  {
    name: 'night-owl',
    owner: 'stranger',
    region: 'gc-usc1',
    state: 'running',
    size: 'medium',
    age: 77,
    lastRun: [2.6],
  },
]

const invited = [
  ['manager', 'accountAdmin'],
  ['user', 'developer'],
  ['billing', 'accountManager'],
] as const

/** Where the policies that are sent disagree with the published matrix: more for one, less for the other. */
const drift: Readonly<Record<string, Readonly<Record<string, SentPolicies>>>> = {
  azdev01: { manager: { managementPolicy: ['update'] }, user: { blueprintPolicy: [] } },
}

/** The clusters of the first day and who was invited to them. Instants and dates are milliseconds. */
export function seedClusters(now: number, today: number) {
  const clusters = outlines.map((outline, index) => toCluster(outline, index, now, today))
  const memberships = clusters
    .filter(({ ownerUuid }) => ownerUuid === uuidOf('owner'))
    .flatMap(({ id, name }): SeededMembership[] =>
      invited.map(([key, role]) => ({
        clusterId: id,
        personUuid: uuidOf(key),
        role,
        // Shows a pending owner, whose invitation the Billing User may withdraw.
        isOwnershipOffered: name === 'mktsaas' && key === 'manager',
        policies: drift[name]?.[key] ?? null,
      })),
    )
  return { clusters, memberships }
}

function toCluster(outline: Outline, index: number, now: number, today: number): NewCluster {
  const region = regions.find(({ cluster_code }) => cluster_code === outline.region)
  if (!region) throw new Error(`The seed names an unknown region: ${outline.region}`)
  const createdAt = today - outline.age * day
  const ago = (days: number) => today - Math.round(days * day)
  const [started, slept] = outline.lastRun ?? [outline.age]
  return {
    id: `c1a5e000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    name: outline.name,
    ownerUuid: uuidOf(outline.owner),
    platform: region.platform,
    regionAlias: region.regionAlias,
    image: outline.image ?? '4.3.1-1182',
    installation: 'typical',
    diskSize: 100,
    idleTime: outline.idleTime ?? '1',
    tenantId: null,
    blueprintId: null,
    analyticsSizeId: `size-${outline.size}`,
    loaderSizeId: `size-${outline.loaderSize ?? outline.size}`,
    zone: region.zone,
    k8sClusterCode: region.cluster_code,
    appId: region.app_id ?? '1',
    canSleep: true,
    isCorrupted: outline.state === 'corrupted',
    isPremium: outline.isPremium ?? false,
    isCloneable: outline.isCloneable ?? true,
    createdAt,
    transition: outline.state === 'sleeping' || outline.state === 'stopping' ? 'disconnect' : 'create',
    transitionAt: now - outline.age * day,
    startedAt: outline.state === 'creating' ? null : ago(started),
    awakeSpans: slept === undefined ? [] : [[ago(started), ago(slept)]],
    heldState: outline.state === 'corrupted' ? null : outline.state,
    overrides: outline.lockedActions ? { lockedActions: outline.lockedActions } : {},
  }
}

function uuidOf(key: string): string {
  const persona = personas.find((candidate) => candidate.key === key)
  if (!persona) throw new Error(`The seed names an unknown persona: ${key}`)
  return persona.uuid
}
