import { describe, expect, it, vi } from 'vitest'
import { createFakeAuthClient } from '../testing/fake-auth-client'
import { openOtherTab } from '../testing/open-other-tab'
import { keepRecentChoices } from './recent-choices'
import { rememberFailedReturn } from './redirect-guard'
import { isFirstLogin, markFirstLoginDone, storeSsoCookie } from './sign-in-traces'
import { signOut } from './sign-out'

const cookieWrites = () => {
  const writes: string[] = []
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => writes.push(text))
  return writes
}

describe('log-out', () => {
  it('ends the session at the provider and leaves no trace of the person [AUTH-015, AUTH-016, AUTH-017, AUTH-018]', async () => {
    const writes = cookieWrites()
    const client = createFakeAuthClient()
    const analytics = { reset: vi.fn() }
    markFirstLoginDone()
    sessionStorage.clear()
    keepRecentChoices('u-1', ['cluster:sales'])
    sessionStorage.setItem('basalt.operations:u-1', '[]')
    rememberFailedReturn(Date.now())
    await signOut({ client, config: { ssoCookieName: 'basalt_sso' }, analytics })
    expect({ ...sessionStorage }).toEqual({})
    expect(client.signOuts).toBe(1)
    expect(writes).toEqual(['basalt_sso=; Max-Age=0; Path=/; Secure; SameSite=Strict'])
    expect(isFirstLogin()).toBe(true)
    expect(analytics.reset).toHaveBeenCalledOnce()
  })

  it('erases the drafts of the tab, and nothing else it keeps [AUTH-015]', async () => {
    cookieWrites()
    sessionStorage.setItem('basalt.draft:u-1:api-keys.create', '{"name":"CI"}')
    sessionStorage.setItem('theirs', 'kept')
    await signOut({
      client: createFakeAuthClient(),
      config: { ssoCookieName: 'basalt_sso' },
      analytics: { reset: () => {} },
    })
    expect(sessionStorage.getItem('basalt.draft:u-1:api-keys.create')).toBeNull()
    expect(sessionStorage.getItem('theirs')).toBe('kept')
    sessionStorage.clear()
  })

  it('leaves it to the sign-in that follows at once to end the session at the provider, with no token kept', async () => {
    const writes = cookieWrites()
    const done: string[] = []
    const client = createFakeAuthClient({ forget: async () => void done.push('forgotten') })
    await signOut(
      { client, config: { ssoCookieName: 'basalt_sso' }, analytics: { reset: () => {} } },
      { go: async () => void done.push('signing in') },
    )
    expect([done, client.signOuts]).toEqual([['forgotten', 'signing in'], 0])
    expect(writes).toHaveLength(1)
  })

  it('tells the other tabs [AUTH-015]', async () => {
    cookieWrites()
    const { heard } = openOtherTab()
    await signOut({
      client: createFakeAuthClient(),
      config: { ssoCookieName: 'basalt_sso' },
      analytics: { reset: () => {} },
    })
    await vi.waitFor(() => expect(heard).toEqual(['signed-out']))
  })
})

describe('the SSO cookie', () => {
  it('is secure, strict and lives for 31536000000 ms [AUTH-030, AUTH-048]', () => {
    const writes = cookieWrites()
    storeSsoCookie('basalt_sso', 'crypted text')
    expect(writes).toEqual(['basalt_sso=crypted%20text; Max-Age=31536000; Path=/; Secure; SameSite=Strict'])
  })
})

describe('the first-login flag', () => {
  it('is absent until the first redirect [AUTH-031, AUTH-D16]', () => {
    localStorage.clear()
    expect(isFirstLogin()).toBe(true)
    markFirstLoginDone()
    expect(isFirstLogin()).toBe(false)
  })

  it('counts as set where the browser keeps nothing: who has signed in before is not sent elsewhere', () => {
    const storage = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(isFirstLogin()).toBe(false)
    expect(storage).toHaveBeenCalledOnce()
  })
})
