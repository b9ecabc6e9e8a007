import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../../api/errors'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { Setting, type SettingName } from './setting'

const idleTimes = [
  { key: '1', display: '1 Hour', wireId: 1 },
  { key: '4', display: '4 Hours', wireId: 4 },
]

const person = buildPerson({
  toggleFeatures: ['mlflow', 'copilot', 'basaltX', 'dataagent'].map((key) => ({ key, isPublished: true })),
  platformActions: ['sqli', 'mlflow', 'copilot', 'cluster_suspend', 'da'].map((name) => ({
    name,
    platforms: ['gc'],
  })),
})

function renderSetting(
  name: SettingName,
  detail: Parameters<typeof buildClusterDetail>[0] = {},
  answers: FakeAnswers = {},
) {
  const cluster = buildClusterDetail(detail)
  const reported = { message: 'Reported by the server' }
  const rendered = renderWithProviders(<Setting name={name} cluster={cluster} />, {
    api: createFakeApi({
      getCluster: () => cluster,
      switchSql: () => reported,
      switchAdvancedSql: () => reported,
      switchMlflow: () => reported,
      switchCopilot: () => reported,
      getDataStudio: () => false,
      switchDataStudio: () => reported,
      listIdleTimes: () => idleTimes,
      changeCluster: () => reported,
      ...answers,
    }),
    person,
  })
  return { ...rendered, cluster }
}

const control = (name: string) => screen.getByRole('switch', { name })
const lost = () => {
  throw new NetworkError('switchMlflow', 'timeout')
}

describe('a feature of a cluster', () => {
  it.each([
    [
      'advancedSql',
      'Advanced SQL interface',
      { isAdvancedSqlEligible: true },
      'switchAdvancedSql',
      { path: { id: 'u-1', name: 'demo' }, body: { productXEnabled: true } },
    ],
    [
      'externalBi',
      'Connect External BI Tools',
      {},
      'switchSql',
      { path: { id: 'u-1', name: 'demo' }, body: { sqliEnabled: true } },
    ],
    [
      'mlflow',
      'MLflow',
      { id: '42', wireId: 42 },
      'switchMlflow',
      { body: { isEnabled: true, userID: 'u-1', instanceID: 42 } },
    ],
  ] as const)(
    '%s is turned on by its own call, in the server’s words [CFG-031, CFG-070, CFG-D33]',
    async (name, title, detail, call, sent) => {
      const { api, notices } = renderSetting(name, detail)
      expect(control(title).getAttribute('aria-checked')).toBe('false')
      fireEvent.click(control(title))
      await waitFor(() =>
        expect(notices).toEqual([
          { type: 'success', message: 'Reported by the server', description: 'Success' },
        ]),
      )
      expect(api.callsOf(call).map(({ options }) => options)).toMatchObject([sent])
      expect(api.callsOf('getCluster')).toHaveLength(1)
    },
  )

  it.each([
    ['mlflow', 'MLflow'],
    ['copilot', 'Copilot'],
    ['externalBi', 'Connect External BI Tools'],
    ['advancedSql', 'Advanced SQL interface'],
    ['dataStudio', 'Data studio'],
  ] as const)(
    '%s is locked while the cluster sleeps, and says why [CFG-028, CFG-030, CFG-040, DET-046]',
    async (name, title) => {
      const asleep = {
        services: [{ kind: null, url: null, status: 'disconnected' }],
        isAdvancedSqlEligible: true,
      }
      const { api } = renderSetting(name, asleep)
      expect((await screen.findByRole('switch', { name: title })).getAttribute('aria-disabled')).toBe('true')
      expect(screen.getAllByText('Your cluster must be connected to apply this change')).not.toHaveLength(0)
      fireEvent.click(control(title))
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(api.calls.filter(({ name: called }) => called.startsWith('switch'))).toEqual([])
    },
  )

  it.each([
    ['is done where the cluster says so', true, 'success', 'MLflow of demo is turned on'],
    [
      'is not called done where it does not',
      false,
      'error',
      'We could not confirm whether "Turn on: MLflow" reached demo. The cluster has been read again; check the setting before you try again.',
    ],
  ] as const)('whose answer is lost %s', async (_case, isMlflowEnabled, type, message) => {
    const { notices } = renderSetting(
      'mlflow',
      {},
      { switchMlflow: lost, getCluster: () => buildClusterDetail({ isMlflowEnabled }) },
    )
    fireEvent.click(control('MLflow'))
    await waitFor(() => expect(notices).toHaveLength(1))
    expect(notices).toMatchObject([{ type, message }])
  })

  it('that is refused says so in the server’s words', async () => {
    const { notices } = renderSetting(
      'mlflow',
      {},
      {
        switchMlflow: () => {
          throw new ApiError({ message: 'Not today.', statusCode: 403 })
        },
      },
    )
    fireEvent.click(control('MLflow'))
    await waitFor(() => expect(notices).toMatchObject([{ type: 'error', message: 'Not today.' }]))
  })
})

