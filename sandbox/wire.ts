/*
 * What the product API sends, spelt as on the wire (D1 §3). Written apart from the console's readers of the same
 * answers, so that the two check each other.
 */

export type WireSetting = { enabled: boolean; value?: string | number; min?: number; max?: number }

/** `user` of GET /users/{id}/me. */
export type WireUser = {
  uuid: string
  email: string | null
  fullName: string
  firstName: string
  lastName: string
  jobTitle: string
  company: string
  phone: string | null
  /** Login connection and id, parted by `|`. */
  sub: string
  confirmed: boolean
  email_verified: boolean
  newUser: boolean
  assignedCluster: string | null
  trialExpired: boolean
  userDataIsSet: boolean
  redirectTo: string | null
  userConsent: 'accept' | 'reject' | null
  role: { id: number; name: 'free' | 'basic' | 'premium' | 'enterprise' }
  isPartner: boolean
  enableMarketplace: boolean
  vholParticipation: boolean
  extendedTrial: boolean
  showConsentFlow: boolean
  isProvision: boolean
  isDummyPassword: boolean
  last_password_reset: string | null
  pipelineStatus: string | null
  createdAt: string
  instancesCount: number
  configurations: {
    allowedInstances: { count: number }
    showInstanceSize: WireSetting
    showClusterOptimization: WireSetting
    showLatestRelease: boolean
    showTenants: boolean
    showInstallation: boolean
    showDiskSize: WireSetting
    showAlwaysAlive: boolean
  }
  platformActions: { name: string; platforms: string }[]
  features: { key: string; toggle: boolean }[]
  toggleFeatures: { key: string; published: boolean }[]
  instanceServices: string[]
}

/** `data` of GET /payment/{id} (D3 §3 'Payment card'). */
export type WireCard = { last4: string; expiration: string }

/** Of one month, of a cluster or of all of them (D3 §3 'Billing stat'); `date` is MM/yyyy. */
export type WireBillingStat = {
  date: string
  units: number
  unitsCost: number
  users: number
  usersCost: number
  usage: number
  usageCost: number
  totalCost: number
  dateFormatted?: string
}

export type WirePolicy = {
  clusterPolicy: string[]
  subClusterPolicy: string[]
  userPolicy: string[]
  managementPolicy: string[]
  blueprintPolicy: string[]
  connectionPolicy: string[]
  cliPolicy: string[]
  whitelistPolicy: string[]
  roleName: string
  authorizedRoles: string[]
}

export type WireService = { name: string; url: string | null; status: string }

/** `autoscale` of a cluster; delays in seconds (D2 §3). */
export type WireAutoscale = {
  enabled: boolean
  requestDelay: number
  coolDelay: number
  rejectedQueriesUp: number
  rejectedQueriesDown: number
  consecutiveQueries: number
}

export type WireInstance = {
  id: string
  name: string
  hostName: string
  platform: string
  image: string
  customBuild: string | null
  corrupted: boolean
  isPremium: boolean
  cloneable: boolean
  createdAt: string
  owner: { fullName: string }
  csize: string
  analyticsSize: { displayName: string }
  regionAlias: string
  displayIdleTime: string
  runningAt: string | null
  status: string | null
  clusterPolicy: WirePolicy
}

export type WireEntry = { instance: WireInstance; services: WireService[] }

/** One entry of GET /users/{id}/instances/services. */
export type WireStatusEntry = {
  instance: Pick<WireInstance, 'id' | 'name' | 'corrupted' | 'runningAt' | 'status'>
  services: WireService[]
}

export type WireSize = {
  id: string
  name: string
  displayName: string
  order: number
  analyticsSizeName: string
  analyticsSizeDisplayName: string
  loaderSizeName: string
  loaderSizeDisplayName: string
  analyticsSizeIpu: number
  loaderSizeIpu: number
}

export type WireRegion = {
  regionAlias: string
  platform: string
  userId: string | null
  isAvailable: boolean
  cluster_code: string
  zone: string | null
  region: string
  app_id: string | null
  url: string | null
}

export type WireImage = { image: string; tags: { release: string } }

export type WireBlueprint = {
  id: string
  name: string
  trial: boolean
  minimal_version: string
  installable: boolean
  slug: string
  description: string
  url: string | null
  tag: string
  businessFunction: string
  type: string
  blueprintCategory: { name: string; image: string | null }
}

/** Answer of POST /azurePipeline/azurepipelinestatus. */
export type WirePipeline = {
  /** Simulated instant at which one that moves on by itself began; not sent. */
  startedAt?: number
  states: string[]
  pipelineStatus: {
    stageName: string
    state: string
    configurationName: string
    plan: string
    region: string
    createdAt: string
    updatedAt: string
    error: string | null
    /** And `{product}Image`. */
    [key: string]: string | null
  }
}
