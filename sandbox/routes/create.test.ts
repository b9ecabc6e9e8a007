import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'
import { clusters } from '../store/schema'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.reset())
afterAll(() => rig.close())

const gc = {
  name: 'new-cluster',
  image: '4.3.1-1182',
  platform: 'gc',
  region: 'US Central (Iowa)',
  installation: 'typical',
  dsize: 100,
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
const { image: _, ...withoutImage } = gc
const saas = {
  ...withoutImage,
  name: 'newsaas',
  platform: 'az-saas',
  region: 'Sweden Central',
  zone: '1',
  k8sClusterCode: 'azs-swc',
  appId: '9',
}
const az = {
  ...withoutImage,
  name: 'newaz',
  platform: 'az',
  region: 'East US',
  zone: null,
  k8sClusterCode: 'az-eus',
  appId: '7',
}

const create = (key: string, body: object, headers?: Record<string, string>) =>
  rig.call(key, 'POST', '/users/{id}/instances', body, headers)

async function nameError(body: object) {
  const answer = await create('owner', body)
  const errors: { fieldName: string; message: string }[] = answer.body.errors ?? []
  return {
    status: answer.status,
    message: errors.find(({ fieldName }) => fieldName === 'name')?.message ?? null,
  }
}

describe('create', () => {
  it('makes a cluster that is being created, then runs', async () => {
    const answer = await create('owner', gc)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({ message: 'cluster is created successfully' })
    const entry = async () => {
      const { body } = await rig.call('owner', 'GET', '/users/{id}/instances')
      return body.find((one: { instance: { name: string } }) => one.instance.name === 'new-cluster')
    }
    expect((await entry()).instance.runningAt).toBeNull()
    expect((await entry()).services[0]).toEqual({ name: 'analytics', url: null, status: 'loading' })
    rig.pass(10 * 60_000)
    expect((await entry()).services[0]).toEqual({
      name: 'analytics',
      url: 'https://new-cluster.sandbox.test/',
      status: 'running',
    })
    expect((await rig.call('owner', 'GET', '/users/{id}/me')).body.user.instancesCount).toBe(9)
  })

  it.each([
    ['az-saas of the owner', 'owner', saas],
    ['az with a finished pipeline', 'enterprise', az],
    ['the one region a trial may use', 'newcomer', { ...gc, dsize: 50 }],
  ])('accepts %s', async (_title, key, body) => {
    expect((await create(key, body)).status).toBe(201)
  })

  it.each([
    ['', 'Please enter a valid name'],
    ['my cluster', 'Spaces not allowed'],
    [' cluster', 'Spaces not allowed'],
    ['-cluster', 'Dash not allowed in beginning or end'],
    ['cluster-', 'Dash not allowed in beginning or end'],
    ['my--cluster', 'Should not contain multiple consequent dashes'],
    ['1cluster', 'Name is invalid; check naming hint'],
    ['my_cluster', 'Name is invalid; check naming hint'],
    ['clüster', 'Name is invalid; check naming hint'],
    ['ab', 'Name must be at least 3 characters'],
    ['abcdefghijklmnopqrstuv', 'Name cannot be longer than 21 characters'],
    ['my-create', 'my-create is not a valid name'],
    ['zookeeper1', 'zookeeper1 is not a valid name'],
    ['Loader-x', 'Loader-x is not a valid name'],
    ['abc', null],
    ['Abc-9-d', null],
    ['abcdefghijklmnopqrstu', null],
  ])(
    'on gc, the name "%s" answers %s [CRE-023, CRE-024, CRE-025, CRE-026, CRE-027, CRE-028, CRE-029, CRE-030, CRE-031]',
    async (name, message) => {
      expect(await nameError({ ...gc, name })).toEqual({ status: message ? 422 : 201, message })
    },
  )

  it.each([
    ['', 'Please enter a valid name'],
    ['1abc', 'Name cannot start with a numeric character. Must start with a letter.'],
    ['Abc', 'Only accept lowercase alphanumerics.'],
    ['a-bc', 'Only accept lowercase alphanumerics.'],
    ['a bc', 'Only accept lowercase alphanumerics.'],
    ['ab', 'Name must be at least 3 characters.'],
    ['abcdefghi', 'Name cannot be longer than 8 characters.'],
    ['xloader', 'xloader is not a valid name'],
    ['abc', null],
    ['abcdefg8', null],
  ])('on az-saas, the name "%s" answers %s [CRE-032, CRE-033]', async (name, message) => {
    expect(await nameError({ ...saas, name })).toEqual({ status: message ? 422 : 201, message })
  })

  it.each([
    ['platform', { platform: 'aws' }, 'Please select a platform'],
    ['region', { region: 'Atlantis' }, 'Please select a region'],
    ['region', { k8sClusterCode: 'gc-none' }, 'Please select a region'],
    ['region', { zone: 'elsewhere' }, 'Please select a region'],
    ['region', { appId: '77' }, 'Please select a region'],
    [
      'region',
      { region: 'Australia (Sydney)', k8sClusterCode: 'gc-aus1', zone: 'australia-southeast1-a' },
      'Please select a region',
    ],
    [
      'region',
      { region: 'Private (Zurich)', k8sClusterCode: 'gc-euw6', zone: 'europe-west6-a' },
      'Please select a region',
    ],
    ['csize', { analyticsSizeID: 'size-giant' }, 'Please select a size'],
    ['csize', { loaderSizeID: '' }, 'Please select a size'],
    ['optimizationLevel', { analyticsSizeID: 'size-larges3' }, 'Please select an optimization level'],
    ['image', { image: '9.9.9-1' }, 'Please select a version'],
    ['image', { image: undefined }, 'Please select a version'],
    ['installation', { installation: 'minimal' }, 'Please select an installation type'],
    ['dsize', { dsize: 9 }, 'Disk size must be between 10 and 2000'],
    ['dsize', { dsize: 2001 }, 'Disk size must be between 10 and 2000'],
    ['dsize', { dsize: -100 }, 'Disk size must be between 10 and 2000'],
    ['dsize', { dsize: '100' }, 'dsize is missing or has the wrong form.'],
    ['idleTime', { idleTime: '3' }, 'Choose an idle time'],
    ['blueprintId', { blueprintId: 'bp-nothing' }, 'No data application fits this version.'],
    ['blueprintId', { blueprintId: 'bp-legacy-reports' }, 'No data application fits this version.'],
    ['blueprintId', { blueprintId: 'bp-churn-radar' }, 'No data application fits this version.'],
    [
      'blueprintId',
      { image: '4.3.0-1182', blueprintId: 'bp-retail-basket' },
      'No data application fits this version.',
    ],
    ['ownerUuid', { ownerUuid: 'somebody' }, 'ownerUuid is not known here.'],
  ])('refuses a wrong %s: %o [CRE-021, CRE-022]', async (fieldName, change, message) => {
    const answer = await create('owner', { ...gc, ...change })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toContainEqual({ fieldName, message, notActivated: false })
  })

  it.each([
    [10, 201],
    [2000, 201],
  ])('accepts a disk of %i GB, the edge [CRE-022]', async (dsize, status) => {
    expect((await create('owner', { ...gc, dsize })).status).toBe(status)
  })

  it.each([
    ['size-larges2', 'size-larges1', 201],
    ['size-larges1', 'size-larges2', 201],
    ['size-larges2', 'size-larges2', 201],
    ['size-larges2', 'size-medium', 422],
    ['size-medium', 'size-larges2', 422],
  ])('with analytics %s and loader %s is %i', async (analyticsSizeID, loaderSizeID, status) => {
    expect((await create('owner', { ...gc, analyticsSizeID, loaderSizeID })).status).toBe(status)
  })

  it.each([
    ['size-medium', 'size-small'],
    ['size-small', 'size-medium'],
  ])(
    'refuses analytics %s with loader %s for an account without optimization',
    async (analyticsSizeID, loaderSizeID) => {
      const answer = await create('newcomer', { ...gc, dsize: 50, analyticsSizeID, loaderSizeID })
      expect(answer.body.errors).toEqual([
        {
          fieldName: 'optimizationLevel',
          message: 'Please select an optimization level',
          notActivated: false,
        },
      ])
    },
  )

  it('refuses a version on the second cloud', async () => {
    const answer = await create('owner', { ...saas, image: '4.3.1-1182' })
    expect(answer.body.errors).toEqual([
      {
        fieldName: 'image',
        message: 'Only Latest Version is Supported in Azure Platform',
        notActivated: false,
      },
    ])
  })

  it('is 403 for an expired trial [CRE-037, CRE-040, ACL-011]', async () => {
    const answer = await create('expired', { ...gc, dsize: 50 })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(answer.body).toMatchObject({
      code: 'trial',
      ruleId: 'cluster.create.trial',
      message: 'To create more clusters, upgrade to a Premium Account.',
      unmet: [
        { ruleId: 'cluster.create.trial', message: 'To create more clusters, upgrade to a Premium Account.' },
        { ruleId: 'cluster.create.quota', message: 'To create more clusters, upgrade to a Premium Account.' },
      ],
    })
  })

  it('is 403 when no place is left [CRE-040]', async () => {
    const answer = await create('trial', { ...gc, dsize: 50 })
    expect(answer.status).toBe(403)
    expect(answer.body.ruleId).toBe('cluster.create.quota')
  })

  it('gives the last place to one of two at the same moment', async () => {
    const answers = await Promise.all([
      create('newcomer', { ...gc, name: 'one', dsize: 50 }),
      create('newcomer', { ...gc, name: 'two', dsize: 50 }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403])
  })

  it('is 403 for another region than the first on a trial [ACL-010]', async () => {
    const east = { region: 'US East (Virginia)', k8sClusterCode: 'gc-use4', zone: 'us-east4-b', appId: '2' }
    const answer = await create('newcomer', { ...gc, ...east, dsize: 50 })
    expect(answer.status).toBe(403)
    expect(answer.body.message).toBe('Upgrade to a Premium Account to choose a region.')
  })

  it('is 403 on az while the pipeline is not configured', async () => {
    const weu = { region: 'West Europe', k8sClusterCode: 'az-weu', appId: '1' }
    const answer = await create('owner', { ...az, ...weu })
    expect(answer.status).toBe(403)
    expect(answer.body.ruleId).toBe('platform.choose.configured')
  })

  it('is 409 on az while the pipeline is in progress', async () => {
    const { body } = await rig.call('enterprise', 'POST', '/azurePipeline/azurepipelinestatus', {
      email: 'enterprise@sandbox.test',
      userID: '5a9d0b0e-0000-4000-8000-000000000005',
    })
    const pipelineStatus = { ...body.pipelineStatus, stageName: 'CERT_ISTIO', state: 'inProgress' }
    await rig.control('PATCH', '/people/enterprise', { pipeline: { ...body, pipelineStatus } })
    expect((await create('enterprise', az)).status).toBe(409)
  })

  it('is 403 on a platform whose flag is off', async () => {
    const answer = await create('stranger', saas)
    expect(answer.status).toBe(403)
    expect(answer.body.ruleId).toBe('platform.choose.hosted-flag')
  })

  it.each([
    ['owner', 'bp-sales-insights', 201],
    ['owner', 'bp-supply-planner', 403],
    ['enterprise', 'bp-supply-planner', 201],
  ])('by %s with the data app %s is %i', async (key, blueprintId, status) => {
    expect((await create(key, { ...gc, blueprintId })).status).toBe(status)
  })

  it.each(['sales-analytics', 'Sales-Analytics'])(
    'under the taken name %s is 409 on the name',
    async (name) => {
      const answer = await create('owner', { ...gc, name })
      expect(answer.status).toBe(409)
      expect(answer.body).toEqual({
        errors: [
          { fieldName: 'name', message: `You already have a cluster named ${name}.`, notActivated: false },
        ],
      })
    },
  )

  it("under a name that is only another tenant's is done", async () => {
    expect((await create('owner', { ...gc, name: 'night-owl' })).status).toBe(201)
  })
})

describe('an Idempotency-Key', () => {
  const key = { 'idempotency-key': '0b0e5a9d-1111-4000-8000-000000000001' }

  it('answers the same request again without doing it again', async () => {
    const first = await create('owner', gc, key)
    const second = await create('owner', gc, key)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    const { body } = await rig.call('owner', 'GET', '/users/{id}/me')
    expect(body.user.instancesCount).toBe(9)
  })

  it('has one effect when two requests arrive together', async () => {
    const answers = await Promise.all([create('owner', gc, key), create('owner', gc, key)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect((await rig.call('owner', 'GET', '/users/{id}/me')).body.user.instancesCount).toBe(9)
  })

  it('refuses another request', async () => {
    await create('owner', gc, key)
    const answer = await create('owner', { ...gc, name: 'other' }, key)
    expect(answer.status).toBe(422)
    expect(answer.body.message).toBe('This Idempotency-Key was used for another request.')
  })

  it('belongs to one person', async () => {
    await create('owner', gc, key)
    expect((await create('enterprise', gc, key)).status).toBe(201)
  })

  it('may be used again after a refusal, which had no effect', async () => {
    expect((await create('owner', { ...gc, name: 'sales-analytics' }, key)).status).toBe(409)
    expect((await create('owner', gc, key)).status).toBe(201)
  })
})

describe('what the configuration of the account hides', () => {
  const configurations = {
    ...{ allowedInstances: { count: 20 }, showInstanceSize: { enabled: false, value: 'medium' } },
    ...{ showClusterOptimization: { enabled: false }, showLatestRelease: false, showTenants: false },
    ...{ showInstallation: false, showAlwaysAlive: false },
    showDiskSize: { enabled: false, value: 80, min: 10, max: 200 },
  }
  const usual = { ...gc, dsize: 80, analyticsSizeID: 'size-medium', loaderSizeID: 'size-medium' }

  it.each([
    ['csize', { analyticsSizeID: 'size-small', loaderSizeID: 'size-small' }, 'medium'],
    ['image', { image: '4.3.0-1182' }, '4.3.1-1182'],
    ['installation', { installation: 'custom' }, 'typical'],
    ['dsize', { dsize: 100 }, '80'],
    ['tenantID', { tenantID: 't-7' }, 'left out'],
    ['sleeppable', { sleeppable: false }, 'true'],
  ])('has its default: another %s is refused [CRE-D05]', async (fieldName, other, value) => {
    await rig.control('PATCH', '/people/owner', { configurations })
    const errors = [{ fieldName, message: `Your account cannot choose this; it is ${value}.` }]
    expect(await create('owner', { ...usual, ...other })).toMatchObject({ status: 422, body: { errors } })
    expect((await create('owner', usual)).status).toBe(201)
  })
})

const rowOf = async (name: string) => {
  const [row] = await rig.db.select().from(clusters).where(eq(clusters.name, name))
  return row
}

describe('a created cluster', () => {
  it('is kept with everything that was asked for [CRE-043]', async () => {
    const east = { region: 'us-east4', zone: 'us-east4-b', k8sClusterCode: 'gc-use4', appId: '2' }
    const rest = { installation: 'custom', dsize: 120, idleTime: 8, tenantID: 't-7', sleeppable: false }
    const sizes = { analyticsSizeID: 'size-larges2', loaderSizeID: 'size-larges1' }
    const asked = { ...gc, ...east, ...rest, ...sizes, image: '4.3.0-1182', blueprintId: 'bp-sales-insights' }
    expect((await create('owner', asked)).status).toBe(201)
    const kept = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'new-cluster',
      ownerUuid: '5a9d0b0e-0000-4000-8000-000000000001',
      platform: 'gc',
      regionAlias: 'US East (Virginia)',
      image: '4.3.0-1182',
      installation: 'custom',
      diskSize: 120,
      idleTime: '8',
      tenantId: 't-7',
      blueprintId: 'bp-sales-insights',
      analyticsSizeId: 'size-larges2',
      loaderSizeId: 'size-larges1',
      zone: 'us-east4-b',
      k8sClusterCode: 'gc-use4',
      appId: '2',
      ...{ canSleep: false, isCorrupted: false, isPremium: true, isCloneable: true },
      createdAt: rig.clock.today(),
      ...{ transition: 'create', transitionAt: rig.clock.now(), startedAt: null, heldState: null },
      ...{ overrides: {}, awakeSpans: [], ownerPolicies: null },
    }
    expect(await rowOf('new-cluster')).toEqual(kept)

    // A copy is new in nothing but its name, its id and when it was made.
    const run = { heldState: 'running', startedAt: 5 } as const
    const changed = { ...run, awakeSpans: [[1, 2] as const], overrides: { csize: 'odd' } }
    await rig.db.update(clusters).set(changed).where(eq(clusters.name, 'new-cluster'))
    const { status } = await rig.call('owner', 'POST', '/users/{id}/instances/clone', {
      ...{ name: 'a-copy', clone: 'new-cluster' },
    })
    expect(status).toBe(201)
    const copy = await rowOf('a-copy')
    expect(copy).toEqual({ ...kept, name: 'a-copy' })
    expect(copy?.id).not.toBe((await rowOf('new-cluster'))?.id)
  })

  it('has the newest version where the cloud takes no other, and no data app where none was chosen', async () => {
    expect((await create('owner', saas)).status).toBe(201)
    expect(await rowOf('newsaas')).toMatchObject({
      ...{ image: '4.3.1-1182', platform: 'az-saas', regionAlias: 'Sweden Central', zone: '1' },
      ...{ k8sClusterCode: 'azs-swc', appId: '9', blueprintId: null, tenantId: null, canSleep: true },
    })
  })

  it.each([
    ['newcomer', false],
    ['owner', true],
  ])('of %s is premium: %s, as the account is no trial', async (key, isPremium) => {
    expect((await create(key, { ...gc, dsize: 50 })).status).toBe(201)
    const { body } = await rig.call(key, 'GET', '/users/{id}/instances')
    const made = body.find((one: { instance: { name: string } }) => one.instance.name === 'new-cluster')
    expect(made.instance.isPremium).toBe(isPremium)
  })
})

describe('clone', () => {
  const clone = (key: string, body: object) => rig.call(key, 'POST', '/users/{id}/instances/clone', body)

  it('makes a new cluster like the source, created now [CLU-060]', async () => {
    const answer = await clone('owner', { name: 'sales-analytics-2', clone: 'sales-analytics' })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({ message: 'Cluster is cloned successfully' })
    const { body } = await rig.call('owner', 'GET', '/users/{id}/instances')
    const copy = body.find((one: { instance: { name: string } }) => one.instance.name === 'sales-analytics-2')
    expect(copy.instance).toMatchObject({
      csize: 'larges2',
      regionAlias: 'US Central (Iowa)',
      createdAt: new Date(rig.clock.today()).toISOString(),
      runningAt: null,
    })
    expect(copy.services[0].status).toBe('loading')
  })

  it('takes over neither the policies that were sent of the source nor what a test put on the wire of it', async () => {
    await rig.control('PATCH', '/clusters/sales-analytics', { csize: 'odd' })
    await rig.control('PATCH', '/clusters/sales-analytics/policies/owner', {
      managementPolicy: ['list', 'create', 'audit'],
    })
    expect((await clone('owner', { name: 'copy1', clone: 'sales-analytics' })).status).toBe(201)
    const { body } = await rig.call('owner', 'GET', '/users/{id}/instances')
    const instanceOf = (name: string) =>
      body.find((one: { instance: { name: string } }) => one.instance.name === name).instance
    expect(instanceOf('sales-analytics').csize).toBe('odd')
    expect(instanceOf('copy1').csize).toBe('larges2')
    expect(JSON.stringify(instanceOf('sales-analytics'))).toContain('audit')
    expect(JSON.stringify(instanceOf('copy1'))).not.toContain('audit')
  })

  it.each([
    ['', 'Please enter a valid name'],
    ['abcdefghijklmnopqrstuv', 'Name cannot be longer than 21 characters'],
    ['my loader', 'Spaces not allowed'],
  ])('under the name "%s" is 422 [CLU-038]', async (name, message) => {
    const answer = await clone('owner', { name, clone: 'sales-analytics' })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([{ fieldName: 'name', message, notActivated: false }])
  })

  it('follows the name rules of the platform of its source', async () => {
    const answer = await clone('enterprise', { name: 'Too-Long-For-Az', clone: 'atlprod' })
    expect(answer.body.errors[0].message).toBe('Only accept lowercase alphanumerics.')
  })

  it.each([
    ['owner', 'mktsaas', 'copy1', 403, 'cluster.clone.plan'],
    ['stranger', 'night-owl', 'copy', 403, 'cluster.clone.plan'],
    ['owner', 'finance-archive', 'copy', 409, 'cluster.clone.state'],
    ['owner', 'legacy-import', 'copy', 403, 'cluster.clone.cloneable'],
    ['manager', 'sales-analytics', 'copy', 403, 'cluster.clone.policy'],
    ['user', 'sales-analytics', 'copy', 403, 'cluster.clone.policy'],
    ['trial', 'first-steps', 'copy', 403, 'cluster.clone.quota'],
    ['stranger', 'sales-analytics', 'copy', 404, undefined],
  ])('by %s of %s as %s is %i %s [CLU-058, ACL-032, ACL-028]', async (key, source, name, status, ruleId) => {
    const answer = await clone(key, { name, clone: source })
    expect({ status: answer.status, ruleId: answer.body.ruleId }).toEqual({ status, ruleId })
  })

  it('not supported in the plan says so [ACL-039]', async () => {
    const answer = await clone('owner', { name: 'copy1', clone: 'mktsaas' })
    expect(answer.body.message).toBe("Clone isn't supported with your current plan.")
  })

  it('under a taken name is 409', async () => {
    expect((await clone('owner', { name: 'supply-chain', clone: 'sales-analytics' })).status).toBe(409)
  })
})
