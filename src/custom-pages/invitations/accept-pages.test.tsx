import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError, NetworkError, SessionEndedError } from '../../api/errors'
import { noticeActionOf } from '../../providers/notice-actions'
import { userScope } from '../../providers/scope-context'
import { clusters } from '../../resources/user/clusters/definition'
import { buildCluster, buildPerson } from '../../testing/builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { listKey } from '../../views/records/list-key'
import { AcceptInvitationPage, AcceptOwnershipPage } from './accept-pages'

const pages = {
  acceptclusterinv: <AcceptInvitationPage />,
  acceptownershiptransfer: <AcceptOwnershipPage />,
}
const mine = 'userID=u-1&instanceID=c-9'

function open(page: keyof typeof pages, query: string, answers: FakeAnswers = {}) {
  const reloadPerson = vi.fn(() => new Promise<void>(() => {}))
  const signOut = vi.fn(async () => {})
  const shown = renderWithProviders(<StrictMode>{pages[page]}</StrictMode>, {
    person: buildPerson({ email: 'noah@northwind.test' }),
    path: `/users/${page}?${query}`,
    route: `/users/${page}`,
    session: { reloadPerson, signOut },
    api: createFakeApi(answers),
  })
  const reported = () => shown.notices.map(({ type, message }) => [type, message])
  const pressInNotice = () => noticeActionOf(shown.notices[0]?.key)?.onPress()
  return { ...shown, reported, reloadPerson, signOut, pressInNotice }
}
const refused = () => {
  throw new ApiError({ statusCode: 409, message: 'This invitation has expired.' })
}
const lost = () => {
  throw new NetworkError('accept', 'timeout')
}
/** An answer that is held back until it is given. */
function held() {
  let give = () => {}
  const answer = new Promise<{ message: null }>((resolve) => {
    give = () => resolve({ message: null })
  })
  return { answer, give }
}

