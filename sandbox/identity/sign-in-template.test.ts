import { expect, it } from 'vitest'
import { personas } from '../personas'
import { escapeHtml } from './page-frame'
import { renderSignInPage, type SignInView } from './sign-in-template'
import { renderFaultPage, renderSignedOutPage, renderSigningOutPage } from './status-pages'

const path = '/u/login/abc'
const page = (change: Partial<SignInView> = {}) =>
  renderSignInPage({
    ...{ screen: 'sign-in', path, typedEmail: '', marketing: {}, isVerificationAskedFor: false },
    ...change,
  }).html
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...found]) => found)
const titleOf = (html: string) => all(html, /<title>(.*)<\/title>/g).flat()
const inputsOf = (html: string) => all(html, /<input ([^>]*)>/g).flat()
const linksOf = (html: string) => all(html, /<a [^>]*?href="([^"]*)">([^<]*)</g)
const formsOf = (html: string) => all(html, /<form ([^>]*)>/g).flat()

const email = 'id="email" name="email" type="email" autocomplete="username" required maxlength="320"'
const password =
  'id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"'
const faulty = ' aria-invalid="true" aria-describedby="error"'

it('the sign-in page asks for address and password, each by its label, and offers everybody by one click', () => {
  const html = page({ typedEmail: 'a"b@x.test' })
  expect(titleOf(html)).toEqual(['Sign in to Basalt · Basalt sandbox'])
  expect(html).toContain('<html lang="en">')
  expect(inputsOf(html)).toEqual([`${email} value="a&#34;b@x.test"`, password])
  expect(all(html, /<label for="(\w+)">([^<]*)</g)).toEqual([
    ['email', 'Email address'],
    ['password', 'Password'],
  ])
  expect(formsOf(html)).toEqual([
    `method="post" action="${path}" class="fields"`,
    `method="post" action="${path}"`,
  ])
  expect(all(html, /name="intent" value="([^"]*)">([^<]*)</g)).toEqual([['password', 'Sign in']])
  expect(linksOf(html)).toEqual([
    [`${path}/cancel`, 'Cancel'],
    [`${path}?screen=sign-up`, 'Create one'],
  ])
  expect(html).toContain('<code class="whole">Sandbox-2026!</code>')
  expect(html).not.toMatch(/role="alert"|role="status"|Forwarded by the console|class="narrow"/)
  const row =
    /<li( class="refused")?><button class="person" name="persona" value="([^"]*)"><span class="face" aria-hidden="true">([^<]*)<\/span><span class="name">([^<]*)<\/span> <span class="address">([^<]*)<\/span>/g
  const admitted = (key: string, initials: string, name: string) => [
    ...[undefined, key, initials, name, `${key}@sandbox.test`],
  ]
  const refused = (key: string, initials: string, name: string) => [
    ...[' class="refused"', key, initials, name, `${key}@sandbox.test`],
  ]
  expect(all(html, row)).toEqual([
    admitted('owner', 'OO', 'Olivia Owner'),
    admitted('manager', 'MM', 'Marco Manager'),
    admitted('user', 'UU', 'Uma User'),
    admitted('billing', 'BB', 'Bill Billing'),
    admitted('enterprise', 'EE', 'Erin Enterprise'),
    admitted('trial', 'TT', 'Tara Trial'),
    admitted('newcomer', 'NN', 'Noah Newcomer'),
    admitted('expired', 'EE', 'Eve Expired'),
    admitted('lab', 'LL', 'Liam Lab'),
    admitted('unconfirmed', 'UU', 'Ursula Unconfirmed'),
    admitted('provisioned', 'PP', 'Pia Provisioned'),
    admitted('stranger', 'SS', 'Sam Stranger'),
    refused('blocked', 'BB', 'Bo Blocked'),
    refused('personal', 'PP', 'Pat Personal'),
    refused('mfa', 'MM', 'Mia Multifactor'),
  ])
  expect(html).toContain('<span class="about">Manager on the owner&#39;s clusters.</span>')
})

it('a fault is told by the title, as an alert, and at both fields, and the password is asked for again', () => {
  const html = page({ error: 'Wrong <word>' })
  expect(titleOf(html)).toEqual(['Error: Sign in to Basalt · Basalt sandbox'])
  expect(html).toContain('<p class="alert" id="error" role="alert">Wrong &#60;word&#62;</p>')
  expect(inputsOf(html)).toEqual([`${email} value=""${faulty}`, `${password}${faulty} autofocus`])
})

