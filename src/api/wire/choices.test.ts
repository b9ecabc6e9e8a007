import { describe, expect, it } from 'vitest'
import { faultsOfAnswer, recordFaultsOf } from '../record-faults'
import { pipelineResponse, sizeOfferResponse } from './choices'
import {
  blueprintListResponse,
  defaultImageResponse,
  idleTimeListResponse,
  imageListResponse,
  kubernetesVersionResponse,
  regionListResponse,
} from './creation'

const region = { regionAlias: 'EU', platform: 'gc', cluster_code: 'gc-eu', region: 'eu' }
const size = { id: 1, name: 's', displayName: 'S', order: 1 }

describe('a list of choices', () => {
  it.each([
    ['operators', regionListResponse, region],
    ['images', imageListResponse, { image: 'b' }],
    ['blueprints', blueprintListResponse, { id: 1, name: 'Retail' }],
    ['data', idleTimeListResponse, { key: 1, display: '1 Hour' }],
  ])('may stand under %s', (key, schema, record) => {
    expect(schema.parse({ [key]: [record] })).toHaveLength(1)
  })

  it.each([
    ['regions', regionListResponse, region],
    ['idleTimes', idleTimeListResponse, { key: 1, display: '1 Hour' }],
    ['availableVersions', imageListResponse, { image: 'b' }],
    ['apps', blueprintListResponse, { id: 1, name: 'Retail' }],
  ])('is the only list of its answer, here under %s', (key, schema, record) => {
    expect(schema.parse({ [key]: [record], total: 1 })).toHaveLength(1)
    expect(schema.parse({ data: { [key]: [record] } })).toHaveLength(1)
    expect(schema.safeParse({ [key]: [record], other: [] }).success).toBe(false)
    expect(schema.safeParse({ [key]: 'none' }).success).toBe(false)
    expect(schema.safeParse({ message: 'Not now', errors: [] }).success).toBe(false)
    expect(schema.parse({ [key]: [record], errors: [] })).toHaveLength(1)
  })

  it('of sizes has those that can be read, and none where there is none', () => {
    const { sizes, allSizes } = sizeOfferResponse.parse({ sizes: [size, { id: 2 }], allSizes: null })
    expect(sizes.map(({ id }) => id)).toEqual(['1'])
    expect(recordFaultsOf(sizes)).toMatchObject([{ number: 2, id: '2', isShown: false }])
    expect(allSizes).toEqual([])
    expect(sizeOfferResponse.parse({ allSizes: [size, {}] })).toMatchObject({
      sizes: [],
      allSizes: [{ id: '1' }],
    })
  })

  it('of sizes has ranks as digits, and calls one without a name for people by its own', () => {
    const { sizes } = sizeOfferResponse.parse({
      sizes: [
        { id: 1, name: 'small', order: '1' },
        { ...size, id: 2, order: 'first' },
      ],
    })
    expect(sizes).toMatchObject([{ id: '1', name: 'small', displayName: 'small', order: 1 }])
    expect(recordFaultsOf(sizes)).toMatchObject([{ id: '2', values: [{ field: 'order', found: 'text' }] }])
  })

  it('of versions has those under the name of the product', () => {
    const images = imageListResponse.parse([{ basaltImage: '4.3.1-1182', tags: { release: '4.3.1' } }, {}])
    expect(images).toEqual([{ image: '4.3.1-1182', release: '4.3.1' }])
    expect(recordFaultsOf(images)).toMatchObject([
      { number: 2, values: [{ field: 'image', found: 'nothing' }] },
    ])
    expect(defaultImageResponse.parse({ basaltImage: '4.3.1-1182' })).toEqual({
      image: '4.3.1-1182',
      release: null,
    })
  })

  it.each([[{ release: true }], [['4.3.1']], ['latest']])(
    'of versions has one whose tags are %j, without a release',
    (tags) => {
      const images = imageListResponse.parse([{ image: 'b', tags }])
      expect(images).toEqual([{ image: 'b', release: null }])
      expect(recordFaultsOf(images)).toEqual([])
    },
  )

  it('of data apps has one with details of other kinds, of several the first', () => {
    const [app, other] = blueprintListResponse.parse([
      { id: 1, name: 'Retail', businessFunction: ['Sales', 'Finance'], blueprintCategory: [{ name: 'SAP' }] },
      { id: 2, name: 'Churn', businessFunction: {}, blueprintCategory: 7, description: [], url: false },
    ])
    expect([app?.businessFunction, app?.dataSource]).toEqual(['Sales', 'SAP'])
    expect([other?.name, other?.businessFunction, other?.description, other?.url]).toEqual([
      'Churn',
      undefined,
      undefined,
      undefined,
    ])
  })

  it.each([
    [undefined, true],
    [null, true],
    ['false', false],
    [0, false],
    [true, true],
  ])(
    'of regions has one that says %j of itself, which may be chosen: %s [CRE-D23]',
    (isAvailable, isChoice) => {
      const [only] = regionListResponse.parse([{ ...region, isAvailable }])
      expect(only?.isAvailable).toBe(isChoice)
    },
  )

  it('of versions has one without a release', () => {
    expect(imageListResponse.parse([{ image: 'b' }, { image: 'c', tags: {} }])).toEqual([
      { image: 'b', release: null },
      { image: 'c', release: null },
    ])
  })

  it('of idle times names them by a text, where that is a figure', () => {
    expect(idleTimeListResponse.parse([{ key: '2', display: 2 }])).toEqual([{ key: '2', display: '2' }])
  })
})

