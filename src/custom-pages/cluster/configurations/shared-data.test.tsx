import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../../api/errors'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { Setting, type SettingName } from './setting'

type Parts = Parameters<typeof buildClusterDetail>[0]

const on = (...keys: string[]) => keys.map((key) => ({ key, isPublished: true }))
const reported = { message: 'Reported by the server' }

function renderSetting(
  name: SettingName,
  detail: Parts = {},
  answers: FakeAnswers = {},
  person: Parameters<typeof buildPerson>[0] = {},
) {
  const cluster = buildClusterDetail(detail)
  return renderWithProviders(<Setting name={name} cluster={cluster} />, {
    api: createFakeApi({
      getCluster: () => cluster,
      changeCluster: () => reported,
      switchSynapse: () => reported,
      listTenants: () => [
        { id: 't-1', name: 'default' },
        { id: 't-2', name: 'finance' },
      ],
      ...answers,
    }),
    person: buildPerson({ toggleFeatures: on('deltashare', 'mlflow', 'microsoftSynapse'), ...person }),
  })
}

const control = (name: string) => screen.getByRole('switch', { name })
const asleep: Parts = { services: [{ kind: null, url: null, status: 'disconnected' }] }

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
})

function catchCopies(write: (text: string) => Promise<void>) {
  const writeText = vi.fn(write)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return writeText
}

