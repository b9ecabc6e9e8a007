import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import '../../../locales/late-texts'
import { ApiError, NetworkError } from '../../../api/errors'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import type { ClusterUser } from '../../../domain/cluster-user'
import type { PendingUpdate } from '../../../domain/pending-update'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { operationsOf } from '../../../views/operations/use-operations'
import { UpgradeDialog } from './upgrade-dialog'

const detailOf = (parts: Parameters<typeof buildClusterDetail>[0] = {}) =>
  buildClusterDetail({
    version: '4.2.6-1182',
    isUpgradable: true,
    availableUpgrades: ['4.3.0-1182', '4.3.1-1182'],
    ...parts,
  })
const waiting: PendingUpdate = { id: 'up-1', value: null, version: '4.3.1-1182' }

async function openDialog(cluster: ClusterDetail = detailOf(), answers: FakeAnswers = {}) {
  const onClose = vi.fn()
  const rendered = renderWithProviders(<UpgradeDialog cluster={cluster} lock={null} onClose={onClose} />, {
    api: createFakeApi({ getCluster: () => cluster, listPendingUpdates: () => [], ...answers }),
  })
  const dialog = await screen.findByRole('dialog', { name: 'Update demo' })
  return { ...rendered, dialog, onClose }
}

const way = (name: string) => screen.getByRole('radio', { name })
const buildField = () => screen.getByRole('textbox', { name: 'Build number' })
const submit = (name = 'Update now') => fireEvent.click(screen.getByRole('button', { name }))
const byBuild = (number: string) => {
  fireEvent.click(way('Build number'))
  fireEvent.change(buildField(), { target: { value: number } })
}
const sent = (api: Awaited<ReturnType<typeof openDialog>>['api'], call: string) =>
  api.callsOf(call).map(({ options: { path, body } }) => ({ path, body }))
const factsIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent])
const path = { id: 'u-1', name: 'demo' }
const atOnce = 'The cluster is running: the update is applied immediately.'
const scheduled =
  'The cluster is not running: the update is scheduled, and stays pending until it is applied. You can cancel it until then.'

