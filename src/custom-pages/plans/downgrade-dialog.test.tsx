import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors'
import { noteRecordFaults } from '../../api/record-faults'
import { noPolicies } from '../../domain/cluster'
import { buildCluster } from '../../testing/builders'
import { createFakeApi } from '../../testing/fake-api'
import { NewerPerson } from '../../testing/newer-person'
import { type OpenedPlans, openPlans, personOn } from '../../testing/plans-driver'
import { renderWithProviders } from '../../testing/render-with-providers'
import { DowngradeDialog } from './downgrade-dialog'

const question = 'Are you sure You want to downgrade to Free Account?'

async function ask(options: OpenedPlans = {}) {
  const opened = openPlans({ person: personOn('premium'), ...options })
  fireEvent.click(screen.getByRole('button', { name: 'Select' }))
  const dialog = within(await screen.findByRole('dialog', { name: question }))
  return { ...opened, dialog, press: (name: string) => fireEvent.click(dialog.getByRole('button', { name })) }
}

describe('the change to Cloud Basic', () => {
  it('is asked for first, and a No ends it without a call [PLAN-008, PLAN-027, PLAN-032]', async () => {
    const { api, dialog, press } = await ask()
    expect(dialog.getByRole('button', { name: 'Yes' }).className).toContain('danger')
    press('No')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.calls.map(({ name }) => name).filter((name) => name !== 'listClusters')).toEqual([])
  })

  it('is checked on Yes, then sent with the plan alone [PLAN-008, PLAN-011, PLAN-018, PLAN-019]', async () => {
    const { api, sent, press, address, reloadPerson } = await ask()
    press('Yes')
    await waitFor(() => expect(address()).toBe('/my-account?tab=plan'))
    const asked = api.calls.map(({ name }) => name).filter((name) => name !== 'listClusters')
    expect(asked).toEqual(['getDowngrade', 'changePlan'])
    expect(sent()).toEqual([[{ id: 'u-1' }, { plan: 'free' }]])
    expect(reloadPerson).toHaveBeenCalledTimes(1)
  })

  it('is reported, and shown in my account [PLAN-003, PLAN-007, PLAN-025, PLAN-034]', async () => {
    const { reported, press, address } = await ask()
    press('Yes')
    await waitFor(() => expect(address()).toBe('/my-account?tab=plan'))
    expect(reported()).toEqual([['success', 'You are now a free user']])
  })

  it('is refused where the server says that it cannot be [PLAN-011, PLAN-021, PLAN-024]', async () => {
    const { dialog, sent, press, address } = await ask({ answers: { getDowngrade: () => false } })
    press('Yes')
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'In order to downgrade or cancel premium trial, you must have only 1 single cluster of maximum Small size.',
    )
    expect([sent(), address()]).toEqual([[], '/plans'])
  })

  it('that was refused once is no longer called refused while it is asked for again', async () => {
    const { api, dialog, press } = await ask({ answers: { getDowngrade: () => false } })
    press('Yes')
    await dialog.findByRole('alert')
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Yes' }).getAttribute('aria-disabled')).toBeNull(),
    )
    api.answer({ getDowngrade: () => new Promise(() => {}) })
    press('Yes')
    await waitFor(() => expect(api.callsOf('getDowngrade')).toHaveLength(2))
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  it('answered 304 is reported in the words of the plan change [PLAN-022, PLAN-023]', async () => {
    const changePlan = () => {
      throw new ApiError({ message: '', statusCode: 304 })
    }
    const { reported, press, address } = await ask({ answers: { changePlan } })
    press('Yes')
    await waitFor(() => expect(reported()).toEqual([['error', "You Can't change to premium plan"]]))
    expect(address()).toBe('/plans')
  })

  it('is sent once, and cannot be left while it is under way', async () => {
    const { api, dialog, press, address } = await ask()
    press('Yes')
    press('Yes')
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull()
    expect(dialog.getByRole('button', { name: 'No' }).getAttribute('aria-disabled')).toBe('true')
    await waitFor(() => expect(address()).toBe('/my-account?tab=plan'))
    expect([api.callsOf('getDowngrade').length, api.callsOf('changePlan').length]).toEqual([1, 1])
  })

  it('whose answer is lost is looked up in the account', async () => {
    const lost = () => {
      throw new NetworkError('changePlan', 'unreachable')
    }
    const { reported, press } = await ask({ answers: { changePlan: lost, getMe: () => personOn('premium') } })
    press('Yes')
    await waitFor(() =>
      expect(reported()).toEqual([
        [
          'error',
          'We could not confirm whether your plan was changed to Cloud Basic. Your account has been read again and does not show it; check your plan before you try again.',
        ],
      ]),
    )
  })
})

