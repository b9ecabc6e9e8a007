import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isPasswordOf } from '../identity/passwords'
import { idOf, type SandboxRig, startSandboxRig } from '../sandbox-rig'
import { supportMessages } from '../store/schema'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.reset())
afterAll(() => rig.close())

const me = async (key: string) => (await rig.call(key, 'GET', '/users/{id}/me')).body.user

describe('the answer about cookies', () => {
  it('is kept as userConsent, and nothing else is [ACC-021, API-097, SHL-029]', async () => {
    const answer = await rig.call('newcomer', 'PUT', '/users/{id}/update', { userConsent: 'accept' })
    expect([answer.status, answer.body]).toEqual([200, { message: 'Your answer is saved.' }])
    expect((await me('newcomer')).userConsent).toBe('accept')
    const more = { userConsent: 'reject', role: { id: 4, name: 'enterprise' } }
    expect((await rig.call('newcomer', 'PUT', '/users/{id}/update', more)).status).toBe(422)
    expect((await me('newcomer')).role).toEqual({ id: 1, name: 'free' })
    const others = await rig.call('newcomer', 'PUT', `/users/${idOf('owner')}/update`, {
      userConsent: 'reject',
    })
    expect(others.status).toBe(404)
  })
})

describe('the profile', () => {
  const profile = {
    firstName: ' Bo ',
    lastName: 'Berg',
    jobTitle: 'Clerk',
    company: 'Mills',
    phone: '+49 30',
  }
  const save = (body: unknown) => rig.call('owner', 'PUT', '/users/{id}/update', body)

  it('is kept without blanks, and is who the person is from then on [ACC-021, API-096]', async () => {
    expect((await save(profile)).body).toEqual({ message: 'Your profile is saved.' })
    const saved = { ...profile, firstName: 'Bo', fullName: 'Bo Berg' }
    expect(await me('owner')).toMatchObject({ ...saved, email: 'owner@sandbox.test' })
    expect((await save({ ...profile, phone: ' ' })).status).toBe(200)
    expect((await me('owner')).phone).toBeNull()
  })

  it.each([
    [{ lastName: '  ' }, 'lastName', 'This field is required'],
    [{ phone: '12x' }, 'phone', 'Use digits, spaces, + - ( ), up to 20 characters'],
  ])(
    'with %j is refused at its field, and nothing is kept [ACC-012, ACC-D04]',
    async (change, fieldName, message) => {
      const { status, body } = await save({ ...profile, ...change })
      expect([status, body.errors]).toEqual([422, [{ fieldName, message, notActivated: false }]])
      expect((await me('owner')).firstName).toBe('Olivia')
    },
  )

  it.each([[{ email: 'other@sandbox.test' }], [{ userConsent: 'reject' }], [{ role: { id: 4 } }]])(
    'cannot carry %j [ACC-009]',
    async (more) => {
      expect((await save({ ...profile, ...more })).status).toBe(422)
      expect((await me('owner')).firstName).toBe('Olivia')
    },
  )
})

describe('a new password', () => {
  const password = 'Correct-Horse-7'
  const change = (key: string, body: Record<string, unknown>) =>
    rig.call(key, 'PUT', '/users/{id}/provision/updatepassword', body)

  it('is set for oneself [ACC-020, API-098]', async () => {
    const body = { userID: idOf('owner'), isSkipped: false, password }
    expect((await change('owner', body)).status).toBe(200)
    expect(await isPasswordOf(rig.db, idOf('owner'), password)).toBe(true)
  })

  it.each([
    ['enterprise', { userID: idOf('enterprise'), isSkipped: false, password }, 403],
    ['enterprise', { isSkipped: false, password }, 403],
    ['owner', { userID: idOf('enterprise'), isSkipped: false, password }, 404],
    ['owner', { userID: idOf('owner'), isSkipped: false, password: 'short' }, 422],
    ['owner', { userID: idOf('owner'), isSkipped: true, password }, 422],
  ])('of %s by %j is answered %i, and sets nothing [ACC-020]', async (key, body, status) => {
    expect((await change(key, body)).status).toBe(status)
    for (const each of ['owner', 'enterprise'])
      expect(await isPasswordOf(rig.db, idOf(each), password)).toBe(false)
  })
})

