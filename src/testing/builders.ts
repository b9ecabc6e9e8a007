import type { Cluster } from '../domain/cluster'
import { noPolicies } from '../domain/cluster'
import type { ImportStatus } from '../domain/data-app-import'
import type { Person } from '../domain/person'

/** A premium account that may do everything; give only what a test is about. */
export function buildPerson(overrides: Partial<Person> = {}): Person {
  return {
    uuid: 'u-1',
    email: 'owner@sandbox.test',
    fullName: 'Olive Owner',
    profile: {
      firstName: 'Olive',
      lastName: 'Owner',
      jobTitle: 'Analyst',
      company: 'Basalt Mills',
      phone: null,
    },
    sub: 'auth0|u-1',
    isConfirmed: true,
    isEmailVerified: true,
    isNew: false,
    assignedCluster: null,
    isTrialExpired: false,
    isLoaded: true,
    redirectTo: null,
    consent: 'accept',
    role: { id: 3, name: 'premium' },
    isPartner: false,
    hasMarketplace: false,
    isInHandsOnLab: false,
    hasExtendedTrial: false,
    canOpenConsentFlow: false,
    isProvisioned: false,
    hasDummyPassword: false,
    lastPasswordReset: '2026-01-01T00:00:00Z',
    pipelineStatus: null,
    createdAt: '2026-01-01T00:00:00Z',
    clusterCount: 1,
    configurations: {
      allowedClusters: 10,
      instanceSize: { isEnabled: true, value: null },
      clusterOptimization: { isEnabled: true },
      diskSize: { isEnabled: true, value: 100, min: 1, max: 1000 },
      isReleaseShown: true,
      isTenantShown: false,
      isInstallationShown: true,
      isAlwaysAliveShown: true,
    },
    platformActions: [{ name: 'clone', platforms: ['gc', 'az', 'az-saas'] }],
    features: [],
    toggleFeatures: [],
    ...overrides,
  }
}

/** The state of a built cluster, as the wire's fields would say it (D1 §4). */
export type BuiltState =
  | 'creating'
  | 'starting-up'
  | 'running'
  | 'stopping'
  | 'sleeping'
  | 'corrupted'
  | 'undefined'

const fieldsOfState: Record<BuiltState, { status: string; rest: Partial<Cluster> }> = {
  creating: { status: 'loading', rest: { runningAt: null } },
  'starting-up': { status: 'loading', rest: { runningAt: '2026-03-05T10:00:00Z' } },
  running: { status: 'running', rest: { runningAt: '2026-03-05T10:00:00Z' } },
  stopping: { status: 'running', rest: { instanceStatus: 'stopping' } },
  sleeping: { status: 'disconnected', rest: {} },
  corrupted: { status: 'running', rest: { isCorrupted: true } },
  undefined: { status: '', rest: {} },
}

/** A cluster (running, unless a state is given) whose policies allow everything; its id follows its name. */
export function buildCluster(parts: Partial<Cluster> & { state?: BuiltState } = {}): Cluster {
  const { state = 'running', ...fields } = parts
  const name = fields.name ?? 'demo'
  const { status, rest } = fieldsOfState[state]
  return {
    id: `id-${name}`,
    name,
    hostName: `${name}.basalt.test`,
    platform: 'gc',
    version: '6.2.1',
    customBuild: null,
    isCorrupted: false,
    isPremium: true,
    isCloneable: true,
    createdAt: '2026-03-05T09:00:00Z',
    ownerName: 'Olive Owner',
    sizeKey: 'small',
    sizeName: 'Small',
    regionAlias: 'Europe West',
    idleTime: '1 hour',
    runningAt: null,
    instanceStatus: null,
    policies: {
      ...noPolicies,
      management: ['list', 'create', 'update'],
      cluster: ['list', 'update', 'delete'],
      connection: ['create'],
      roleName: 'owner',
    },
    services: [{ kind: 'analytics', url: `https://${name}.basalt.test/`, status }],
    ...rest,
    ...fields,
  }
}

/** What a cluster says of imports of data apps: as long as nothing is told, that there was none. */
export function buildImportStatus(parts: Partial<ImportStatus> = {}): ImportStatus {
  return {
    ...{ state: null, imported: [], failed: [], unnamedFailures: 0, error: null, datasourceMessage: null },
    message: { title: null, body: null },
    ...parts,
  }
}
