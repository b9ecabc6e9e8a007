import { describe, expect, it } from 'vitest'
import type { SizeOffer } from '../domain/cluster-choices'
import { buildRegion, buildSize } from '../testing/choice-builders'
import { toCreateRequest } from './to-create-request'
import { createClusterRequest } from './wire/requests'

const keysOfTheSpecification = [
  'name',
  'image',
  'platform',
  'region',
  'installation',
  'dsize',
  'idleTime',
  'tenantID',
  'blueprintId',
  'analyticsSizeID',
  'loaderSizeID',
  'zone',
  'k8sClusterCode',
  'appId',
  'sleeppable',
]

const allNames = [
  ...['small', 'medium', 'larges1', 'larges2', 'larges3'],
  ...['larges4', 'larges5', 'larges6', 'larges7', 'large3x'],
]
const all = allNames.map((name, place) => buildSize(name, place + 1, place + 1))
const sizes: SizeOffer = { sizes: all, allSizes: all }

const values = {
  platform: 'gc',
  region: 'gc-usc1',
  name: 'atlas',
  csize: 'medium',
  image: 'image-4.3.1',
  installation: 'custom',
  dsize: 250,
  idleTime: '4',
  optimizationLevel: 'General Purpose',
  tenantID: 'tenant-7',
  blueprintId: 'bp-sales',
  keepAlive: true,
  packages: null,
}
const listed = { sizes, idleTimes: [{ id: '1' }, { id: '4' }], blueprints: [{ id: 'bp-sales' }] }
const choices = { region: buildRegion(), ...listed }

describe('the request of a new cluster', () => {
  it('carries every value under the key of the specification [CRE-043, CRE-D02, CRE-D04]', () => {
    expect(toCreateRequest(values, choices)).toEqual({
      name: 'atlas',
      image: 'image-4.3.1',
      platform: 'gc',
      region: 'us-central1',
      installation: 'custom',
      dsize: 250,
      idleTime: '4',
      tenantID: 'tenant-7',
      blueprintId: 'bp-sales',
      analyticsSizeID: 'size-medium',
      loaderSizeID: 'size-medium',
      zone: 'us-central1-a',
      k8sClusterCode: 'gc-usc1',
      appId: '3',
      sleeppable: false,
    })
  })

  it.each(['gc', 'aws'])('has exactly the 15 keys on %s [CRE-011, CRE-043]', (platform) => {
    const request = toCreateRequest({ ...values, platform }, choices)
    expect(Object.keys(request ?? {})).toEqual(keysOfTheSpecification)
  })

  it.each(['az', 'az-saas'])('has the same keys without the image on %s [CRE-042]', (platform) => {
    const request = toCreateRequest({ ...values, platform }, choices)
    expect(Object.keys(request ?? {})).toEqual(keysOfTheSpecification.filter((key) => key !== 'image'))
  })

  it.each([
    [true, false],
    [false, true],
    [null, true],
    [undefined, true],
  ])('turns keep-alive %s into sleeppable %s [CRE-D03]', (keepAlive, sleeppable) => {
    expect(toCreateRequest({ ...values, keepAlive }, choices)?.sleeppable).toBe(sleeppable)
  })

  it.each([
    [null, '1'],
    ['1', '1'],
    ['9', '9'],
    [9, 9],
  ])('sends appId of a region that names %s as %s [CRE-057]', (appId, sent) => {
    expect(toCreateRequest(values, { ...choices, region: buildRegion({ appId }) })?.appId).toBe(sent)
  })

  it.each([null, undefined, ''])('sends idle time 1 for %j [CRE-056, CRE-D26]', (idleTime) => {
    expect(toCreateRequest({ ...values, idleTime }, choices)?.idleTime).toBe('1')
  })

  it('sends back what was listed as a number as that number [CRE-D26]', () => {
    const numbered = all.map((size, place) => ({ ...size, id: String(place + 1), wireId: place + 1 }))
    const request = toCreateRequest(
      { ...values, blueprintId: '12' },
      {
        region: buildRegion({ appId: 3, clusterCode: '9', wireId: 9 }),
        sizes: { sizes: numbered, allSizes: numbered },
        idleTimes: [{ id: '4', wireId: 4 }],
        blueprints: [{ id: '12', wireId: 12 }],
      },
    )
    expect(request).toMatchObject({
      idleTime: 4,
      blueprintId: 12,
      analyticsSizeID: 2,
      loaderSizeID: 2,
      k8sClusterCode: 9,
      appId: 3,
    })
    expect(createClusterRequest.safeParse(request).success).toBe(true)
  })

  it('sends idle time 1 as a number where no list came [CRE-D26]', () => {
    const without = { ...choices, idleTimes: [] }
    expect(toCreateRequest({ ...values, idleTime: '1' }, without)?.idleTime).toBe(1)
    expect(toCreateRequest({ ...values, idleTime: null }, without)?.idleTime).toBe(1)
  })

  it.each([null, undefined, ''])('sends no tenant and no data app for %j', (nothing) => {
    const request = toCreateRequest({ ...values, tenantID: nothing, blueprintId: nothing }, choices)
    expect(request).toMatchObject({ tenantID: null, blueprintId: null })
  })

  it('passes the contract, which refuses any other key [CRE-043]', () => {
    const request = toCreateRequest(values, choices)
    expect(createClusterRequest.safeParse(request).success).toBe(true)
    expect(createClusterRequest.safeParse({ ...request, csize: 'medium' }).success).toBe(false)
  })

  it('is not made for a size that is not offered', () => {
    expect(toCreateRequest({ ...values, csize: 'huge' }, choices)).toBeNull()
    expect(
      toCreateRequest({ ...values, csize: 'medium' }, { ...choices, sizes: { sizes: [], allSizes: all } }),
    ).toBeNull()
  })
})

