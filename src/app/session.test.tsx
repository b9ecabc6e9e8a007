import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiClient } from '../api/api-client'
import { useApi } from '../providers/api-context'
import { noticeActionOf, offerInNotice } from '../providers/notice-actions'
import { type Session, useSession } from '../providers/session-context'
import { createAnswers, createSignedInBoot, wirePerson } from '../testing/fake-boot'
import { openOtherTab } from '../testing/open-other-tab'
import { watchNavigations } from '../testing/watch-navigations'
import { App } from './app'
import { keepRecentChoices, recentChoices } from './recent-choices'
import { SessionProvider } from './session'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/notifications?unread=1#top')
})

describe('the session', () => {
  it('that ends keeps the page, and signing in again leads back to it [AUTH-008]', async () => {
    const { boot, client } = createSignedInBoot()
    render(<App boot={boot} />)
    await screen.findByText('Your notifications have not been loaded yet')
    act(() => boot.phase.set('ended'))
    expect(screen.getByRole('dialog', { name: 'Your session ended' })).toBeTruthy()
    expect(screen.getByText('Your notifications have not been loaded yet')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }))
    expect(client.redirects.map(({ returnTo }) => returnTo)).toEqual([
      '/signin?redirect_to=%2Fnotifications%3Funread%3D1%23top',
    ])
  })

  it('cannot be left by Escape when it has ended', async () => {
    const { boot } = createSignedInBoot()
    render(<App boot={boot} />)
    await screen.findByRole('banner')
    act(() => boot.phase.set('ended'))
    await userEvent.keyboard('{Escape}')
    const dialog = screen.getByRole('dialog', { name: 'Your session ended' })
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
    expect([fireEvent.keyDown(dialog, { key: 'Escape' }), fireEvent.keyDown(dialog, { key: 'Tab' })]).toEqual(
      [false, true],
    )
  })

  it('stays while the provider does not answer, and says so', async () => {
    const { boot } = createSignedInBoot()
    render(<App boot={boot} />)
    await screen.findByRole('banner')
    act(() => boot.phase.set('troubled'))
    expect(screen.getByText(/^The sign-in service does not answer\. Your session is kept/)).toBeTruthy()
    act(() => boot.phase.set('alive'))
    expect(screen.queryByText(/^The sign-in service does not answer/)).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that another tab ends leaves nothing of the person here [AUTH-015]', async () => {
    const { boot } = createSignedInBoot()
    const forget = vi.fn(async () => {})
    render(<App boot={{ ...boot, client: { ...boot.client, forget } }} />)
    await screen.findByRole('button', { name: 'Account menu of Olive Owner' })
    openOtherTab().announce('signed-out')
    expect(await screen.findByRole('heading', { name: 'You have signed out' })).toBeTruthy()
    expect(screen.queryByRole('banner')).toBeNull()
    expect(forget).toHaveBeenCalledOnce()
    const navigations = watchNavigations()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(navigations.count()).toBe(1)
  })

  it('is ended by Log Out with what was typed here: the draft of a form that stands open is erased [AUTH-015]', async () => {
    history.replaceState(null, '', '/clusters/create')
    const { boot } = createSignedInBoot(createAnswers)
    render(<App boot={boot} />)
    fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'atlas' } })
    const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('basalt.draft:'))
    await waitFor(() => expect(drafts()).toHaveLength(1))
    sessionStorage.setItem('theirs', 'kept')
    await userEvent.click(screen.getByRole('button', { name: 'Account menu of Olive Owner' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log Out' }))
    expect(await screen.findByRole('heading', { name: 'You have signed out' })).toBeTruthy()
    expect(drafts()).toEqual([])
    expect(sessionStorage.getItem('theirs')).toBe('kept')
  })

  it('that another tab ends leaves no answer in the cache [AUTH-015]', async () => {
    const { boot } = createSignedInBoot()
    let cache: QueryClient | null = null
    const Probe = () => {
      cache = useQueryClient()
      return null
    }
    const answers = () =>
      cache
        ?.getQueryCache()
        .getAll()
        .map(({ state }) => state.data)
    render(<SessionProvider boot={boot}>{() => <Probe />}</SessionProvider>)
    await waitFor(() => expect(answers()).toEqual([expect.objectContaining({ uuid: 'u-1' })]))
    openOtherTab().announce('signed-out')
    await screen.findByRole('heading', { name: 'You have signed out' })
    expect(answers()).toEqual([])
  })

  it.each([
    ['is over is left when the browser brings the page back from its cache', true, false, 'left'],
    ['is over waits for the first call where the page is merely shown', false, false, 'alive'],
    ['lives goes on when the browser brings the page back', true, true, 'alive'],
  ])('that %s [AUTH-015]', async (_what, persisted, hasSessionHint, phase) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const navigations = watchNavigations()
    const { boot } = createSignedInBoot()
    render(<App boot={{ ...boot, client: { ...boot.client, hasSessionHint: () => hasSessionHint } }} />)
    await screen.findByRole('button', { name: 'Account menu of Olive Owner' })
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
    expect(boot.phase.get()).toBe(phase)
    // One that was left is not loaded again and again.
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
    expect(navigations.count()).toBe(phase === 'left' ? 1 : 0)
  })

  it('reads an account that is set up once, and not every two seconds', async () => {
    vi.useFakeTimers()
    const { boot, sent } = createSignedInBoot()
    render(<App boot={boot} />)
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(screen.getByRole('banner')).toBeTruthy()
    act(() => {
      window.dispatchEvent(new Event('offline'))
      window.dispatchEvent(new Event('online'))
    })
    await act(() => vi.advanceTimersByTimeAsync(100_000))
    expect(sent.filter(({ path }) => path === '/users/u-1/me')).toHaveLength(1)
  })

  it('asks every two seconds for an account that is being set up, until it is [AUTH-D13]', async () => {
    vi.useFakeTimers()
    let isSetUp = false
    const { boot, sent } = createSignedInBoot({
      'GET /users/u-1/me': () => ({ user: { ...wirePerson, userDataIsSet: isSetUp } }),
    })
    const asked = () => sent.filter(({ path }) => path === '/users/u-1/me')
    render(<App boot={boot} />)
    await act(() => vi.advanceTimersByTimeAsync(1_900))
    expect(screen.queryByRole('banner')).toBeNull()
    expect(asked()).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(asked()).toHaveLength(2)
    isSetUp = true
    await act(() => vi.advanceTimersByTimeAsync(2_100))
    expect(screen.getByRole('banner')).toBeTruthy()
  })

  it('asks for an account that is being set up no sooner than the server asks to be called again', async () => {
    vi.useFakeTimers()
    const later = () => new Response('', { status: 503, headers: { 'retry-after': '90' } })
    const answers: (() => unknown)[] = [() => ({ user: { ...wirePerson, userDataIsSet: false } }), later]
    const { boot, sent } = createSignedInBoot({ 'GET /users/u-1/me': () => (answers.shift() ?? later)() })
    const asked = () => sent.filter(({ path }) => path === '/users/u-1/me')
    render(<App boot={boot} />)
    await act(() => vi.advanceTimersByTimeAsync(2_100))
    expect(asked()).toHaveLength(2)
    await act(() => vi.advanceTimersByTimeAsync(89_000))
    expect(asked()).toHaveLength(2)
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(asked()).toHaveLength(3)
  })

  it.each([true, false])(
    'reads the list before its page stands, where it is on its way since the start: %s',
    async (isListUnderWay) => {
      const { boot, sent } = createSignedInBoot()
      render(
        <SessionProvider boot={{ ...boot, isListUnderWay }}>
          {({ person }) => person && <p>here</p>}
        </SessionProvider>,
      )
      await screen.findByText('here')
      expect(sent.map(({ path }) => path).sort()).toEqual([
        ...(isListUnderWay ? ['/users/u-1/instances'] : []),
        '/users/u-1/me',
      ])
    },
  )

  it('hands the list that is on its way since the start to its page, which asks for no other', async () => {
    history.replaceState(null, '', '/clusters')
    const { boot, sent } = createSignedInBoot()
    render(<App boot={{ ...boot, isListUnderWay: true }} />)
    expect(await screen.findByText('YOUR CLUSTERS LIST IS EMPTY')).toBeTruthy()
    expect(sent.filter(({ path }) => path === '/users/u-1/instances')).toHaveLength(1)
  })

  it('asks with the token there is, and for a new one only where that is refused [AUTH-009]', async () => {
    const { boot } = createSignedInBoot()
    const shown: (string | null)[] = []
    const send: typeof fetch = async (input, request) => {
      const token = new Headers(request?.headers).get('authorization')
      shown.push(token)
      return token === 'Bearer new-token' ? boot.send(input, request) : new Response('', { status: 401 })
    }
    render(
      <SessionProvider boot={{ ...boot, send }}>{({ person }) => person && <p>here</p>}</SessionProvider>,
    )
    await screen.findByText('here')
    expect(shown).toEqual(['Bearer access-token', 'Bearer new-token'])
  })

  it('that cannot be loaded says so at once, though the server names a time to wait [AUTH-038]', async () => {
    const { boot } = createSignedInBoot()
    const send = vi.fn<typeof fetch>(
      async () => new Response('', { status: 503, headers: { 'retry-after': '30' } }),
    )
    render(<App boot={{ ...boot, send }} />)
    expect(await screen.findByRole('heading', { name: 'Something Went Wrong!' })).toBeTruthy()
    expect(send).toHaveBeenCalledOnce()
  })

  it('knows the whole address of the API, without a slash at its end', async () => {
    const { boot } = createSignedInBoot({ 'GET https://api.test/users/u-1/me': { user: wirePerson } })
    const config = { ...boot.config, api: { baseUrl: 'https://api.test' } }
    const Probe = () => <p>API at {useSession().apiUrl}</p>
    render(
      <SessionProvider boot={{ ...boot, config }}>{({ person }) => person && <Probe />}</SessionProvider>,
    )
    expect((await screen.findByText(/^API at/)).textContent).toBe('API at https://api.test')
  })

  it('knows of config.json what the pages ask it for, and sends a consent to the backend named there', async () => {
    const { boot, sent } = createSignedInBoot({ 'POST https://consent.test/create-subscription': {} })
    const named = {
      environment: 'staging',
      consentBackend: 'https://consent.test',
      consentRegions: ['UAE North'],
    }
    let session: Session | null = null
    let api: ApiClient | null = null
    const Probe = () => {
      session = useSession()
      api = useApi()
      return <p>here</p>
    }
    render(
      <SessionProvider boot={{ ...boot, config: { ...boot.config, ...named } }}>
        {({ person }) => person && <Probe />}
      </SessionProvider>,
    )
    await screen.findByText('here')
    expect(session).toMatchObject({
      environment: 'staging',
      consentBackendUrl: 'https://consent.test',
      consentRegions: ['UAE North'],
    })
    await (api as ApiClient | null)?.('createSubscription', { body: consent })
    expect(sent.at(-1)?.path).toBe('https://consent.test/create-subscription')
  })

  it.each(['https://address.test/', null])(
    'knows the service for addresses: %s, and asks it nothing',
    async (ownAddress) => {
      const { boot, sent } = createSignedInBoot()
      let service: Session['addressService'] = null
      const Probe = () => {
        service = useSession().addressService
        return <p>here</p>
      }
      render(
        <SessionProvider boot={{ ...boot, config: { ...boot.config, ownAddress } }}>
          {({ person }) => person && <Probe />}
        </SessionProvider>,
      )
      await screen.findByText('here')
      expect(service).toEqual(ownAddress && { url: ownAddress, send: boot.send })
      expect(sent.some(({ path }) => path.includes('address.test'))).toBe(false)
    },
  )

  it('has what breaks on a page reported as what breaks elsewhere is', async () => {
    const { boot, reported } = createSignedInBoot()
    let report: Session['report'] = () => {}
    const Probe = () => {
      report = useSession().report
      return <p>here</p>
    }
    render(<SessionProvider boot={boot}>{({ person }) => person && <Probe />}</SessionProvider>)
    await screen.findByText('here')
    report('RangeError', new RangeError('broken'))
    expect(reported).toEqual([{ name: 'RangeError', message: 'broken' }])
  })

  it('is loaded again before who asked for it goes on', async () => {
    let answer = () => {}
    const me = vi.fn(() =>
      me.mock.calls.length === 1
        ? { user: wirePerson }
        : new Promise((resolve) => {
            answer = () => resolve({ user: { ...wirePerson, fullName: 'Olive Other' } })
          }),
    )
    const { boot } = createSignedInBoot({ 'GET /users/u-1/me': me })
    let reload = async () => {}
    const Probe = () => {
      const { person, reloadPerson } = useSession()
      reload = reloadPerson
      return <p>{person.fullName}</p>
    }
    render(<SessionProvider boot={boot}>{({ person }) => person && <Probe />}</SessionProvider>)
    await screen.findByText('Olive Owner')
    let isDone = false
    void reload().then(() => (isDone = true))
    await waitFor(() => expect(me).toHaveBeenCalledTimes(2))
    expect(isDone).toBe(false)
    answer()
    expect(await screen.findByText('Olive Other')).toBeTruthy()
    await waitFor(() => expect(isDone).toBe(true))
  })

  it('is ended here for somebody else, who is asked who they are and comes to the same place', async () => {
    const { boot, client } = createSignedInBoot()
    let leave: Session['signOut'] = async () => {}
    const Probe = () => {
      leave = useSession().signOut
      return <p>here</p>
    }
    render(<SessionProvider boot={boot}>{({ person }) => person && <Probe />}</SessionProvider>)
    await screen.findByText('here')
    await act(() => leave('/users/acceptclusterinv?userID=u-2'))
    expect([client.signOuts, client.redirects]).toEqual([
      0,
      [
        {
          returnTo: '/signin?redirect_to=%2Fusers%2Facceptclusterinv%3FuserID%3Du-2',
          parameters: { prompt: 'login' },
        },
      ],
    ])
  })

  it('goes on when the trial ends during the work: the notice is in the console, no page before it [AUTH-D05]', async () => {
    let isExpired = false
    const me = vi.fn(() => ({ user: { ...wirePerson, trialExpired: isExpired } }))
    const { boot } = createSignedInBoot({ 'GET /users/u-1/me': me })
    render(<App boot={boot} />)
    await screen.findByRole('banner')
    isExpired = true
    const now = Date.now
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000)
    await act(async () => {
      window.dispatchEvent(new Event('offline'))
      window.dispatchEvent(new Event('online'))
    })
    await waitFor(() => expect(me).toHaveBeenCalledTimes(2))
    await act(async () => {})
    expect(screen.getByRole('banner')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Thank You!' })).toBeNull()
  })

  it('that another tab ends erases drafts, choices and operations of this one, and nothing else it keeps [AUTH-015]', async () => {
    const { boot } = createSignedInBoot()
    sessionStorage.setItem('basalt.draft:u-1:api-keys.create', '{"name":"CI"}')
    keepRecentChoices('u-1', ['cluster:sales'])
    sessionStorage.setItem('basalt.operations:u-1', '[]')
    sessionStorage.setItem('theirs', 'kept')
    offerInNotice('offer', { label: 'Download', onPress: () => {} })
    render(<App boot={boot} />)
    await screen.findByRole('button', { name: 'Account menu of Olive Owner' })
    expect(noticeActionOf('offer')).toBeDefined()
    expect(sessionStorage.getItem('basalt.draft:u-1:api-keys.create')).toBe('{"name":"CI"}')
    expect(recentChoices('u-1')).toEqual(['cluster:sales'])
    openOtherTab().announce('signed-out')
    await screen.findByRole('heading', { name: 'You have signed out' })
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('basalt.draft:'))).toEqual([])
    expect(recentChoices('u-1')).toEqual([])
    expect(noticeActionOf('offer')).toBeUndefined()
    expect(sessionStorage.getItem('basalt.operations:u-1')).toBeNull()
    expect(sessionStorage.getItem('theirs')).toBe('kept')
  })

  it('keeps what is on screen when a later load fails, and offers another [AUTH-D13]', async () => {
    let isUp = true
    const me = () => (isUp ? { user: wirePerson } : 500)
    const { boot } = createSignedInBoot({
      'GET /users/u-1/me': me,
      'POST /users/u-1/activate': { data: {} },
    })
    history.replaceState(null, '', '/notifications')
    render(<App boot={boot} />)
    await screen.findByRole('banner')
    isUp = false
    const now = Date.now
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000)
    act(() => {
      window.dispatchEvent(new Event('offline'))
      window.dispatchEvent(new Event('online'))
    })
    expect(await screen.findByText(/^Your account could not be refreshed/)).toBeTruthy()
    expect(screen.getByRole('banner')).toBeTruthy()
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/^Your account could not be refreshed/)).toBeNull())
  })

  it('is ended at the provider by Log Out [AUTH-015, SHL-D02]', async () => {
    const { boot, client } = createSignedInBoot()
    render(<App boot={boot} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Account menu of Olive Owner' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log Out' }))
    await waitFor(() => expect(client.signOuts).toBe(1))
    expect(screen.queryByRole('banner')).toBeNull()
  })
})

const consent = {
  ...{ configurationName: 'atlas', subscriptionID: 's-1', resourceGroup: 'rg', region: 'UAE North' },
  ...{ servicePrincipalCredentials: '{}', network: false, vnName: 'vn', appID: 'a-1', password: 'secret' },
  ...{ subnet1: '1', subnet2: '2', subnet3: '3', subnet4: '4', subnet5: '5', tenant: 't-1', userId: 'u-1' },
  ...{ email: 'olive@sandbox.test', plan: 'enterprise', k8sVersion: null },
}
