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
  toggleFeatures: ['mlflow', 'copilot', 'basaltX', 'deltashare'].map((key) => ({ key, isPublished: true })),
  platformActions: ['sqli', 'mlflow', 'copilot'].map((name) => ({ name, platforms: ['gc'] })),
})

/** Each switch: its setting, its name, where the cluster says that it is on, its call, and the verb of its question. */
const switches: readonly [SettingName, string, keyof ClusterDetail, string, string | null][] = [
  ['mlflow', 'MLflow', 'isMlflowEnabled', 'switchMlflow', 'Turn off'],
  ['externalBi', 'Connect External BI Tools', 'isSqlEnabled', 'switchSql', 'Disable'],
  ['advancedSql', 'Advanced SQL interface', 'isAdvancedSqlEnabled', 'switchAdvancedSql', 'Turn off'],
  ['deltaSharing', 'Delta sharing', 'isDeltaShareEnabled', 'changeCluster', 'Turn off'],
  ['homePage', 'Show home page', 'isHomePageShown', 'changeCluster', null],
  ['homePage', 'Show onboarding page', 'isOnboardingShown', 'changeCluster', null],
  ['homePage', 'Enable chat', 'isChatEnabled', 'changeCluster', null],
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
  if (next === 'shows it') return { type: 'success', message: `${name} is turned ${verb}` }
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
    if (!isOn && verb !== null) {
      const dialog = within(await screen.findByRole('dialog'))
      fireEvent.click(dialog.getByRole('button', { name: verb }))
    }
    await waitFor(() => expect(notices).toMatchObject([noticeOf(name, isOn, next)]))
  })
})