/** Written by hand: size, then the id of the size one order step below it. */
const oneBelow = [
  ['small', 'size-small'],
  ['medium', 'size-small'],
  ['larges1', 'size-medium'],
  ['larges2', 'size-larges1'],
  ['larges3', 'size-larges2'],
  ['larges4', 'size-larges3'],
  ['larges5', 'size-larges4'],
  ['larges6', 'size-larges5'],
  ['larges7', 'size-larges6'],
  ['large3x', 'size-larges7'],
] as const

describe.each(['gc', 'az', 'az-saas'])('sizes on %s', (platform) => {
  function pairOf(csize: string, optimizationLevel: string | null) {
    const request = toCreateRequest({ ...values, platform, csize, optimizationLevel }, choices)
    return [request?.analyticsSizeID, request?.loaderSizeID]
  }

  it.each(oneBelow)(
    'Analytics Optimized %s has the loader %s [CRE-016, CRE-052, CRE-053, CRE-D13]',
    (csize, below) => {
      expect(pairOf(csize, 'Analytics Optimized')).toEqual([`size-${csize}`, below])
    },
  )

  it.each(oneBelow)(
    'Loader Optimized %s has the analytics size %s [CRE-017, CRE-052, CRE-053, CRE-D13]',
    (csize, below) => {
      expect(pairOf(csize, 'Loader Optimized')).toEqual([below, `size-${csize}`])
    },
  )

  it.each(oneBelow)('General Purpose %s has the same size twice [CRE-018, CRE-052, CRE-053]', (csize) => {
    expect(pairOf(csize, 'General Purpose')).toEqual([`size-${csize}`, `size-${csize}`])
    expect(pairOf(csize, null)).toEqual([`size-${csize}`, `size-${csize}`])
  })
})

describe('one order step below', () => {
  it('goes by the order field, not by the place in the list [CRE-D01]', () => {
    const mixed = [buildSize('medium', 2, 2), buildSize('large3x', 9, 9), buildSize('small', 1, 1)]
    const request = toCreateRequest(
      { ...values, csize: 'large3x', optimizationLevel: 'Analytics Optimized' },
      { ...choices, sizes: { sizes: mixed, allSizes: mixed } },
    )
    expect(request?.loaderSizeID).toBe('size-medium')
  })
})
