import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionEndedError } from '../api/errors'
import { createSignedInBoot, type WireAnswers } from '../testing/fake-boot'
import { watchNavigations } from '../testing/watch-navigations'
import { App } from './app'

const activate = 'POST /users/u-1/activate'
const answered = (redirectTo: string | null, crypted: string | null = null): WireAnswers => ({
  [activate]: { data: { redirectTo, crypted } },
})

function arrive(path: string, answers: WireAnswers = {}, person: Readonly<Record<string, unknown>> = {}) {
  history.replaceState(null, '', path)
  const fake = createSignedInBoot(answers, person)
  render(<App boot={fake.boot} />)
  return fake
}
const here = () => `${location.pathname}${location.search}${location.hash}`

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('the post-login redirect screen', () => {
  const all = { redirectTo: '/my-account' }

  it.each([
    ['/signin?redirect_to=%2Fsupport%3Fa%3D1%23b', answered('/consumption'), all, '/support?a=1#b'],
    ['/signin', answered('/consumption'), all, '/consumption'],
    ['/sso?redirect_to=%2Fsupport', answered('/consumption'), all, '/consumption'],
    ['/signin', answered(null), all, '/my-account'],
    ['/', answered(null), all, '/my-account'],
    ['/signin', answered(null), {}, '/clusters'],
    [
      '/signin?redirect_to=https%3A%2F%2Fevil.test',
      answered('//evil.test'),
      { redirectTo: 'javascript:x' },
      '/clusters',
    ],
  ])(
    '%s goes on to the first target there is [AUTH-001, AUTH-021, AUTH-022, AUTH-023, AUTH-024, AUTH-D02, AUTH-D15]',
    async (path, answers, person, target) => {
      arrive(path, answers, person)
      await waitFor(() => expect(here()).toBe(target))
    },
  )

  it('leaves the console for an origin that config.json names, and for no other', async () => {
    history.replaceState(null, '', '/signin?redirect_to=https%3A%2F%2Fapps.test%2Fx')
    const navigations = watchNavigations()
    const { boot } = createSignedInBoot(answered('/consumption'))
    const config = { ...boot.config, redirectOrigins: ['https://apps.test'] }
    render(<App boot={{ ...boot, config }} />)
    await waitFor(() => expect(navigations.count()).toBe(1))
    expect(here()).toBe('/signin?redirect_to=https%3A%2F%2Fapps.test%2Fx')
  })

  it('leaves out the target of the person after the first login [AUTH-023, AUTH-024, AUTH-031]', async () => {
    localStorage.setItem('basalt.first-login-done', 'true')
    arrive('/signin', answered(null), all)
    await waitFor(() => expect(here()).toBe('/clusters'))
  })

  it('remembers the first login once it has gone on [AUTH-031]', async () => {
    const steps = history.length
    arrive('/signin')
    await waitFor(() => expect(here()).toBe('/clusters'))
    expect(localStorage.getItem('basalt.first-login-done')).not.toBeNull()
    expect(history.length).toBe(steps)
  })

  it('activates once, with the id and the wish to activate, and shows a spinner meanwhile [AUTH-025, AUTH-035]', async () => {
    let answer = (_: unknown) => {}
    const pending = new Promise((resolve) => {
      answer = resolve
    })
    const { sent } = arrive('/signin', { [activate]: () => pending })
    expect(await screen.findByRole('heading', { name: 'Signing you in' })).toBeTruthy()
    expect(screen.getByRole('status')).toBeTruthy()
    answer({ data: {} })
    await waitFor(() => expect(here()).toBe('/clusters'))
    expect(sent.filter(({ path }) => path.endsWith('/activate'))).toEqual([
      {
        method: 'POST',
        path: '/users/u-1/activate',
        body: { uuid: 'u-1', enableActivateUserAccount: true },
      },
    ])
  })

  it('is not activated again on a second way through the sign-in soon after [AUTH-025]', async () => {
    const { sent } = arrive('/signin')
    await waitFor(() => expect(here()).toBe('/clusters'))
    act(() => {
      history.pushState(null, '', '/signin?redirect_to=%2Fconsumption')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await waitFor(() => expect(here()).toBe('/consumption'))
    expect(sent.filter(({ path }) => path.endsWith('/activate'))).toHaveLength(1)
  })

  it('keeps the crypted text in the SSO cookie [AUTH-030, AUTH-048]', async () => {
    const writes: string[] = []
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => writes.push(text))
    arrive('/signin', answered(null, 'crypted-text'))
    await waitFor(() => expect(here()).toBe('/clusters'))
    vi.restoreAllMocks()
    expect(writes).toEqual(['basalt_sso=crypted-text; Max-Age=31536000; Path=/; Secure; SameSite=Strict'])
  })

  it('stays where it is when the session ends meanwhile: its dialog says so, and nothing is reported [AUTH-008]', async () => {
    history.replaceState(null, '', '/signin?redirect_to=%2Fplans')
    const { boot, reported } = createSignedInBoot({ [activate]: 401 })
    const tokens = { ...boot.tokens, renewToken: () => Promise.reject(new SessionEndedError()) }
    render(<App boot={{ ...boot, tokens }} />)
    expect(await screen.findByRole('dialog', { name: 'Your session ended' })).toBeTruthy()
    expect(here()).toBe('/signin?redirect_to=%2Fplans')
    expect(reported).toEqual([])
    expect(localStorage.getItem('basalt.first-login-done')).toBeNull()
  })

  it('shows Something Went Wrong when the activation answers 500 [AUTH-036]', async () => {
    let isUp = false
    const { sent } = arrive('/signin', { [activate]: () => (isUp ? { data: {} } : 500) })
    expect(await screen.findByRole('heading', { name: 'Something Went Wrong!' })).toBeTruthy()
    expect(sent.filter(({ path }) => path.endsWith('/activate'))).toHaveLength(1)
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(here()).toBe('/clusters'))
  })

  it('does not wait to activate once more, though the server names a time to [AUTH-025, AUTH-036]', async () => {
    history.replaceState(null, '', '/signin')
    const { boot, sent } = createSignedInBoot()
    const activations: string[] = []
    const send: typeof fetch = async (input, request) => {
      if (!String(input).endsWith('/activate')) return boot.send(input, request)
      activations.push(String(input))
      return new Response('', { status: 429, headers: { 'retry-after': '30' } })
    }
    render(<App boot={{ ...boot, send }} />)
    await waitFor(() => expect(here()).toBe('/clusters'))
    expect(activations).toHaveLength(1)
    expect(sent.length).toBeGreaterThan(0)
  })

  it('lets the person in when the activation is refused otherwise, and reports it [AUTH-036, AUTH-039]', async () => {
    const { reported } = arrive('/signin', { [activate]: 409 })
    await waitFor(() => expect(here()).toBe('/clusters'))
    expect(reported.map(({ name }) => name)).toEqual(['ApiError'])
  })
})
