import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { SessionEndedError } from '../api/errors'
import { createSignedInBoot, createSignedOutBoot, wirePerson } from '../testing/fake-boot'
import { watchNavigations } from '../testing/watch-navigations'
import { App } from './app'
import { errorPage, verifyPage } from './pages'

const open = (path: string) => history.replaceState(null, '', path)
const pageText = () => screen.getByRole('main').textContent?.replace(/\s+/g, ' ')
const returnButton = () => screen.getByRole('button', { name: 'Return back to Login Page' })

// Their code arrives when they are wanted.
beforeAll(() => Promise.all([errorPage.preload(), verifyPage.preload()]))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  open('/consumption')
})

const thankYou =
  "Thank You!We've received your request and will review it shortly. Our team will reach out to you with the next steps."
const anotherEmail = {
  returnTo: '/signin',
  parameters: { screen_hint: 'login', force_verification_email: 'true' },
}
const personal =
  "Sign Up Failed!You can't sign up here with a personal email address. Use a work email address."

describe('a refused sign-in', () => {
  it.each([
    ['user is BLOCKED', 'Your account is blocked!', 'AUTH-042'],
    ['The trial has expired', thankYou, 'AUTH-043'],
    [
      'please verify your address',
      'Check your inbox!We sent you a verification email. Open the link in it to confirm your address, then come back and sign in.',
      'AUTH-D07',
    ],
    ['personal email addresses are not allowed', personal, 'AUTH-044'],
    [
      'Multifactor authentication required',
      'Multifactor authentication requiredSet up a second factor with your identity provider, then sign in again.',
      'AUTH-045',
    ],
    [
      'the state does not match',
      'Invalid StateThis sign-in was started elsewhere or has expired. Please sign in again.',
      'AUTH-037',
    ],
  ])(
    '"%s" shows its page in front of every route [AUTH-026, AUTH-037, AUTH-040, AUTH-042, AUTH-043, AUTH-044, AUTH-045, AUTH-D07]',
    async (message, text) => {
      const { boot, client } = createSignedOutBoot(message)
      render(<App boot={boot} />)
      expect(pageText()).toContain(text)
      expect(client.redirects).toEqual([])
    },
  )

  it('with two of the listed words shows the page of the one that is listed first [AUTH-D08, AUTH-D20]', () => {
    render(<App boot={createSignedOutBoot('account expired and BLOCKED').boot} />)
    expect(pageText()).toContain('Your account is blocked!')
  })

  it('for want of a confirmed address offers another email, and the way back to the login [AUTH-010, AUTH-011]', async () => {
    const { boot, client } = createSignedOutBoot('please verify your address')
    render(<App boot={boot} />)
    await userEvent.click(screen.getByRole('button', { name: 'Resend Email' }))
    expect([client.redirects, client.signOuts]).toEqual([[anotherEmail], 0])
    await userEvent.click(returnButton())
    expect([client.redirects, client.signOuts]).toEqual([[anotherEmail], 1])
  })

  it('goes back to the login by logging out [AUTH-010]', async () => {
    const { boot, client } = createSignedOutBoot('blocked')
    render(<App boot={boot} />)
    await userEvent.click(returnButton())
    expect(client.signOuts).toBe(1)
  })

  it('leads from the blocked page to support, which is not gated [AUTH-042, AUTH-D06]', async () => {
    render(<App boot={createSignedOutBoot('blocked').boot} />)
    await userEvent.click(screen.getByRole('link', { name: 'Contact us' }))
    expect(await screen.findByRole('heading', { name: 'Contact Support' })).toBeTruthy()
  })

  it.each([
    ['blocked', 'Your account is blocked!'],
    ['The tenant sleeps', 'Signing in did not work. Please try again.'],
  ])(
    'with "%s" is told that the message to support arrived, and shown what it was [SUP-009]',
    async (message, text) => {
      open('/support')
      vi.stubGlobal('fetch', async () => Response.json({ message: 'Your message is here' }))
      render(<App boot={createSignedOutBoot(message).boot} />)
      fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'vera@visitor.test' } })
      fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Help' } })
      const send = screen.getByRole('button', { name: 'Send' })
      await waitFor(() => expect(send.getAttribute('aria-disabled')).not.toBe('true'))
      fireEvent.click(send)
      expect(await screen.findByText('Your message is here')).toBeTruthy()
      expect(await screen.findByText(text)).toBeTruthy()
      expect(location.pathname).toBe('/signin')
    },
  )

  it('without a page of its own shows the sign-in page and waits for a click [AUTH-039]', async () => {
    const { boot, client } = createSignedOutBoot('The tenant sleeps')
    render(<App boot={boot} />)
    expect(screen.getByRole('alert').textContent).toBe('Signing in did not work. Please try again.')
    expect(client.redirects).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(client.redirects).toHaveLength(1)
  })

  it.each([
    'Expiration Time (exp) claim error in the ID token',
    'Not Before time (nbf) claim in the ID token',
    'Issued At (iat) claim in the ID token',
    'Authentication Time (auth_time) claim in the ID token',
  ])('names the clock of the device when a token is too old or young at its birth: %s', (message) => {
    render(<App boot={createSignedOutBoot(message).boot} />)
    expect(screen.getByRole('alert').textContent).toBe(
      'Signing in did not work because the clock of this device seems to be wrong. Set it, then sign in again.',
    )
  })
})

