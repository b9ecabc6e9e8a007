import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NetworkError } from '../../../api/errors'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { Setting, type SettingName } from './setting'

const person = buildPerson({
  toggleFeatures: ['mlflow', 'copilot', 'basaltX', 'deltashare', 'microsoftSynapse'].map((key) => ({
    key,
    isPublished: true,
  })),
  platformActions: ['sqli', 'mlflow', 'copilot'].map((name) => ({ name, platforms: ['gc'] })),
})

/** Each switch: its setting, its name, where the cluster says that it is on, its call, and the verb of its question. */
const switches: readonly [SettingName, string, keyof ClusterDetail, string, string][] = [
  ['mlflow', 'MLflow', 'isMlflowEnabled', 'switchMlflow', 'Turn off'],
  ['externalBi', 'Connect External BI Tools', 'isSqlEnabled', 'switchSql', 'Disable'],
  ['advancedSql', 'Advanced SQL interface', 'isAdvancedSqlEnabled', 'switchAdvancedSql', 'Turn off'],
  ['deltaSharing', 'Delta sharing', 'isDeltaShareEnabled', 'changeCluster', 'Turn off'],
  ['homePage', 'Show home page', 'isHomePageShown', 'changeCluster', 'Turn off'],
  ['homePage', 'Show onboarding page', 'isOnboardingShown', 'changeCluster', 'Turn off'],
  ['homePage', 'Enable chat', 'isChatEnabled', 'changeCluster', 'Turn off'],
]
const found = {
  'shows it': (isOn: boolean) => isOn,
  'does not show it': (isOn: boolean) => !isOn,
  'fails too': () => null,
} as const
type Found = keyof typeof found

const grid = switches.flatMap((each) =>
  [true, false].flatMap((isOn) =>
    (Object.keys(found) as Found[]).map((next) => [each[1], isOn ? 'on' : 'off', next, each] as const),
  ),
)

function noticeOf(name: string, isOn: boolean, next: Found): { type: string; message: string } {
  const verb = isOn ? 'on' : 'off'
  if (next === 'shows it') return { type: 'success', message: `${name} of demo is turned ${verb}` }
  const doubt = `We could not confirm whether "Turn ${verb}: ${name}" reached demo`
  const advice =
    next === 'fails too'
      ? ', and the cluster could not be read again. Check the setting before you try again.'
      : '. The cluster has been read again; check the setting before you try again.'
  return { type: 'error', message: doubt + advice }
}

describe('a lost answer', () => {
  it.each(grid)('to turning %s %s, after which the next reading %s', async (name, way, next, each) => {
    const [setting, , field, call, verb] = each
    const isOn = way === 'on'
    const clusterWith = (value: boolean) =>
      buildClusterDetail({ version: '2024.1.0', isAdvancedSqlEligible: true, [field]: value })
    const lost = () => {
      throw new NetworkError(call, 'timeout')
    }
    const answers: FakeAnswers = {
      getCluster: () => {
        const value = found[next](isOn)
        if (value === null) return lost()
        return clusterWith(value)
      },
      listTenants: () => [],
      listClusterUsers: () => [],
      getServiceStatus: lost,
      [call]: lost,
    }
    const { notices } = renderWithProviders(<Setting name={setting} cluster={clusterWith(!isOn)} />, {
      api: createFakeApi(answers),
      person,
    })
    fireEvent.click(screen.getByRole('switch', { name }))
    if (!isOn) {
      const dialog = within(await screen.findByRole('dialog'))
      fireEvent.click(dialog.getByRole('button', { name: verb }))
    }
    await waitFor(() => expect(notices).toHaveLength(1))
    expect(notices).toMatchObject([noticeOf(name, isOn, next)])
  })
})

