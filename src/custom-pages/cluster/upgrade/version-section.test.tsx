import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import '../../../locales/late-texts'
import { ApiError, NetworkError } from '../../../api/errors'
import { noteRecordFaults } from '../../../api/record-faults'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import type { PendingUpdate } from '../../../domain/pending-update'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { VersionSection } from './version-section'

const person = buildPerson({ platformActions: [{ name: 'cluster_upgrade', platforms: ['gc'] }] })
const detailOf = (parts: Parameters<typeof buildClusterDetail>[0] = {}) =>
  buildClusterDetail({
    version: '4.2.6-1182',
    isUpgradable: true,
    availableUpgrades: ['4.3.0-1182', '4.3.1-1182'],
    ...parts,
  })
const waiting: PendingUpdate = { id: 'up-1', value: 'next startup', version: '4.3.1-1182' }

/** The section on a tab that may be left. */
function Away({ cluster }: { cluster: ClusterDetail }) {
  const [isAway, setAway] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAway(!isAway)}>
        Another tab
      </button>
      {!isAway && <VersionSection cluster={cluster} />}
    </>
  )
}

function renderSection(
  cluster: ClusterDetail = detailOf(),
  answers: FakeAnswers = {},
  Page = VersionSection,
) {
  return renderWithProviders(<Page cluster={cluster} />, {
    api: createFakeApi({ listPendingUpdates: () => [], ...answers }),
    person,
  })
}

const section = () => screen.getByRole('region', { name: 'Version' })
const facts = () =>
  [...section().querySelectorAll('dl > div')].map((each) => [
    each.querySelector('dt')?.textContent,
    each.querySelector('dd')?.textContent,
  ])
const updateButton = () => screen.queryByRole('button', { name: 'Update' })
const cancelButton = () => screen.findByRole('button', { name: 'Cancel the pending update to 4.3.1-1182' })
const heard = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
const fails = (message: string, statusCode: number) => () => {
  throw new ApiError({ message, statusCode })
}