describe('what the change to Cloud Basic costs', () => {
  const own = (name: string, sizeKey: string | null, sizeName: string | null) =>
    buildCluster({ name, sizeKey, sizeName })

  it('is shown of the own clusters before anything is asked', async () => {
    const { dialog, sent } = await ask({
      answers: {
        listClusters: () => [
          own('sales', 'larges1', 'Large S1'),
          own('risk', 'small', 'Small'),
          own('odd', null, null),
          own('late', 'medium', null),
          buildCluster({
            name: 'of-another',
            sizeKey: 'medium',
            policies: { ...noPolicies, roleName: 'developer' },
          }),
        ],
      },
    })
    expect(await dialog.findByText('You own 4 clusters: 3 too many.')).toBeTruthy()
    expect(dialog.getByText('Larger than Small: sales (Large S1), late (medium)')).toBeTruthy()
    expect(dialog.getByText('Size not reported: odd')).toBeTruthy()
    expect(sent()).toEqual([])
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Cloud Basic is for exactly one cluster of at most Small size',
      'What you would lose',
    ])
    expect(dialog.getByText('The server checks your clusters before anything is changed.')).toBeTruthy()
  })

  it('is not known until the clusters are read', async () => {
    const { api, dialog } = await ask({ answers: { listClusters: () => new Promise(() => {}) } })
    expect(dialog.getByRole('status').textContent).toBe('Reading your clusters…')
    expect(dialog.queryByText(/You own/)).toBeNull()
    expect(api.callsOf('listClusters').map(({ options }) => options.path)).toEqual([{ id: 'u-1' }])
  })

  it.each([
    [0, 'You own no cluster.'],
    [1, 'You own one cluster.'],
  ])('says of %i own clusters: %s', async (count, words) => {
    const { dialog } = await ask({
      answers: { listClusters: () => (count === 0 ? [] : [own('risk', 'small', 'Small')]) },
    })
    expect(await dialog.findByText(words)).toBeTruthy()
    expect(dialog.queryByText(/Larger than Small|Size not reported/)).toBeNull()
  })

  it.each([
    [[], null],
    [[own('risk', 'small', 'Small')], 'You own one cluster.'],
  ])('does not say that clusters without a role are no own ones, beside %j own', async (owned, words) => {
    const unknown = [own('sales', 'medium', 'Medium'), own('odd', null, null)].map((cluster) => ({
      ...cluster,
      policies: { ...noPolicies, roleName: null },
    }))
    const { dialog } = await ask({ answers: { listClusters: () => [...unknown, ...owned] } })
    expect(await dialog.findByText('Not known here whether you own: sales (Medium), odd')).toBeTruthy()
    expect(dialog.queryByText(/^You own/)?.textContent ?? null).toBe(words)
  })

  it('names five of many clusters', async () => {
    const listClusters = () => Array.from({ length: 8 }, (_, place) => own(`c${place}`, 'medium', 'Medium'))
    const { dialog } = await ask({ answers: { listClusters } })
    expect(
      await dialog.findByText(
        'Larger than Small: c0 (Medium), c1 (Medium), c2 (Medium), c3 (Medium), c4 (Medium), and 3 more',
      ),
    ).toBeTruthy()
  })

  it('names a sixth cluster as one more', async () => {
    const listClusters = () => Array.from({ length: 6 }, (_, place) => own(`c${place}`, null, null))
    const { dialog } = await ask({ answers: { listClusters } })
    expect(await dialog.findByText('Size not reported: c0, c1, c2, c3, c4, and 1 more')).toBeTruthy()
  })

  it('says that one of them which cannot be read is not counted', async () => {
    const fault = { number: 2, id: 'c-2', name: null, isShown: false, values: [] }
    const listClusters = () => noteRecordFaults([own('risk', 'small', 'Small')], [fault])
    const { dialog } = await ask({ answers: { listClusters } })
    expect(await dialog.findByText('You own one cluster.')).toBeTruthy()
    expect(dialog.getByText('Some of your clusters could not be read and are not counted.')).toBeTruthy()
  })

  it('says that clusters which cannot be read are not known, and keeps nobody from asking', async () => {
    const listClusters = () => {
      throw new ApiError({ message: 'Out of order', statusCode: 500 })
    }
    const { dialog, press, address } = await ask({ answers: { listClusters } })
    expect(
      await dialog.findByText('Your clusters could not be loaded, so it is not known whether they fit.'),
    ).toBeTruthy()
    press('Yes')
    await waitFor(() => expect(address()).toBe('/my-account?tab=plan'))
  })

  it.each([
    ['premium', 10, 'HA and DR'],
    ['basic', 10, 'HA and DR'],
  ] as const)('lists what %s includes', async (role, count, feature) => {
    const { dialog } = await ask({ person: personOn(role) })
    expect(dialog.getAllByRole('listitem')).toHaveLength(count)
    expect(dialog.getByText(feature)).toBeTruthy()
  })

  it('stays what the plan has for which it was asked, when the account is Cloud Basic meanwhile', async () => {
    renderWithProviders(
      <NewerPerson newer={personOn('free')}>
        <DowngradeDialog onClose={() => {}} />
      </NewerPerson>,
      { person: personOn('premium'), path: '/plans', api: createFakeApi({ listClusters: () => [] }) },
    )
    const dialog = within(await screen.findByRole('dialog', { name: question }))
    expect(await dialog.findByText('You own no cluster.')).toBeTruthy()
    fireEvent.click(screen.getByText('Newer answer'))
    expect(dialog.getByText('HA and DR')).toBeTruthy()
    expect(dialog.getAllByRole('listitem')).toHaveLength(10)
  })

  it('says that what an unknown plan includes is not known', async () => {
    const { dialog } = await ask({ person: personOn('free', { role: { id: 7, name: 'gold' } }) })
    expect(dialog.getByText('What your plan includes is not known here.')).toBeTruthy()
  })
})
