import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeAuthClient } from '../testing/fake-auth-client'
import { createSignedInBoot, createSignedOutBoot } from '../testing/fake-boot'
import { App } from './app'
import { installTrustedTypes } from './trusted-types'

const open = (path: string) => history.replaceState(null, '', path)

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('routes of a visitor', () => {
  it.each([
    ['/', '/signin', 'AUTH-002'],
    ['/sso', '/signin', 'AUTH-002'],
    ['/signin', '/signin', 'AUTH-002'],
    ['/signin-cloud', '/signin', 'AUTH-006'],
    ['/signin?redirect_to=%2Fplans', '/signin?redirect_to=%2Fplans', 'AUTH-019'],
    ['/admin', '/signin?redirect_to=%2Fclusters', 'AUTH-003'],
    ['/instances', '/signin?redirect_to=%2Finstances', 'CLU-001'],
    ['/clusters?q=1#top', '/signin?redirect_to=%2Fclusters%3Fq%3D1%23top', 'AUTH-008'],
    ['/clusters/some-cluster', '/signin?redirect_to=%2Fclusters%2Fsome-cluster', 'AUTH-032'],
    ['/my-account', '/signin?redirect_to=%2Fmy-account', 'ACC-001'],
    [
      '/users/acceptclusterinv?userID=1',
      '/signin?redirect_to=%2Fusers%2Facceptclusterinv%3FuserID%3D1',
      'AUTH-008',
    ],
  ])(
    '%s leads to sign in and comes back to %s [AUTH-002, AUTH-003, AUTH-006, AUTH-008, AUTH-019, AUTH-032, AUTH-D17, ACC-001, CLU-001]',
    async (path, returnTo) => {
      open(path)
      const { boot, client, sent } = createSignedOutBoot()
      render(<App boot={boot} />)
      expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy()
      await waitFor(() => expect(client.redirects.map((redirect) => redirect.returnTo)).toEqual([returnTo]))
      expect(sent).toEqual([])
    },
  )

  it('/signup leads to sign up with the marketing parameters [AUTH-004, AUTH-033]', async () => {
    open('/signup?utm_source=fair&other=1')
    const { boot, client } = createSignedOutBoot()
    render(<App boot={boot} />)
    await waitFor(() =>
      expect(client.redirects).toEqual([
        { returnTo: '/signin', parameters: { screen_hint: 'signup', utm_source: 'fair' } },
      ]),
    )
    expect(document.querySelector('script[src="/marketing.js"]')).toBeNull()
  })

  it('the marketing script loads on /signup, and nowhere else [AUTH-005]', async () => {
    for (const path of ['/signin', '/verify', '/signup']) {
      open(path)
      const { boot } = createSignedOutBoot()
      const { unmount } = render(
        <App boot={{ ...boot, config: { ...boot.config, marketingScript: '/marketing.js' } }} />,
      )
      expect(document.querySelectorAll('script[src="/marketing.js"]')).toHaveLength(
        path === '/signup' ? 1 : 0,
      )
      unmount()
    }
    document.querySelector('script[src="/marketing.js"]')?.remove()
  })

  it('/signup lets its marketing script through the policy of scripts, and no page before it does [AUTH-005]', async () => {
    const createPolicy =
      vi.fn<(name: string, policy: { createScriptURL: (url: string) => unknown }) => void>()
    vi.stubGlobal('trustedTypes', { createPolicy })
    installTrustedTypes()
    const isLetThrough = () =>
      createPolicy.mock.lastCall?.[1].createScriptURL('/signup-7.js') === '/signup-7.js'
    for (const path of ['/signin', '/signup']) {
      open(path)
      const { boot } = createSignedOutBoot()
      const { unmount } = render(
        <App boot={{ ...boot, config: { ...boot.config, marketingScript: '/signup-7.js' } }} />,
      )
      expect([path, isLetThrough()]).toEqual([path, path === '/signup'])
      unmount()
    }
    document.querySelector('script[src="/signup-7.js"]')?.remove()
  })

  it.each([
    ['a visitor', createSignedOutBoot],
    ['who is signed in', createSignedInBoot],
  ])(
    '/verify shows %s the email-sent page, and sends the email again [AUTH-007, AUTH-011, AUTH-012, AUTH-047]',
    async (_who, start) => {
      open('/verify')
      const { boot, client } = start()
      render(<App boot={boot} />)
      expect(await screen.findByRole('heading', { name: 'Check your inbox!' })).toBeTruthy()
      expect(screen.getByText(/^We sent you a verification email\./)).toBeTruthy()
      await userEvent.click(screen.getByRole('button', { name: 'Resend Email' }))
      expect(client.redirects).toEqual([
        {
          returnTo: '/signin',
          parameters: { screen_hint: 'login', force_verification_email: 'true' },
        },
      ])
    },
  )

  it('/support sends a message in nobody’s name, and leads to sign in, which says what became of it [SUP-001, SUP-002]', async () => {
    open('/support')
    const { boot, client } = createSignedOutBoot()
    const answer = vi.fn<typeof fetch>(async () => Response.json({ message: 'ok' }))
    vi.stubGlobal('fetch', answer)
    render(<App boot={boot} />)
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'vera@visitor.test' } })
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Help' } })
    const send = screen.getByRole('button', { name: 'Send' })
    await waitFor(() => expect(send.getAttribute('aria-disabled')).not.toBe('true'))
    fireEvent.click(send)
    expect((await screen.findByRole('alert')).textContent).toBe('ok')
    expect([location.pathname, client.redirects]).toEqual(['/signin', []])
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(client.redirects.map(({ returnTo }) => returnTo)).toEqual(['/signin']))
    const [[url, request] = []] = answer.mock.calls
    expect(url).toBe('/api/v2/support')
    expect(new Headers(request?.headers).has('authorization')).toBe(false)
    expect(JSON.parse(String(request?.body))).toEqual({ email: 'vera@visitor.test', message: 'Help' })
  })

  it.each(['/no/such/page', '/%E0%A4%A'])('%s is not found, full screen [SHL-001, SHL-004]', (path) => {
    open(path)
    render(<App boot={createSignedOutBoot().boot} />)
    expect(screen.getByRole('heading', { name: 'THIS PAGE IS NOT FOUND' })).toBeTruthy()
    expect(screen.queryByRole('banner')).toBeNull()
  })

  it.each([
    ['/consumption?range=year', '/signin?redirect_to=%2Fconsumption%3Frange%3Dyear'],
    ['/plans?view=purchase', '/signin?redirect_to=%2Fplans%3Fview%3Dpurchase'],
  ])('%s leads to the provider, and back to what was asked for [USE-001, PLAN-001]', (path, returnTo) => {
    open(path)
    const { boot, client } = createSignedOutBoot()
    render(<App boot={boot} />)
    expect(client.redirects.map((redirect) => redirect.returnTo)).toEqual([returnTo])
  })

  it.each(['/clusters', '/signup'])(
    'does not leave %s by itself when signing in goes in circles',
    async (path) => {
      open(path)
      const { boot, client } = createSignedOutBoot()
      for (let round = 0; round < 4; round += 1) {
        render(<App boot={boot} />).unmount()
        // A sign-up leaves a moment after it is drawn.
        await Promise.resolve()
      }
      render(<App boot={boot} />)
      expect(client.redirects).toHaveLength(3)
      expect(screen.getByRole('alert').textContent).toContain('Signing in goes round in circles.')
    },
  )

  it('says why a sign-in was refused, rather than that it goes in circles', async () => {
    open('/clusters')
    const { boot } = createSignedOutBoot()
    for (let round = 0; round < 4; round += 1) render(<App boot={boot} />).unmount()
    render(<App boot={createSignedOutBoot('Issued At (iat) claim in the ID token').boot} />)
    expect(screen.getByRole('alert').textContent).toContain('the clock of this device seems to be wrong')
  })

  it('says so when the provider cannot be gone to', async () => {
    open('/clusters')
    const client = createFakeAuthClient({ redirect: () => Promise.reject(new Error('No connection')) })
    render(<App boot={{ ...createSignedOutBoot().boot, client }} />)
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Signing in did not work. Please try again.',
    )
  })
})