describe('the version of a cluster', () => {
  it('is shown with what is available and what is pending [DET-028, DET-029]', async () => {
    const { api } = renderSection(detailOf({ releaseUrl: 'https://docs.basalt.test/4.3' }))
    expect(updateButton()).toBeNull()
    expect(screen.getByText('Getting the pending updates').getAttribute('role')).toBe('status')
    expect(await screen.findByText('None')).toBeTruthy()
    expect(facts()).toEqual([
      ['Current version', '4.2.6-1182'],
      ['Available', expect.stringContaining('4.3.1-11824.3.0-1182')],
      ['Pending update', 'None'],
    ])
    expect(screen.getByRole('link', { name: /Release notes/ }).getAttribute('href')).toBe(
      'https://docs.basalt.test/4.3',
    )
    expect(screen.queryByText(/releases? available/)).toBeNull()
    expect(updateButton()?.getAttribute('aria-disabled')).toBeNull()
    expect(api.calls).toMatchObject([
      { name: 'listPendingUpdates', options: { path: { id: 'u-1', name: 'demo' } } },
    ])
  })

  it('has its release notes also where no update is offered', async () => {
    renderSection(detailOf({ isUpgradable: false, releaseUrl: 'https://docs.basalt.test/4.3' }))
    const notes = await screen.findByRole('link', { name: /Release notes/ })
    expect(notes.getAttribute('href')).toBe('https://docs.basalt.test/4.3')
  })

  it.each([
    [0, null],
    [1, '1 release available'],
    [12, '12 releases available'],
  ])('tells how many releases there are: %d [DET-D12]', async (releaseCount, words) => {
    renderSection(detailOf({ releaseCount }))
    await screen.findByText('None')
    expect(screen.queryByText(/releases? available$/)?.textContent ?? null).toBe(words)
  })

  it('that is not known is a dash', async () => {
    renderSection(detailOf({ version: null }))
    await screen.findByText('None')
    expect(facts()[0]).toEqual(['Current version', '–'])
  })

  it.each([
    [{ isUpgradable: false, availableUpgrades: [] }, 'No update is offered for this cluster.', false],
    [
      { availableUpgrades: [], isByBuildNumber: true },
      'No official release is available; update by build number.',
      true,
    ],
  ])('says what there is to update to: %o', async (parts, available, isOffered) => {
    renderSection(detailOf({ ...parts, releaseUrl: 'javascript:alert(1)' }))
    await screen.findByText('None')
    expect(facts()).toEqual([
      ['Current version', 'isByBuildNumber' in parts ? '4.2.6-1182 Build number' : '4.2.6-1182'],
      ['Available', available],
      ['Pending update', 'None'],
    ])
    expect(updateButton() !== null).toBe(isOffered)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('offers no update while it is locked, and says that alone [DET-077, DET-D36]', async () => {
    renderSection(detailOf({ lockedActions: ['Self_Upgrade'] }))
    await screen.findByText('None')
    const button = updateButton()
    if (!button) throw new Error('The button is not there.')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(heard(button)).toContain('Update is currently locked for this cluster.')
    fireEvent.click(button)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a pending update', () => {
  it.each([
    ['next startup', '4.3.1-1182 Next startup'],
    [null, '4.3.1-1182 Next startup'],
    ['2026-04-25T20:00:00Z', /^4\.3\.1-1182 2[56] Apr 2026, \d\d:\d\d \(.+\)$/],
  ])(
    'of %j is shown with its version, and no Update beside it [DET-029, DET-060, DET-068, DET-D20, DET-D34]',
    async (value, words) => {
      renderSection(detailOf(), { listPendingUpdates: () => [{ ...waiting, value }] })
      await cancelButton()
      const [, , [, shown] = []] = facts()
      expect(shown?.replace(/Cancel$/, '')).toMatch(words)
      expect(updateButton()).toBeNull()
    },
  )

  it('that names no version is shown and can be cancelled too, once at a time', async () => {
    let updates = [{ ...waiting, version: null }]
    let answer = () => {}
    const { api, notices } = renderSection(detailOf({ version: null }), {
      listPendingUpdates: () => updates,
      cancelPendingUpdate: () => new Promise((done) => (answer = () => done({ message: null }))),
    })
    const cancel = await screen.findByRole('button', { name: 'Cancel the pending update' })
    expect(facts()[2]).toEqual(['Pending update', ' Next startupCancel'])
    fireEvent.click(cancel)
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('demo keeps its version.')).toBeTruthy()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel the update' }))
    await waitFor(() => expect(cancel.getAttribute('aria-busy')).toBe('true'))
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(cancel)
    expect(screen.queryByRole('dialog')).toBeNull()
    updates = []
    await act(async () => answer())
    expect(await screen.findByText('None')).toBeTruthy()
    expect(notices).toMatchObject([{ type: 'success', message: 'The pending update of demo is cancelled' }])
    expect(api.callsOf('cancelPendingUpdate')).toHaveLength(1)
  })

  it('is not cancelled a second time by who left the tab while it was, and is back', async () => {
    const { api } = renderSection(
      detailOf(),
      {
        listPendingUpdates: () => [waiting],
        cancelPendingUpdate: () => new Promise(() => {}),
      },
      Away,
    )
    fireEvent.click(await cancelButton())
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel the update' }))
    await waitFor(() => expect(api.callsOf('cancelPendingUpdate')).toHaveLength(1))
    fireEvent.click(screen.getByRole('button', { name: 'Another tab' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Version' })).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Another tab' }))
    expect((await cancelButton()).getAttribute('aria-busy')).toBe('true')
  })

  it('is not asked for a second time by who left the tab while it was, and is back', async () => {
    let answer = () => {}
    const { api } = renderSection(
      detailOf({ state: 'sleeping' }),
      {
        getCluster: () => detailOf({ state: 'sleeping' }),
        scheduleUpgrade: () => new Promise((done) => (answer = () => done({ message: null }))),
      },
      Away,
    )
    await screen.findByText('None')
    fireEvent.click(updateButton() as HTMLElement)
    fireEvent.click(await screen.findByRole('button', { name: 'Schedule the update' }))
    await waitFor(() => expect(api.callsOf('scheduleUpgrade')).toHaveLength(1))
    fireEvent.click(screen.getByText('Another tab'))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Version' })).toBeNull())
    fireEvent.click(screen.getByText('Another tab'))
    await screen.findByText('None')
    const update = screen.getByRole('button', { name: 'Update', description: 'The change is on its way.' })
    expect(update.getAttribute('aria-busy')).toBe('true')
    fireEvent.click(update)
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(async () => answer())
    await waitFor(() => expect(update.getAttribute('aria-busy')).toBeNull())
    expect(update.getAttribute('aria-describedby')).toBeNull()
  })

  it('that could not be read is not called none, and keeps another from being started [DET-068]', async () => {
    const fault = { number: 1, id: 'u-1', name: null, isShown: false, values: [] }
    renderSection(detailOf(), { listPendingUpdates: () => noteRecordFaults([], [fault]) })
    expect(await screen.findByText('A pending update could not be read.')).toBeTruthy()
    expect(screen.queryByText('None')).toBeNull()
    expect(updateButton()).toBeNull()
  })

  it('is not cancelled by who lost the permission while the question stood open', async () => {
    const { policies } = buildClusterDetail()
    const { api, rerenderSection } = renderChanging(detailOf())
    await screen.findByText('None')
    api.answer({ listPendingUpdates: () => [waiting] })
    await rerenderSection(detailOf({ state: 'sleeping' }))
    fireEvent.click(await cancelButton())
    await screen.findByRole('dialog', { name: 'Cancel the pending update?' })
    await rerenderSection(detailOf({ state: 'sleeping', policies: { ...policies, management: ['list'] } }))
    const submit = screen.getByRole('button', { name: 'Cancel the update' })
    expect([submit.getAttribute('aria-disabled'), heard(submit)]).toEqual([
      'true',
      expect.stringContaining('You need higher permission'),
    ])
  })

  it('is asked about until it is gone, also where it cannot be read meanwhile', async () => {
    const { api, queryClient } = renderSection(detailOf(), { listPendingUpdates: () => [waiting] })
    fireEvent.click(await cancelButton())
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the pending update?' })
    api.answer({ listPendingUpdates: fails('Down.', 500) })
    await act(() => queryClient.refetchQueries())
    await screen.findByText('The pending updates could not be loaded. Down.')
    expect(screen.getByRole('dialog')).toBe(dialog)
    api.answer({ listPendingUpdates: () => [] })
    await act(() => queryClient.refetchQueries())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is cancelled after a clear question, and read again [DET-059, API-046, DET-D21]', async () => {
    let updates = [waiting]
    const { api, notices } = renderSection(detailOf(), {
      listPendingUpdates: () => updates,
      cancelPendingUpdate: () => {
        updates = []
        return { message: 'Gone it is' }
      },
    })
    fireEvent.click(await cancelButton())
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the pending update?' })
    expect(dialog.textContent).toContain('demo keeps its version 4.2.6-1182.')
    expect(within(dialog).getByRole('button', { name: 'Cancel the update' }).className).toContain('danger')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep the update' }))
    expect(api.callsOf('cancelPendingUpdate')).toEqual([])

    await userEvent.click(await cancelButton())
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the update' }))
    await screen.findByText('None')
    // The button that asked is gone with the update.
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Version' }))
    expect(api.callsOf('cancelPendingUpdate').map(({ options }) => options.path)).toEqual([
      { id: 'u-1', name: 'demo', recordId: 'up-1' },
    ])
    expect(notices).toMatchObject([{ type: 'success', message: 'Gone it is' }])
    await waitFor(() => expect(updateButton()).toBeTruthy())
  })

  it.each([
    ['the server’s words of a refusal', fails('It is being applied.', 409), 'It is being applied.'],
    [
      'that a lost answer is not known',
      () => {
        throw new NetworkError('cancelPendingUpdate', 'timeout')
      },
      'We could not confirm whether the pending update of demo was cancelled. The pending updates have been read again: it is still there.',
    ],
  ])('tells %s, and is read again', async (_what, cancelPendingUpdate, message) => {
    const { api, notices } = renderSection(detailOf(), {
      listPendingUpdates: () => [waiting],
      cancelPendingUpdate,
    })
    fireEvent.click(await cancelButton())
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel the update' }))
    await waitFor(() => expect(notices).toMatchObject([{ type: 'error', message }]))
    await waitFor(() => expect(api.callsOf('listPendingUpdates').length).toBeGreaterThan(1))
    expect((await cancelButton()).getAttribute('aria-disabled')).toBeNull()
  })

  it.each([
    ['is done where it is gone', [], 'success', 'The pending update of demo is cancelled'],
    [
      'is done where only another one is left',
      [{ ...waiting, id: 'up-2', version: '4.3.0-1182' }],
      'success',
      'The pending update of demo is cancelled',
    ],
    [
      'is not called done where one of the updates could not be read',
      noteRecordFaults([], [{ number: 1, id: null, name: null, isShown: false, values: [] }]),
      'error',
      'We could not confirm whether the pending update of demo was cancelled, and the pending updates could not be read again.',
    ],
    [
      'is not called done where the updates cannot be read',
      null,
      'error',
      'We could not confirm whether the pending update of demo was cancelled, and the pending updates could not be read again.',
    ],
  ])('that is cancelled with a lost answer %s', async (_what, later, type, message) => {
    const { api, notices } = renderSection(detailOf(), {
      listPendingUpdates: () => [waiting],
      cancelPendingUpdate: () => {
        api.answer({ listPendingUpdates: () => later ?? fails('Down.', 500)() })
        throw new NetworkError('cancelPendingUpdate', 'timeout')
      },
    })
    fireEvent.click(await cancelButton())
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel the update' }))
    await waitFor(() => expect(notices).toContainEqual(expect.objectContaining({ type, message })))
    expect(screen.queryAllByText('The pending updates could not be loaded. Down.')).toHaveLength(
      later === null ? 1 : 0,
    )
  })

  it('is not for somebody without the permission, who hears why [DET-D21]', async () => {
    const { policies } = buildClusterDetail()
    renderSection(detailOf({ policies: { ...policies, management: ['list'] } }), {
      listPendingUpdates: () => [waiting],
    })
    const button = await cancelButton()
    expect([button.getAttribute('aria-disabled'), heard(button)]).toEqual([
      'true',
      expect.stringContaining('You need higher permission'),
    ])
    fireEvent.click(button)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is looked for again when the cluster has another state or version', async () => {
    const { api, rerenderSection } = renderChanging(detailOf({ state: 'sleeping' }))
    await screen.findByText('None')
    await rerenderSection(detailOf({ state: 'sleeping', isCloneable: false }))
    expect(api.callsOf('listPendingUpdates')).toHaveLength(1)
    await rerenderSection(detailOf({ state: 'starting-up' }))
    expect(api.callsOf('listPendingUpdates')).toHaveLength(2)
    await rerenderSection(detailOf({ state: 'starting-up', version: '4.3.1-1182' }))
    expect(api.callsOf('listPendingUpdates')).toHaveLength(3)
    // Also when it is again what it was at first.
    await rerenderSection(detailOf({ state: 'sleeping' }))
    expect(api.callsOf('listPendingUpdates')).toHaveLength(4)
  })
})

describe('pending updates that cannot be read', () => {
  it('are reported as a notification and in place, without an update on offer, until they are read [DET-080]', async () => {
    const { api, notices } = renderSection(detailOf(), { listPendingUpdates: fails('Database down.', 500) })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(
      'The pending updates could not be loaded. Database down. Until they are known, no update can be started here.',
    )
    await waitFor(() => expect(notices).toMatchObject([{ type: 'error', message: 'Database down.' }]))
    expect(updateButton()).toBeNull()
    let answer = () => {}
    api.answer({ listPendingUpdates: () => new Promise((done) => (answer = () => done([]))) })
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Getting the pending updates')).toBeTruthy()
    expect(updateButton()).toBeNull()
    await act(async () => answer())
    expect(await screen.findByText('None')).toBeTruthy()
    expect(updateButton()).toBeTruthy()
    expect(notices).toHaveLength(1)
  })

  it('keep an update that is being chosen back, without calling one pending', async () => {
    const { api, queryClient } = renderSection(detailOf())
    await screen.findByText('None')
    fireEvent.click(updateButton() as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Update demo' })
    api.answer({ listPendingUpdates: fails('Database down.', 500) })
    await queryClient.refetchQueries()
    const description =
      'Whether an update is pending could not be read. Until it is known, no update can be started.'
    const update = await within(dialog).findByRole('button', { name: 'Update now', description })
    expect(update.getAttribute('aria-disabled')).toBe('true')
    expect(within(dialog).getByRole('alert').textContent).toContain(description)
    expect(within(dialog).queryByText(/pending already/)).toBeNull()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('again take back what was known before', async () => {
    const { api, rerenderSection } = renderChanging(detailOf({ state: 'sleeping' }))
    await screen.findByText('None')
    expect(updateButton()).toBeTruthy()
    api.answer({ listPendingUpdates: fails('Database down.', 500) })
    await rerenderSection(detailOf({ state: 'starting-up' }))
    expect(await screen.findByText('The pending updates could not be loaded. Database down.')).toBeTruthy()
    expect(updateButton()).toBeNull()
    let answer = () => {}
    api.answer({ listPendingUpdates: () => new Promise((done) => (answer = () => done([]))) })
    const again = screen.getByRole('button', { name: 'Try again' })
    fireEvent.click(again)
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'))
    await act(async () => answer())
    expect(await screen.findByText('None')).toBeTruthy()
  })
})

/** The section with a cluster that changes under it. */
function renderChanging(first: ClusterDetail) {
  let show: (cluster: ClusterDetail) => void = () => {}
  function Changing() {
    const [cluster, setCluster] = useState(first)
    show = setCluster
    return <VersionSection cluster={cluster} />
  }
  const rendered = renderWithProviders(<Changing />, {
    api: createFakeApi({ listPendingUpdates: () => [] }),
    person,
  })
  return { ...rendered, rerenderSection: (cluster: ClusterDetail) => act(async () => show(cluster)) }
}
