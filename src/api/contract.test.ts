import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from './call'
import { type CallName, contract } from './contract'

/** Written by hand from D1 §7, D2 §7 and D3 §7, and from docs/api-assumptions.md where these give no path. */
const lines: [CallName, string][] = [
  ['listAdvancedConfigurations', 'GET /instances/{instanceId}/advanced-configs'],
  ['changeAdvancedConfigurations', 'PATCH /instances/{instanceId}/advanced-configs'],
  ['getPremiumPackage', 'GET /premium-package/flag'],
  ['getClusterSecrets', 'GET /users/{id}/instances/{name}/secrets'],
  ['getClusterConsumption', 'GET /users/{id}/instances/{instanceId}/consumption'],
  ['listClusterNodes', 'GET /users/{id}/instances/{name}/nodes'],
  ['getAutoScaleHistory', 'GET /users/instances/{instanceId}/getautoscalehistory/{hours}'],
  ['updateAutoScaling', 'POST /users/{id}/instances/updateautoscaling'],
  ['listScheduledEvents', 'GET /users/instances/{instanceId}/scheduleevent'],
  ['createScheduledEvent', 'POST /users/instances/{instanceId}/scheduleevent'],
  ['updateScheduledEvent', 'PUT /users/instances/{instanceId}/scheduleevent'],
  ['deleteScheduledEvent', 'DELETE /users/instances/{instanceId}/{recordId}/deletescheduledevent'],
  ['changeCluster', 'PUT /users/{id}/instances/{name}'],
  ['switchSql', 'PUT /users/{id}/instances/{name}/sqli'],
  ['switchAdvancedSql', 'PUT /users/{id}/instances/{name}/{product}x'],
  ['switchMlflow', 'POST /users/instances/mlflow'],
  ['switchCopilot', 'POST /users/{id}/instances/{clusterId}/copilot'],
  ['switchSynapse', 'PUT /users/{id}/instances/{name}/azuresynapse'],
  ['getDataStudio', 'GET /instances/{instanceId}/datastudio'],
  ['switchDataStudio', 'POST /instances/{instanceId}/datastudio'],
  ['createSubCluster', 'POST /users/{id}/instances/{name}/subcluster'],
  ['updateSubCluster', 'PUT /users/{id}/instances/{name}/updatesubcluster'],
  ['scaleSubCluster', 'PUT /users/{id}/instances/{name}/scale'],
  ['connectSubCluster', 'PUT /users/{id}/instances/{name}/connectsubcluster'],
  ['disconnectSubCluster', 'PUT /users/{id}/instances/{name}/disconnectsubcluster'],
  ['deleteSubCluster', 'DELETE /users/{id}/instances/{name}/subcluster/{recordName}'],
  ['getServiceStatus', 'GET /instances/{instanceId}/services/status'],
  ['executeService', 'PUT /instances/{instanceId}/services/execute'],
  ['listPendingUpdates', 'GET /users/{id}/instances/{name}/pending'],
  ['cancelPendingUpdate', 'DELETE /users/{id}/instances/{name}/pending/{recordId}'],
  ['upgradeCluster', 'PUT /users/{id}/instances/{name}/upgrade'],
  ['scheduleUpgrade', 'POST /users/{id}/instances/{name}/pending'],
  ['acceptClusterInvitation', 'POST /users/acceptclusterinv'],
  ['acceptOwnership', 'POST /users/acceptownershiptransfer'],
  ['createSubscription', 'POST /create-subscription'],
  ['createPipeline', 'POST /azurePipeline'],
  ['getMe', 'GET /users/{id}/me'],
  ['createCluster', 'POST /users/{id}/instances'],
  ['getDefaultImage', 'GET /images/default{product}image'],
  ['getKubernetesVersion', 'GET /images/getKubernetesVersion'],
  ['getSizes', 'GET /images/sizes'],
  ['listBlueprints', 'GET /blueprints'],
  ['getPipelineStatus', 'POST /azurePipeline/azurepipelinestatus'],
  ['getAzurePlan', 'POST /azurePipeline/getAzurePlan'],
  ['readSystemConfiguration', 'POST /systemconfigurations'],
  ['getPayment', 'GET /payment/{id}'],
  ['getPaymentEligibility', 'GET /payment/{id}/eligibility'],
  ['getDowngrade', 'GET /plan/{id}/downgrade'],
  ['getConsumption', 'GET /users/{id}/consumption'],
  ['getCluster', 'GET /tenants/{id}/instances/{name}'],
  ['getSupportToken', 'GET /cli/{id}/instances/{name}/token'],
  ['generateSupportToken', 'POST /cli/{id}/instances/{name}/token'],
  ['revokeSupportToken', 'DELETE /cli/{id}/instances/{name}/token'],
  ['listClusterUsers', 'GET /users/{id}/instances/{name}/autherizedusers'],
  ['withdrawOwnershipInvitation', 'PUT /users/{id}/instances/{name}/withdrawinvitation'],
  ['listWhitelists', 'GET /users/{id}/instances/{name}/whitelists'],
  ['addWhitelist', 'POST /users/{id}/instances/{name}/whitelists'],
  ['changeWhitelist', 'PUT /users/{id}/instances/{name}/whitelists/{recordId}'],
  ['deleteWhitelist', 'DELETE /users/{id}/instances/{name}/whitelists/{recordId}'],
]