describe('a way to the provider that cannot be gone', () => {
  it('is said, and can be tried again', async () => {
    open('/clusters')
    const { boot } = createSignedOutBoot()
    let tries = 0
    const redirect = async () => {
      tries += 1
      throw new TypeError('Failed to fetch')
    }
    render(<App boot={{ ...boot, client: { ...boot.client, redirect } }} />)
    expect((await screen.findByRole('alert')).textContent).toBe('Signing in did not work. Please try again.')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(tries).toBe(2)
  })
})

describe('a page', () => {
  it.each([
    ['the console', '/clusters', 'Clusters', () => createSignedInBoot().boot],
    ['the support form of a visitor', '/support', 'Contact Support', () => createSignedOutBoot().boot],
  ])('that is %s tells nobody of its use', async (_what, path, heading, boot) => {
    const asked: string[] = []
    // The way of Refine's telemetry: a picture that nobody sees.
    const Picture = class {
      set src(address: string) {
        asked.push(address)
      }
    }
    vi.stubGlobal('Image', Picture)
    open(path)
    render(<App boot={boot()} />)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
    expect(asked).toEqual([])
  })
})

describe('routes of who is signed in', () => {
  it.each(['/admin', '/signup', '/signin-cloud'])(
    '%s goes to the clusters [AUTH-003, AUTH-004, AUTH-006]',
    async (path) => {
      open(path)
      const { boot, sent } = createSignedInBoot()
      render(<App boot={boot} />)
      await waitFor(() => expect(location.pathname).toBe('/clusters'))
      expect(sent.filter((request) => request.path.endsWith('/activate'))).toEqual([])
    },
  )

  it.each(['/no/such/page', '/%E0%A4%A'])(
    '%s is not found, inside the layout [SHL-001, SHL-004]',
    async (path) => {
      open(path)
      render(<App boot={createSignedInBoot().boot} />)
      await screen.findByRole('banner')
      expect(
        within(screen.getByRole('main')).getByRole('heading', { name: 'THIS PAGE IS NOT FOUND' }),
      ).toBeTruthy()
      expect(screen.getByRole('banner')).toBeTruthy()
      expect(document.title).toBe('THIS PAGE IS NOT FOUND · Basalt Cloud')
    },
  )

  it.each(
    ['/users/acceptclusterinv', '/users/acceptownershiptransfer'].flatMap((path) =>
      [
        '',
        '?userID=u-1',
        '?instanceID=c-9',
        '?userID=&instanceID=c-9',
        '?userID=u-1&instanceID=',
        '?userID=u-1&userID=u-1&instanceID=c-9',
        '?userID=u-1&instanceID=c-9&instanceID=c-8',
      ].map((query) => `${path}${query}`),
    ),
  )('%s is no page, and accepts nothing [INV-004, INV-005, INV-006]', async (path) => {
    open(path)
    const { boot, sent } = createSignedInBoot()
    render(<App boot={boot} />)
    expect(await screen.findByRole('heading', { level: 1, name: 'THIS PAGE IS NOT FOUND' })).toBeTruthy()
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it.each([
    [true, 'Plans'],
    [false, 'THIS PAGE IS NOT FOUND'],
  ])(
    '/plans with the payment feature %s shows %s [SHL-001, PLAN-001, PLAN-002]',
    async (published, heading) => {
      open('/plans')
      const { boot } = createSignedInBoot({}, { toggleFeatures: [{ key: 'payment', published }] })
      render(<App boot={boot} />)
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
      expect(screen.queryAllByRole('button', { name: 'Try for free' })).toHaveLength(published ? 1 : 0)
    },
  )

  it.each([
    [true, 'Connect your cloud account'],
    [false, 'Clusters'],
  ])(
    'with showConsentFlow %s /consentflow shows "%s" [CNF-001, CNF-032]',
    async (showConsentFlow, heading) => {
      open('/consentflow')
      render(<App boot={createSignedInBoot({}, { showConsentFlow }).boot} />)
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
    },
  )

  it.each(['/data-apps', '/data-apps/retail'])('%s opens the catalogue [APP-001, APP-003]', async (path) => {
    open(path)
    render(<App boot={createSignedInBoot().boot} />)
    expect(await screen.findByRole('heading', { level: 1, name: 'Data Apps' })).toBeTruthy()
  })

  it.each([
    ['/clusters', 'Clusters', 'link', 'Create New Cluster'],
    ['/instances', 'Clusters', 'link', 'Create New Cluster'],
    ['/clusters/create', 'Create New Cluster', 'button', 'Create Cluster'],
    ['/plans', 'Plans', 'heading', 'Enterprise'],
    ['/support', 'Contact Support', 'button', 'Send'],
  ])(
    '%s is a page of the console for who is signed in, called %s, with the %s %s [CLU-001, PLT-002]',
    async (path, heading, role, name) => {
      open(path)
      const { boot } = createSignedInBoot({}, { toggleFeatures: [{ key: 'payment', published: true }] })
      render(<App boot={boot} />)
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
      const [control] = await within(screen.getByRole('main')).findAllByRole(role, { name })
      expect(control).toBeTruthy()
    },
  )

  it('/consumption is a page of the console for who is signed in, with the IPU of each cluster [PLT-002]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T15:00:00Z') })
    open('/consumption')
    const days = [{ day: '2026-03-02', basalt: 20.5, spark: 4, total: 24.5 }]
    const clusters = [{ id: 'c-1', name: 'sales', consumption: [{ monthFormat: 'Mar 2026', days }] }]
    const path = '/users/u-1/consumption?startDate=2026-03-01&endDate=2026-03-04'
    render(<App boot={createSignedInBoot({ [`GET ${path}`]: { data: { clusters } } }).boot} />)
    expect(await screen.findByRole('heading', { level: 1, name: 'IPU Units Consumption' })).toBeTruthy()
    const row = await within(screen.getByRole('main')).findByRole('row', { name: /sales/ })
    expect([...row.children].map(({ textContent }) => textContent)).toEqual([
      ...['sales', '02 Mar 2026', '20.5', '4', '24.5'],
    ])
  })

  it('takes the focus and the title along on a navigation', async () => {
    open('/consumption')
    render(<App boot={createSignedInBoot().boot} />)
    await userEvent.click(await screen.findByRole('link', { name: 'Basalt Cloud, to your clusters' }))
    await waitFor(() => expect(location.pathname).toBe('/clusters'))
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(document.title).toBe('Clusters · Basalt Cloud')
  })

  it('report what the account has that no rule knows, once the first screen stands', async () => {
    open('/consumption')
    // That plan and role do not fit is no name, and is told to who explores access.
    const account = { features: [{ key: 'teleport', toggle: true }], role: { id: 1, name: 'premium' } }
    const { boot, reported } = createSignedInBoot({}, account)
    render(<App boot={boot} />)
    await waitFor(() =>
      expect(reported.filter(({ name }) => name === 'UnknownAccessName')).toEqual([
        { name: 'UnknownAccessName', message: 'flag "teleport"' },
      ]),
    )
  })

  it.each(['chat', 'usageAnalysis'])(
    'have the %s that config.json names alone, for who may be known',
    async (service) => {
      open('/consumption')
      const { boot } = createSignedInBoot()
      const address = `https://${service.toLowerCase()}.test/frame`
      render(<App boot={{ ...boot, config: { ...boot.config, [service]: address } }} />)
      const frames = () => [...document.querySelectorAll('iframe')].map(({ src }) => src)
      await waitFor(() => expect(frames()).toEqual([address]))
    },
  )

  it.each([
    ['/clusters/sales', 'sales · Basalt Cloud'],
    ['/clusters/sales/access', 'Access to sales · Basalt Cloud'],
  ])('%s is called %s in the tab', async (path, title) => {
    open(path)
    render(<App boot={createSignedInBoot().boot} />)
    await waitFor(() => expect(document.title).toBe(title))
  })
})