describe('me', () => {
  it('sends the user of the specification [API-004, AUTH-013]', async () => {
    const answer = await rig.call('newcomer', 'GET', '/users/{id}/me')
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body)).toEqual(['user'])
    expect(Object.keys(answer.body.user)).toEqual(
      expect.arrayContaining([
        'uuid',
        'email',
        'fullName',
        'confirmed',
        'email_verified',
        'newUser',
        'assignedCluster',
        'trialExpired',
        'userDataIsSet',
        'redirectTo',
        'userConsent',
        'role',
        'isPartner',
        'enableMarketplace',
        'vholParticipation',
        'extendedTrial',
        'showConsentFlow',
        'isProvision',
        'isDummyPassword',
        'last_password_reset',
        'pipelineStatus',
        'createdAt',
        'instancesCount',
        'configurations',
        'platformActions',
        'features',
        'toggleFeatures',
        'instanceServices',
      ]),
    )
    expect(answer.body.user).toMatchObject({
      uuid: '5a9d0b0e-0000-4000-8000-000000000007',
      email: 'newcomer@sandbox.test',
      fullName: 'Noah Newcomer',
      confirmed: true,
      newUser: true,
      trialExpired: false,
      userDataIsSet: true,
      userConsent: null,
      role: { id: 1, name: 'free' },
      pipelineStatus: null,
      instancesCount: 0,
      configurations: {
        allowedInstances: { count: 1 },
        showDiskSize: { enabled: true, value: 50, min: 10, max: 100 },
      },
    })
  })

  it('is in every field what the first day made of the person', async () => {
    const id = idOf('newcomer')
    const published = (key: string, isOn: boolean) => ({ key, published: isOn })
    const names = [
      ...['subcluster', 'cluster_archive', 'cluster_upgrade', 'whitelisting', 'cluster_suspend'],
      ...['cluster_create', 'cluster_resize', 'sqli', 'mlflow', 'dataapps', 'packages_installion'],
    ]
    const flags = [
      ...['whitelist', 'subcluster', 'dataagent', 'basaltX', 'autoScale', 'copilot', 'schedular'],
      ...['deltashare', 'mlflow', 'manualScaling'],
    ]
    expect(await me('newcomer')).toEqual({
      ...{ uuid: id, sub: `auth0|${id}`, email: 'newcomer@sandbox.test', fullName: 'Noah Newcomer' },
      ...{ firstName: 'Noah', lastName: 'Newcomer', jobTitle: '', company: '', phone: null },
      ...{ role: { id: 1, name: 'free' }, confirmed: true, email_verified: true, newUser: true },
      ...{ assignedCluster: null, trialExpired: false, userDataIsSet: true, redirectTo: null },
      ...{ userConsent: null, isPartner: false, enableMarketplace: false, vholParticipation: false },
      ...{ extendedTrial: false, showConsentFlow: false, isProvision: false, isDummyPassword: false },
      ...{ pipelineStatus: null, instancesCount: 0 },
      // Four hundred days, and ninety days, before the first day.
      ...{ createdAt: '2025-01-26T09:00:00.000Z', last_password_reset: '2025-12-02T09:00:00.000Z' },
      configurations: {
        ...{ allowedInstances: { count: 1 }, showInstanceSize: { enabled: true, value: 'small' } },
        ...{ showClusterOptimization: { enabled: false }, showLatestRelease: true, showTenants: false },
        ...{ showInstallation: false, showAlwaysAlive: false },
        showDiskSize: { enabled: true, value: 50, min: 10, max: 100 },
      },
      platformActions: names.map((name) => ({ name, platforms: 'gc' })),
      features: ['azureSupport', 'azureSaaSSupport', 'microsoftSynapse'].map((key) => ({
        ...{ key, toggle: false },
      })),
      toggleFeatures: [
        published('payment', true),
        ...['azureSupport', 'azureSaaSSupport', 'microsoftSynapse'].map((key) => published(key, false)),
        ...flags.map((key) => published(key, true)),
      ],
      instanceServices: ['analytics', 'loader', 'sqlx', 'chidori'],
    })
    const owner = await me('owner')
    expect([owner.jobTitle, owner.company, owner.phone, owner.userConsent, owner.newUser]).toEqual([
      ...['Data engineer', 'Sandbox Mills', '+49 (30) 1234-567', 'accept', false],
    ])
    const subs = await Promise.all(['enterprise', 'lab'].map(async (key) => (await me(key)).sub))
    expect(subs).toEqual([`waad|${idOf('enterprise')}`, `google-oauth2|${idOf('lab')}`])
  })

  it.each([
    ['owner', { role: { id: 3, name: 'premium' }, instancesCount: 8 }],
    ['enterprise', { role: { id: 4, name: 'enterprise' }, isPartner: true, showConsentFlow: true }],
    ['trial', { role: { id: 1, name: 'free' }, instancesCount: 1 }],
    ['expired', { trialExpired: true, email: 'expired@sandbox.test' }],
    ['lab', { trialExpired: true, email: null, vholParticipation: true }],
    ['unconfirmed', { confirmed: false, email_verified: false }],
    ['provisioned', { isProvision: true, isDummyPassword: true, last_password_reset: null }],
    ['stranger', { role: { id: 2, name: 'basic' }, instancesCount: 1 }],
  ])('describes %s', async (key, expected) => {
    expect(await me(key)).toMatchObject(expected)
  })

  it('publishes the payment flag and carries the brand key in {product}X', async () => {
    const { toggleFeatures } = await me('owner')
    expect(toggleFeatures).toContainEqual({ key: 'payment', published: true })
    expect(toggleFeatures).toContainEqual({ key: 'basaltX', published: true })
  })
})

