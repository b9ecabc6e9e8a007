import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stateHash } from '../access/state-hash'
import { idOf, type SandboxRig, startSandboxRig } from '../sandbox-rig'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
afterAll(() => rig.close())

const newCluster = {
  name: 'new-cluster',
  image: '4.3.1-1182',
  platform: 'gc',
  region: 'US Central (Iowa)',
  installation: 'typical',
  dsize: 50,
  idleTime: '1',
  tenantID: null,
  blueprintId: null,
  analyticsSizeID: 'size-small',
  loaderSizeID: 'size-small',
  zone: 'us-central1-a',
  k8sClusterCode: 'gc-usc1',
  appId: '1',
  sleeppable: true,
}
const owners = `/users/${idOf('owner')}/instances`
const own = '/users/{id}/instances'

/** Who tries what, and how it ends. */
const denied: [string | null, string, string, object | undefined, number][] = [
  [null, 'DELETE', `${owners}/sales-analytics`, undefined, 401],
  ['stranger', 'DELETE', `${owners}/sales-analytics`, undefined, 404],
  ['stranger', 'DELETE', `${own}/sales-analytics`, undefined, 404],
  ['stranger', 'PUT', `${own}/sales-analytics/disconnect`, undefined, 404],
  ['stranger', 'PUT', `${own}/finance-archive/connect`, undefined, 404],
  ['stranger', 'POST', `${own}/clone`, { name: 'mine', clone: 'sales-analytics' }, 404],
  ['stranger', 'POST', `${owners}`, newCluster, 404],
  ...['manager', 'user', 'billing'].flatMap((key): [string, string, string, object | undefined, number][] => [
    [key, 'DELETE', `${own}/sales-analytics`, undefined, 403],
    [key, 'POST', `${own}/clone`, { name: 'mine', clone: 'sales-analytics' }, 403],
  ]),
  ...['user', 'billing'].flatMap((key): [string, string, string, object | undefined, number][] => [
    [key, 'PUT', `${own}/sales-analytics/disconnect`, undefined, 403],
    [key, 'PUT', `${own}/finance-archive/connect`, undefined, 403],
  ]),
  ['owner', 'DELETE', `${own}/risk-models`, undefined, 409],
  ['owner', 'PUT', `${own}/web-events/connect`, undefined, 409],
  ['owner', 'POST', own, { ...newCluster, name: 'sales-analytics' }, 409],
  ['owner', 'POST', own, { ...newCluster, name: 'no good' }, 422],
  ['owner', 'POST', own, { ...newCluster, ownerUuid: idOf('stranger') }, 422],
  ['expired', 'POST', own, newCluster, 403],
  ['trial', 'POST', own, newCluster, 403],
  ['provisioned', 'PUT', '/users/{id}/provision/updatepassword', { isSkipped: false, password: 'weak' }, 422],
  [
    'stranger',
    'PUT',
    `/users/${idOf('provisioned')}/provision/updatepassword`,
    { isSkipped: false, password: 'Correct-Horse-7' },
    404,
  ],
  [null, 'POST', '/support', { email: 'nobody', message: '' }, 422],
]

describe('a denied call changes nothing', () => {
  it.each(denied)('%s %s %s', async (key, method, path, body, status) => {
    const before = await stateHash(rig.db)
    const headers = { 'idempotency-key': '0b0e5a9d-3333-4000-8000-000000000003' }
    expect((await rig.call(key, method, path, body, headers)).status).toBe(status)
    expect(await stateHash(rig.db)).toBe(before)
  })
})