describe('delta sharing', () => {
  const recent: Parts = { version: '2023.4.0', hostName: 'demo.basalt.test' }

  it('is switched by the update of the cluster [API-038, CFG-002, CFG-031]', async () => {
    const { api, notices } = renderSetting('deltaSharing', recent)
    fireEvent.click(control('Delta sharing'))
    await waitFor(() =>
      expect(notices).toEqual([
        { type: 'success', message: 'Reported by the server', description: 'Success' },
      ]),
    )
    expect(api.callsOf('changeCluster').map(({ options }) => options)).toMatchObject([
      { path: { id: 'u-1', name: 'demo' }, body: { enableDeltaShare: true } },
    ])
  })

  it('goes in three steps, with the package and the sample to download [CFG-011, API-065, API-076]', async () => {
    const saved: string[] = []
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} })
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    const { api } = renderSetting(
      'deltaSharing',
      { ...recent, id: 'c-42' },
      {
        downloadDeltaShare: () => ({ content: new Blob(['x']), name: null }),
      },
    )
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Download the package and install it',
      'Keep the credentials in a file',
      'Try it with the sample notebook',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Download the package' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    fireEvent.click(screen.getByRole('button', { name: 'Download the sample notebook' }))
    await waitFor(() => expect(saved).toHaveLength(2))
    const files = ['basalt_delta_sharing-0.0.1-py3-none-any.whl', 'delta_sharing_sample.ipynb']
    expect(saved).toEqual(files)
    expect(api.callsOf('downloadDeltaShare').map(({ options }) => options.query)).toEqual(
      files.map((file) => ({ instanceid: 'c-42', file })),
    )
    click.mockRestore()
  })

  it('has the credentials of the chosen tenant to copy [CFG-014]', async () => {
    const writeText = catchCopies(async () => {})
    const { api } = renderSetting('deltaSharing', recent)
    expect(screen.getByText('pip install ./basalt_delta_sharing-0.0.1-py3-none-any.whl')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copy the install command' })).toBeTruthy()
    expect(api.callsOf('listTenants')).toMatchObject([{ options: { path: { instanceId: 'id-demo' } } }])
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Tenant' }))
    const finance = await screen.findByText('finance')
    // Of two tenants, neither is taken for the one that is meant.
    expect(screen.queryByRole('button', { name: /credentials/ })).toBeNull()
    fireEvent.click(finance)
    fireEvent.click(screen.getByRole('button', { name: 'Copy the credentials' }))
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(1))
    expect(JSON.parse(String(writeText.mock.calls[0]?.[0]))).toEqual({
      authServerURL: '<authorization server>',
      shareCredentialsVersion: 1,
      endpoint: 'https://demo.basalt.test',
      pat: '<personal access token>',
      instanceName: 'demo',
      tenantName: 'finance',
    })
  })

  it('says of a cluster without tenants that it has none', async () => {
    renderSetting('deltaSharing', recent, { listTenants: () => [] })
    expect(await screen.findByText('This cluster has no tenants.')).toBeTruthy()
    expect(screen.queryByText(/tenantName/)).toBeNull()
  })

  it('makes up no address for a cluster that has none yet', async () => {
    renderSetting(
      'deltaSharing',
      { ...recent, hostName: null },
      {
        listTenants: () => [{ id: 't-1', name: 'default' }],
      },
    )
    expect(
      await screen.findByText('This cluster has no address yet. The template comes once it has one.'),
    ).toBeTruthy()
    await screen.findByText('default')
    expect(screen.queryByText(/"endpoint"/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Copy the credentials' })).toBeNull()
  })

  it.each([
    ['is off', recent, true],
    ['is on', { ...recent, isDeltaShareEnabled: true }, false],
    ['is not known to be on or off', { ...recent, isDeltaShareEnabled: null }, false],
    ['is off and cannot be turned on', { ...recent, ...asleep }, false],
  ])('that %s says whether to turn it on first', (_case, detail, isSaid) => {
    renderSetting('deltaSharing', detail)
    const note = screen.queryByText('Turn it on first: these steps work once delta sharing is on.')
    expect(note !== null).toBe(isSaid)
  })

  it('takes a typed tenant where the server does not list them', async () => {
    renderSetting('deltaSharing', recent, {
      listTenants: () => {
        throw new ApiError({ message: 'Not found', statusCode: 404 })
      },
    })
    const tenant = await screen.findByRole('textbox', { name: 'Tenant' })
    expect(screen.getByText('This server does not list its tenants. Type the name of one.')).toBeTruthy()
    fireEvent.change(tenant, { target: { value: '  ' } })
    expect(screen.queryByText(/tenantName/)).toBeNull()
    await userEvent.type(tenant, ' typed ')
    expect(screen.getByText(/"tenantName": "typed"/)).toBeTruthy()
  })

  it('says where the tenants could not be read, and reads them again', async () => {
    const { api } = renderSetting('deltaSharing', recent, {
      listTenants: () => {
        throw new ApiError({ message: 'Broken.', statusCode: 500 })
      },
    })
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The tenants could not be loaded. Broken.',
    )
    api.answer({ listTenants: () => [{ id: 't-1', name: 'default' }] })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/"tenantName": "default"/)).toBeTruthy()
  })

  it.each([
    [
      'the flag is off',
      recent,
      { toggleFeatures: [] },
      'Delta Sharing has been disabled, Please contact support.',
    ],
    [
      'the version is too old',
      { ...recent, version: '2023.3.9' },
      {},
      'Delta sharing needs version 2023.4.0 or later. Please upgrade your cluster.',
    ],
    [
      'the cluster sleeps',
      { ...recent, ...asleep },
      {},
      'Your cluster must be connected to apply this change',
    ],
  ] as const)('is locked with its files where %s [CFG-032, CFG-068]', (_case, detail, person, sentence) => {
    const { api } = renderSetting(
      'deltaSharing',
      detail,
      {},
      { ...person, toggleFeatures: [...('toggleFeatures' in person ? [] : on('deltashare'))] },
    )
    expect(screen.getAllByText(sentence)).not.toHaveLength(0)
    for (const name of ['Download the package', 'Download the sample notebook']) {
      const button = screen.getByRole('button', { name })
      expect(button.getAttribute('aria-disabled')).toBe('true')
      fireEvent.click(button)
    }
    fireEvent.click(control('Delta sharing'))
    const tenant = screen.getByRole('combobox', { name: 'Tenant' })
    expect(tenant.getAttribute('aria-disabled')).toBe('true')
    const described = tenant.getAttribute('aria-describedby')?.split(' ') ?? []
    const heard = described.map((id) => document.getElementById(id)?.textContent).join(' ')
    expect(heard).toContain(sentence)
    fireEvent.mouseDown(tenant)
    expect(tenant.getAttribute('aria-expanded')).toBe('false')
    expect(api.calls).toEqual([])
  })
})