describe('turning the external BI tools off', () => {
  it('asks first, and sends nothing where it is given up [CFG-029]', async () => {
    const { api } = renderSetting('externalBi', { isSqlEnabled: true })
    fireEvent.click(control('Connect External BI Tools'))
    const dialog = await screen.findByRole('dialog', { name: 'Disable External BI Tools' })
    expect(dialog.style.width).toBe('620px')
    expect(within(dialog).getByText('Existing connections will stop working.')).toBeTruthy()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsOf('switchSql')).toEqual([])

    fireEvent.click(control('Connect External BI Tools'))
    fireEvent.click(await screen.findByRole('button', { name: 'Disable' }))
    await waitFor(() =>
      expect(api.callsOf('switchSql')).toMatchObject([{ options: { body: { sqliEnabled: false } } }]),
    )
  })
})

describe('a file that goes with a feature', () => {
  it('is there for who may look at data agents, and not change them', () => {
    const policies = { ...buildClusterDetail().policies, cluster: ['list'] }
    renderSetting('externalBi', { policies, isDataAgentEnabled: true, hasNewDataAgentUi: true })
    const download = screen.getByRole('button', { name: 'Download the agent' })
    expect(download.getAttribute('aria-disabled')).toBeNull()
  })

  it('is kept back with its reason where it may not be had', () => {
    const { api } = renderSetting('externalBi', {
      services: [{ kind: null, url: null, status: 'disconnected' }],
    })
    const download = screen.getByRole('button', { name: 'Download the agent' })
    expect(download.getAttribute('aria-disabled')).toBe('true')
    const described = download.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
      'Your cluster must be connected to view Data Agent Connections',
    )
    fireEvent.click(download)
    expect(api.callsOf('downloadDataAgent')).toEqual([])
  })

  it.each([
    ['mlflow', 'Download the sample', 'downloadMlflowSample', 'sample.ipynb', 'sample.ipynb'],
    ['mlflow', 'Download the sample', 'downloadMlflowSample', null, 'mlflow_sample.ipynb'],
    ['externalBi', 'Download the agent', 'downloadDataAgent', 'agent-6.1.0.whl', 'agent-6.1.0.whl'],
    ['externalBi', 'Download the agent', 'downloadDataAgent', null, 'data_agent-0.0.1-py3-none-any.whl'],
  ] as const)(
    'of %s (%s, %s) is saved under the server’s name %j, here as %s [CFG-010, CFG-012, API-064, API-066]',
    async (setting, label, call, name, kept) => {
      const saved: string[] = []
      Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} })
      const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
        this: HTMLAnchorElement,
      ) {
        saved.push(this.download)
      })
      const { api } = renderSetting(
        setting,
        { id: 'c-42', isDataAgentEnabled: true, hasNewDataAgentUi: true },
        { [call]: () => ({ content: new Blob(['x']), name }) },
      )
      fireEvent.click(screen.getByRole('button', { name: label }))
      await waitFor(() => expect(saved).toEqual([kept]))
      expect(api.callsOf(call)).toMatchObject([{ options: { query: { instanceid: 'c-42' } } }])
      click.mockRestore()
    },
  )

  it('that does not come says why as a notice, and can be asked for again', async () => {
    const { api, notices } = renderSetting(
      'mlflow',
      {},
      {
        downloadMlflowSample: () => {
          throw new ApiError({ message: 'No sample today.', statusCode: 404 })
        },
      },
    )
    const download = screen.getByRole('button', { name: 'Download the sample' })
    fireEvent.click(download)
    expect(download.getAttribute('aria-busy')).toBe('true')
    fireEvent.click(download)
    await waitFor(() => expect(notices).toMatchObject([{ type: 'error', message: 'No sample today.' }]))
    expect(notices).toHaveLength(1)
    await waitFor(() => expect(download.getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(download)
    await waitFor(() => expect(api.callsOf('downloadMlflowSample')).toHaveLength(2))
  })
})

