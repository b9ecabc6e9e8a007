import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../contract'
import { faultsOfAnswer, recordFaultsOf } from '../record-faults'
import { clusterListResponse, clusterStatusResponse } from './cluster'
import { clusterDetailResponse } from './cluster-detail'
import { clusterUserListResponse } from './cluster-user'
import { dataAgentListResponse } from './data-agent'
import { libraryListResponse } from './library'
import { personResponse } from './person'
import { recordsOf } from './records'
import { scheduledEventListResponse } from './scheduled-event'
import { whitelistListResponse } from './whitelist'

type Wire = Record<string, unknown>

const cluster = (number: number, more: Wire = {}) => ({
  instance: { id: `c-${number}`, name: `cluster-${number}`, platform: 'gc', ...more },
  services: [],
})
const detail = (subClusters: unknown) => ({ id: 'c-1', name: 'sales', platform: 'gc', subClusters })

/** Every list of records: how an answer of it is read to ids, a good record, and one that is broken at a field. */
const lists = [
  {
    list: 'clusters',
    read: (sent: unknown) => clusterListResponse.parse(sent),
    good: (n: number): Wire => cluster(n),
    id: (n: number) => `c-${n}`,
    broken: cluster(0, { id: {} }),
    fault: { field: 'instance.id', expected: ['text', 'number'], found: 'object' },
  },
  {
    list: 'cluster statuses',
    read: (sent: unknown) => clusterStatusResponse.parse(sent),
    good: (n: number): Wire => ({ instance: { id: `c-${n}`, corrupted: 0 }, services: [] }),
    id: (n: number) => `c-${n}`,
    broken: { instance: { id: 'c-0', corrupted: 'perhaps' }, services: [] },
    fault: { field: 'instance.corrupted', expected: ['flag'], found: 'text', sample: 'perhaps' },
    // Of which one can be read: without any the poll has failed.
    fewest: 1,
  },
  {
    list: 'users',
    read: (sent: unknown) => clusterUserListResponse.parse(sent),
    good: (n: number): Wire => ({ user: { id: `u-${n}`, email: `${n}@a.test` }, authorizedRoles: ['owner'] }),
    id: (n: number) => `u-${n}`,
    broken: { user: 'ann', authorizedRoles: [] },
    fault: { field: 'user', expected: ['object'], found: 'text', sample: 'ann' },
  },
  {
    list: 'whitelists',
    read: (sent: unknown) => whitelistListResponse.parse(sent),
    good: (n: number): Wire => ({ id: n, range: '10.0.0.0/8', active: '1' }),
    id: String,
    broken: { id: 0, range: 7 },
    fault: { field: 'range', expected: ['text'], found: 'number', sample: '7' },
  },
  {
    list: 'libraries',
    read: (sent: unknown) => libraryListResponse.parse(sent),
    good: (n: number): Wire => ({ name: `lib${n}`, type: 'pypi' }),
    id: (n: number) => `pypi lib${n} `,
    broken: { name: 'numpy' },
    fault: { field: 'type', expected: ['text'], found: 'nothing', sample: null },
  },
  {
    list: 'scheduled events',
    read: (sent: unknown) => scheduledEventListResponse.parse(sent),
    good: (n: number): Wire => ({ id: n, event: 'connect', startTime: '2026-01-01T00:00:00Z' }),
    id: String,
    broken: { id: 0, event: 'connect', startTime: {} },
    fault: { field: 'startTime', expected: ['text', 'number'], found: 'object', sample: null },
  },
  {
    list: 'data agents',
    read: (sent: unknown) => dataAgentListResponse.parse({ dataAgents: sent, total: 99 }).records,
    good: (n: number): Wire => ({ id: n, name: `agent_${n}` }),
    id: String,
    broken: { id: 0, name: null },
    fault: { field: 'name', expected: ['text'], found: 'null', sample: null },
  },
  {
    list: 'sub-clusters',
    read: (sent: unknown) => clusterDetailResponse.parse(detail(sent)).subClusters,
    good: (n: number): Wire => ({ id: `s-${n}`, name: `sales-${n}` }),
    id: (n: number) => `s-${n}`,
    broken: { id: 's-0', name: 'sales-0', nodes: 'many' },
    fault: { field: 'nodes', found: 'text', sample: 'many' },
    // The rest of the cluster is read without them.
    isPart: true,
  },
]

