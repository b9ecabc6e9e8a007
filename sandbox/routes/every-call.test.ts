import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { validSubscription } from '../access/sampling/valid-subscription'
import { idOf, type SandboxRig, startSandboxRig } from '../sandbox-rig'

type Row = [method: string, path: string, body: object | undefined]

/** Every call of the product API, written by hand from the specification (D1 §7). */
const subscription = { ...validSubscription, userId: idOf('owner'), email: 'owner@sandbox.test' }

const calls = asRows([
  ['GET', '/users/{id}/me'],
  ['POST', '/users/{id}/activate', { uuid: '', enableActivateUserAccount: true }],
  ['GET', '/users/{id}/instances'],
  ['GET', '/users/{id}/instances/services'],
  [
    'POST',
    '/users/{id}/instances',
    {
      name: 'new-cluster',
      image: '4.3.1-1182',
      platform: 'gc',
      region: 'US Central (Iowa)',
      installation: 'typical',
      dsize: 100,
      idleTime: '1',
      tenantID: null,
      blueprintId: null,
      analyticsSizeID: 'size-small',
      loaderSizeID: 'size-small',
      zone: 'us-central1-a',
      k8sClusterCode: 'gc-usc1',
      appId: '1',
      sleeppable: true,
    },
  ],
  ['POST', '/users/{id}/instances/clone', { name: 'copy', clone: 'sales-analytics' }],
  ['DELETE', '/users/{id}/instances/sales-analytics'],
  ['PUT', '/users/{id}/instances/finance-archive/connect'],
  ['PUT', '/users/{id}/instances/sales-analytics/disconnect'],
  ['GET', '/users/{id}/instances/sales-analytics/autherizedusers'],
  [
    'PUT',
    '/users/{id}/instances/sales-analytics/adduserrole',
    { userEmail: 'a@b.test', roleName: 'developer', bypassValidationFlag: false },
  ],
  [
    'PUT',
    '/users/{id}/instances/sales-analytics/updateuserrole',
    { userEmail: 'user@sandbox.test', roleName: 'developer' },
  ],
  ['PUT', '/users/{id}/instances/sales-analytics/removeuserrole', { userID: 'nobody' }],
  ['PUT', '/users/{id}/instances/sales-analytics/withdrawinvitation', { userID: 'nobody' }],
  ['GET', '/users/{id}/instances/sales-analytics/whitelists'],
  ['POST', '/users/{id}/instances/sales-analytics/whitelists', { range: '10.0.0.1', description: '' }],
  ['PUT', '/users/{id}/instances/sales-analytics/whitelists/nothing', { active: true }],
  ['DELETE', '/users/{id}/instances/sales-analytics/whitelists/nothing'],
  ['GET', '/tenants/{id}/instances/sales-analytics'],
  ['GET', '/cli/{id}/instances/sales-analytics/token'],
  ['POST', '/cli/{id}/instances/sales-analytics/token'],
  ['DELETE', '/cli/{id}/instances/sales-analytics/token'],
  ['GET', '/users/instances/availableidletime'],
  ['GET', '/operators'],
  ['GET', '/images'],
  ['GET', '/images/defaultbasaltimage'],
  ['GET', '/images/getKubernetesVersion'],
  ['GET', '/images/sizes?clusterCode=gc-usc1'],
  ['GET', '/blueprints?fields=name,id,trial,minimal_version,installable'],
  ['GET', '/users/{id}/clustersinfo'],
  ['GET', '/users/{id}/valid_bp_clusters'],
  ['GET', '/users/{id}/connected_clusters'],
  ['GET', '/blueprints/data_sources'],
  ['GET', '/blueprints/sales-insights/c-1/isSupported'],
  ['GET', '/blueprints/c-1/status'],
  [
    'PUT',
    '/blueprints/import',
    {
      tenant: 'default',
      username: 'admin',
      password: 'x',
      instanceId: 'c-1',
      overwrite: false,
      names: 'Sales Insights',
    },
  ],
  [
    'PUT',
    '/blueprints/export',
    {
      instanceId: 'c-1',
      tenant: 'default',
      folders: ['Sales'],
      dashboards: [],
      enableDynamicJoins: false,
      includeParquet: false,
      datasource: '',
    },
  ],
  ['GET', '/blueprints/exports/e-1/download'],
  ['POST', '/azurePipeline/azurepipelinestatus', { email: 'owner@sandbox.test', userID: '' }],
  ['GET', '/users/{id}/consumption?startDate=2026-03-01&endDate=2026-03-02'],
  ['GET', '/users/{id}/statshistorytotal'],
  ['GET', '/users/{id}/statshistory?date=02/2026'],
  ['GET', '/payment/{id}'],
  ['DELETE', '/payment/{id}'],
  ['POST', '/azurePipeline/getAzurePlan', { email: 'owner@sandbox.test', tenant: 't-1' }],
  ['POST', '/azurePipeline', subscription],
  ['GET', '/users/{id}/notifications'],
  ['POST', '/notification/{id}/readNotifications', { notificationsIDs: ['owner-notification-1'] }],
  ['POST', '/users/acceptclusterinv', { userID: idOf('owner'), instanceID: 'c-1' }],
  ['POST', '/users/acceptownershiptransfer', { userID: idOf('owner'), instanceID: 'c-1' }],
  ['PUT', '/users/{id}/provision/updatepassword', { isSkipped: false, password: 'Correct-Horse-7' }],
])

