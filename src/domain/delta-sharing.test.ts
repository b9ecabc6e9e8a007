import { describe, expect, it } from 'vitest'
import { credentialsTemplate, deltaSharingFiles } from './delta-sharing'

describe('delta sharing', () => {
  it('has two files of fixed names [API-065, CFG-D29]', () => {
    expect(deltaSharingFiles('basalt')).toEqual({
      wheel: 'basalt_delta_sharing-0.0.1-py3-none-any.whl',
      notebook: 'delta_sharing_sample.ipynb',
    })
  })

  it.each([
    ['demo.basalt.test', 'https://demo.basalt.test'],
    ['http://demo.basalt.test:8080', 'http://demo.basalt.test:8080'],
  ])('fills a template of credentials in for the host %s [CFG-014]', (host, endpoint) => {
    expect(JSON.parse(credentialsTemplate({ host, cluster: 'demo', tenant: 'te"nant' }))).toEqual({
      authServerURL: '<authorization server>',
      shareCredentialsVersion: 1,
      endpoint,
      pat: '<personal access token>',
      instanceName: 'demo',
      tenantName: 'te"nant',
    })
  })
})
