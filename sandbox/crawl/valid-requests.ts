import type { CallName } from '../../src/api/contract'
import { validSubscription } from '../access/sampling/valid-subscription'
import { idOf } from '../sandbox-rig'

/** What a call needs to be answered with 2xx on the first day; `path` fills the places besides `{id}`. */
export type ValidRequest = {
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: unknown
  /** Other than the owner. */
  asker?: string
}

export const clusterId = 'c1a5e000-0000-4000-8000-000000000001'

/** Rows that the crawl adds to the first day, by their resource. */
export const addedRows = {
  'support-tokens': {
    id: `support-token-${clusterId}`,
    token: 'sup_crawled',
    expiresAt: '2026-04-01T09:00:00.000Z',
  },
  whitelists: { id: 'crawled-range', range: '203.0.113.9', description: '', active: true },
  'scheduled-events': {
    id: 'crawled-event',
    event: 'disconnect',
    eventResult: null,
    startTime: '2026-03-02T18:00:00.000Z',
    eventInformation: { analyticsReplicas: null, loaderReplicas: null },
    status: 'queued',
    isRolledBack: false,
  },
  'data-agents': {
    id: 'crawled-agent',
    name: 'crawled_agent',
    description: null,
    tenantId: 'tenant-1',
    dataSources: [],
    version: '6.1.0',
    compatibility: null,
    standing: 'plain',
    isStarted: false,
    command: null,
    commandAt: 0,
    refusesToStart: false,
    fileAt: 0,
  },
} as const

/** An export of the partner's, beside them. */
export const addedExport = {
  id: 'crawled-export',
  resource: 'data-app-exports',
  payload: { cluster: 'atlas-prod', tenant: 'default', folders: ['Sales'], dashboards: [] },
} as const

const subscription = { ...validSubscription, basaltImage: '4.3.1-1182' }

const name = 'sales-analytics'
const ofCluster = { path: { name } }
const byId = { path: { instanceId: clusterId } }
const ofRange = { path: { name, recordId: addedRows.whitelists.id } }
const ofAgent = { path: { instanceId: clusterId, recordId: addedRows['data-agents'].id } }
const { id: recordID, status: _status, isRolledBack: _isRolledBack, ...event } = addedRows['scheduled-events']

const upgrade = { version: '4.3.1-1182', byBuildNo: 'false' }

