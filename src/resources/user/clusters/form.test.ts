import { describe, expect, it, onTestFinished } from 'vitest'
import { listed } from '../../../definitions/condition'
import type { CallReader, FieldLock } from '../../../definitions/define-behaviour'
import type { FormContext } from '../../../definitions/form-values'
import { buildCluster, buildPerson } from '../../../testing/builders'
import { buildRegion, buildSize } from '../../../testing/choice-builders'
import {
  awaitedClone,
  awaitedCluster,
  cloneValues,
  diskSizeHint,
  diskSizeRule,
  isKeepAliveShown,
  nameHint,
  nameRule,
  regionLock,
  sizeLock,
  standardValues,
  toClone,
  toCluster,
  versionLock,
} from './form'

const on = (platform: string): FormContext => ({
  mode: 'create',
  values: { platform },
  record: null,
  scope: { kind: 'user' },
  person: buildPerson(),
  productKey: 'basalt',
})

const size = 'The size is fixed on this platform.'
const version = 'Only Latest Version is Supported in Azure Platform'

describe('a new cluster', () => {
  it.each([
    ['az', size, version],
    ['az-saas', null, version],
    ['aws', null, null],
    ['gc', null, null],
  ])('on %s has what cannot be chosen there locked, and says why', (platform, ...sentences) => {
    const said = (lock: FieldLock) =>
      typeof lock === 'function' ? lock(on(platform)) : listed(lock)[0]?.reason
    expect([sizeLock, versionLock].map(said)).toEqual(sentences)
  })

  it.each([
    ['az', 'Naming hint: 3 to 8 characters;'],
    ['az-saas', 'Naming hint: 3 to 8 characters;'],
    ['aws', 'Naming hint: 3 to 21 characters;'],
    ['gc', 'Naming hint: 3 to 21 characters;'],
  ])('on %s is named as "%s" says', (platform, hint) => {
    expect(nameHint(on(platform))).toMatch(new RegExp(`^${hint}`))
  })

  it('has a disk of a size that the account may have', () => {
    expect(diskSizeHint(on('gc'))).toBe('Between 1 and 1000 GB')
    expect([1, 1000].map((value) => diskSizeRule(value, on('gc')))).toEqual([null, null])
    expect([0, 1001].map((value) => diskSizeRule(value, on('gc')))).toEqual([
      'Disk size must be between 1 and 1000',
      'Disk size must be between 1 and 1000',
    ])
  })

  it('has a disk of at least so much where no most is known', () => {
    const person = buildPerson()
    const { configurations } = person
    const diskSize = { ...configurations.diskSize, min: 10, max: null }
    const context = { ...on('gc'), person: { ...person, configurations: { ...configurations, diskSize } } }
    expect(diskSizeHint(context)).toBe('At least 10 GB')
    expect([9, 10, 1_000_000].map((value) => diskSizeRule(value, context))).toEqual([
      'Disk size must be at least 10',
      null,
      null,
    ])
  })

  it('has a name as long as its platform takes it, and a disk of a size in words or figures', () => {
    const long = 'atlas1234'
    expect([nameRule(long, on('gc')), nameRule(long, on('az')) === null]).toEqual([null, false])
    expect(diskSizeRule('1000', on('gc'))).toBeNull()
    expect(diskSizeRule('1001', on('gc'))).toBe('Disk size must be between 1 and 1000')
  })

  it('has its region locked on trial, with the reason of access', () => {
    const person = buildPerson({ role: { id: 1, name: 'free' } })
    const lock = typeof regionLock === 'function' ? regionLock({ ...on('gc'), person }) : null
    expect(lock).toBe('Upgrade to a Premium Account to choose a region.')
  })

  it('starts with general purpose, the typical installation and the disk of the account', () => {
    expect(standardValues(on('gc'))).toEqual({
      optimizationLevel: 'General Purpose',
      installation: 'typical',
      dsize: 100,
      keepAlive: false,
    })
  })

  it('may be kept alive where the account shows it', () => {
    const { person } = on('gc')
    const shown = [true, false].map((isAlwaysAliveShown) => {
      const configurations = { ...person.configurations, isAlwaysAliveShown }
      return (
        typeof isKeepAliveShown === 'function' &&
        isKeepAliveShown({ ...on('gc'), person: { ...person, configurations } })
      )
    })
    expect(shown).toEqual([true, false])
  })
})