describe('home page, onboarding and chat', () => {
  it.each([
    ['Show home page', { isHomePageShown: true }, { 'display-home-page': false }],
    ['Show home page', {}, { 'display-home-page': true }],
    ['Show onboarding page', {}, { enableOnboarding: true }],
    ['Enable chat', { isChatEnabled: true }, { enableChat: false }],
  ])(
    '%s is switched by itself, by the update of the cluster [API-038, CFG-043]',
    async (name, detail, body) => {
      const { api, notices } = renderSetting('homePage', detail)
      fireEvent.click(control(name))
      if (Object.values(body).includes(false))
        fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }))
      await waitFor(() => expect(notices).toMatchObject([{ message: 'Reported by the server' }]))
      expect(api.callsOf('changeCluster').map(({ options }) => options)).toMatchObject([
        { path: { id: 'u-1', name: 'demo' }, body },
      ])
      expect(Object.keys(Object(api.callsOf('changeCluster')[0]?.options.body))).toEqual(Object.keys(body))
    },
  )

  it('stay as they are on trial where that is the home page alone [CFG-052, CFG-059]', () => {
    const { api } = renderSetting('homePage', {}, {}, { role: { id: 1, name: 'free' } })
    expect(
      screen.getAllByRole('switch').map((toggle) => toggle.getAttribute('aria-disabled') === 'true'),
    ).toEqual([true, false, false])
    // The card is not closed, and so gives no reason for all three.
    expect(screen.queryByText(/Only available for Premium users/, { selector: 'section > p' })).toBeNull()
    fireEvent.click(control('Show home page'))
    expect(
      screen.getAllByText('Only available for Premium users. Chat with us to upgrade.'),
    ).not.toHaveLength(0)
    expect(api.calls).toEqual([])
  })

  it('claims neither on nor off where the cluster does not say', () => {
    renderSetting('homePage', { isHomePageShown: null, isOnboardingShown: true, isChatEnabled: null })
    expect(screen.getAllByRole('switch')).toEqual([control('Show onboarding page')])
    expect(screen.getAllByText('Not known')).toHaveLength(2)
  })

  it.each([
    ['Turn on Enable chat', { enableChat: true }],
    ['Turn off Enable chat', { enableChat: false }],
  ])('that the cluster says nothing of can be turned both ways: %s', async (name, body) => {
    const { api } = renderSetting('homePage', { isChatEnabled: null })
    fireEvent.click(screen.getByRole('button', { name }))
    if (!body.enableChat) fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }))
    await waitFor(() =>
      expect(api.callsOf('changeCluster').map(({ options }) => options.body)).toEqual([body]),
    )
  })

  it('that the cluster says nothing of stay closed to whom they are closed, with the reason', () => {
    const { policies } = buildClusterDetail()
    const { api } = renderSetting('deltaSharing', {
      version: '2023.4.0',
      isDeltaShareEnabled: null,
      policies: { ...policies, cluster: ['list'] },
    })
    for (const name of ['Turn on Delta sharing', 'Turn off Delta sharing']) {
      const button = screen.getByRole('button', { name })
      expect(button.getAttribute('aria-disabled')).toBe('true')
      const described = button.getAttribute('aria-describedby')?.split(' ') ?? []
      const heard = described.map((id) => document.getElementById(id)?.textContent).join(' ')
      expect(heard).toContain('You need higher permission')
      fireEvent.click(button)
    }
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.callsOf('changeCluster')).toEqual([])
  })

  it('may not be switched while the cluster sleeps [CFG-040]', () => {
    renderSetting('homePage', asleep)
    expect(control('Enable chat').getAttribute('aria-disabled')).toBe('true')
  })
})