describe('the copilot', () => {
  it('is turned on with a key, which must be there and stays nowhere [CFG-035, API-058]', async () => {
    const { api, queryClient } = renderSetting('copilot')
    fireEvent.click(control('Copilot'))
    const dialog = await screen.findByRole('dialog', { name: 'Turn on the copilot' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Turn on' }))
    expect(await within(dialog).findByText('Please input API key')).toBeTruthy()
    expect(api.callsOf('switchCopilot')).toEqual([])

    const key = within(dialog).getByLabelText('API key')
    expect(key.getAttribute('type')).toBe('password')
    await userEvent.type(key, '  {Enter}')
    expect(await within(dialog).findByText('Please input API key')).toBeTruthy()
    expect(api.callsOf('switchCopilot')).toEqual([])

    await userEvent.clear(key)
    await userEvent.type(key, ' sk-canary ')
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(api.callsOf('switchCopilot')).toMatchObject([
        {
          options: {
            path: { id: 'u-1', clusterId: 'id-demo' },
            body: { openAIEnabled: true, apiKey: 'sk-canary' },
          },
        },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const kept = [
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state),
      { ...sessionStorage },
      { ...localStorage },
    ]
    expect(JSON.stringify(kept)).not.toContain('canary')
  })

  it.each([
    ['at its field', [{ fieldName: 'apiKey', message: 'Unknown key.', isNotActivated: false }], [], 1],
    ['in a notice', [], ['Refused.'], 0],
    [
      'in both places',
      [
        { fieldName: 'apiKey', message: 'Unknown key.', isNotActivated: false },
        { fieldName: 'model', message: 'No such model.', isNotActivated: false },
      ],
      ['No such model.'],
      1,
    ],
    [
      'in a notice',
      [{ fieldName: 'model', message: 'No such model.', isNotActivated: false }],
      ['Refused.'],
      0,
    ],
  ])(
    'keeps what was typed where the server refuses it, which is said %s',
    async (_place, fieldErrors, noticed, placed) => {
      const { notices } = renderSetting(
        'copilot',
        {},
        {
          switchCopilot: () => {
            throw new ApiError({ message: 'Refused.', statusCode: 422, fieldErrors })
          },
        },
      )
      fireEvent.click(control('Copilot'))
      const dialog = await screen.findByRole('dialog')
      const key = within(dialog).getByLabelText('API key')
      fireEvent.change(key, { target: { value: 'sk-1' } })
      fireEvent.click(within(dialog).getByRole('button', { name: 'Turn on' }))
      await waitFor(() =>
        expect(notices.length + within(dialog).queryAllByText('Unknown key.').length).toBe(
          noticed.length + placed,
        ),
      )
      expect(notices.map(({ message }) => message)).toEqual(noticed)
      expect(within(dialog).queryAllByText('Unknown key.')).toHaveLength(placed)
      expect(within(dialog).getByLabelText<HTMLInputElement>('API key').value).toBe('sk-1')
    },
  )

  it('cannot be left, or sent twice, while the key is on its way', async () => {
    let answer: () => void = () => {}
    const { api } = renderSetting(
      'copilot',
      {},
      { switchCopilot: () => new Promise((done) => (answer = () => done({ message: null }))) },
    )
    fireEvent.click(control('Copilot'))
    const dialog = await screen.findByRole('dialog')
    fireEvent.change(within(dialog).getByLabelText('API key'), { target: { value: 'sk-1' } })
    const submit = within(dialog).getByRole('button', { name: 'Turn on' })
    fireEvent.click(submit)
    await waitFor(() => expect(submit.getAttribute('aria-busy')).toBe('true'))
    fireEvent.submit(dialog.querySelector('form') as HTMLFormElement)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('dialog')).toBe(dialog)
    answer()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsOf('switchCopilot')).toHaveLength(1)
  })

  it('is turned off without a key', async () => {
    const { api } = renderSetting('copilot', { isOpenAiEnabled: true })
    fireEvent.click(control('Copilot'))
    fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }))
    await waitFor(() => expect(api.callsOf('switchCopilot')).toHaveLength(1))
    expect(api.callsOf('switchCopilot')[0]?.options.body).toEqual({ openAIEnabled: false })
  })
})