it('reads for the request the sizes of the chosen region, and makes none without one [CRE-047]', () => {
  const asked: unknown[] = []
  const size = buildSize('small', 1, 1)
  const answers: Record<string, unknown> = {
    listRegions: [buildRegion(), buildRegion({ clusterCode: 'gc-euw1' })],
    getSizes: { sizes: [size], allSizes: [size] },
  }
  const read = ((name: string, options: object) => {
    if (name === 'getSizes') asked.push(options)
    return answers[name] ?? []
  }) as CallReader
  const values = { platform: 'gc', region: 'gc-euw1', csize: 'small' }
  expect(toCluster(values, { ...on('gc'), read })).not.toBeNull()
  expect(asked).toEqual([{ query: { clusterCode: 'gc-euw1' } }])
  expect(toCluster({ ...values, region: 'gc-gone' }, { ...on('gc'), read })).toBeNull()
})

it('reads the names of data apps for the request as the form has read them, where one is chosen [CRE-047]', () => {
  const asked: unknown[] = []
  const answers: Record<string, unknown> = {
    listRegions: [buildRegion()],
    getSizes: { sizes: [buildSize('small', 1, 1)], allSizes: [buildSize('small', 1, 1)] },
    listIdleTimes: [{ key: '1', wireId: 1, display: '1 Hour' }],
    listBlueprints: [{ id: '7', wireId: 7, name: 'Sales' }],
  }
  const read = ((name: string, options: object) => {
    if (name === 'listBlueprints') asked.push(options)
    return answers[name] ?? []
  }) as CallReader
  const values = { platform: 'gc', region: 'gc-usc1', csize: 'small', blueprintId: '7' }
  const context = { ...on('gc'), read }
  expect(toCluster(values, context)).toMatchObject({ blueprintId: 7 })
  expect(toCluster({ ...values, blueprintId: null }, context)).toMatchObject({ blueprintId: null })
  expect(asked).toEqual([{ query: { fields: 'name,id,trial,minimal_version,installable' } }])
})

describe('the request of a new cluster', () => {
  const mine = buildRegion({ clusterCode: 'k-1', zone: 'zone-b', region: 'us-central1', appId: null })
  const answers: Record<string, unknown> = {
    listRegions: [
      { ...mine, platform: 'az', region: 'of another platform' },
      { ...mine, userId: 'u-9', region: 'of another person' },
      { ...mine, isAvailable: false, region: 'not free' },
      mine,
    ],
    getSizes: { sizes: [buildSize('small', 1, 1)], allSizes: [buildSize('small', 1, 1)] },
    listIdleTimes: [
      { key: '1', wireId: 11, display: '1 Hour' },
      { key: '4', wireId: 44, display: '4 Hours' },
    ],
  }
  const values = {
    ...{ platform: 'gc', region: 'k-1', name: ' atlas ', csize: 'small', image: '4.3.1', idleTime: '4' },
    ...{ installation: 'custom', dsize: 50, tenantID: 't-7', keepAlive: true },
  }
  function request(changes: object = {}) {
    const asked: unknown[] = []
    const read = ((name: string, options: object, instead: unknown) => {
      asked.push([name, options])
      return answers[name] ?? instead
    }) as CallReader
    return { asked, body: toCluster({ ...values, ...changes }, { ...on('gc'), read }) }
  }

  it('is made of the region of that platform that is free and open to the person [CRE-009, CRE-D03, CRE-D26]', () => {
    const { asked, body } = request()
    expect(body).toEqual({
      ...{ name: 'atlas', image: '4.3.1', platform: 'gc', region: 'us-central1', installation: 'custom' },
      ...{ dsize: 50, idleTime: 44, tenantID: 't-7', blueprintId: null, zone: 'zone-b', appId: '1' },
      ...{ analyticsSizeID: 'size-small', loaderSizeID: 'size-small', k8sClusterCode: 'k-1' },
      sleeppable: false,
    })
    // Until both calls of versions have answered, nobody knows which one is chosen.
    expect(asked).toEqual([
      ['listRegions', {}],
      ['getSizes', { query: { clusterCode: 'k-1' } }],
      ['listImages', {}],
      ['getDefaultImage', {}],
      ['listIdleTimes', {}],
    ])
  })

  it('goes to the very one of several regions that share a code, or have none [CRE-009]', () => {
    const west = { ...mine, alias: 'West', region: 'us-west1', zone: 'zone-w' }
    answers.listRegions = [mine, west, { ...west, zone: 'zone-x', clusterCode: null }]
    onTestFinished(() => {
      answers.listRegions = [mine]
    })
    expect(request({ region: 'West|us-west1|zone-w|k-1' }).body).toMatchObject({
      ...{ region: 'us-west1', zone: 'zone-w', k8sClusterCode: 'k-1' },
    })
    const { body, asked } = request({ region: 'West|us-west1|zone-x|' })
    expect(body).toMatchObject({ region: 'us-west1', zone: 'zone-x', k8sClusterCode: null })
    expect(asked).toContainEqual(['getSizes', { query: { clusterCode: '' } }])
    expect(request({ region: 'k-1' }).body).toBeNull()
  })

  it('is not made for a region that is not offered, of which no sizes are asked', () => {
    const { asked, body } = request({ region: 'k-2' })
    expect([body, asked]).toEqual([null, [['listRegions', {}]]])
  })
})