describe('activation', () => {
  it('answers a redirect target and the text of the SSO cookie', async () => {
    const body = { uuid: idOf('newcomer'), enableActivateUserAccount: true }
    const answer = await rig.call('newcomer', 'POST', '/users/{id}/activate', body)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ redirectTo: null, crypted: expect.stringMatching(/^[\w-]{43}$/) })
    expect((await me('newcomer')).newUser).toBe(false)
  })

  it('leaves an account new that is not to be activated', async () => {
    const body = { uuid: idOf('newcomer'), enableActivateUserAccount: false }
    expect((await rig.call('newcomer', 'POST', '/users/{id}/activate', body)).status).toBe(200)
    expect((await me('newcomer')).newUser).toBe(true)
  })

  it('of somebody else is 404', async () => {
    const body = { uuid: idOf('stranger'), enableActivateUserAccount: true }
    expect((await rig.call('newcomer', 'POST', '/users/{id}/activate', body)).status).toBe(404)
  })
})

describe('the provisioned password', () => {
  const update = (body: object) =>
    rig.call('provisioned', 'PUT', '/users/{id}/provision/updatepassword', body)

  const opens = (password: string) => isPasswordOf(rig.store.db, idOf('provisioned'), password)

  it('is set with status 200, is no dummy any more and opens the account from now on [CLU-064]', async () => {
    const answer = await update({ isSkipped: false, password: 'Correct-Horse-7' })
    expect([answer.status, answer.body]).toEqual([200, { message: 'Password updated' }])
    expect(await opens('Correct-Horse-7')).toBe(true)
    expect(await opens('Sandbox-2026!')).toBe(false)
    const user = await me('provisioned')
    expect(user.isDummyPassword).toBe(false)
    expect(user.last_password_reset).toBe('2026-03-02T09:00:00.000Z')
  })

  it('is skipped for good [CLU-065]', async () => {
    expect((await update({ isSkipped: true })).body).toEqual({ message: 'Password kept' })
    expect(await opens('Sandbox-2026!')).toBe(true)
    const user = await me('provisioned')
    expect(user.isDummyPassword).toBe(true)
    expect(user.last_password_reset).toBe('2026-03-02T09:00:00.000Z')
  })

  it.each([
    '',
    'Short-1aaaa',
    'Abcdefghij-1234567890-abcdefghij-',
    'no-capitals-12',
    'NO-SMALLS-1234',
    'No-Digits-Here',
    'NoSpecial12345',
    'With Space-123',
  ])('"%s" is 422 on the password [CLU-042, CLU-043, CLU-044]', async (password) => {
    const answer = await update({ isSkipped: false, password })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([
      {
        fieldName: 'password',
        message: 'Enter a password that meets the requirements.',
        notActivated: false,
      },
    ])
  })
})