describe('the invitation to a cluster', () => {
  it('is being accepted as soon as it is opened, and says for whom [INV-001, INV-014]', async () => {
    const { api } = open('acceptclusterinv', mine, { acceptClusterInvitation: () => new Promise(() => {}) })
    expect(screen.getByRole('heading', { level: 1, name: 'Accepting Cluster Invitaion' })).toBeTruthy()
    expect(screen.getByText('You are signed in as noah@northwind.test.')).toBeTruthy()
    expect(screen.getByRole('status')).toBeTruthy()
    await waitFor(() => expect(api.callsOf('acceptClusterInvitation')).toHaveLength(1))
    expect(api.callsOf('acceptClusterInvitation')[0]?.options.body).toEqual({
      userID: 'u-1',
      instanceID: 'c-9',
    })
  })

  it.each([
    [{ email: null, fullName: 'Noah North' }, 'You are signed in as Noah North.'],
    [{ email: null, fullName: null }, undefined],
  ])('calls %j by what there is: %s', async (person, words) => {
    renderWithProviders(<AcceptInvitationPage />, {
      person: buildPerson(person),
      path: `/users/acceptclusterinv?${mine}`,
      api: createFakeApi({ acceptClusterInvitation: () => new Promise(() => {}) }),
    })
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading.parentElement?.querySelector('p.second')?.textContent).toBe(words)
  })

  it('ends at the clusters though the person cannot be read again', async () => {
    const reloadPerson = vi.fn(() => Promise.reject(new Error('Down')))
    const { address } = renderWithProviders(<AcceptInvitationPage />, {
      path: `/users/acceptclusterinv?${mine}`,
      session: { reloadPerson },
      api: createFakeApi({ acceptClusterInvitation: () => ({ message: null }) }),
    })
    await waitFor(() => expect(reloadPerson).toHaveBeenCalledTimes(1))
    expect(address()).toBe('/clusters')
  })

  it('ends at the clusters at once, sent once [INV-009, INV-016]', async () => {
    const { api, address, router, reported, reloadPerson } = open('acceptclusterinv', mine, {
      acceptClusterInvitation: () => ({ message: null }),
    })
    await waitFor(() => expect(address()).toBe('/clusters'))
    // Back must not accept once more.
    expect(router.state.historyAction).toBe('REPLACE')
    expect(reported()).toEqual([['success', 'Cluster added to cluster list']])
    expect(api.callsOf('acceptClusterInvitation')).toHaveLength(1)
    expect(reloadPerson).toHaveBeenCalledTimes(1)
  })

  it('has the clusters read again, of which an older list lacks the one', async () => {
    const { queryClient, address } = open('acceptclusterinv', mine, {
      acceptClusterInvitation: () => ({ message: null }),
    })
    const list = listKey(clusters, userScope)
    queryClient.setQueryData(list, { data: [], total: 0 })
    await waitFor(() => expect(address()).toBe('/clusters'))
    expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true)
  })

  it('for somebody else is not sent, and ends at the clusters [INV-007, INV-011]', async () => {
    const { api, address, router, reported } = open('acceptclusterinv', 'userID=u-2&instanceID=c-9')
    await waitFor(() => expect(address()).toBe('/clusters'))
    expect(router.state.historyAction).toBe('REPLACE')
    expect(reported()).toEqual([
      ['error', 'Invalid invitation for this account. Please logout and try again'],
    ])
    expect(api.callsOf('acceptClusterInvitation')).toEqual([])
  })

  it('for somebody else can be opened again by them', async () => {
    const { notices, address, pressInNotice, signOut } = open('acceptclusterinv', 'userID=u-2&instanceID=c-9')
    await waitFor(() => expect(address()).toBe('/clusters'))
    expect(noticeActionOf(notices[0]?.key)?.label).toBe('Sign in as somebody else')
    expect(notices[0]?.description).toBe('Error')
    pressInNotice()
    expect(signOut.mock.calls).toEqual([['/users/acceptclusterinv?userID=u-2&instanceID=c-9']])
  })

  it.each([
    ['has expired', 'This invitation has expired.', 409],
    ['was used', 'You belong to this cluster already.', 409],
    ['was withdrawn', 'This invitation does not exist.', 404],
  ])(
    'that %s is reported in the server’s words, and ends at the sign-in [INV-012]',
    async (_how, message, statusCode) => {
      const { api, address, router, notices, reported } = open('acceptclusterinv', mine, {
        acceptClusterInvitation: () => {
          throw new ApiError({ statusCode, message })
        },
      })
      await waitFor(() => expect(address()).toBe('/signin'))
      expect(router.state.historyAction).toBe('REPLACE')
      expect(reported()).toEqual([['error', message]])
      expect(noticeActionOf(notices[0]?.key)).toBeUndefined()
      expect(api.callsOf('acceptClusterInvitation')).toHaveLength(1)
    },
  )

  it('stays where it is when the session has ended: its own dialog tells of that', async () => {
    const { api, address, reported } = open('acceptclusterinv', mine, {
      acceptClusterInvitation: () => {
        throw new SessionEndedError()
      },
    })
    await waitFor(() => expect(api.callsOf('acceptClusterInvitation')).toHaveLength(1))
    await act(async () => {})
    expect([address(), reported()]).toEqual([`/users/acceptclusterinv?${mine}`, []])
  })

  it('that was left is told of all the same, and takes nobody back', async () => {
    const { answer, give } = held()
    const { api, address, router, reported, queryClient } = open('acceptclusterinv', mine, {
      acceptClusterInvitation: () => answer,
    })
    const list = listKey(clusters, userScope)
    queryClient.setQueryData(list, { data: [], total: 0 })
    await waitFor(() => expect(api.callsOf('acceptClusterInvitation')).toHaveLength(1))
    await act(() => router.navigate('/support'))
    await act(async () => give())
    await waitFor(() => expect(reported()).toEqual([['success', 'Cluster added to cluster list']]))
    expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true)
    expect(address()).toBe('/support')
  })

  it('is sent once, though its page is left and opened again while it is under way', async () => {
    const { answer, give } = held()
    const { api, address, router, reported } = open('acceptclusterinv', mine, {
      acceptClusterInvitation: () => answer,
    })
    await waitFor(() => expect(api.callsOf('acceptClusterInvitation')).toHaveLength(1))
    await act(() => router.navigate('/support'))
    await act(() => router.navigate(-1))
    expect(screen.getByRole('heading', { level: 1, name: 'Accepting Cluster Invitaion' })).toBeTruthy()
    await act(async () => give())
    await waitFor(() => expect(address()).toBe('/clusters'))
    expect(api.callsOf('acceptClusterInvitation')).toHaveLength(1)
    expect(reported()).toEqual([['success', 'Cluster added to cluster list']])
  })

  it.each([
    [1_999, 1, '/clusters'],
    [2_000, 2, `/users/acceptclusterinv?${mine}`],
  ])(
    'opened again %i ms after its answer is sent %i times, and waited for at %s [INV-D05]',
    async (later, times, place) => {
      vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
      onTestFinished(() => void vi.useRealTimers())
      const { answer, give } = held()
      const { api, address, router } = open('acceptclusterinv', mine, {
        acceptClusterInvitation: () => ({ message: null }),
      })
      await waitFor(() => expect(address()).toBe('/clusters'))
      api.answer({ acceptClusterInvitation: () => answer })
      vi.setSystemTime(1_000_000 + later)
      await act(() => router.navigate(`/users/acceptclusterinv?${mine}`))
      await act(async () => {})
      expect(address()).toBe(place)
      await act(async () => give())
      await waitFor(() => expect(address()).toBe('/clusters'))
      expect(api.callsOf('acceptClusterInvitation')).toHaveLength(times)
    },
  )

  it('is sent without a network too, so that what became of it is said at once', async () => {
    onlineManager.setOnline(false)
    onTestFinished(() => onlineManager.setOnline(true))
    const { reported } = open('acceptclusterinv', mine, {
      acceptClusterInvitation: () => {
        throw new NetworkError('accept', 'offline')
      },
      listClusters: lost,
    })
    await waitFor(() =>
      expect(reported()).toEqual([['error', expect.stringContaining('could not be confirmed')]]),
    )
  })

  it('whose answer was lost is accepted where the cluster is in the list', async () => {
    const { address, reported } = open('acceptclusterinv', mine, {
      acceptClusterInvitation: lost,
      listClusters: () => [buildCluster({ id: 'c-9' })],
    })
    await waitFor(() => expect(address()).toBe('/clusters'))
    expect(reported()).toEqual([['success', 'Cluster added to cluster list']])
  })

  it.each([
    ['another cluster is listed', () => [buildCluster({ id: 'c-1' })]],
    ['the list cannot be read', lost],
  ])('whose answer was lost is not called accepted where %s', async (_name, listClusters) => {
    const { address, router, reported } = open('acceptclusterinv', mine, {
      acceptClusterInvitation: lost,
      listClusters,
    })
    await waitFor(() => expect(address()).toBe('/clusters'))
    expect(router.state.historyAction).toBe('REPLACE')
    expect(reported()).toEqual([
      [
        'error',
        'It could not be confirmed that the invitation was accepted. If the cluster is not in this list, open the link again.',
      ],
    ])
  })
})