describe('the data studio', () => {
  it('is read by a call of its own, and turned on [API-059, API-060, CFG-005]', async () => {
    let isOn = false
    const { api } = renderSetting(
      'dataStudio',
      {},
      {
        getDataStudio: () => isOn,
        switchDataStudio: () => {
          isOn = true
          return { message: null }
        },
      },
    )
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.getByText('Reading…')).toBeTruthy()
    fireEvent.click(await screen.findByRole('switch', { name: 'Data studio' }))
    await waitFor(() => expect(control('Data studio').getAttribute('aria-checked')).toBe('true'))
    const path = { instanceId: 'id-demo' }
    expect(api.callsOf('switchDataStudio')).toMatchObject([{ options: { path, body: { enable: true } } }])
    expect(api.callsOf('getDataStudio')[0]?.options).toMatchObject({ path })
  })

  it('that does not say whether it is on is not called off, and can be turned both ways, once at a time', async () => {
    const { api } = renderSetting(
      'dataStudio',
      {},
      { getDataStudio: () => null, switchDataStudio: () => new Promise(() => {}) },
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Turn on Data studio' }))
    expect(screen.queryByRole('switch')).toBeNull()
    await waitFor(() =>
      expect(api.callsOf('switchDataStudio')).toMatchObject([{ options: { body: { enable: true } } }]),
    )
    for (const name of ['Turn on Data studio', 'Turn off Data studio'])
      expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
  })

  it('that cannot be read is not called off, and can be read again', async () => {
    const { api } = renderSetting(
      'dataStudio',
      {},
      {
        getDataStudio: () => {
          throw new ApiError({ message: 'Broken.', statusCode: 500 })
        },
      },
    )
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Whether it is on could not be read. Broken.',
    )
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.getByText('Not known')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Turn off Data studio' })).toBeTruthy()
    api.answer({ getDataStudio: () => true })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(control('Data studio').getAttribute('aria-checked')).toBe('true'))
  })
})

it.each([
  ['Europe West', 'Europe West'],
  [null, '–'],
])('the region %s is shown as %s', (regionAlias, shown) => {
  renderSetting('region', { regionAlias })
  expect(screen.getByText(shown, { selector: 'strong' })).toBeTruthy()
})

describe('auto suspend', () => {
  const choice = () => screen.getByRole('combobox', { name: 'Idle time' })

  it('is chosen among what the server offers, and sent as it was listed [CFG-009, API-055, DET-076]', async () => {
    const { api, notices } = renderSetting('autoSuspend', { idleTimeKey: '1', idleTime: '1 Hour' })
    await waitFor(() => expect(api.callsOf('listIdleTimes')).toHaveLength(1))
    fireEvent.mouseDown(choice())
    fireEvent.click(await screen.findByText('4 Hours'))
    await waitFor(() => expect(notices).toMatchObject([{ message: 'Reported by the server' }]))
    expect(api.callsOf('changeCluster')).toMatchObject([
      { options: { path: { id: 'u-1', name: 'demo' }, body: { idleTime: 4 } } },
    ])
  })

  it('cannot be changed again while a change is on its way, and says so', async () => {
    let answer: () => void = () => {}
    const { api } = renderSetting(
      'autoSuspend',
      { idleTimeKey: '1', idleTime: '1 Hour' },
      { changeCluster: () => new Promise((done) => (answer = () => done({ message: null }))) },
    )
    await waitFor(() => expect(api.callsOf('listIdleTimes')).toHaveLength(1))
    fireEvent.mouseDown(choice())
    fireEvent.click(await screen.findByText('4 Hours'))
    await waitFor(() => expect(choice().getAttribute('aria-disabled')).toBe('true'))
    const described = document.getElementById(choice().getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('The change is on its way.')
    fireEvent.mouseDown(choice())
    expect(choice().getAttribute('aria-expanded')).toBe('false')
    answer()
    await waitFor(() => expect(choice().getAttribute('aria-disabled')).toBeNull())
  })

  it('keeps what is set, though it is no longer offered', async () => {
    renderSetting('autoSuspend', { idleTimeKey: '7', idleTime: '7 Hours' })
    expect(await screen.findByText('7 Hours')).toBeTruthy()
  })

  it('offers what was read before where the idle times cannot be read again', async () => {
    const { api, queryClient } = renderSetting('autoSuspend', { idleTimeKey: '1', idleTime: '1 Hour' })
    await waitFor(() => expect(api.callsOf('listIdleTimes')).toHaveLength(1))
    api.answer({
      listIdleTimes: () => {
        throw new ApiError({ message: 'Broken.', statusCode: 500 })
      },
    })
    await act(() => queryClient.invalidateQueries())
    await waitFor(() => expect(api.callsOf('listIdleTimes')).toHaveLength(2))
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.mouseDown(choice())
    expect(await screen.findByText('4 Hours')).toBeTruthy()
  })

  it('says where the idle times could not be read, and reads them again', async () => {
    const { api } = renderSetting(
      'autoSuspend',
      { idleTimeKey: '1', idleTime: '1 Hour' },
      {
        listIdleTimes: () => {
          throw new ApiError({ message: 'Broken.', statusCode: 500 })
        },
      },
    )
    expect((await screen.findByRole('alert')).textContent).toContain('The idle times could not be loaded.')
    api.answer({ listIdleTimes: () => idleTimes })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})
