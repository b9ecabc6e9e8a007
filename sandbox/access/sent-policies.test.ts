import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.reset())
afterAll(() => rig.close())

const send = (key: string, policies: unknown, cluster = 'sales-analytics') =>
  rig.control('PATCH', `/clusters/${cluster}/policies/${key}`, policies)
/** As the list sends them, and as the cluster's own page does. */
async function sentTo(key: string, cluster: string) {
  const list = await rig.call(key, 'GET', '/users/{id}/instances')
  const entry = list.body.find(({ instance }: { instance: { name: string } }) => instance.name === cluster)
  const page = await rig.call(key, 'GET', `/tenants/{id}/instances/${cluster}`)
  expect(page.body.clusterPolicy).toEqual(entry.instance.clusterPolicy)
  return page.body.clusterPolicy
}
const disconnect = async (key: string) =>
  (await rig.call(key, 'PUT', '/users/{id}/instances/sales-analytics/disconnect')).status

describe('policies that drift from the matrix', () => {
  it('are there on one cluster of the first day: a manager has more, a user less', async () => {
    expect(await sentTo('manager', 'azdev01')).toMatchObject({
      roleName: 'accountAdmin',
      managementPolicy: ['update'],
      clusterPolicy: ['list', 'update'],
    })
    expect(await sentTo('user', 'azdev01')).toMatchObject({
      roleName: 'developer',
      blueprintPolicy: [],
      subClusterPolicy: ['list'],
    })
    expect(await sentTo('manager', 'finance-archive')).toMatchObject({ managementPolicy: [] })
    expect(await sentTo('user', 'finance-archive')).toMatchObject({ blueprintPolicy: ['list'] })
    expect(await sentTo('owner', 'azdev01')).toMatchObject({ managementPolicy: ['list', 'create', 'update'] })
  })

  it('are what is enforced, in both directions and for that person alone [ACL-005, ACL-006, ACL-013]', async () => {
    expect(await disconnect('user')).toBe(403)
    await send('user', { connectionPolicy: ['create'] })
    expect(await sentTo('user', 'sales-analytics')).toMatchObject({ connectionPolicy: ['create'] })
    expect(await disconnect('billing')).toBe(403)
    await send('owner', { connectionPolicy: ['list'] })
    expect(await sentTo('owner', 'sales-analytics')).toMatchObject({
      connectionPolicy: ['list'],
      roleName: 'owner',
    })
    expect(await disconnect('owner')).toBe(403)
    expect(await disconnect('user')).toBe(200)
  })

  it('go with null, and with a new role', async () => {
    await send('owner', { connectionPolicy: [] })
    await send('owner', null)
    expect(await sentTo('owner', 'sales-analytics')).toMatchObject({ connectionPolicy: ['list', 'create'] })

    await send('user', { connectionPolicy: ['create'] })
    const change = { userEmail: 'user@sandbox.test', roleName: 'accountManager' }
    await rig.call('owner', 'PUT', '/users/{id}/instances/sales-analytics/updateuserrole', change)
    expect(await sentTo('user', 'sales-analytics')).toMatchObject({
      roleName: 'accountManager',
      connectionPolicy: [],
    })
  })

  it('do not go over to a clone', async () => {
    await send('owner', { connectionPolicy: [] })
    const body = { name: 'a-copy', clone: 'sales-analytics' }
    expect((await rig.call('owner', 'POST', '/users/{id}/instances/clone', body)).status).toBe(201)
    expect(await sentTo('owner', 'a-copy')).toMatchObject({ connectionPolicy: ['list', 'create'] })
  })

  it('are set for people of the cluster, in the names of the wire', async () => {
    expect((await send('stranger', { userPolicy: [] })).status).toBe(404)
    expect((await send('nobody', { userPolicy: [] })).status).toBe(404)
    expect((await send('user', { userPolicy: [] }, 'no-such-cluster')).status).toBe(404)
    expect((await send('user', { everything: ['list'] })).status).toBe(400)
    expect((await send('user', { userPolicy: 'list' })).status).toBe(400)
  })
})