const ofOnePerson = calls.filter(([, path]) => path.includes('{id}'))
const withBody = calls.filter(([, , body]) => body !== undefined)

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.reset())
afterAll(() => rig.close())

describe('every call', () => {
  it.each(calls)('%s %s without a token is 401', async (method, path, body) => {
    const answer = await rig.call(null, method, path, body)
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({ message: 'Your session has ended. Please sign in again.' })
  })

  it.each(calls)('%s %s with a token nobody issued is 401', async (method, path, body) => {
    expect((await rig.call('forged', method, path, body)).status).toBe(401)
  })

  it.each(ofOnePerson)('%s %s under the id of somebody else is 404', async (method, path, body) => {
    const foreign = path.replace('{id}', idOf('stranger'))
    const answer = await rig.call('owner', method, foreign, body)
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual({ message: 'This user does not exist.' })
  })

  it.each(withBody)('%s %s without a body is 422', async (method, path) => {
    const answer = await rig.call('owner', method, path)
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0]).toEqual({
      fieldName: 'body',
      message: 'The request has no readable body.',
      notActivated: false,
    })
  })

  it.each(calls)('%s %s is never kept by a cache', async (method, path, body) => {
    const answer = await rig.call('owner', method, path, body)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    )
  })

  it('that is not in the contract is 404', async () => {
    expect(await rig.call('owner', 'GET', '/users/{id}/secrets')).toMatchObject({
      ...{ status: 404, body: { message: 'This call does not exist.' } },
    })
    expect((await rig.call('owner', 'PATCH', '/users/{id}/instances')).status).toBe(404)
  })

  it.each([
    ['Bearer owner', 200],
    ['bearer owner', 200],
    ['Basic owner', 401],
    ['Bearer owner twice', 401],
    ['Bearer', 401],
    ['owner', 401],
  ])('with the header %j is %i', async (authorization, status) => {
    expect((await rig.call(null, 'GET', '/operators', undefined, { authorization })).status).toBe(status)
  })

  it('without a required query parameter names each that is missing', async () => {
    const errorsOf = async (query: string) =>
      (await rig.call('owner', 'GET', `/users/{id}/consumption${query}`)).body.errors
    const missing = (fieldName: string) => ({
      ...{ fieldName, message: `The query parameter ${fieldName} is required.`, notActivated: false },
    })
    expect(await errorsOf('')).toEqual([missing('startDate'), missing('endDate')])
    expect(await errorsOf('?startDate=2026-03-01&endDate=')).toEqual([missing('endDate')])
  })

  it('without a required query parameter is 422', async () => {
    const answer = await rig.call('owner', 'GET', '/images/sizes')
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0].fieldName).toBe('clusterCode')
  })
})

/** Rows of one length, the body written out where there is none. */
function asRows(rows: readonly (readonly [string, string, object?])[]): Row[] {
  return rows.map(([method, path, body]) => [method, path, body])
}