describe.each(lists)('a list of $list', ({ read, good, id, broken, fault, fewest = 0, isPart = false }) => {
  it('shows n - 1 of n records where one cannot be read, and names that one', () => {
    fc.assert(
      fc.property(fc.integer({ min: fewest, max: 8 }), fc.nat({ max: 8 }), (count, at) => {
        const sent: Wire[] = Array.from({ length: count }, (_, index) => good(index + 1))
        const place = Math.min(at, count)
        sent.splice(place, 0, broken)
        const records = read(sent)
        expect(records.map((record) => record.id)).toEqual(
          Array.from({ length: count }, (_, index) => id(index + 1)),
        )
        expect(recordFaultsOf(records)).toMatchObject([
          { number: place + 1, isShown: false, values: [fault] },
        ])
      }),
    )
  })

  it('names nothing where every record can be read', () => {
    expect(recordFaultsOf(read([good(1), good(2)]))).toEqual([])
  })

  it('is refused where the answer is no list', () => {
    for (const sent of ['none', 7, true, { pages: [] }]) {
      if (isPart) expect(recordFaultsOf(read(sent))).toMatchObject([{ name: 'subClusters', isShown: false }])
      else expect(() => read(sent)).toThrow()
    }
  })
})

describe('null in place of a list', () => {
  it.each(['listClusters', 'listClusterStatuses', 'listRegions', 'listImages', 'listIdleTimes'] as const)(
    'reads as one without records in the answer of %s; nothing at all is refused',
    (name) => {
      const { response } = contract[name]
      for (const sent of [null, { data: null }]) expect(response.parse(sent)).toEqual([])
      for (const sent of [undefined, {}, { data: undefined }]) expect(() => response.parse(sent)).toThrow()
    },
  )

  it.each([
    ['listClusters', { instances: null }],
    ['listClusterStatuses', { instances: null }],
    ['listRegions', { operators: null }],
    ['listImages', { images: null }],
    ['getConsumption', { data: { clusters: null } }],
  ] as const)('reads so in the wrapper of %s: %j', (name, sent) => {
    expect(contract[name].response.parse(sent)).toEqual([])
  })
})

describe('what cannot be read', () => {
  it('is named by name and id where the record has them, else by its number', () => {
    const records = whitelistListResponse.parse([
      { id: 3, range: {}, name: 'office' },
      7,
      { id: {}, range: '10.0.0.1' },
    ])
    expect(recordFaultsOf(records).map(({ number, id, name }) => [number, id, name])).toEqual([
      [1, '3', 'office'],
      [2, null, null],
      [3, null, '10.0.0.1'],
    ])
  })

  it('says a long text by its beginning', () => {
    const records = whitelistListResponse.parse([{ id: 1, range: '10.0.0.1', active: 'x'.repeat(90) }])
    expect(recordFaultsOf(records)[0]?.values[0]?.sample).toBe('x'.repeat(40))
  })

  it('is found in every list of an answer, and in the answer itself', () => {
    const answer = clusterDetailResponse.parse({
      ...detail([{ id: 1, name: 'one' }, { id: 2 }]),
      clusterPolicy: { userPolicy: 7 },
      premiumFeaturesConfig: 'none of these',
    })
    expect(
      faultsOfAnswer(answer).map(({ name, id, isShown, values }) => [
        name,
        id,
        isShown,
        values.map(({ field, found }) => `${field} ${found}`),
      ]),
    ).toEqual([
      [
        'sales',
        'c-1',
        true,
        expect.arrayContaining(['clusterPolicy.userPolicy number', 'premiumFeaturesConfig text']),
      ],
      [null, '2', false, ['name nothing']],
    ])
    expect(faultsOfAnswer(clusterListResponse.parse([cluster(1), 7]))).toMatchObject([{ number: 2 }])
    expect(faultsOfAnswer(null)).toEqual([])
  })

  it('leaves the other choices of a form to choose from', () => {
    const read = (name: 'listRegions' | 'listImages' | 'listBlueprints' | 'listIdleTimes', sent: unknown[]) =>
      contract[name].response.parse(sent)
    expect(read('listIdleTimes', [{ key: 1, display: '1 hour' }, { key: 2 }])).toHaveLength(1)
    expect(read('listImages', [{ image: '6.2' }, { image: null }])).toHaveLength(1)
    expect(read('listBlueprints', [{ id: 1, name: 'Sales' }, {}])).toHaveLength(1)
    const region = { regionAlias: 'West', platform: 'gc', cluster_code: 'w1', region: 'west', isAvailable: 1 }
    expect(read('listRegions', [region, { ...region, region: 4 }])).toMatchObject([{ isAvailable: true }])
  })
})

