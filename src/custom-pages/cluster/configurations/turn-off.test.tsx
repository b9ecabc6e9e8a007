import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/errors'
import type { ClusterUser } from '../../../domain/cluster-user'
import type { ServiceNode } from '../../../domain/service'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { node, statuses } from '../../../testing/services-driver'
import { Setting, type SettingName } from './setting'

const reported = { message: 'Reported by the server' }
const user = (id: string): ClusterUser => ({
  ...{ id, name: id, email: null, role: 'user', status: 'active' },
  lastLoginAt: null,
})
const sqlNodes: ServiceNode[] = [node('demo-sqli-1', 'running')]

const allOn = {
  isMlflowEnabled: true,
  isOpenAiEnabled: true,
  isSqlEnabled: true,
  isAdvancedSqlEnabled: true,
  isDeltaShareEnabled: true,
  isAdvancedSqlEligible: true,
  version: '2023.4.0',
}

function renderOn(name: SettingName, answers: FakeAnswers = {}, detail = {}, content?: ReactElement) {
  const cluster = buildClusterDetail({ ...allOn, ...detail })
  return renderWithProviders(content ?? <Setting name={name} cluster={cluster} />, {
    api: createFakeApi({
      getCluster: () => cluster,
      getDataStudio: () => true,
      listClusterUsers: () => [user('a'), user('b'), user('c')],
      listTenants: () => [
        { id: 't-1', name: 'default' },
        { id: 't-2', name: 'finance' },
      ],
      getServiceStatus: () => statuses({ sqli: sqlNodes }),
      switchSql: () => reported,
      switchAdvancedSql: () => reported,
      switchMlflow: () => reported,
      switchCopilot: () => reported,
      switchDataStudio: () => reported,
      changeCluster: () => reported,
      ...answers,
    }),
    person: buildPerson({
      toggleFeatures: ['mlflow', 'copilot', 'basaltX', 'deltashare'].map((key) => ({
        key,
        isPublished: true,
      })),
      platformActions: ['sqli', 'mlflow', 'copilot'].map((action) => ({ name: action, platforms: ['gc'] })),
    }),
  })
}

const dialog = () => screen.findByRole('dialog')
const facts = () =>
  screen.getAllByRole('term').map(({ textContent, nextElementSibling }) => {
    const lines = [...(nextElementSibling?.querySelectorAll('span, li') ?? [])].map(
      (line) => line.textContent,
    )
    return [textContent, lines.length > 0 ? lines.join(' ') : nextElementSibling?.textContent]
  })
const read = () =>
  vi.waitFor(() => expect(document.querySelector('dl')?.getAttribute('aria-busy')).toBe('false'))

async function press(title: string) {
  const control = await screen.findByRole('switch', { name: title })
  await waitFor(() => expect(control.getAttribute('aria-checked')).toBe('true'))
  fireEvent.click(control)
}

