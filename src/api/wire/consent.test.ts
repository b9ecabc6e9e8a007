import { describe, expect, it } from 'vitest'
import { consentCalls } from '../calls/consent-calls'
import { toWireRequest } from '../wire-request'
import { pipelineResponse } from './choices'
import { azurePlanResponse, consentBackendResponse } from './consent'

describe('answers of the consent flow', () => {
  it.each([
    ['enterprise', 'enterprise'],
    [{ plan: 'enterprise' }, 'enterprise'],
    [{ data: { plan: 'premium' } }, 'premium'],
    [{ plan: null }, ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [{ data: null }, ''],
  ])('%j is the plan %j [CNF-036]', (answer, plan) => {
    expect(azurePlanResponse.parse(answer)).toBe(plan)
  })

  it.each([
    [undefined, true],
    [null, true],
    [{ message: 'fine' }, true],
    ['fine', true],
    [true, true],
    [false, false],
    [{ networkTest: false }, false],
    [{ networkConnection: 'false' }, false],
    [{ networkConnectionTest: false }, false],
    [{ isNetworkConnected: false }, false],
    [{ networkTest: true }, true],
  ])('%j says that the network is reached: %s [CNF-043]', (answer, isNetworkReached) => {
    expect(consentBackendResponse.parse(answer)).toEqual({ isNetworkReached })
  })

  it('the status of a pipeline is read with all that is said of it [CNF-004]', () => {
    const status = {
      stageName: 'CERT_ISTIO',
      state: 'failed',
      configurationName: 'atlas',
      acmeImage: '4.3.1-1182',
      plan: 'enterprise',
      region: 'East US',
      createdAt: '2026-03-02T08:00:00Z',
      updatedAt: '2026-03-02T08:10:00Z',
      error: 'no quota',
    }
    const { acmeImage, ...rest } = status
    expect(pipelineResponse.parse({ states: ['CERT_ISTIO'], pipelineStatus: status })).toEqual({
      states: ['CERT_ISTIO'],
      image: acmeImage,
      ...rest,
    })
  })
})

describe('the record of a subscription', () => {
  const body = {
    configurationName: 'atlas',
    subscriptionID: 's-1',
    resourceGroup: 'rg',
    region: 'East US',
    servicePrincipalCredentials: '{}',
    network: false,
    vnName: '',
    subnet1: '',
    subnet2: '',
    subnet3: '',
    subnet4: '',
    subnet5: '',
    appID: '',
    password: '',
    tenant: '',
    userId: 'u-1',
    email: 'a@b.test',
    plan: '',
    k8sVersion: null,
    acmeImage: '4.3.1',
  }
  const options = { body, idempotencyKey: 'key-1', token: 'access-token' }
  const settings = { baseUrl: '/api/v2', productKey: 'acme', consentBackendUrl: 'https://consent.test/v1' }
  const request = (name: 'createSubscription' | 'createPipeline', consentBackendUrl?: null) =>
    toWireRequest({ ...consentCalls[name], name }, options, {
      ...settings,
      ...(consentBackendUrl === null && { consentBackendUrl }),
    })

  it('holds the token, and the image under the brand [CNF-009]', () => {
    expect(JSON.parse(request('createPipeline').body ?? '')).toEqual({ ...body, token: 'access-token' })
    expect(request('createPipeline')).toMatchObject({
      url: '/api/v2/azurePipeline',
      headers: { authorization: 'Bearer access-token', 'idempotency-key': 'key-1' },
    })
  })

  it.each(['isAdmin', 'image', 'constructor', 'Image'])('takes no field %s', (key) => {
    const sent = { ...body, [key]: 'x' }
    expect(() =>
      toWireRequest(
        { ...consentCalls.createPipeline, name: 'createPipeline' },
        { ...options, body: sent },
        settings,
      ),
    ).toThrow('createPipeline')
  })

  it('goes to the external backend by its own address, without the headers of ours [CNF-040]', () => {
    expect(request('createSubscription')).toMatchObject({
      method: 'POST',
      url: 'https://consent.test/v1/create-subscription',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
    })
    expect(Object.keys(request('createSubscription').headers)).toEqual(['accept', 'content-type'])
    expect(() => request('createSubscription', null)).toThrow(RangeError)
  })
})