describe('a policy of an unknown shape', () => {
  const policiesOf = (clusterPolicy: unknown) => {
    const clusters = clusterListResponse.parse([cluster(1, { clusterPolicy }), cluster(2)])
    return { policies: clusters[0]?.policies, count: clusters.length, faults: recordFaultsOf(clusters) }
  }

  it.each<[string, unknown, string]>([
    ['a number', 7, 'number'],
    ['a text', 'create,update', 'text'],
    ['a list of objects', [{ verb: 'create' }], 'list'],
    ['switches that are none', { create: 'often' }, 'object'],
  ])('that is %s loses no cluster, allows nothing and is named', (_words, sent, _found) => {
    const { policies, count, faults } = policiesOf({
      userPolicy: sent,
      cliPolicy: ['list'],
      roleName: 'owner',
    })
    expect(count).toBe(2)
    expect(policies).toMatchObject({ user: [], cli: ['list'], roleName: 'owner', unreadable: ['user'] })
    expect(faults).toMatchObject([{ id: 'c-1', name: 'cluster-1', isShown: true }])
    expect(faults[0]?.values[0]?.field).toMatch(/^clusterPolicy\.userPolicy/)
  })

  it('does not lose the page of a cluster whose own roles came as something else', () => {
    const clusterPolicy = { cliPolicy: ['list'], authorizedRoles: ['owner'] }
    const read = clusterDetailResponse.parse({ ...detail([]), clusterPolicy, authorizedRoles: 7 })
    expect(read.policies).toMatchObject({ cli: ['list'], authorizedRoles: ['owner'] })
    expect(faultsOfAnswer(read)).toMatchObject([{ values: [{ field: 'authorizedRoles', found: 'number' }] }])
  })

  it.each([
    [{ authorizedRoles: 7 }, [], ['authorizedRoles']],
    [{ authorizedRoles: 7, clusterPolicy: { authorizedRoles: [] } }, [], ['authorizedRoles']],
    [{ clusterPolicy: { authorizedRoles: 'owner' } }, [], ['authorizedRoles']],
    [{ authorizedRoles: ['owner'], clusterPolicy: { authorizedRoles: 'x' } }, ['owner'], []],
    [{}, [], []],
  ])('reads of the roles in %j: %j, unknown: %j [ACL-D14]', (sent, authorizedRoles, unreadable) => {
    const { policies } = clusterDetailResponse.parse({ ...detail([]), ...sent })
    expect(policies).toMatchObject({ authorizedRoles, unreadable })
  })

  it.each([
    [{ subClusters: [{ id: 1 }] }, ['subClusterTypes']],
    [{ subClusters: 'none' }, ['subClusterTypes']],
    [{ premiumFeaturesConfig: 5 }, ['premiumFeatures']],
    [{ enableBusinessUserNotebook: [] }, ['hasBusinessUserNotebook']],
    [{ subClusters: null, premiumFeaturesConfig: null, enableBusinessUserNotebook: null }, []],
    [{}, []],
  ])('tells what came of %j and could not be read: %j', (sent, unreadable) => {
    expect(clusterDetailResponse.parse({ ...detail([]), ...sent }).unreadable).toEqual(unreadable)
  })

  it('leaves no policy known where all of them came as something else', () => {
    const { policies, count } = policiesOf('owner')
    expect(count).toBe(2)
    expect(policies).toMatchObject({ user: [], roleName: null })
    expect(policies?.unreadable).toHaveLength(10)
  })

  it.each([
    ['owner', 'owner', 0],
    [['owner'], 'owner', 0],
    [[], null, 0],
    [null, null, 0],
    [['owner', 'developer'], null, 1],
    [{ name: 'owner' }, null, 1],
    [true, null, 1],
  ])('reads the name of the role by itself: %j is %s', (roleName, role, count) => {
    const { policies, faults } = policiesOf({ cliPolicy: ['list'], roleName })
    const unreadable = count > 0 ? ['roleName'] : []
    expect(policies).toMatchObject({ cli: ['list'], roleName: role, unreadable })
    expect(faults).toHaveLength(count)
  })

  it('is none of the shapes the documents give [ACL-D26]', () => {
    const { policies, faults } = policiesOf({
      userPolicy: { create: 1, update: '0', list: 'true', delete: false, execute: null },
      cliPolicy: null,
      whitelistPolicy: ['list'],
      authorizedRoles: ['owner', { id: 4, role: 'developer' }, { id: 5 }],
    })
    expect(policies).toMatchObject({
      user: ['create', 'list'],
      cli: [],
      whitelist: ['list'],
      authorizedRoles: ['owner', 'developer'],
      unreadable: [],
    })
    expect(faults).toEqual([])
  })
})