describe('support', () => {
  const send = (key: string | null, body: object, headers?: Record<string, string>) =>
    rig.call(key, 'POST', '/support', body, headers)
  const kept = () => rig.store.db.select().from(supportMessages)

  it('takes a message from somebody who is not signed in', async () => {
    const answer = await send(null, { email: 'visitor@example.test', message: 'Hello' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      message: 'Thank you. We have received your message and will answer by email.',
    })
    expect(await kept()).toEqual([
      {
        ...{ id: expect.any(String), personUuid: null, email: 'visitor@example.test', message: 'Hello' },
        createdAt: rig.clock.today(),
      },
    ])
  })

  it('is answered at the address that was typed, without the blanks around it', async () => {
    expect((await send(null, { email: ' visitor@example.test ', message: 'Hello' })).status).toBe(200)
    expect(await kept()).toMatchObject([{ email: 'visitor@example.test' }])
  })

  it('is answered at the address of the account, whatever address was sent with a token', async () => {
    const before = (await kept()).length
    await send('owner', { email: 'somebody@else.test', message: 'Mine' })
    expect((await kept()).slice(before)).toMatchObject([
      { personUuid: '5a9d0b0e-0000-4000-8000-000000000001', email: 'owner@sandbox.test', message: 'Mine' },
    ])
  })

  it('keeps one message of a repeated request', async () => {
    const key = { 'idempotency-key': '0b0e5a9d-2222-4000-8000-000000000002' }
    await send('owner', { email: 'owner@sandbox.test', message: 'Hello' }, key)
    await send('owner', { email: 'owner@sandbox.test', message: 'Hello' }, key)
    expect(await kept()).toHaveLength(1)
  })

  it.each([
    [{ email: 'nobody', message: 'Hello' }, 'email', 'Please enter a valid email'],
    [{ email: 'visitor@example.test', message: '  ' }, 'message', 'Please enter a message'],
  ])('refuses %o', async (body, fieldName, message) => {
    const answer = await send(null, body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([{ fieldName, message, notActivated: false }])
  })

  it('with a token nobody issued is 401', async () => {
    expect((await send('forged', { email: 'a@b.test', message: 'Hello' })).status).toBe(401)
  })
})

describe('the cloud pipeline', () => {
  const ask = (key: string, body: object) => rig.call(key, 'POST', '/azurePipeline/azurepipelinestatus', body)

  it('of enterprise is completed', async () => {
    const { status, body } = await ask('enterprise', {
      email: 'enterprise@sandbox.test',
      userID: '5a9d0b0e-0000-4000-8000-000000000005',
    })
    expect(status).toBe(200)
    expect(body.states).toEqual([
      'Basic_Resources',
      'MYSQL_SERVER',
      'CERT_ISTIO',
      'OFFPOD_UPGRADPOD_BLOCKPOD',
      'OPERATOR_DEPLOYMENT',
      'DNS_LB_FOR_ISTIO',
      'SNAPSHOT_CREATION',
      'TRIGGGER_CLUSTER_CREATION_PIPELINE',
    ])
    expect(body.pipelineStatus).toMatchObject({
      stageName: 'TRIGGGER_CLUSTER_CREATION_PIPELINE',
      state: 'completed',
      basaltImage: '4.3.1-1182',
      region: 'eastus',
    })
  })

  it('of others is null', async () => {
    const { body } = await ask('owner', { email: 'owner@sandbox.test', userID: idOf('owner') })
    expect(body).toBeNull()
  })

  it('asked for with the address of somebody else is refused at the address', async () => {
    const { status, body } = await ask('owner', { email: 'trial@sandbox.test', userID: idOf('owner') })
    expect([status, body.errors[0].fieldName]).toEqual([422, 'email'])
  })

  it('of another person is 404', async () => {
    const { status } = await ask('owner', { email: 'enterprise@sandbox.test', userID: idOf('enterprise') })
    expect(status).toBe(404)
  })
})