describe('turning a feature off', () => {
  it.each([
    [
      'externalBi',
      'Connect External BI Tools',
      'Disable External BI Tools',
      'Existing connections will stop working.',
      [
        ['Users with access', '3: a b and 1 more'],
        ['SQL services', 'demo-sqli-1'],
      ],
      'Disable',
      'switchSql',
      { sqliEnabled: false },
    ],
    [
      'advancedSql',
      'Advanced SQL interface',
      'Turn off the advanced SQL interface',
      'Queries in the wider SQL dialect stop working.',
      [['Users with access', '3: a b and 1 more']],
      'Turn off',
      'switchAdvancedSql',
      { productXEnabled: false },
    ],
    [
      'mlflow',
      'MLflow',
      'Turn off MLflow',
      'Notebooks and scripts can no longer track their runs here. Whether earlier runs are kept is not known.',
      [['Users with access', '3: a b and 1 more']],
      'Turn off',
      'switchMlflow',
      { isEnabled: false },
    ],
    [
      'copilot',
      'Copilot',
      'Turn off the copilot',
      'Nobody can ask the copilot any more. Turning it on again takes the API key.',
      [['Users with access', '3: a b and 1 more']],
      'Turn off',
      'switchCopilot',
      { openAIEnabled: false },
    ],
    [
      'dataStudio',
      'Data studio',
      'Turn off the data studio',
      'Nobody can open the data studio of this cluster any more. Whether what was prepared is kept is not known.',
      [['Users with access', '3: a b and 1 more']],
      'Turn off',
      'switchDataStudio',
      { enable: false },
    ],
    [
      'deltaSharing',
      'Delta sharing',
      'Turn off delta sharing',
      'Tools that read tables of this cluster with credentials of its tenants are cut off.',
      [['Tenants', '2: default finance']],
      'Turn off',
      'changeCluster',
      { enableDeltaShare: false },
    ],
  ] as const)(
    '%s says first what ends and for whom, and sends nothing before it is agreed to',
    async (name, title, heading, text, consequences, verb, call, body) => {
      const { api } = renderOn(name)
      await press(title)
      const question = await dialog()
      expect(within(question).getByRole('heading', { name: heading })).toBeTruthy()
      expect(within(question).getByText(text)).toBeTruthy()
      await read()
      expect(facts()).toEqual(consequences)
      expect(api.callsOf(call)).toEqual([])
      fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(api.callsOf(call)).toEqual([])

      await press(title)
      const agree = within(await dialog()).getByRole('button', { name: verb })
      expect(agree.className).toContain('danger')
      fireEvent.click(agree)
      await waitFor(() => expect(api.callsOf(call)).toMatchObject([{ options: { body } }]))
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  const fails = () => {
    throw new ApiError({ message: 'Down.', statusCode: 500 })
  }

  it.each([
    [
      'cannot be read',
      'externalBi',
      'Connect External BI Tools',
      { listClusterUsers: fails, getServiceStatus: fails },
      ['Unknown', 'Unknown'],
    ],
    [
      'is not listed though the feature is on',
      'externalBi',
      'Connect External BI Tools',
      { getServiceStatus: () => statuses({}) },
      ['3: a b and 1 more', 'Unknown'],
    ],
    ['cannot be read', 'deltaSharing', 'Delta sharing', { listTenants: fails }, ['Unknown']],
  ] as const)(
    'says unknown, and never none or 0, of what %s (%s)',
    async (_case, name, title, answers, says) => {
      renderOn(name, answers)
      await press(title)
      await dialog()
      await read()
      expect(facts().map(([, value]) => value)).toEqual(says)
    },
  )

  it.each([
    [sqlNodes, 'demo-sqli-1 2 could not be read'],
    [[], '2 could not be read'],
  ])('says how many of its services could not be read', async (nodes, says) => {
    const { sqli, ...others } = statuses({ sqli: nodes })
    renderOn('externalBi', { getServiceStatus: () => ({ ...others, sqli: { ...sqli, unread: 2 } }) })
    await press('Connect External BI Tools')
    await dialog()
    await read()
    expect(facts()[1]).toEqual(['SQL services', says])
  })

  it('calls its services unknown only once they have been asked for', async () => {
    renderOn('externalBi', { getServiceStatus: () => new Promise(() => {}) })
    await press('Connect External BI Tools')
    await dialog()
    await waitFor(() => expect(facts()[0]?.[1]).toBe('3: a b and 1 more'))
    expect(facts()[1]).toEqual(['SQL services', 'Reading…'])
  })

  it('asks for its services once, however long the question stands', async () => {
    const { api } = renderOn('externalBi')
    await press('Connect External BI Tools')
    await screen.findByText('demo-sqli-1')
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
    vi.useFakeTimers()
    try {
      fireEvent.click(screen.getByRole('switch', { name: 'Connect External BI Tools' }))
      await act(() => vi.advanceTimersByTimeAsync(1_000))
      expect(screen.getByText('demo-sqli-1')).toBeDefined()
      const reads = api.callsOf('getServiceStatus').length
      await act(() => vi.advanceTimersByTimeAsync(60_000))
      expect(api.callsOf('getServiceStatus')).toHaveLength(reads)
    } finally {
      vi.useRealTimers()
    }
  })

  it('asks for no users that the person may not see, which are unknown then', async () => {
    const { policies } = buildClusterDetail()
    const { api } = renderOn('mlflow', {}, { policies: { ...policies, user: [] } })
    await press('MLflow')
    await dialog()
    await read()
    expect(facts()).toEqual([['Users with access', 'Unknown']])
    expect(api.callsOf('listClusterUsers')).toEqual([])
  })

  it.each([
    [
      'Show home page',
      'Hide the home page',
      'Whoever opens this cluster no longer meets its home page.',
      { 'display-home-page': false },
    ],
    [
      'Show onboarding page',
      'Hide the onboarding page',
      'Who is new to this cluster is no longer shown around it.',
      { enableOnboarding: false },
    ],
    [
      'Enable chat',
      'Turn off the chat',
      'Nobody can ask for help from within this cluster any more.',
      { enableChat: false },
    ],
  ])('asks what ends for those who use the cluster: %s', async (name, title, text, body) => {
    const { api } = renderOn(
      'homePage',
      {},
      { isHomePageShown: true, isOnboardingShown: true, isChatEnabled: true },
    )
    await press(name)
    const asked = within(await dialog())
    expect(asked.getByRole('heading', { name: title })).toBeTruthy()
    expect(asked.getByText(text)).toBeTruthy()
    await read()
    expect(facts()).toEqual([['Users with access', '3: a b and 1 more']])
    fireEvent.click(asked.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.callsOf('changeCluster')).toEqual([])
    await press(name)
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Turn off' }))
    await waitFor(() => expect(api.callsOf('changeCluster')).toMatchObject([{ options: { body } }]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

function TurnedOffElsewhere() {
  const [isDeltaShareEnabled, setEnabled] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setEnabled(false)}>
        somebody else
      </button>
      <Setting name="deltaSharing" cluster={buildClusterDetail({ ...allOn, isDeltaShareEnabled })} />
    </>
  )
}

it('a question that was asked turns off, whatever the feature has become meanwhile', async () => {
  const { api } = renderOn('deltaSharing', {}, {}, <TurnedOffElsewhere />)
  await press('Delta sharing')
  const asked = await dialog()
  fireEvent.click(screen.getByText('somebody else'))
  fireEvent.click(within(asked).getByRole('button', { name: 'Turn off' }))
  await waitFor(() => expect(api.callsOf('changeCluster')).toHaveLength(1))
  expect(api.callsOf('changeCluster')[0]?.options.body).toEqual({ enableDeltaShare: false })
})
