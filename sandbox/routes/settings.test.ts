import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

const clusterId = 'c1a5e000-0000-4000-8000-000000000001'
const ofCluster = '/users/{id}/instances/sales-analytics'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.reset())
afterAll(() => rig.close())

const cluster = async () =>
  (await rig.call('owner', 'GET', '/tenants/{id}/instances/sales-analytics')).body as Record<string, unknown>

describe('the settings of a cluster', () => {
  it.each([
    ['PUT', `${ofCluster}/sqli`, 'sqliEnabled', 'sqliEnabled', 'Connect External BI Tools'],
    ['PUT', `${ofCluster}/basaltx`, 'productXEnabled', 'basaltXEnabled', 'Advanced SQL interface'],
    ['POST', '/users/instances/mlflow', 'isEnabled', 'mlflowEnabled', 'MLflow'],
  ])('%s %s turns it on and off [API-056, API-057, API-061]', async (method, path, key, field, what) => {
    const rest = key === 'isEnabled' ? { userID: 'somebody', instanceID: clusterId } : {}
    expect((await cluster())[field]).toBe(false)
    expect(await rig.call('owner', method, path, { [key]: true, ...rest })).toMatchObject({
      status: 200,
      body: { message: `${what} of sales-analytics is turned on` },
    })
    expect((await cluster())[field]).toBe(true)
    expect((await rig.call('owner', method, path, { [key]: false, ...rest })).body).toEqual({
      message: `${what} of sales-analytics is turned off`,
    })
    expect((await cluster())[field]).toBe(false)
  })

  it('takes a key to turn the copilot on, and keeps it nowhere [API-058]', async () => {
    const path = `/users/{id}/instances/${clusterId}/copilot`
    expect((await cluster()).enableOpenAI).toBe(false)
    expect((await rig.call('owner', 'POST', path, { openAIEnabled: true })).status).toBe(422)
    expect((await rig.call('owner', 'POST', path, { openAIEnabled: true, apiKey: 'sk-canary' })).status).toBe(
      200,
    )
    expect((await cluster()).enableOpenAI).toBe(true)
    expect(JSON.stringify(await cluster())).not.toContain('canary')
    expect((await rig.call('owner', 'POST', path, { openAIEnabled: false })).status).toBe(200)
    expect((await cluster()).enableOpenAI).toBe(false)
  })

  it('is nobody else’s, and for who may not change it all stays as it was', async () => {
    const calls = [
      ['PUT', `${ofCluster}/sqli`, { sqliEnabled: true }],
      ['PUT', `${ofCluster}/basaltx`, { productXEnabled: true }],
      ['POST', '/users/instances/mlflow', { userID: 'u', instanceID: clusterId, isEnabled: true }],
      ['POST', `/users/{id}/instances/${clusterId}/copilot`, { openAIEnabled: true, apiKey: 'k' }],
      ['POST', `/instances/${clusterId}/datastudio`, { enable: true }],
      ['PUT', ofCluster, { idleTime: '4' }],
      ['PUT', ofCluster, { analyticsSizeID: 'size-larges1' }],
      ['PUT', ofCluster, { analyticsReplicas: 2 }],
      ['PUT', ofCluster, { enableChat: false }],
      ['PUT', ofCluster, { 'display-home-page': false }],
    ] as const
    const before = await cluster()
    for (const [method, path, body] of calls)
      for (const [key, status] of [
        ['user', 403],
        ['stranger', 404],
      ] as const)
        expect([key, body, (await rig.call(key, method, path, body)).status]).toEqual([key, body, status])
    expect(await cluster()).toEqual(before)
    expect((await rig.call('stranger', 'GET', `/instances/${clusterId}/datastudio`)).status).toBe(404)
    expect((await rig.call('owner', 'GET', `/instances/${clusterId}/datastudio`)).body.enable).toBe(false)
  })

  it('says of the data studio by itself whether it is on [API-059, API-060]', async () => {
    const path = `/instances/${clusterId}/datastudio`
    expect((await rig.call('user', 'GET', path)).body).toEqual({ enable: false })
    await rig.call('owner', 'POST', path, { enable: true })
    await rig.call('owner', 'POST', path, { enable: true })
    expect((await rig.call('owner', 'GET', path)).body).toEqual({ enable: true })
    await rig.call('owner', 'POST', path, { enable: false })
    expect((await rig.call('owner', 'GET', path)).body).toEqual({ enable: false })
  })

  it('changes the idle time to one that is offered', async () => {
    const change = (body: object) => rig.call('owner', 'PUT', ofCluster, body)
    expect(await change({ idleTime: 4 })).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('4 Hours') },
    })
    expect(await cluster()).toMatchObject({ idleTime: '4', displayIdleTime: '4 Hours' })
    const refused = await change({ idleTime: '999' })
    expect([refused.status, refused.body]).toEqual([
      400,
      {
        code: 'invalid',
        message: 'Choose an idle time',
        errors: [{ fieldName: 'idleTime', message: 'Choose an idle time' }],
      },
    ])
    // What is said of nothing else stays.
    expect((await change({ enableChat: false })).body.message).toContain('sales-analytics')
    expect(await cluster()).toMatchObject({
      ...{ idleTime: '4', enableChat: false, enableOnboarding: true },
      analyticsSize: { name: 'larges2' },
      loaderSize: { name: 'larges2' },
    })
  })

  it('changes the two sizes to a pair that is offered and belongs together [API-038, CFG-039]', async () => {
    const sizes = async () => {
      const { analyticsSize, loaderSize } = await cluster()
      return [analyticsSize, loaderSize].map((size) => (size as { name: string }).name)
    }
    const change = (body: Record<string, string>) => rig.call('owner', 'PUT', ofCluster, body)
    const pair = (analytics: string, loader: string) => ({
      analyticsSizeID: `size-${analytics}`,
      loaderSizeID: `size-${loader}`,
    })
    expect((await change(pair('larges2', 'larges1'))).status).toBe(200)
    expect(await sizes()).toEqual(['larges2', 'larges1'])
    expect((await change({ analyticsSizeID: 'size-larges1' })).status).toBe(200)
    expect(await sizes()).toEqual(['larges1', 'larges1'])
    expect(await change(pair('larges4', 'small'))).toMatchObject({
      status: 400,
      body: { errors: [{ fieldName: 'optimizationLevel' }] },
    })
    expect(await change(pair('huge', 'huge'))).toMatchObject({
      status: 400,
      body: { errors: [{ fieldName: 'csize' }] },
    })
    expect((await change({})).status).toBe(422)
    expect(await sizes()).toEqual(['larges1', 'larges1'])
  })

  it.each([
    [{ idleTime: '4' }, 'auto-suspend.plan'],
    [{ analyticsSizeID: 'size-larges1' }, 'cluster-size.plan'],
    [{ loaderSizeID: 'size-larges1' }, 'cluster-size.plan'],
    [{ analyticsReplicas: 2 }, 'service-quantity.plan'],
    [{ loaderReplicas: 2 }, 'service-quantity.plan'],
  ])('is not changed by %j where the plan does not have just that', async (body, ruleId) => {
    await rig.control('PATCH', '/people/owner', { platformActions: [] })
    expect(await rig.call('owner', 'PUT', ofCluster, body)).toMatchObject({ status: 403, body: { ruleId } })
  })

  it('has onboarding and chat turned by who is on trial, and not the home page [CFG-D26]', async () => {
    await rig.control('PATCH', '/people/owner', { role: { id: 1, name: 'free' } })
    const statuses = []
    for (const field of ['enableOnboarding', 'enableChat', 'display-home-page'])
      statuses.push((await rig.call('owner', 'PUT', ofCluster, { [field]: false })).status)
    expect(statuses).toEqual([200, 200, 403])
  })

  it('changes nothing where one of several fields is refused', async () => {
    const body = { analyticsSizeID: 'size-medium', loaderSizeID: 'size-medium', idleTime: '999' }
    expect((await rig.call('owner', 'PUT', ofCluster, body)).status).toBe(400)
    expect((await cluster()).analyticsSize).not.toMatchObject({ name: 'medium' })
  })

  it.each([
    ['display-home-page', true],
    ['enableOnboarding', true],
    ['enableChat', true],
    ['enableDeltaShare', false],
  ])('turns %s of the cluster on and off [API-038]', async (field, first) => {
    await rig.control('PATCH', '/clusters/sales-analytics', { image: '2023.4.0' })
    expect((await cluster())[field]).toBe(first)
    for (const isOn of [!first, first]) {
      expect((await rig.call('owner', 'PUT', ofCluster, { [field]: isOn })).status).toBe(200)
      expect((await cluster())[field]).toBe(isOn)
    }
  })

  it('links a cluster on Azure to Synapse, and keeps no credentials [API-062]', async () => {
    const path = '/users/{id}/instances/atlprod/azuresynapse'
    const body = {
      tenant: 'contoso',
      instanceId: clusterId,
      username: 'reader',
      password: 'canary-word',
      enableMicrosoftSynapse: true,
    }
    expect((await rig.call('enterprise', 'PUT', path, { ...body, password: '' })).status).toBe(422)
    expect(await rig.call('enterprise', 'PUT', path, body)).toMatchObject({
      status: 200,
      body: { message: 'Microsoft Synapse of atlprod is turned on' },
    })
    const answer = await rig.call('enterprise', 'GET', '/tenants/{id}/instances/atlprod')
    expect(answer.body).toMatchObject({ enableMicrosoftSynapse: true })
    expect(JSON.stringify(answer.body)).not.toContain('canary')
  })

  it('offers two files for delta sharing to those who may switch it [API-065, API-076]', async () => {
    const wheel = 'basalt_delta_sharing-0.0.1-py3-none-any.whl'
    const notebook = 'delta_sharing_sample.ipynb'
    const download = async (asker: string, file: string) => {
      const path = `/users/instances/downloadDeltaShare?instanceid=${clusterId}&file=${file}`
      return (await rig.call(asker, 'GET', path)).status
    }
    expect(await download('owner', wheel)).toBe(403)
    await rig.control('PATCH', '/clusters/sales-analytics', { image: '2023.4.0' })
    expect(await download('owner', wheel)).toBe(200)
    expect(await download('manager', notebook)).toBe(200)
    expect(await download('billing', notebook)).toBe(403)
    expect(await download('owner', 'acme_delta_sharing-0.0.1-py3-none-any.whl')).toBe(404)
  })
})