it.each([
  [{ version: '4.3.1' }, { image: '4.3.1', release: null }],
  [{ version: { image: 'b', tags: { release: '4.3.1' } } }, { image: 'b', release: '4.3.1' }],
  [
    { version: '4', image: 'b' },
    { image: 'b', release: null },
  ],
  [
    { version: '4', basaltImage: 'b' },
    { image: 'b', release: null },
  ],
])('the default version sent as %j is %j [CRE-D24]', (sent, image) => {
  expect(defaultImageResponse.parse(sent)).toEqual(image)
})

it('a region is whose it is', () => {
  expect(regionListResponse.parse([{ ...region, userId: 'u-1' }])[0]?.userId).toBe('u-1')
})

it.each(['k8sVersion', 'kubernetesVersion', 'version'])(
  'the Kubernetes version may stand under %s, as a figure, or alone',
  (key) => {
    expect(kubernetesVersionResponse.parse({ [key]: 1.3 })).toBe('1.3')
    expect(kubernetesVersionResponse.parse(1.29)).toBe('1.29')
  },
)

it.each([
  [{ message: 'No quota', code: 7 }, 'No quota'],
  [{ code: 7 }, '{"code":7}'],
  [['No quota'], '["No quota"]'],
  [7, '7'],
  ['', null],
  [null, null],
  [undefined, null],
])('the error of a pipeline sent as %j says %j', (error, said) => {
  expect(pipelineResponse.parse({ states: [], pipelineStatus: { state: 'failed', error } })?.error).toBe(said)
})

describe('a data app', () => {
  const read = (more: object) => blueprintListResponse.parse([{ id: 'a', name: 'Retail', ...more }])[0]

  it('has words, however they are sent', () => {
    expect(read({ type: ' cloud , ,on-prem', tag: [' new ', ''] })).toMatchObject({
      types: ['cloud', 'on-prem'],
      tags: ['new'],
    })
    expect(read({ type: '', tag: [] })).toMatchObject({ types: undefined, tags: undefined })
  })

  it.each([
    [undefined, undefined, undefined],
    [null, undefined, undefined],
    ['SAP', 'SAP', undefined],
    [{ name: 'SAP', image: '/sap.png' }, 'SAP', '/sap.png'],
    [{}, undefined, undefined],
  ])('of the category %j has a source and a picture', (blueprintCategory, dataSource, imageUrl) => {
    expect(read({ blueprintCategory })).toMatchObject({ dataSource, imageUrl })
  })

  it.each([
    [{ requiredPackages: ['numpy==1.3', ' pandas '] }, ['numpy==1.3', 'pandas']],
    [{ packages: 'numpy, pandas' }, ['numpy', 'pandas']],
    [{ libraries: [{ name: 'numpy', version: '1.3' }] }, ['numpy']],
    [{ packages: [] }, []],
    [{ packages: null }, undefined],
    [{ packages: 7 }, undefined],
    [{}, undefined],
  ])('with %j requires %j [CRE-D02]', (sent, packages) => {
    expect(read(sent)?.packages).toEqual(packages)
  })

  it('has its address, slug, description and business function where they are sent', () => {
    const texts = { slug: 'retail', description: 'Sells', url: 'https://a.test', businessFunction: 'Sales' }
    expect(read(texts)).toMatchObject(texts)
    expect(read({ slug: null, description: '', url: null, businessFunction: null })).toMatchObject({
      slug: undefined,
      description: undefined,
      url: undefined,
      businessFunction: undefined,
    })
  })
})

it.each([
  [['A', { name: 'B', order: 2 }], ['A', 'B'], []],
  [
    [{ step: 'A' }],
    [
      ...[
        'Basic_Resources',
        'MYSQL_SERVER',
        'CERT_ISTIO',
        'OFFPOD_UPGRADPOD_BLOCKPOD',
        'OPERATOR_DEPLOYMENT',
      ],
      ...['DNS_LB_FOR_ISTIO', 'SNAPSHOT_CREATION', 'TRIGGGER_CLUSTER_CREATION_PIPELINE'],
    ],
    ['states.0'],
  ],
  [null, [], []],
])('the steps of a pipeline sent as %j are %j', (states, steps, faulty) => {
  const pipeline = pipelineResponse.parse({ states, pipelineStatus: { state: 'running' } })
  expect(pipeline?.states).toEqual(steps)
  const faults = faultsOfAnswer(pipeline).flatMap(({ values }) => values.map(({ field }) => field))
  expect(faults).toEqual(faulty)
})

it('a pipeline has every part that is sent of it, and no states where there are none', () => {
  const sent = {
    stageName: 'B',
    state: 'failed',
    region: 'East US',
    configurationName: 'main',
    basaltImage: '2024.1',
    plan: 'gold',
    createdAt: '2026-01-01',
    updatedAt: '2026-01-02',
    error: 'No quota',
  }
  const { basaltImage: image, ...rest } = sent
  expect(pipelineResponse.parse({ data: { states: null, pipelineStatus: sent } })).toEqual({
    states: [],
    image,
    ...rest,
  })
  expect(pipelineResponse.parse({ states: ['A'], pipelineStatus: null })).toBeNull()
})

it.each([
  ['Completed', 'completed'],
  ['in_progress', 'inProgress'],
  ['In Progress', 'inProgress'],
  ['CANCELLED', 'canceled'],
  ['failed', 'failed'],
  ['Paused', 'Paused'],
  [null, null],
])('a pipeline in state %j is %j', (state, read) => {
  expect(pipelineResponse.parse({ states: [], pipelineStatus: { state } })?.state).toBe(read)
})