describe('a lost answer', () => {
  const lost = (call: string) => () => {
    throw new NetworkError(call, 'timeout')
  }
  const unread = ', and the cluster could not be read again. Check the setting before you try again.'
  const readAgain = '. The cluster has been read again; check the setting before you try again.'
  const doubt = (what: string, advice: string) =>
    `We could not confirm whether "${what}" reached demo${advice}`

  it.each([
    ['shows it', true, false, 'success', 'Data studio of demo is turned off'],
    ['does not show it', true, true, 'error', doubt('Turn off: Data studio', readAgain)],
    ['fails too', true, null, 'error', doubt('Turn off: Data studio', unread)],
    ['shows it', false, true, 'success', 'Data studio of demo is turned on'],
    ['does not show it', false, false, 'error', doubt('Turn on: Data studio', readAgain)],
    ['fails too', false, null, 'error', doubt('Turn on: Data studio', unread)],
  ] as const)(
    'to the data studio, after which the next reading %s',
    async (_next, was, now, type, message) => {
      let readings = 0
      const { notices } = renderWithProviders(<Setting name="dataStudio" cluster={buildClusterDetail()} />, {
        api: createFakeApi({
          getDataStudio: () => {
            readings += 1
            if (readings === 1) return was
            return now ?? lost('getDataStudio')()
          },
          switchDataStudio: lost('switchDataStudio'),
          listClusterUsers: () => [],
        }),
        person,
      })
      const control = await screen.findByRole('switch', { name: 'Data studio' })
      fireEvent.click(control)
      if (was) fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }))
      await waitFor(() => expect(notices).toHaveLength(1))
      expect(notices).toMatchObject([{ type, message }])
    },
  )

  it('to a later reading of the data studio is told beside what was read, until it is read again', async () => {
    const { api, queryClient } = renderWithProviders(
      <Setting name="dataStudio" cluster={buildClusterDetail()} />,
      { api: createFakeApi({ getDataStudio: () => true }), person },
    )
    const control = await screen.findByRole('switch', { name: 'Data studio' })
    api.answer({ getDataStudio: lost('getDataStudio') })
    await queryClient.refetchQueries()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/^Whether it is on could not be read\. /)
    expect(control.getAttribute('aria-checked')).toBe('true')
    let answer = () => {}
    api.answer({ getDataStudio: () => new Promise((done) => (answer = () => done(false))) })
    const again = within(alert).getByRole('button', { name: 'Try again' })
    fireEvent.click(again)
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'))
    answer()
    await waitFor(() => expect(control.getAttribute('aria-checked')).toBe('false'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['shows it', '4', 'success', 'demo is suspended after 4 Hours'],
    ['does not show it', '1', 'error', doubt('Suspend after 4 Hours', readAgain)],
    ['shows what somebody else chose', '8', 'error', doubt('Suspend after 4 Hours', readAgain)],
    ['fails too', null, 'error', doubt('Suspend after 4 Hours', unread)],
  ] as const)('to the idle time, after which the next reading %s', async (_next, now, type, message) => {
    const withKey = (idleTimeKey: string) => buildClusterDetail({ idleTimeKey, idleTime: null })
    const { notices } = renderWithProviders(<Setting name="autoSuspend" cluster={withKey('1')} />, {
      api: createFakeApi({
        listIdleTimes: () => [
          { key: '1', display: '1 Hour' },
          { key: '4', display: '4 Hours' },
        ],
        getCluster: () => (now === null ? lost('getCluster')() : withKey(now)),
        changeCluster: lost('changeCluster'),
      }),
      person: buildPerson({ platformActions: [{ name: 'cluster_suspend', platforms: ['gc'] }] }),
    })
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /idle/i }))
    fireEvent.click(await screen.findByText('4 Hours', { selector: '.ant-select-item-option-content' }))
    await waitFor(() => expect(notices).toHaveLength(1))
    expect(notices).toMatchObject([{ type, message }])
  })

  it.each([
    ['shows it', true, 'success', 'Copilot of demo is turned on'],
    ['does not show it', false, 'error', doubt('Turn on: Copilot', readAgain)],
    ['fails too', null, 'error', doubt('Turn on: Copilot', unread)],
  ] as const)(
    'to the key of the copilot, after which the next reading %s',
    async (_next, now, type, message) => {
      const { notices } = renderWithProviders(<Setting name="copilot" cluster={buildClusterDetail()} />, {
        api: createFakeApi({
          getCluster: () =>
            now === null ? lost('getCluster')() : buildClusterDetail({ isOpenAiEnabled: now }),
          switchCopilot: lost('switchCopilot'),
        }),
        person,
      })
      fireEvent.click(screen.getByRole('switch', { name: 'Copilot' }))
      const dialog = within(await screen.findByRole('dialog'))
      fireEvent.change(dialog.getByLabelText('API key'), { target: { value: 'sk-canary' } })
      fireEvent.click(dialog.getByRole('button', { name: 'Turn on' }))
      await waitFor(() => expect(notices).toHaveLength(1))
      expect(notices).toMatchObject([{ type, message }])
      // What was typed stays until it is certain that it is needed no more.
      expect(screen.queryByLabelText('API key') === null).toBe(now === true)
    },
  )

  it.each([
    ['shows it', false, 'success', 'Copilot of demo is turned off'],
    ['does not show it', true, 'error', doubt('Turn off: Copilot', readAgain)],
    ['fails too', null, 'error', doubt('Turn off: Copilot', unread)],
  ] as const)(
    'to turning the copilot off, after which the next reading %s',
    async (_next, now, type, message) => {
      const withCopilot = (isOpenAiEnabled: boolean) => buildClusterDetail({ isOpenAiEnabled })
      const { notices, api } = renderWithProviders(<Setting name="copilot" cluster={withCopilot(true)} />, {
        api: createFakeApi({
          getCluster: () => (now === null ? lost('getCluster')() : withCopilot(now)),
          listClusterUsers: () => [],
          switchCopilot: lost('switchCopilot'),
        }),
        person,
      })
      fireEvent.click(screen.getByRole('switch', { name: 'Copilot' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Turn off the copilot' }))
      fireEvent.click(dialog.getByRole('button', { name: 'Turn off' }))
      await waitFor(() => expect(notices).toHaveLength(1))
      expect(notices).toMatchObject([{ type, message }])
      expect(api.callsOf('switchCopilot')).toHaveLength(1)
    },
  )

  it.each([
    ['on', 'shows it', true, 'success', 'Microsoft Synapse of demo is turned on'],
    ['on', 'does not show it', false, 'error', doubt('Turn on: Microsoft Synapse', readAgain)],
    ['on', 'fails too', null, 'error', doubt('Turn on: Microsoft Synapse', unread)],
    ['off', 'shows it', false, 'success', 'Microsoft Synapse of demo is turned off'],
    ['off', 'does not show it', true, 'error', doubt('Turn off: Microsoft Synapse', readAgain)],
    ['off', 'fails too', null, 'error', doubt('Turn off: Microsoft Synapse', unread)],
  ] as const)(
    'to turning Synapse %s, after which the next reading %s',
    async (way, _next, now, type, message) => {
      const withSynapse = (isSynapseEnabled: boolean) =>
        buildClusterDetail({ platform: 'az', isSynapseEnabled })
      const { notices, api } = renderWithProviders(
        <Setting name="synapse" cluster={withSynapse(way === 'off')} />,
        {
          api: createFakeApi({
            getCluster: () => (now === null ? lost('getCluster')() : withSynapse(now)),
            switchSynapse: lost('switchSynapse'),
          }),
          person,
        },
      )
      fireEvent.click(screen.getByRole('switch', { name: 'Microsoft Synapse' }))
      const dialog = within(await screen.findByRole('dialog'))
      for (const label of ['Tenant', 'Username', 'Password'])
        fireEvent.change(dialog.getByLabelText(label), { target: { value: 'canary' } })
      const agree = dialog.getByRole('button', { name: `Turn ${way}` })
      expect(agree.className.includes('danger')).toBe(way === 'off')
      fireEvent.click(agree)
      await waitFor(() => expect(notices).toHaveLength(1))
      expect(notices).toMatchObject([{ type, message }])
      expect(api.callsOf('switchSynapse')).toHaveLength(1)
      // What was typed stays until it is certain that it is needed no more.
      await waitFor(() => expect(screen.queryByLabelText('Password') === null).toBe(type === 'success'))
    },
  )
})
