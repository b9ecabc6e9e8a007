import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import shipped from '../../public/config.json'
import { createFakeAuthClient } from '../testing/fake-auth-client'
import {
  forgetRedirect,
  lastRedirectTarget,
  mayRedirectByItself,
  rememberFailedReturn,
  rememberRedirect,
} from './redirect-guard'
import { createSignIn } from './sign-in'

const start = () => {
  const client = createFakeAuthClient()
  return { client, signIn: createSignIn(client, { ...shipped, redirectOrigins: ['https://apps.test'] }) }
}

beforeEach(() => sessionStorage.clear())

describe('the way to the identity provider', () => {
  it.each([
    ['', '/signin'],
    ['?redirect_to=%2Fplans%3Fa%3D1', '/signin?redirect_to=%2Fplans%3Fa%3D1'],
    ['?redirect_to=https%3A%2F%2Fapps.test%2Fx', '/signin?redirect_to=https%3A%2F%2Fapps.test%2Fx'],
    ['?redirect_to=https%3A%2F%2Fevil.test', '/signin'],
    ['?redirect_to=%2F%2Fevil.test', '/signin'],
  ])('SSO mode with %s comes back to %s [AUTH-019, AUTH-D15]', async (query, returnTo) => {
    const { client, signIn } = start()
    await signIn.sso(query).go()
    expect(client.redirects).toEqual([{ returnTo, parameters: undefined }])
  })

  it('the default login comes back to the place it was asked for [AUTH-008, AUTH-020]', async () => {
    const { client, signIn } = start()
    await signIn.to('/clusters/x?tab=plan#top').go()
    expect(client.redirects).toEqual([
      { returnTo: '/signin?redirect_to=%2Fclusters%2Fx%3Ftab%3Dplan%23top', parameters: undefined },
    ])
  })

  it('somebody else is asked who they are, and comes to the same place', async () => {
    const { client, signIn } = start()
    await signIn.anew('/users/acceptclusterinv?userID=u-2').go()
    expect(client.redirects).toEqual([
      {
        returnTo: '/signin?redirect_to=%2Fusers%2Facceptclusterinv%3FuserID%3Du-2',
        parameters: { prompt: 'login' },
      },
    ])
  })

  it('sign-up forwards the marketing parameters that are there [AUTH-033, AUTH-D01]', async () => {
    const { client, signIn } = start()
    await signIn.signUp('?utm_source=fair&utm_medium=email&utm_other=x&login_hint=y').go()
    expect(client.redirects).toEqual([
      {
        returnTo: '/signin',
        parameters: { screen_hint: 'signup', utm_source: 'fair', utm_medium: 'email' },
      },
    ])
  })

  it('resend asks for a login with a forced verification email [AUTH-011]', async () => {
    const { client, signIn } = start()
    await signIn.resendVerification()
    expect(client.redirects).toEqual([
      { returnTo: '/signin', parameters: { screen_hint: 'login', force_verification_email: 'true' } },
    ])
  })
})

describe('the guard against circles', () => {
  it('knows a place by its path and query, and counts anew at another one', async () => {
    onTestFinished(() => history.replaceState(null, '', '/'))
    history.replaceState(null, '', '/clusters?tab=plan#top')
    let now = 0
    const { client } = start()
    const signIn = createSignIn(client, { ...shipped, redirectOrigins: [] }, () => now)
    for (now of [0, 1000, 2000]) {
      const way = signIn.to('/clusters')
      expect(way.isCircle()).toBe(false)
      await way.go()
    }
    expect(signIn.to('/clusters').isCircle()).toBe(true)
    history.replaceState(null, '', '/clusters?tab=users')
    expect(signIn.to('/clusters').isCircle()).toBe(false)
    await signIn.to('/clusters').go()
    expect(signIn.to('/clusters').isCircle()).toBe(false)
    history.replaceState(null, '', '/clusters?tab=plan')
    expect(signIn.to('/clusters').isCircle()).toBe(false)
    expect(lastRedirectTarget()).toBe('/signin?redirect_to=%2Fclusters')
  })

  it('keeps where to go on when the way back is broken', () => {
    rememberFailedReturn(0)
    expect(lastRedirectTarget()).toBe('/')
    rememberRedirect('/plans', '/signin?redirect_to=%2Fplans', 1000)
    rememberFailedReturn(2000)
    expect(lastRedirectTarget()).toBe('/signin?redirect_to=%2Fplans')
    forgetRedirect()
    expect(lastRedirectTarget()).toBeNull()
  })

  it('stops after three times from the same place within ten seconds', () => {
    for (const at of [0, 1000, 2000]) {
      expect(mayRedirectByItself('/clusters', at)).toBe(true)
      rememberRedirect('/clusters', '/signin', at)
    }
    expect(mayRedirectByItself('/clusters', 3000)).toBe(false)
    expect(mayRedirectByItself('/plans', 3000)).toBe(true)
    expect(mayRedirectByItself('/clusters', 12_001)).toBe(true)
  })

  it.each(['{"half', '7', '{"at":"now","place":"/clusters","count":9,"returnTo":"/","hasFailed":true}'])(
    'keeps nobody from signing in for what it cannot read: %s',
    (kept) => {
      rememberFailedReturn(0)
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, kept)
      expect(mayRedirectByItself('/clusters', 0)).toBe(true)
      expect(lastRedirectTarget()).toBeNull()
      rememberFailedReturn(0)
      expect(mayRedirectByItself('/clusters', 0)).toBe(false)
    },
  )

  it('is not held for hours by a clock that was put back', () => {
    rememberFailedReturn(7_200_000)
    expect(mayRedirectByItself('/clusters', 7_190_001)).toBe(false)
    expect(mayRedirectByItself('/clusters', 3_600_000)).toBe(true)
  })

  it('stops at once after coming back without a session, until somebody signs in or sets out to', () => {
    rememberRedirect('/clusters', '/signin', 0)
    rememberFailedReturn(1000)
    expect(mayRedirectByItself('/plans', 2000)).toBe(false)
    rememberRedirect('/plans', '/signin', 3000)
    expect(mayRedirectByItself('/plans', 4000)).toBe(true)
    rememberFailedReturn(60_000)
    expect(mayRedirectByItself('/plans', 69_999)).toBe(false)
    forgetRedirect()
    expect(mayRedirectByItself('/plans', 69_999)).toBe(true)
  })
})