describe('the dialog of an update', () => {
  it('offers the newest release first, says what will happen, and updates a running cluster at once [DET-028, DET-057, API-048, API-106]', async () => {
    history.replaceState(null, '', '/clusters/demo?tab=configurations')
    const { api, notices, onClose, dialog, queryClient } = await openDialog(detailOf(), {
      upgradeCluster: () => ({ message: 'Off it goes' }),
    })
    expect(within(dialog).getByText(atOnce)).toBeTruthy()
    expect(way('Official release')).toHaveProperty('checked', true)
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Release' }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '4.3.1-1182',
      '4.3.0-1182',
    ])
    submit()
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(sent(api, 'upgradeCluster')).toEqual([
      { path, body: { version: '4.3.1-1182', byBuildNo: 'false' } },
    ])
    expect(notices).toMatchObject([{ type: 'success', message: 'Off it goes' }])
    expect([api.callsOf('getCluster').length, api.callsOf('listPendingUpdates').length]).toEqual([1, 1])
    expect(operationsOf(queryClient, 'u-1').read()).toMatchObject([
      { kind: 'upgrade', name: 'demo', version: '4.3.1-1182', place: '/clusters/demo?tab=configurations' },
    ])
  })

  it('names whom and what an update at once may interrupt, and says of what the person may not see that it is unknown', async () => {
    const user = (name: string): ClusterUser => ({
      ...{ id: name, name, email: null, role: 'developer', status: 'active' },
      lastLoginAt: null,
    })
    const { dialog } = await openDialog(detailOf(), {
      listClusterUsers: () => ['Ada', 'Ben', 'Cy'].map(user),
      listLibraries: () => [],
    })
    await waitFor(() => expect(dialog.querySelector('dl')?.getAttribute('aria-busy')).toBe('false'))
    expect(factsIn(dialog)).toEqual([
      ['Users with access', '3:AdaBenand 1 more'],
      ['Installations under way', 'None'],
      ['Scheduled events to come', 'Unknown'],
    ])
  })

  it('names nothing that is interrupted where the update is only scheduled', async () => {
    const { api, dialog } = await openDialog(detailOf({ state: 'sleeping' }))
    await within(dialog).findByText(scheduled)
    await act(async () => {})
    expect(factsIn(dialog)).toEqual([])
    expect(api.callsOf('listClusterUsers')).toEqual([])
  })

  it('does not say of a cluster in a state nobody knows that it does not run', async () => {
    const { dialog } = await openDialog(detailOf({ state: 'undefined' }))
    const words =
      'The update is scheduled, and stays pending until it is applied. You can cancel it until then.'
    expect(within(dialog).getByText(words)).toBeTruthy()
    expect(within(dialog).queryByText(/not running/)).toBeNull()
  })

  it('schedules the chosen release where the cluster does not run [DET-058, API-049]', async () => {
    const { api, notices, onClose, dialog } = await openDialog(detailOf({ state: 'sleeping' }), {
      scheduleUpgrade: () => ({ message: null }),
    })
    expect(within(dialog).getByText(scheduled)).toBeTruthy()
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Release' }))
    fireEvent.click(screen.getByTitle('4.3.0-1182'))
    submit('Schedule the update')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(sent(api, 'scheduleUpgrade')).toEqual([
      {
        path,
        body: { kind: 'UPGRADE_VERSION', change: { version: '4.3.0-1182', byBuildNo: 'false' } },
      },
    ])
    expect(notices).toMatchObject([
      { type: 'success', message: 'The update of demo to 4.3.0-1182 is scheduled' },
    ])
  })

  it.each([
    ['running', 'upgradeCluster', 'Update now'],
    ['sleeping', 'scheduleUpgrade', 'Schedule the update'],
  ] as const)(
    'takes a build number that is not empty, of a cluster that is %s [DET-063, API-050]',
    async (state, call, button) => {
      const { api, onClose } = await openDialog(detailOf({ state }), {
        [call]: () => ({ message: null }),
      })
      byBuild('   ')
      // Not before the field is left.
      expect(screen.queryByText('Enter a build number.')).toBeNull()
      fireEvent.blur(buildField())
      expect(await screen.findByText('Enter a build number.')).toBeTruthy()
      submit(button)
      expect(buildField().getAttribute('aria-invalid')).toBe('true')
      expect(buildField()).toHaveProperty('maxLength', 100)
      expect(api.callsOf(call)).toEqual([])
      byBuild(' 4.4.0-1201 ')
      submit(button)
      await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
      const change = { version: '4.4.0-1201', byBuildNo: 'true' }
      const body = call === 'upgradeCluster' ? change : { kind: 'UPGRADE_VERSION', change }
      expect(sent(api, call)).toEqual([{ path, body }])
    },
  )

  it('has no official release to choose where none is available, and says so [DET-064]', async () => {
    await openDialog(detailOf({ availableUpgrades: [] }))
    expect(way('Build number')).toHaveProperty('checked', true)
    const release = way('Official release')
    expect(release.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(release.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'No official release is available for this cluster.',
    )
    fireEvent.click(release)
    expect(way('Build number')).toHaveProperty('checked', true)
    expect(buildField()).toBeTruthy()
  })

  it('is sent once, and cannot be left, while the answer is awaited', async () => {
    let answer: () => void = () => {}
    const { api, onClose } = await openDialog(detailOf(), {
      upgradeCluster: () => new Promise((done) => (answer = () => done({ message: null }))),
    })
    submit()
    await waitFor(() => expect(api.callsOf('upgradeCluster')).toHaveLength(1))
    const button = screen.getByRole('button', { name: 'Update now' })
    expect(screen.getByRole('radiogroup', { name: 'Update by' }).textContent).toBe(
      'Official releaseOne of the versions that are available for this cluster.Build numberAny build, by its number.',
    )
    expect(button.getAttribute('aria-busy')).toBe('true')
    submit()
    fireEvent.submit(screen.getByRole('radiogroup').closest('form') ?? button)
    await act(async () => {})
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    fireEvent.keyDown(button, { key: 'Escape' })
    expect([api.callsOf('upgradeCluster').length, onClose.mock.calls.length]).toEqual([1, 0])
    await act(async () => answer())
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })

  // The names of what is sent (D2 §7).
  it.each(['version', 'byBuildNo', 'change'])(
    'says the server’s words about %s at the field',
    async (fieldName) => {
      const message = 'There is no such build.'
      const { onClose, notices } = await openDialog(detailOf(), {
        upgradeCluster: () => {
          const fieldErrors = [{ fieldName, message, isNotActivated: false }]
          throw new ApiError({ message, statusCode: 422, fieldErrors })
        },
      })
      byBuild('17')
      submit()
      expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy()
      expect(buildField().getAttribute('aria-invalid')).toBe('true')
      expect([onClose.mock.calls.length, notices.length]).toEqual([0, 0])
    },
  )

  it('tells who has left it meanwhile of the words about a field, too', async () => {
    const message = 'There is no such build.'
    let refuse = () => {}
    const { api, notices, unmount } = await openDialog(detailOf({ state: 'sleeping' }), {
      scheduleUpgrade: () =>
        new Promise((_done, fail) => {
          const fieldErrors = [{ fieldName: 'version', message, isNotActivated: false }]
          refuse = () => fail(new ApiError({ message, statusCode: 422, fieldErrors }))
        }),
    })
    submit('Schedule the update')
    await waitFor(() => expect(api.callsOf('scheduleUpgrade')).toHaveLength(1))
    unmount()
    refuse()
    await waitFor(() => expect(notices).toMatchObject([{ type: 'error', message }]))
  })

  it('tells a refusal as a notification, stays, and reads the cluster again', async () => {
    const { api, notices, onClose, queryClient } = await openDialog(detailOf(), {
      upgradeCluster: () => {
        throw new ApiError({ message: 'demo is not running.', statusCode: 409 })
      },
    })
    submit()
    await waitFor(() => expect(notices).toMatchObject([{ type: 'error', message: 'demo is not running.' }]))
    expect([api.callsOf('getCluster').length, onClose.mock.calls.length]).toEqual([1, 0])
    const again = screen.getByRole('button', { name: 'Update now' })
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull())
    expect(again.getAttribute('aria-disabled')).toBeNull()
    expect(operationsOf(queryClient, 'u-1').read()).toMatchObject([
      { kind: 'upgrade', outcome: { state: 'failed', words: 'demo is not running.' } },
    ])
  })
})

