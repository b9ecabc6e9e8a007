import { describe, expect, it } from 'vitest'
import { hostileTargets } from '../testing/return-to-corpus'
import { decidePostLoginTarget, type PostLogin } from './post-login-target'

function target(parts: Partial<PostLogin>): string {
  return decidePostLoginTarget({
    origin: 'https://console.test',
    allowedOrigins: ['https://partner.test'],
    path: '/signin',
    redirectTo: null,
    activationRedirectTo: null,
    isFirstLogin: false,
    personRedirectTo: null,
    ...parts,
  })
}

describe('after login a person goes', () => {
  it('where this table of all sixteen combinations says [AUTH-021, AUTH-022, AUTH-023, AUTH-024]', () => {
    const both = [true, false]
    const table = both.flatMap((hasRedirect) =>
      both.flatMap((hasActivation) =>
        both.flatMap((isFirstLogin) =>
          both.map((hasOwn) => [
            hasRedirect,
            hasActivation,
            isFirstLogin,
            hasOwn,
            target({
              redirectTo: hasRedirect ? '/from-query' : null,
              activationRedirectTo: hasActivation ? '/from-activation' : null,
              isFirstLogin,
              personRedirectTo: hasOwn ? '/from-person' : null,
            }),
          ]),
        ),
      ),
    )
    expect(table).toEqual([
      [true, true, true, true, '/from-query'],
      [true, true, true, false, '/from-query'],
      [true, true, false, true, '/from-query'],
      [true, true, false, false, '/from-query'],
      [true, false, true, true, '/from-query'],
      [true, false, true, false, '/from-query'],
      [true, false, false, true, '/from-query'],
      [true, false, false, false, '/from-query'],
      [false, true, true, true, '/from-activation'],
      [false, true, true, false, '/from-activation'],
      [false, true, false, true, '/from-activation'],
      [false, true, false, false, '/from-activation'],
      [false, false, true, true, '/from-person'],
      [false, false, true, false, '/clusters'],
      [false, false, false, true, '/clusters'],
      [false, false, false, false, '/clusters'],
    ])
  })

  it('to a sign-in of an allowed origin as it stands: what it carries is for that origin [AUTH-022]', () => {
    const elsewhere = 'https://partner.test/signin?redirect_to=%2Fclusters%2Fa'
    expect(target({ redirectTo: elsewhere })).toBe(elsewhere)
  })

  it.each([
    ['/signin', '/from-query'],
    ['/signin/', '/from-query'],
    ['/', '/clusters'],
    ['/sso', '/clusters'],
    ['/signin-cloud', '/clusters'],
  ])('by the redirect_to of %s: %s [AUTH-021]', (path, expected) => {
    expect(target({ path, redirectTo: '/from-query' })).toBe(expected)
  })

  it('to the same path, query and hash as before', () => {
    expect(target({ redirectTo: '/my-account?tab=plan&x=1#top' })).toBe('/my-account?tab=plan&x=1#top')
  })

  it('to an allowed origin when the server says so', () => {
    expect(target({ activationRedirectTo: 'https://partner.test/welcome' })).toBe(
      'https://partner.test/welcome',
    )
  })

  it('past an unsafe target to the next step', () => {
    expect(target({ redirectTo: '//evil.test', activationRedirectTo: '/from-activation' })).toBe(
      '/from-activation',
    )
    expect(
      target({ activationRedirectTo: 'https://evil.test', isFirstLogin: true, personRedirectTo: '/own' }),
    ).toBe('/own')
  })

  it.each(['redirectTo', 'activationRedirectTo', 'personRedirectTo'] as const)(
    'never where a hostile %s points',
    (source) => {
      const landings = hostileTargets.map((raw) => target({ isFirstLogin: true, [source]: raw }))
      expect(new Set(landings)).toEqual(new Set(['/clusters']))
    },
  )

  it.each([
    '/',
    '/sso',
    '/signin',
    '/signin/',
    '/signin-cloud',
    '/signup',
    '/admin',
    'https://console.test/',
  ])('not in a circle: %s as a target counts as none', (passage) => {
    expect(target({ redirectTo: passage })).toBe('/clusters')
    expect(target({ activationRedirectTo: passage })).toBe('/clusters')
    expect(target({ isFirstLogin: true, personRedirectTo: passage })).toBe('/clusters')
  })

  it('straight to the target a sign-in address carries', () => {
    expect(target({ redirectTo: '/signin?redirect_to=%2Fconsumption%3Fx%3D1' })).toBe('/consumption?x=1')
    expect(target({ redirectTo: '/signin?redirect_to=%2Fsso%3Fredirect_to%3D%252Fplans' })).toBe('/plans')
    expect(target({ redirectTo: '/signin?redirect_to=%2Fsignin' })).toBe('/clusters')
  })
})
