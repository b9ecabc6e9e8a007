import { expect, it } from 'vitest'
import { supportedActions } from '../../access/account'
import { clusterListResponse } from './cluster'
import { clusterDetailResponse } from './cluster-detail'
import { regionListResponse } from './creation'
import { personResponse } from './person'

it.each([
  ['gc', 'gc'],
  ['GC', 'GC'],
  ['az', 'az'],
  ['AZ', 'AZ'],
  ['Azure', 'az'],
  ['az-saas', 'az-saas'],
  ['Azure SaaS', 'az-saas'],
  ['azure-saas', 'az-saas'],
  ['AZURE_SAAS', 'az-saas'],
  ['moon', 'moon'],
  ['Azure Moon', 'Azure Moon'],
])(
  'the platform %s is %s in every answer, and in the plan that supports it [PLT-D07, DET-030]',
  (sent, platform) => {
    const instance = { id: 7, name: 'sales', platform: sent }
    const detail = clusterDetailResponse.parse(instance)
    expect(detail.platform).toBe(platform)
    expect(clusterListResponse.parse([{ instance, services: [] }])[0]?.platform).toBe(platform)
    const region = { regionAlias: 'EU', platform: sent, cluster_code: 'eu', region: 'eu' }
    expect(regionListResponse.parse([region])[0]?.platform).toBe(platform)
    const person = personResponse.parse({
      uuid: 'u-1',
      role: { id: 3, name: 'premium' },
      platformActions: [{ name: 'clone', platforms: ` ${sent}, other` }],
    })
    expect(person.platformActions).toEqual([{ name: 'clone', platforms: [platform, 'other'] }])
    expect(supportedActions(person, detail.platform)).toEqual(['clone'])
  },
)