describe('a lost answer', () => {
  const lost = () => {
    throw new NetworkError('upgradeCluster', 'timeout')
  }
  const unknown =
    'We could not confirm whether the update of demo to 4.3.1-1182 was taken. The cluster has been read again; check its version and its pending updates before you try again.'
  const unread =
    'We could not confirm whether the update of demo to 4.3.1-1182 was taken, and the cluster could not be read again. Check its version and its pending updates before you try again.'
  const down = () => {
    throw new ApiError({ message: 'Down.', statusCode: 500 })
  }

  it.each([
    [
      'running',
      { getCluster: () => detailOf({ version: '4.3.1-1182' }) },
      'success',
      'demo is being updated to 4.3.1-1182',
    ],
    ['running', {}, 'error', unknown],
    ['running', { getCluster: () => detailOf({ version: '4.3.0-1182' }) }, 'error', unknown],
    ['running', { listPendingUpdates: () => [waiting] }, 'error', unknown],
    ['running', { getCluster: down }, 'error', unread],
    [
      'sleeping',
      { listPendingUpdates: () => [waiting] },
      'success',
      'The update of demo to 4.3.1-1182 is scheduled',
    ],
    ['sleeping', {}, 'error', unknown],
    ['sleeping', { listPendingUpdates: () => [{ ...waiting, version: '4.1.0-17' }] }, 'error', unknown],
    ['sleeping', { listPendingUpdates: () => [{ ...waiting, version: null }] }, 'error', unknown],
    ['sleeping', { listPendingUpdates: down }, 'error', unread],
  ] as const)(
    'of a cluster that is %s counts as what is read then: %#',
    async (state, answers, type, message) => {
      const { notices, onClose, queryClient } = await openDialog(detailOf({ state }), {
        upgradeCluster: lost,
        scheduleUpgrade: lost,
        ...(answers as FakeAnswers),
      })
      submit(state === 'running' ? 'Update now' : 'Schedule the update')
      await waitFor(() => expect(notices).toMatchObject([{ type, message }]))
      expect(onClose).toHaveBeenCalledTimes(type === 'success' ? 1 : 0)
      const outcomes = operationsOf(queryClient, 'u-1')
        .read()
        .map(({ outcome }) => outcome?.state ?? 'under way')
      // What waits for the next startup is not under way.
      const expected = type === 'success' ? ['under way'] : ['unknown']
      expect(outcomes).toEqual(state === 'running' ? expected : [])
    },
  )

  it.each([
    ['running', 'upgradeCluster', 'Update now'],
    ['sleeping', 'scheduleUpgrade', 'Schedule the update'],
  ] as const)(
    'of a cluster that is %s is asked for once more under the same key, and something else under another',
    async (state, call, button) => {
      const { api, notices } = await openDialog(detailOf({ state }), { [call]: lost })
      submit(button)
      await waitFor(() => expect(notices).toHaveLength(1))
      submit(button)
      await waitFor(() => expect(notices).toHaveLength(2))
      byBuild('17')
      submit(button)
      await waitFor(() => expect(notices).toHaveLength(3))
      const keys = api.callsOf(call).map(({ options }) => options.idempotencyKey)
      expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
      expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
    },
  )
})