it.each([
  ['gc', 'Analytics Optimized', 'size-medium', '4.3.1'],
  ['gc', 'Loader Optimized', 'size-small', '4.3.1'],
  ['az', 'Analytics Optimized', 'size-medium', null],
])(
  'a new cluster on %s that is %s is shown as it was sent, before the server lists it [CRE-020]',
  (platform, optimizationLevel, sizeName, version) => {
    const sizes = ['small', 'medium'].map((name, place) => ({
      ...buildSize(name, place, 1),
      displayName: `size-${name}`,
    }))
    const answers: Record<string, unknown> = {
      listRegions: [buildRegion({ alias: 'Oregon', platform })],
      getSizes: { sizes, allSizes: sizes },
      listIdleTimes: [{ key: '4', wireId: 4, display: '4 Hours' }],
    }
    const read = ((name: string) => answers[name]) as CallReader
    const values = {
      platform,
      optimizationLevel,
      name: 'atlas',
      region: 'gc-usc1',
      csize: 'medium',
      image: '4.3.1',
      idleTime: '4',
    }
    expect(awaitedCluster(values, { ...on(platform), record: null, read })).toMatchObject({
      ...{ id: 'awaited:atlas', name: 'atlas', platform, version, sizeKey: 'medium', sizeName },
      ...{ regionAlias: 'Oregon', idleTime: '4 Hours', isPremium: false, hostName: null },
    })
  },
)

it('a new cluster is shown without what no list tells of it', () => {
  const read = ((name: string): unknown => (name === 'listRegions' ? [buildRegion()] : [])) as CallReader
  const values = { platform: 'gc', name: 'atlas', region: 'gone', csize: 'small', idleTime: '9' }
  expect(awaitedCluster(values, { ...on('gc'), record: null, read })).toMatchObject({
    ...{ regionAlias: null, sizeKey: 'small', sizeName: null, idleTime: null, version: '' },
  })
})

describe('a clone', () => {
  const record = buildCluster({ id: 'c-1', name: 'sales', platform: 'az', state: 'running' })
  const cloning = { ...on('az'), mode: 'clone' as const, record }
  const read = () => {
    throw new Error('nothing is read')
  }

  it('begins with a name by the rules of the platform of its source, and is asked for by that name', () => {
    expect(cloneValues(cloning)).toEqual({ name: 'sales2', platform: 'az' })
    expect(toClone({ name: 'sales2' }, { ...cloning, read })).toEqual({ name: 'sales2', clone: 'sales' })
  })

  it('is shown as being created, set up as its source, before the server lists it', () => {
    const running = { ...record, runningAt: '2026-03-05T10:00:00Z', instanceStatus: 'x', customBuild: 'b' }
    const clone = awaitedClone({ name: 'sales2' }, { ...cloning, record: running, read })
    expect(clone).toEqual({
      ...{ id: 'awaited:sales2', name: 'sales2', hostName: null, platform: 'az', version: '6.2.1' },
      ...{ customBuild: null, isCorrupted: false, isPremium: false, isCloneable: false },
      ...{ createdAt: null, ownerName: null, sizeKey: 'small', sizeName: 'Small' },
      ...{ regionAlias: 'Europe West', idleTime: '1 hour', runningAt: null, instanceStatus: null },
      services: [{ kind: 'analytics', url: null, status: 'loading' }],
      // Nothing is known yet of what anybody may do there.
      policies: {
        ...{ management: [], cluster: [], connection: [], subCluster: [], user: [], blueprint: [] },
        ...{ cli: [], whitelist: [], roleName: null, authorizedRoles: [] },
        unreadable: [
          ...['management', 'cluster', 'connection', 'subCluster', 'user', 'blueprint', 'cli'],
          ...['whitelist', 'authorizedRoles', 'roleName'],
        ],
      },
    })
  })

  it('is nothing without its source', () => {
    const without = { ...cloning, record: null, read }
    expect([
      cloneValues(without),
      toClone({ name: 'a' }, without),
      awaitedClone({ name: 'a' }, without),
    ]).toEqual([{}, null, null])
  })
})