it.each(lines)('%s is %s', (name, line) => {
  expect(`${contract[name].method} ${contract[name].path}`).toBe(line)
})

/** What the contract says of one thing, of the calls that have it. */
const said = (
  key:
    | 'pollInterval'
    | 'staleTime'
    | 'timeLimit'
    | 'query'
    | 'optionalQuery'
    | 'repeatedQuery'
    | 'fetchOptions',
) =>
  Object.fromEntries(
    Object.entries(contract).flatMap(([name, call]) => {
      const own: unknown = Reflect.get(call, key)
      return own === undefined ? [] : [[name, own]]
    }),
  )

it('each call that is polled has its cadence in milliseconds, and no other is polled', () => {
  expect(said('pollInterval')).toEqual({
    listClusterStatuses: 15_000,
    getPipelineStatus: 120_000,
    getClusterConsumption: 15_000,
    listNotifications: 60_000,
    getAutoScaleHistory: 300_000,
    listScheduledEvents: 300_000,
    getServiceStatus: 5_000,
  })
})

it('each answer that is kept is so for its milliseconds, and every other is read again', () => {
  expect(said('staleTime')).toEqual({
    listRegions: 600_000,
    listBlueprints: 2_000,
    getPipelineStatus: 120_000,
    getClusterConsumption: 30_000,
    getClustersInfo: 30_000,
    getConsumption: 30_000,
    getClusterSecrets: 240_000,
    getPremiumPackage: 300_000,
    listTenants: 60_000,
    listDataSources: 60_000,
    readSystemConfiguration: 300_000,
    getAutoScaleHistory: 2_000,
    listScheduledEvents: 2_000,
    acceptClusterInvitation: 2_000,
    acceptOwnership: 2_000,
  })
})

it('an answer is awaited a minute, of an export half an hour, since its files may be large', () => {
  expect(said('timeLimit')).toEqual({ exportDataApp: 1_800_000 })
})

it('each call has the parameters of its query, and those it can do without', () => {
  expect(said('query')).toEqual({
    getSizes: ['clusterCode'],
    getConsumption: ['startDate', 'endDate'],
    getBillingMonth: ['date'],
    listDataAgents: ['limit', 'offset'],
    downloadDataAgent: ['instanceid'],
    downloadDeltaShare: ['instanceid', 'file'],
    downloadMlflowSample: ['instanceid'],
  })
  expect(said('optionalQuery')).toEqual({ listBlueprints: ['fields'], listDataAgents: ['filters'] })
  expect(said('repeatedQuery')).toEqual({})
})

it('no secret, password or token that is answered stays in the cache of the browser', () => {
  const kept = { cache: 'no-store' }
  expect(said('fetchOptions')).toEqual({
    getClusterSecrets: kept,
    getSupportToken: kept,
    generateSupportToken: kept,
    listAdvancedConfigurations: kept,
  })
})

/** Names of the calls of which something is so. */
const those = (key: 'isTokenInBody' | 'isPublic' | 'isFile' | 'isAssumed') =>
  Object.entries<Call>(contract).flatMap(([name, call]) => (call[key] === true ? [name] : []))