/** One request for each call of the contract: a missing one does not compile. */
export const validRequests: Readonly<Record<CallName, ValidRequest>> = {
  getMe: {},
  activate: { body: { uuid: idOf('owner'), enableActivateUserAccount: true } },
  updateUser: { body: { userConsent: 'accept' } },
  updatePassword: { body: { isSkipped: false, password: 'Correct-Horse-7' }, asker: 'provisioned' },
  sendSupportMessage: { body: { email: 'owner@sandbox.test', message: 'Help' } },
  getCluster: ofCluster,
  getClusterSecrets: ofCluster,
  changeCluster: { ...ofCluster, body: { idleTime: '4' } },
  switchSql: { ...ofCluster, body: { sqliEnabled: true } },
  switchAdvancedSql: { ...ofCluster, body: { productXEnabled: true } },
  switchMlflow: { body: { isEnabled: true, userID: idOf('owner'), instanceID: clusterId } },
  switchCopilot: { path: { clusterId }, body: { openAIEnabled: true, apiKey: 'sk-crawled' } },
  switchSynapse: {
    path: { name: 'atlprod' },
    body: {
      tenant: 'crawled',
      instanceId: clusterId,
      username: 'reader',
      password: 'crawled',
      enableMicrosoftSynapse: true,
    },
    asker: 'enterprise',
  },
  getDataStudio: byId,
  switchDataStudio: { ...byId, body: { enable: true } },
  getSupportToken: ofCluster,
  generateSupportToken: { path: { name: 'finance-archive' } },
  revokeSupportToken: ofCluster,
  listClusters: {},
  listClusterStatuses: {},
  createCluster: {
    body: {
      name: 'new-cluster',
      image: '4.3.1-1182',
      platform: 'gc',
      region: 'Europe West (Belgium)',
      installation: 'typical',
      dsize: 100,
      idleTime: '1',
      tenantID: null,
      blueprintId: null,
      analyticsSizeID: 'size-small',
      loaderSizeID: 'size-small',
      zone: 'europe-west1-b',
      k8sClusterCode: 'gc-euw1',
      appId: '3',
      sleeppable: true,
    },
  },
  cloneCluster: { body: { name: 'copy', clone: name } },
  deleteCluster: { path: { name: 'finance-archive' } },
  connectCluster: { path: { name: 'finance-archive' } },
  disconnectCluster: ofCluster,
  listClusterUsers: ofCluster,
  inviteClusterUser: {
    ...ofCluster,
    body: { userEmail: 'new@northwind.test', roleName: 'developer', bypassValidationFlag: false },
  },
  changeClusterUserRole: {
    ...ofCluster,
    body: { userEmail: 'user@sandbox.test', roleName: 'accountManager' },
  },
  removeClusterUser: { ...ofCluster, body: { userID: idOf('user') } },
  withdrawOwnershipInvitation: {
    path: { name: 'mktsaas' },
    body: { userID: idOf('manager') },
    asker: 'billing',
  },
  listWhitelists: ofCluster,
  addWhitelist: { ...ofCluster, body: { range: '198.51.100.0/24', description: 'Office' } },
  changeWhitelist: { ...ofRange, body: { active: false } },
  deleteWhitelist: ofRange,
  listIdleTimes: {},
  getPremiumPackage: {},
  listRegions: {},
  listImages: {},
  getDefaultImage: {},
  getKubernetesVersion: {},
  getSizes: { query: { clusterCode: 'gc-usc1' } },
  listBlueprints: { query: { fields: 'name,id,trial,minimal_version,installable' } },
  getPipelineStatus: { body: { email: 'owner@sandbox.test', userID: idOf('owner') } },
  createSubCluster: {
    ...ofCluster,
    body: { type: 'analytics', configs: {}, size: 'size-small', name: `${name}-more`, nodes: 2 },
  },
  updateSubCluster: { ...ofCluster, body: { subCluster: `${name}-quarter`, size: 'size-large3x' } },
  scaleSubCluster: { ...ofCluster, body: { subCluster: `${name}-quarter`, nodes: 9 } },
  connectSubCluster: { ...ofCluster, body: { subCluster: `${name}-nightly` } },
  disconnectSubCluster: { ...ofCluster, body: { subCluster: `${name}-quarter` } },
  deleteSubCluster: { path: { name, recordName: `${name}-lab` } },
  executeService: {
    ...byId,
    body: { action: 'stop', service: 'subcluster', nodeName: `${name}-quarter` },
  },
  getServiceStatus: byId,
  readSystemConfiguration: {
    body: { configKey: 'scalingMaxReplicas', configType: 'number', defaultValue: 10 },
  },
  getAutoScaleHistory: { path: { instanceId: clusterId, hours: '24' } },
  updateAutoScaling: { body: { userId: idOf('owner'), instanceID: clusterId, isEnabled: true } },
  getPayment: {},
  getPaymentEligibility: {},
  getDowngrade: {},
  listBillingStats: {},
  getBillingMonth: { query: { date: '02/2026' } },
  removePayment: {},
  listNotifications: {},
  readNotifications: { body: { notificationsIDs: ['owner-notification-1'] } },
  acceptClusterInvitation: {
    body: { userID: idOf('newcomer'), instanceID: 'c1a5e000-0000-4000-8000-000000000008' },
    asker: 'newcomer',
  },
  acceptOwnership: {
    body: { userID: idOf('manager'), instanceID: 'c1a5e000-0000-4000-8000-000000000002' },
    asker: 'manager',
  },
  getAzurePlan: { body: { email: 'enterprise@sandbox.test', tenant: 't-1' }, asker: 'enterprise' },
  createSubscription: { body: subscription, asker: 'enterprise' },
  createPipeline: { body: subscription, asker: 'enterprise' },
  changePlan: { body: { plan: 'premium' }, asker: 'trial' },
  getConsumption: { query: { startDate: '2026-03-01', endDate: '2026-03-02' } },
  getClusterConsumption: { path: { instanceId: clusterId } },
  listClusterNodes: ofCluster,
  listPendingUpdates: ofCluster,
  cancelPendingUpdate: { path: { name: 'azdev01', recordId: 'pending-update-azdev01' } },
  upgradeCluster: { ...ofCluster, body: upgrade },
  scheduleUpgrade: {
    path: { name: 'finance-archive' },
    body: { kind: 'UPGRADE_VERSION', change: upgrade },
  },
  listLibraries: byId,
  installLibrary: { ...byId, body: { type: 'pypi', data: { packages: ['scipy'] } } },
  uninstallLibrary: { ...byId, body: { type: 'pypi', data: { packages: ['numpy==1.26.4'] } } },
  uninstallLibraries: { ...byId, body: [{ type: 'pypi', data: { packages: ['numpy==1.26.4'] } }] },
  uploadLibrary: { ...byId, body: { clientOrigin: 'http://localhost', file: 'rules.whl' } },
  syncLibraries: { body: { instanceID: clusterId, type: 'pypi' } },
  listDataAgents: { ...byId, query: { limit: '10', offset: '0' } },
  createDataAgent: { ...byId, body: { tenantID: 'tenant-1', name: 'new_agent', description: 'New' } },
  updateDataAgent: { ...ofAgent, body: { description: 'Changed' } },
  deleteDataAgents: { ...byId, body: { ids: [addedRows['data-agents'].id] } },
  generateDataAgentFile: {
    ...ofAgent,
    body: { clientOrigin: 'http://localhost', tenantName: 'default' },
  },
  executeDataAgent: { ...ofAgent, body: { tenantName: 'default', action: 'start' } },
  downloadDataAgent: { query: { instanceid: clusterId } },
  downloadDeltaShare: { query: { instanceid: clusterId, file: 'data_agent_sample.ipynb' } },
  downloadMlflowSample: { query: { instanceid: clusterId } },
  listTenants: byId,
  getClustersInfo: {},
  listInstallClusters: {},
  listConnectedClusters: {},
  listDataSources: {},
  getDataAppSupport: { path: { slug: 'sales-insights', instanceId: clusterId } },
  getImportStatus: byId,
  importDataApps: {
    body: {
      tenant: 'default',
      username: 'admin',
      password: 'Correct-Horse-7',
      instanceId: clusterId,
      overwrite: false,
      names: 'Sales Insights',
    },
  },
  exportDataApp: {
    asker: 'enterprise',
    body: {
      instanceId: 'c1a5e000-0000-4000-8000-000000000009',
      tenant: 'default',
      folders: ['Sales'],
      dashboards: [],
      enableDynamicJoins: false,
      includeParquet: false,
      datasource: '',
    },
  },
  downloadExport: { asker: 'enterprise', path: { exportId: addedExport.id } },
  listScheduledEvents: byId,
  createScheduledEvent: { ...byId, body: event },
  updateScheduledEvent: { ...byId, body: { ...event, recordID } },
  deleteScheduledEvent: { path: { instanceId: clusterId, recordId: recordID } },
  listAdvancedConfigurations: byId,
  changeAdvancedConfigurations: {
    ...byId,
    body: [{ name: 'system', data: [{ configKey: 'engine.threads', configValue: 8 }] }],
  },
}