describe('Microsoft Synapse', () => {
  const onAzure: Parts = { platform: 'az' }
  const field = (name: string) => screen.getByLabelText(name)

  it.each([
    ['on', false, 'Turn on the link to Microsoft Synapse', 'Turn on'],
    ['off', true, 'Turn off the link to Microsoft Synapse', 'Turn off'],
  ])(
    'is turned %s with tenant, username and password [CFG-008, CFG-034, API-062]',
    async (_way, isSynapseEnabled, title, submit) => {
      const { api, queryClient } = renderSetting('synapse', {
        ...onAzure,
        id: '42',
        wireId: 42,
        isSynapseEnabled,
      })
      fireEvent.click(control('Microsoft Synapse'))
      const dialog = await screen.findByRole('dialog', { name: title })
      const agree = within(dialog).getByRole('button', { name: submit })
      expect(agree.className.includes('danger')).toBe(isSynapseEnabled)
      fireEvent.click(agree)
      for (const missing of ['tenant', 'username', 'password'])
        expect(await within(dialog).findByText(`Please input ${missing}`)).toBeTruthy()
      expect(api.callsOf('switchSynapse')).toEqual([])

      expect(field('Password').getAttribute('type')).toBe('password')
      for (const name of ['Tenant', 'Username', 'Password'])
        fireEvent.change(field(name), { target: { value: '  ' } })
      fireEvent.click(agree)
      await waitFor(() => expect(within(dialog).getAllByText(/^Please input/)).toHaveLength(3))
      expect(api.callsOf('switchSynapse')).toEqual([])
      for (const name of ['Tenant', 'Username', 'Password'])
        fireEvent.change(field(name), { target: { value: '' } })
      await userEvent.type(field('Tenant'), ' contoso ')
      await userEvent.type(field('Username'), ' reader ')
      await userEvent.type(field('Password'), ' canary word')
      fireEvent.click(within(dialog).getByRole('button', { name: submit }))
      await waitFor(() =>
        expect(api.callsOf('switchSynapse').map(({ options }) => options)).toMatchObject([
          {
            path: { id: 'u-1', name: 'demo' },
            body: {
              tenant: 'contoso',
              instanceId: 42,
              username: 'reader',
              password: ' canary word',
              enableMicrosoftSynapse: !isSynapseEnabled,
            },
          },
        ]),
      )
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      const kept = queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state)
      expect(JSON.stringify([kept, { ...sessionStorage }, { ...localStorage }])).not.toContain('canary')
    },
  )

  it.each([
    ['the flag is off', onAzure, [], 'Microsoft Synapse has been temporarily disabled.'],
    [
      'the cluster sleeps',
      { ...onAzure, ...asleep },
      on('microsoftSynapse'),
      'Your cluster must be connected to apply this change',
    ],
  ])('is locked where %s [CFG-061]', (_case, detail, toggleFeatures, sentence) => {
    const { api } = renderSetting('synapse', detail, {}, { toggleFeatures })
    fireEvent.click(control('Microsoft Synapse'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getAllByText(sentence)).not.toHaveLength(0)
    expect(api.calls).toEqual([])
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('says what ends, and for whom, where it is turned off: on now, %s', async (isSynapseEnabled, count) => {
    const user = { email: null, role: 'user', status: 'active', lastLoginAt: null } as const
    renderSetting(
      'synapse',
      { ...onAzure, isSynapseEnabled },
      {
        listClusterUsers: () => ['Ann', 'Ben', 'Cem'].map((name) => ({ ...user, id: name, name })),
      },
    )
    fireEvent.click(control('Microsoft Synapse'))
    await screen.findByRole('dialog')
    expect(screen.queryAllByText('What reads through the link stops working.')).toHaveLength(count)
    await waitFor(() => expect(document.querySelector('dl[aria-busy="true"]')).toBeNull())
    expect(
      screen.queryAllByRole('term').map(({ nextElementSibling }) => nextElementSibling?.textContent),
    ).toEqual(isSynapseEnabled ? ['3:AnnBenand 1 more'] : [])
  })

  it('keeps what was typed where the server refuses it, its words at their fields', async () => {
    const refused = (fieldName: string, message: string) => ({ fieldName, message, isNotActivated: false })
    const fieldErrors = [refused('username', 'Unknown user.'), refused('password', 'Wrong password.')]
    const { notices } = renderSetting('synapse', onAzure, {
      switchSynapse: () => {
        throw new ApiError({ message: 'Refused.', statusCode: 422, fieldErrors })
      },
    })
    fireEvent.click(control('Microsoft Synapse'))
    const dialog = await screen.findByRole('dialog')
    for (const name of ['Tenant', 'Username', 'Password'])
      fireEvent.change(field(name), { target: { value: `typed ${name}` } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Turn on' }))
    expect(await within(dialog).findByText('Unknown user.')).toBeTruthy()
    expect(within(dialog).getByText('Wrong password.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Username'))
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('typed Password')
    expect(notices).toEqual([])
  })

  it('cannot be left, or sent twice, while it is on its way', async () => {
    let answer = () => {}
    const { api } = renderSetting('synapse', onAzure, {
      switchSynapse: () => new Promise((done) => (answer = () => done({ message: null }))),
    })
    fireEvent.click(control('Microsoft Synapse'))
    const dialog = await screen.findByRole('dialog')
    for (const name of ['Tenant', 'Username', 'Password'])
      fireEvent.change(field(name), { target: { value: 'a' } })
    const submit = within(dialog).getByRole('button', { name: 'Turn on' })
    fireEvent.click(submit)
    await waitFor(() => expect(submit.getAttribute('aria-busy')).toBe('true'))
    fireEvent.submit(dialog.querySelector('form') as HTMLFormElement)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('dialog')).toBe(dialog)
    answer()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsOf('switchSynapse')).toHaveLength(1)
  })

  it('that could not be confirmed says so', async () => {
    const { notices } = renderSetting('synapse', onAzure, {
      switchSynapse: () => {
        throw new NetworkError('switchSynapse', 'timeout')
      },
    })
    fireEvent.click(control('Microsoft Synapse'))
    await screen.findByRole('dialog')
    await userEvent.type(field('Tenant'), 'a')
    await userEvent.type(field('Username'), 'b')
    await userEvent.type(field('Password'), 'c')
    fireEvent.click(screen.getByRole('button', { name: 'Turn on' }))
    await waitFor(() =>
      expect(notices).toMatchObject([
        {
          type: 'error',
          message: expect.stringContaining('could not confirm whether "Turn on: Microsoft Synapse"'),
        },
      ]),
    )
  })
})

describe('the snippet of MLflow', () => {
  const plan = { platformActions: [{ name: 'mlflow', platforms: ['gc'] }] }

  const hosts = ['demo.basalt.test', 'https://demo.basalt.test']
  it.each(hosts)('names the host of the cluster, %s, and is copied [CFG-012]', async (hostName) => {
    const writeText = catchCopies(async () => {})
    renderSetting('mlflow', { hostName }, {}, plan)
    fireEvent.click(screen.getByRole('button', { name: 'Copy the MLflow snippet' }))
    await waitFor(() =>
      expect(writeText).toHaveBeenCalledWith(
        'import mlflow\n\nmlflow.set_tracking_uri("https://demo.basalt.test")',
      ),
    )
  })

  it('says that it could not be copied [CFG-069]', async () => {
    catchCopies(() => Promise.reject(new Error('denied')))
    renderSetting('mlflow', { hostName: 'demo.basalt.test' }, {}, plan)
    fireEvent.click(screen.getByRole('button', { name: 'Copy the MLflow snippet' }))
    expect(await screen.findByText('Failed to copy')).toBeTruthy()
  })

  it.each([
    [true, 'Tracks the runs of a notebook or a script here:'],
    [false, 'Once MLflow is on, this tracks the runs of a notebook or a script:'],
  ])('tracks only while MLflow is on: %s', (isMlflowEnabled, sentence) => {
    renderSetting('mlflow', { hostName: 'demo.basalt.test', isMlflowEnabled }, {}, plan)
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  it('is not made up without a host', () => {
    renderSetting('mlflow', { hostName: null }, {}, plan)
    expect(screen.queryByText(/set_tracking_uri/)).toBeNull()
  })
})