it('files alone are answered as they are', () => {
  expect(those('isFile').sort()).toEqual([
    ...['downloadDataAgent', 'downloadDeltaShare', 'downloadExport', 'downloadMlflowSample'],
  ])
})

it('those paths are assumed that the specification does not show, so that a 404 there says nothing of a record', () => {
  expect(those('isAssumed').sort()).toEqual([
    ...['activate', 'connectSubCluster', 'createSubCluster', 'createSubscription', 'deleteSubCluster'],
    ...['disconnectSubCluster', 'downloadDeltaShare', 'downloadMlflowSample', 'getPaymentEligibility'],
    ...['listConnectedClusters', 'listTenants', 'updateScheduledEvent', 'updateSubCluster'],
  ])
})

it('a call that is no POST has the effect of one however often it is made', () => {
  const calls: [string, { method: string; isIdempotent: boolean }][] = Object.entries(contract)
  const others = calls.filter(([, { method }]) => method !== 'POST')
  expect(others.filter(([, { isIdempotent }]) => !isIdempotent).map(([name]) => name)).toEqual([])
})

it('of the POST calls those alone may be made twice that ask, mark as read, or start what is started', () => {
  const calls: [string, { method: string; isIdempotent: boolean }][] = Object.entries(contract)
  const harmless = calls.filter(([, { method, isIdempotent }]) => method === 'POST' && isIdempotent)
  expect(harmless.map(([name]) => name).sort()).toEqual([
    ...['activate', 'getAzurePlan', 'getPipelineStatus', 'readNotifications', 'readSystemConfiguration'],
  ])
})

it('the token stands in the body of a subscription alone [CNF-009]', () => {
  expect(those('isTokenInBody')).toEqual(['createSubscription', 'createPipeline'])
})

it('nobody needs to be signed in for support, nor where the body says who asks', () => {
  expect(those('isPublic')).toEqual(['sendSupportMessage', 'createSubscription'])
})

/** What became of a command in the server's words: its notice, where it has one, says them (D2 §7, D3 §7, D3 §8). */
const answeringWords: CallName[] = [
  ...(['createCluster', 'cloneCluster', 'deleteCluster', 'connectCluster', 'disconnectCluster'] as const),
  ...(['upgradeCluster', 'scheduleUpgrade', 'cancelPendingUpdate', 'updateAutoScaling'] as const),
  ...(['changeCluster', 'switchSql', 'switchAdvancedSql', 'switchMlflow', 'switchCopilot'] as const),
  ...(['switchSynapse', 'switchDataStudio', 'executeService', 'changeAdvancedConfigurations'] as const),
  ...(['createSubCluster', 'updateSubCluster', 'scaleSubCluster', 'deleteSubCluster'] as const),
  ...(['connectSubCluster', 'disconnectSubCluster'] as const),
  ...(['createScheduledEvent', 'updateScheduledEvent', 'deleteScheduledEvent'] as const),
  ...(['createDataAgent', 'updateDataAgent', 'deleteDataAgents', 'importDataApps'] as const),
  ...(['installLibrary', 'uninstallLibrary', 'uninstallLibraries', 'syncLibraries'] as const),
  ...(['inviteClusterUser', 'changeClusterUserRole', 'removeClusterUser'] as const),
  ...(['withdrawOwnershipInvitation', 'acceptClusterInvitation', 'acceptOwnership'] as const),
  ...(['addWhitelist', 'changeWhitelist', 'deleteWhitelist', 'revokeSupportToken'] as const),
  ...(['createPipeline', 'changePlan', 'removePayment', 'updateUser', 'updatePassword'] as const),
  ...(['sendSupportMessage', 'readNotifications'] as const),
]

it('the words of a command are read of each that has them, and of no other', () => {
  const isOfWords = ([, { method, response }]: [string, Call]) => {
    const read = z.safeParse(response, { message: 'It is done.' }).data
    return method !== 'GET' && JSON.stringify(read) === '{"message":"It is done."}'
  }
  const calls = Object.entries<Call>(contract).filter(isOfWords)
  expect(calls.map(([name]) => name).sort()).toEqual([...answeringWords].sort())
})