it('a release that has gone since it was chosen is not sent, and another one can be', async () => {
  let offer: (releases: string[]) => void = () => {}
  function Changing() {
    const [availableUpgrades, setReleases] = useState(['4.3.0-1182', '4.3.1-1182'])
    offer = setReleases
    return <UpgradeDialog cluster={detailOf({ availableUpgrades })} lock={null} onClose={() => {}} />
  }
  const { api } = renderWithProviders(<Changing />, {
    api: createFakeApi({
      upgradeCluster: () => ({ message: null }),
      getCluster: () => detailOf(),
      listPendingUpdates: () => [],
    }),
  })
  await screen.findByRole('dialog', { name: 'Update demo' })
  act(() => offer(['4.4.0-1201']))
  submit()
  expect(await screen.findByText('Choose a release.')).toBeTruthy()
  expect(api.callsOf('upgradeCluster')).toEqual([])
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Release' }))
  fireEvent.click(await screen.findByTitle('4.4.0-1201'))
  await waitFor(() => expect(screen.queryByText('Choose a release.')).toBeNull())
  submit()
  await waitFor(() => expect(api.callsOf('upgradeCluster')).toHaveLength(1))
  expect(sent(api, 'upgradeCluster')).toEqual([{ path, body: { version: '4.4.0-1201', byBuildNo: 'false' } }])
})

it('an update that may not be any more is not sent, and says why [DET-068]', async () => {
  const lock = 'An update of this cluster is pending already.'
  const { api } = renderWithProviders(<UpgradeDialog cluster={detailOf()} lock={lock} onClose={() => {}} />)
  const button = await screen.findByRole('button', {
    name: 'Update now',
    description: 'An update of this cluster is pending already.',
  })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('alert').textContent).toContain('An update of this cluster is pending already.')
  fireEvent.submit(screen.getByRole('radiogroup').closest('form') ?? button)
  await act(async () => {})
  expect(api.calls).toEqual([])
})