describe('the ownership of a cluster', () => {
  it('is being accepted as soon as the link is opened [INV-002, INV-015]', async () => {
    const { api } = open('acceptownershiptransfer', mine, { acceptOwnership: () => new Promise(() => {}) })
    expect(screen.getByRole('heading', { level: 1, name: 'Accepting Cluster Ownership' })).toBeTruthy()
    await waitFor(() => expect(api.callsOf('acceptOwnership')).toHaveLength(1))
    expect(api.callsOf('acceptOwnership')[0]?.options.body).toEqual({ userID: 'u-1', instanceID: 'c-9' })
  })

  it('ends at the clusters [INV-010, INV-017]', async () => {
    const { address, reported } = open('acceptownershiptransfer', mine, {
      acceptOwnership: () => ({ message: null }),
    })
    await waitFor(() => expect(address()).toBe('/clusters'))
    expect(reported()).toEqual([['success', 'Ownsership transfered']])
  })

  it('offered to somebody else is for the server to refuse, in its words, and can be opened by them [INV-013]', async () => {
    const { api, address, reported, pressInNotice, signOut } = open(
      'acceptownershiptransfer',
      'userID=u-2&instanceID=c-9',
      {
        acceptOwnership: refused,
      },
    )
    await waitFor(() => expect(address()).toBe('/signin'))
    expect(reported()).toEqual([['error', 'This invitation has expired.']])
    expect(api.callsOf('acceptOwnership')[0]?.options.body).toEqual({ userID: 'u-2', instanceID: 'c-9' })
    pressInNotice()
    expect(signOut.mock.calls).toEqual([['/users/acceptownershiptransfer?userID=u-2&instanceID=c-9']])
  })

  it.each([
    ['accountAdmin', 'error'],
    ['owner', 'success'],
  ])('whose answer was lost is accepted only where the list shows the owner: %s', async (role, type) => {
    const policies = { ...buildCluster().policies, roleName: role, authorizedRoles: [role] }
    const { address, reported } = open('acceptownershiptransfer', mine, {
      acceptOwnership: lost,
      listClusters: () => [buildCluster({ id: 'c-9', policies })],
    })
    await waitFor(() => expect(address()).toBe('/clusters'))
    expect(reported().map(([kind]) => kind)).toEqual([type])
  })
})