describe('where the documents give two shapes', () => {
  it.each<[unknown, boolean]>([
    [true, true],
    [1, true],
    ['true', true],
    ['True', true],
    ['1', true],
    [false, false],
    [0, false],
    ['false', false],
    ['0', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('a flag sent as %j reads as %j', (sent, expected) => {
    const [entry] = clusterListResponse.parse([cluster(1, { isPremium: sent, corrupted: sent })])
    expect([entry?.isPremium, entry?.isCorrupted]).toEqual([expected, expected])
  })

  it('the roles of a cluster and of a user are read as texts and as objects', () => {
    const roles = [{ id: 1, role: 'accountAdmin' }, 'owner']
    expect(
      clusterDetailResponse.parse({ ...detail([]), authorizedRoles: roles }).policies.authorizedRoles,
    ).toEqual(['accountAdmin', 'owner'])
    for (const authorizedRoles of [['owner'], [{ id: 9, role: 'owner' }]]) {
      expect(clusterUserListResponse.parse([{ user: { id: 1 }, authorizedRoles }])[0]?.role).toBe('owner')
    }
  })

  it.each<[unknown, string[]]>([
    [['copilot'], ['copilot']],
    ['["copilot"]', ['copilot']],
    [{ copilot: true, mlflow: false }, ['copilot']],
    ['{"copilot":"1","mlflow":0}', ['copilot']],
    ['', []],
    [null, []],
  ])('premiumFeaturesConfig %j reads as %j', (premiumFeaturesConfig, expected) => {
    const read = clusterDetailResponse.parse({ ...detail([]), premiumFeaturesConfig })
    expect(read.premiumFeatures).toEqual(expected)
    expect(faultsOfAnswer(read)).toEqual([])
  })

  it.each<[unknown, unknown]>([
    [
      { maxBasaltIPU: 8, maxSparkIPU: 4 },
      { product: 8, spark: 4 },
    ],
    ['{"maxBasaltIPU":"8","maxSparkIPU":4}', { product: 8, spark: 4 }],
    ['no limits', null],
    [null, null],
  ])('maxIPUs %j reads as %j', (maxIPUs, expected) => {
    expect(clusterDetailResponse.parse({ ...detail([]), maxIPUs }).maxIpus).toEqual(expected)
  })

  it.each([
    ['email', [], { email: null }],
    ['company', { name: 'Basalt Mills' }, { profile: { company: null } }],
    ['redirectTo', false, { redirectTo: null }],
    ['userConsent', true, { consent: null }],
    ['instancesCount', 'many', { clusterCount: 0 }],
    ['configurations', { allowedInstances: { count: 'all' } }, { configurations: { allowedClusters: 0 } }],
    ['configurations', { allowedInstances: 5 }, { configurations: { allowedClusters: 0 } }],
    ['configurations', 'all', { configurations: { allowedClusters: 0, isTenantShown: false } }],
    ['platformActions', 'whitelisting', { platformActions: [] }],
    ['features', { payment: true }, { features: [] }],
    ['toggleFeatures', true, { toggleFeatures: [] }],
  ])('%s of the person in an unknown shape does not keep the person out', (field, sent, read) => {
    const wire = { uuid: 'u-1', role: { id: 1, name: 'free' }, [field]: sent }
    expect(personResponse.parse(wire)).toMatchObject(read)
  })

  it.each([
    [null, 'role', 'null'],
    [undefined, 'role', 'nothing'],
    ['premium', 'role', 'text'],
    [{ name: 'premium' }, 'role.id', 'nothing'],
    [{ id: 'x', name: 'premium' }, 'role.id', 'text'],
    [{ id: 0, name: 'free' }, 'role.id', 'number'],
    [{ id: -1 }, 'role.id', 'number'],
    [{ id: 1.5 }, 'role.id', 'number'],
  ])(
    'the role %j gives no rights, is named, and keeps nobody from verifying their address',
    (role, field, found) => {
      const person = personResponse.parse({ uuid: 'u-1', confirmed: false, userDataIsSet: false, role })
      expect(person).toMatchObject({ isConfirmed: false, isLoaded: false, role: { id: 0, name: '' } })
      expect(faultsOfAnswer(person).flatMap(({ values }) => values)).toMatchObject([{ field, found }])
    },
  )

  it.each([[{ id: 1 }], [{ id: 1, name: null }], [{ id: '1', name: 7 }]])(
    'the role %j is that of a trial by its id alone [ACL-D27]',
    (role) => {
      const person = personResponse.parse({ uuid: 'u-1', role })
      expect([person.role.id, faultsOfAnswer(person)]).toEqual([1, []])
    },
  )

  it('a flag of the person as text, or of no shape at all, does not keep the person out', () => {
    const person = personResponse.parse({
      uuid: 'u-1',
      role: { id: 1, name: 'free' },
      isPartner: 'true',
      trialExpired: '0',
      confirmed: 'false',
      newUser: 'perhaps',
      configurations: { showTenants: { enabled: 'true' }, showDiskSize: '1', showLatestRelease: 'perhaps' },
      features: [{ key: 'payment', toggle: 1 }, { toggle: true }],
    })
    expect(person).toMatchObject({
      isPartner: true,
      isTrialExpired: false,
      isConfirmed: false,
      isNew: false,
      configurations: { isTenantShown: true, diskSize: { isEnabled: true }, isReleaseShown: false },
      features: [{ key: 'payment', isToggled: true }],
    })
  })
})

it('of a value of another kind says which kind is expected', () => {
  const row = z.object({
    tags: z.array(z.string()),
    owner: z.looseObject({}),
    prices: z.record(z.string(), z.number()),
  })
  const answer = recordsOf(row).parse([{ tags: 'a', owner: 7, prices: true }])
  expect(recordFaultsOf(answer)[0]?.values).toEqual([
    { field: 'tags', expected: ['list'], found: 'text', sample: 'a' },
    { field: 'owner', expected: ['object'], found: 'number', sample: '7' },
    { field: 'prices', expected: ['object'], found: 'flag', sample: 'true' },
  ])
})

it('of a value of a kind that may be, with something wrong inside, names no kind as expected', () => {
  const named = z.looseObject({ name: z.string() })
  const row = z.object({ owner: z.union([z.string(), named]), payer: z.union([named, z.string()]) })
  const answer = recordsOf(row).parse([{ owner: { name: 7 }, payer: { name: null } }])
  expect(recordFaultsOf(answer)[0]?.values).toEqual([
    { field: 'owner', expected: ['value'], found: 'object', sample: null },
    { field: 'payer', expected: ['value'], found: 'object', sample: null },
  ])
})
