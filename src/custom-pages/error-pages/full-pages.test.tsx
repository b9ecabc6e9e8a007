import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { renderWithProviders } from '../../testing/render-with-providers'
import { NotFoundPage } from '../not-found/not-found-page'
import { PostLoginPage } from '../post-login/post-login-page'
import { SignInPage } from '../sign-in/sign-in-page'
import { VerifyPage } from '../verify/verify-page'
import { ConfigFaultPage } from './config-fault-page'
import { CrashPage } from './crash-page'
import { DefinitionFaultPage } from './definition-fault-page'
import { ErrorPage, type ErrorPageName } from './error-page'
import { MessagePage } from './message-page'

/** What a page says below its heading, its ways on, and whether it is announced as a failure. */
function show(page: ReactElement) {
  const rendered = renderWithProviders(page)
  const heading = screen.getByRole('heading', { level: 1 })
  const panel = heading.closest('section')
  const texts = [...(panel?.querySelectorAll('h1 ~ p, h1 ~ ul > li') ?? [])]
  const ways = [...(panel?.querySelectorAll('a, button') ?? [])]
  return {
    ...rendered,
    title: heading.textContent,
    texts: texts.map(({ textContent }) => textContent),
    ways: ways.map((way) =>
      way instanceof HTMLAnchorElement ? `${way.textContent} → ${way.getAttribute('href')}` : way.textContent,
    ),
    isFailure: panel?.getAttribute('role') === 'alert',
  }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const main = () => screen.getAllByRole('button').map(({ className }) => className.includes('primary'))

describe('an error page', () => {
  const back = 'Return back to Login Page'
  it.each<[ErrorPageName, string, string[], string[], boolean]>([
    ['blocked', 'Your account is blocked!', [], ['Contact us → /support', back], true],
    [
      'expired',
      'Thank You!',
      [
        "We've received your request and will review it shortly. Our team will reach out to you with the next steps.",
      ],
      [back],
      false,
    ],
    [
      'personal-email',
      'Sign Up Failed!',
      ["You can't sign up here with a personal email address. Use a work email address."],
      [back],
      true,
    ],
    [
      'mfa-required',
      'Multifactor authentication required',
      ['Set up a second factor with your identity provider, then sign in again.'],
      [back],
      true,
    ],
    [
      'invalid-state',
      'Invalid State',
      ['This sign-in was started elsewhere or has expired. Please sign in again.'],
      [back],
      true,
    ],
    ['something-went-wrong', 'Something Went Wrong!', [], ['Contact us for support. → /support', back], true],
  ])('%s says so and leads back to the login [AUTH-010, AUTH-D06]', (page, title, texts, ways, isFailure) => {
    const onReturnToLogin = vi.fn()
    expect(show(<ErrorPage page={page} onReturnToLogin={onReturnToLogin} />)).toMatchObject({
      ...{ title, texts, ways, isFailure },
    })
    expect(main()).toEqual([true])
    press(back)
    expect(onReturnToLogin).toHaveBeenCalledOnce()
  })

  it('has loading again as its main way where that may help', () => {
    const [onRetry, onReturnToLogin] = [vi.fn(), vi.fn()]
    show(<ErrorPage page="something-went-wrong" {...{ onRetry, onReturnToLogin }} />)
    expect(main()).toEqual([true, false])
    press('Try again')
    expect([onRetry.mock.calls.length, onReturnToLogin.mock.calls.length]).toEqual([1, 0])
  })
})

describe('the page of an email that was sent', () => {
  const text =
    'We sent you a verification email. Open the link in it to confirm your address, then come back and sign in.'
  const ways = ['Resend Email', 'Contact Support → /support', 'Return Home → /']

  it('offers to send it again, support and home [AUTH-011, AUTH-012]', () => {
    const onResend = vi.fn()
    const shown = show(<VerifyPage isGuard={false} onResend={onResend} />)
    expect(shown).toMatchObject({ title: 'Check your inbox!', texts: [text], ways, isFailure: false })
    press('Resend Email')
    expect(onResend).toHaveBeenCalledOnce()
  })

  it('is headed otherwise as a guard, and leads back to the login [AUTH-028, AUTH-D07]', () => {
    const onReturnToLogin = vi.fn()
    const shown = show(<VerifyPage isGuard onResend={() => {}} onReturnToLogin={onReturnToLogin} />)
    expect(shown).toMatchObject({
      title: 'Verify Your Email',
      texts: ['Check your inbox!', text],
      ways: [...ways, 'Return back to Login Page'],
    })
    press('Return back to Login Page')
    expect(onReturnToLogin).toHaveBeenCalledOnce()
  })
})

describe('the page on the way to sign in', () => {
  it('leaves by itself, once, and says so [AUTH-009]', () => {
    const [onSignIn, later] = [vi.fn(), vi.fn()]
    const { rerender } = render(<SignInPage notice={null} onSignIn={onSignIn} />)
    expect(screen.getByText('Taking you to sign in…')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<SignInPage notice={null} onSignIn={later} />)
    expect([onSignIn.mock.calls.length, later.mock.calls.length]).toEqual([1, 0])
  })

  it('waits for a press after something went wrong', () => {
    const onSignIn = vi.fn()
    show(<SignInPage notice="Signing in did not work." onSignIn={onSignIn} />)
    expect(screen.getByRole('alert').textContent).toBe('Signing in did not work.')
    expect(onSignIn).not.toHaveBeenCalled()
    press('Sign in')
    expect(onSignIn).toHaveBeenCalledOnce()
  })
})

describe('another full page', () => {
  it('names every fault of the settings, of a definition, or none of a part that broke', () => {
    const onRetry = vi.fn()
    const faults = ['apiUrl is missing', 'links is no object']
    const config = show(<ConfigFaultPage faults={faults} onRetry={onRetry} />)
    expect(config).toMatchObject({
      title: 'The console is not configured correctly',
      texts: [
        'Settings in config.json are wrong or missing. The people who run this console have to correct them:',
        ...faults,
      ],
      ways: ['Try again'],
      isFailure: true,
    })
    press('Try again')
    expect(onRetry).toHaveBeenCalledOnce()
    config.unmount()
    const definition = show(<DefinitionFaultPage faults={['R1', 'R2']} />)
    expect(definition).toMatchObject({ title: 'This section is not defined correctly', isFailure: true })
    expect(definition.texts.slice(1)).toEqual(['R1', 'R2'])
    definition.unmount()
    expect(show(<CrashPage onRetry={onRetry} />)).toMatchObject({
      title: 'OOPS!! SOMETHING WENT WRONG.',
      texts: ['We are facing some problems and working hard to solve it.'],
      ways: ['Try again', 'Reload'],
      isFailure: true,
    })
  })

  it('says what did not work in its words, with the one thing that may help and further ways', () => {
    const onRetry = vi.fn()
    const plain = show(<MessagePage title="No start" text="It is down." onRetry={onRetry} />)
    expect(plain).toMatchObject({
      title: 'No start',
      texts: ['It is down.'],
      ways: ['Try again'],
      isFailure: true,
    })
    press('Try again')
    expect(onRetry).toHaveBeenCalledOnce()
    plain.unmount()
    const more = <a href="/support">Ask</a>
    const named = show(
      <MessagePage title="No start" text="Down." onRetry={onRetry} retry="Again" more={more} />,
    )
    expect(named.ways).toEqual(['Again', 'Ask → /support'])
  })

  it.each([true, false])(
    'leads from an address that nothing is at to the clusters [SHL-004]',
    (isFullScreen) => {
      const shown = show(<NotFoundPage isFullScreen={isFullScreen} />)
      expect(shown).toMatchObject({
        title: 'THIS PAGE IS NOT FOUND',
        texts: ['The address may be mistyped, or the page has moved.'],
        ways: ['Back to Clusters → /clusters'],
        isFailure: false,
      })
      expect(screen.queryAllByRole('main')).toHaveLength(isFullScreen ? 1 : 0)
      expect(document.title).toContain('THIS PAGE IS NOT FOUND')
    },
  )

  it('waits while the way on is decided [AUTH-025]', () => {
    expect(show(<PostLoginPage />)).toMatchObject({ title: 'Signing you in', ways: [], isFailure: false })
    expect(screen.getByRole('status')).toBeTruthy()
  })
})