describe('the guards of a session', () => {
  it.each(['/clusters', '/no/such/page', '/verify'])(
    'hold an expired trial with an email at the Trial Expired page on %s, with the way back to the login [AUTH-010, AUTH-026, AUTH-027, AUTH-043]',
    async (path) => {
      open(path)
      const { boot, client } = createSignedInBoot({}, { trialExpired: true })
      render(<App boot={boot} />)
      const heading = await screen.findByRole('heading', { name: 'Thank You!' })
      expect(pageText()).toContain(thankYou)
      expect(screen.getAllByRole('heading')).toEqual([heading])
      expect(screen.queryByRole('banner')).toBeNull()
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
      await userEvent.click(returnButton())
      await waitFor(() => expect(client.signOuts).toBe(1))
    },
  )

  it('let an expired trial without an email in [AUTH-027, AUTH-D05]', async () => {
    render(<App boot={createSignedInBoot({}, { trialExpired: true, email: null }).boot} />)
    expect(await screen.findByRole('banner')).toBeTruthy()
  })

  it('hold who has not confirmed, and offer to resend, support and home [AUTH-011, AUTH-012, AUTH-028, AUTH-D07, AUTH-D09]', async () => {
    const { boot, client } = createSignedInBoot({}, { confirmed: false })
    render(<App boot={boot} />)
    expect(await screen.findByRole('heading', { name: 'Verify Your Email' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/support')
    expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/')
    expect(pageText()).toContain('Check your inbox!')
    await userEvent.click(screen.getByRole('button', { name: 'Resend Email' }))
    expect([client.redirects, client.signOuts]).toEqual([[anotherEmail], 0])
    await userEvent.click(returnButton())
    await waitFor(() => expect(client.signOuts).toBe(1))
    expect(client.redirects).toEqual([anotherEmail])
  })

  it('let who has not confirmed ask for help, in front of the console', async () => {
    open('/support')
    render(<App boot={createSignedInBoot({}, { confirmed: false }).boot} />)
    expect(await screen.findByRole('heading', { name: 'Contact Support' })).toBeTruthy()
    expect(await screen.findByLabelText('Message')).toBeTruthy()
    // Who they are is known.
    expect(screen.queryByLabelText('Email')).toBeNull()
    expect(screen.queryByRole('banner')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Back' }))
    expect(await screen.findByRole('heading', { name: 'Verify Your Email' })).toBeTruthy()
  })

  it('stand there again once who has not confirmed has asked for help', async () => {
    open('/support')
    const support = { 'POST /support': { message: 'ok' } }
    const { boot, sent } = createSignedInBoot(support, { confirmed: false })
    render(<App boot={boot} />)
    fireEvent.change(await screen.findByLabelText('Message'), { target: { value: 'Help' } })
    const send = screen.getByRole('button', { name: 'Send' })
    await waitFor(() => expect(send.getAttribute('aria-disabled')).not.toBe('true'))
    fireEvent.click(send)
    expect(await screen.findByRole('heading', { name: 'Verify Your Email' })).toBeTruthy()
    expect(location.pathname).toBe('/clusters')
    expect(sent.at(-1)?.body).toEqual({ email: 'olive@sandbox.test', message: 'Help' })
  })

  it('wait under the dialog of a session that ends before the account is loaded', async () => {
    const { boot } = createSignedInBoot({ 'GET /users/u-1/me': 401 })
    const tokens = { ...boot.tokens, renewToken: () => Promise.reject(new SessionEndedError()) }
    render(<App boot={{ ...boot, tokens }} />)
    expect(await screen.findByRole('dialog', { name: 'Your session ended' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Loading')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('hold an expired trial that is not confirmed at the Trial Expired page [AUTH-D12]', async () => {
    render(<App boot={createSignedInBoot({}, { trialExpired: true, confirmed: false }).boot} />)
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Verify Your Email' })).toBeNull()
  })

  it('let who is confirmed in, whose address is not verified [AUTH-D11]', async () => {
    render(<App boot={createSignedInBoot({}, { confirmed: true, email_verified: false }).boot} />)
    expect(await screen.findByRole('banner')).toBeTruthy()
  })

  it.each([500, 503, 599])(
    'show Something Went Wrong for a session that answers %i [AUTH-038, AUTH-041, AUTH-046]',
    async (status) => {
      const { boot, reported } = createSignedInBoot({ 'GET /users/u-1/me': status })
      render(<App boot={boot} />)
      await screen.findByRole('heading', { name: 'Something Went Wrong!' })
      expect(reported.map(({ name }) => name)).toEqual(['ApiError'])
      expect(pageText()).toContain('Something Went Wrong!Contact us for support.')
      expect(returnButton()).toBeTruthy()
    },
  )

  it('show Something Went Wrong for a session whose answer cannot be read [AUTH-038]', async () => {
    render(<App boot={createSignedInBoot({ 'GET /users/u-1/me': { user: 7 } }).boot} />)
    expect(await screen.findByRole('heading', { name: 'Something Went Wrong!' })).toBeTruthy()
  })

  it('leave support open when the account cannot be loaded [AUTH-D06]', async () => {
    render(<App boot={createSignedInBoot({ 'GET /users/u-1/me': 500 }).boot} />)
    await userEvent.click(await screen.findByRole('link', { name: 'Contact us for support.' }))
    expect(await screen.findByRole('heading', { name: 'Contact Support' })).toBeTruthy()
    expect(screen.getByLabelText('Email')).toBeTruthy()
  })

  it('leave a way out of an account that cannot be loaded: the words of the server, support, another login [AUTH-010, AUTH-D06, AUTH-D14]', async () => {
    const { boot, client } = createSignedInBoot({ 'GET /users/u-1/me': 403 })
    render(<App boot={boot} />)
    expect(await screen.findByRole('heading', { name: 'Your account could not be loaded' })).toBeTruthy()
    expect(pageText()).toContain('Something went wrong!')
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/support')
    await userEvent.click(screen.getByRole('button', { name: 'Return back to Login Page' }))
    await waitFor(() => expect(client.signOuts).toBe(1))
  })

  it('say that the service cannot be reached when no answer comes, with the same ways out, until one does', async () => {
    let isUp = false
    const answer = () => {
      if (!isUp) throw new TypeError('Failed to fetch')
      return { user: wirePerson }
    }
    render(<App boot={createSignedInBoot({ 'GET /users/u-1/me': answer }).boot} />)
    expect(await screen.findByRole('heading', { name: 'The service cannot be reached' })).toBeTruthy()
    expect(pageText()).toContain(
      'You are signed in, but your account could not be loaded. Check your connection, then try again.',
    )
    expect(returnButton()).toBeTruthy()
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('banner')).toBeTruthy()
  })

  it('load again when asked', async () => {
    let isUp = false
    const me = () => (isUp ? { user: wirePerson } : 500)
    render(<App boot={createSignedInBoot({ 'GET /users/u-1/me': me }).boot} />)
    await screen.findByRole('heading', { name: 'Something Went Wrong!' })
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('banner')).toBeTruthy()
  })

  it('hold an expired trial that only the answer of an account that is set up tells of [AUTH-027, AUTH-D03]', async () => {
    const answers = [
      { user: { ...wirePerson, userDataIsSet: false } },
      { user: { ...wirePerson, trialExpired: true } },
    ]
    const me = () => answers.shift() ?? expect.fail('asked too often')
    render(<App boot={createSignedInBoot({ 'GET /users/u-1/me': me }).boot} />)
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeTruthy()
  })

  it('show a spinner until the account is set up [AUTH-029, SHL-014, AUTH-D03]', async () => {
    let isSet = false
    const me = () => ({ user: { ...wirePerson, userDataIsSet: isSet } })
    render(<App boot={createSignedInBoot({ 'GET /users/u-1/me': me }).boot} />)
    expect(screen.getByRole('status').textContent).toBe('Loading')
    await waitFor(() => expect(screen.queryByRole('banner')).toBeNull())
    isSet = true
    expect(await screen.findByRole('banner')).toBeTruthy()
  })
})

describe('a start that did not work', () => {
  it('lists every wrong setting, and is tried again once they are corrected', async () => {
    const navigations = watchNavigations()
    render(<App boot={{ kind: 'config-fault', faults: ['auth.clientId: a text is expected', 'links: x'] }} />)
    expect(screen.getByRole('heading', { name: 'The console is not configured correctly' })).toBeTruthy()
    expect(
      screen.getByText(
        'Settings in config.json are wrong or missing. The people who run this console have to correct them:',
      ),
    ).toBeTruthy()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'auth.clientId: a text is expected',
      'links: x',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(navigations.count()).toBe(1)
  })

  it.each([
    [
      'configuration',
      'The console could not be started',
      'Its settings could not be loaded. Check your connection, then try again.',
    ],
    [
      'identity-provider',
      'The sign-in service cannot be reached',
      'You have not been signed out. Check your connection, then try again.',
    ],
  ] as const)('says that the %s cannot be reached', (what, heading, words) => {
    render(
      <App
        boot={{ kind: 'unreachable', what, returnTo: '/clusters', provider: createSignedOutBoot().boot }}
      />,
    )
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy()
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('is tried again at the address that was asked for', async () => {
    onTestFinished(() => open('/consumption'))
    const { boot: provider } = createSignedOutBoot()
    render(
      <App
        boot={{
          ...{ kind: 'unreachable', what: 'identity-provider', provider },
          returnTo: '/consumption#of-the-year',
        }}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    // The one address jsdom can go to is another place of this page.
    await waitFor(() => expect(`${location.pathname}${location.hash}`).toBe('/consumption#of-the-year'))
  })

  it('lets a person sign in where a silent sign-in finds no provider, and go on at what they asked for', async () => {
    const { boot: provider, client } = createSignedOutBoot()
    const boot = { kind: 'unreachable', what: 'identity-provider', provider, returnTo: '/plans?a=1' } as const
    const { rerender } = render(<App boot={boot} />)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(client.redirects).toEqual([{ returnTo: '/signin?redirect_to=%2Fplans%3Fa%3D1' }])
    client.redirect = () => Promise.reject(new Error('no crypto'))
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('Signing in did not work. Please try again.')).toBeTruthy()
    rerender(<App boot={{ kind: 'unreachable', what: 'configuration', returnTo: '/plans' }} />)
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
  })
})