it('the sign-up page asks for name and address, says who that will be, and shows what the console forwarded', () => {
  const html = page({
    screen: 'sign-up',
    typedName: '<Ada>',
    marketing: { utm_term: 'a&b', utm_medium: 'x' },
  })
  expect(titleOf(html)).toEqual(['Create your account · Basalt sandbox'])
  expect(html).toContain('<main class="narrow">')
  expect(inputsOf(html)).toEqual([
    'id="name" name="name" autocomplete="name" required maxlength="200" value="&#60;Ada&#62;"',
    `${email} value=""`,
  ])
  expect(formsOf(html)).toEqual([`method="post" action="${path}?screen=sign-up" class="fields"`])
  expect(all(html, /name="intent" value="([^"]*)">([^<]*)</g)).toEqual([
    ['sign-up', 'Continue as Noah Newcomer'],
  ])
  expect(linksOf(html)).toEqual([
    [`${path}/cancel`, 'Cancel'],
    [`${path}?screen=sign-in`, 'Sign in'],
  ])
  expect(all(html, /<dt>(\w+)<\/dt><dd data-parameter="(\w+)">([^<]*)</g)).toEqual([
    ['utm_medium', 'utm_medium', 'x'],
    ['utm_term', 'utm_term', 'a&#38;b'],
  ])
  const wrong = page({ screen: 'sign-up', error: 'Enter your name.' })
  expect(wrong).toContain('role="alert">Enter your name.</p>')
  expect(inputsOf(wrong)[1]).toBe(`${email} value=""${faulty}`)
})

it('a verification email that was asked for is told, and who is signed in goes on by one click', () => {
  const html = page({ isVerificationAskedFor: true, signedInAs: personas[9] })
  expect(html).toContain('<div class="note" role="status">')
  expect(html).toContain(
    `<form method="post" action="${path}"><p><button class="button" name="persona" value="unconfirmed">Continue as Ursula Unconfirmed</button>`,
  )
  expect(page({ isVerificationAskedFor: true })).not.toContain('Continue as')
  expect(page({ signedInAs: personas[9] })).not.toContain('Continue as')
})

it.each([
  ['invalid_redirect_uri', 'This sign-in cannot go on', 'Open it at http://a.test/ and sign in there.'],
  ['session_not_found', 'This sign-in cannot go on', 'This sign-in page is out of date'],
  ['sign_in_expired', 'This sign-in cannot go on', 'This sign-in page is out of date'],
  ['server_error', 'The sign-in failed', 'The identity provider of the sandbox had a fault of its own.'],
  ['<x>', 'This sign-in cannot go on', 'The request to the identity provider was not understood.'],
])('the fault %s is told as an alert under the title %s', (code, title, sentence) => {
  const { html, policy } = renderFaultPage({ origin: 'http://a.test', code, description: 'It "is" so' })
  expect(titleOf(html)).toEqual([`${title} · Basalt sandbox`])
  expect(html).toContain(`<h1>${title}</h1>`)
  expect(all(html, /<p role="alert">([^<]*)</g).flat()[0]).toContain(sentence)
  expect(html).toContain(`<code>${escapeHtml(code)}</code> It &#34;is&#34; so</p>`)
  expect(linksOf(html)).toEqual([['http://a.test/', 'Back to the console']])
  expect(renderFaultPage({ origin: 'http://a.test', code }).html).toContain('</code></p>')
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+='; script-src; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  )
})

it('who signs out is sent on at once, or by hand without scripts, and is led back', () => {
  const { html, policy } = renderSigningOutPage('<form id="out"><b></b></form>')
  expect(html).toContain(
    '<form id="out"><b></b><input type="hidden" name="logout" value="yes"><noscript><button class="button primary">Sign out</button></noscript></form>',
  )
  expect(html).toContain('<script>document.forms[0].submit()</script>')
  // Of that script: `openssl dgst -sha256`, in base64.
  expect(policy).toContain("script-src 'sha256-ePniVEkSivX/c7XWBGafqh8tSpiRrKiqYeqbG7N1TOE='; img-src")
  const signedOut = renderSignedOutPage('http://a.test').html
  expect([titleOf(signedOut), linksOf(signedOut)]).toEqual([
    ['You are signed out · Basalt sandbox'],
    [['http://a.test/', 'Back to the console']],
  ])
  expect(signedOut).not.toContain('<script')
})

it('what came from outside is text on a page', () => {
  expect(escapeHtml(`<a href="x">'&'</a>`)).toBe('&#60;a href=&#34;x&#34;&#62;&#39;&#38;&#39;&#60;/a&#62;')
})
