import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleConfig } from '../testing/fake-boot'
import { createAuthClient } from './auth-client'

class FakeWorker {
  static isEnded = false
  terminate() {
    FakeWorker.isEnded = true
  }
}

beforeEach(() => {
  FakeWorker.isEnded = false
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

describe('the client of the identity provider', () => {
  it('ends the worker that holds the refresh token when the session ends elsewhere', async () => {
    const client = createAuthClient(exampleConfig())
    await client.forget()
    expect(FakeWorker.isEnded).toBe(true)
  })

  it('takes nobody from what outlives the page: tokens are in memory alone', async () => {
    const config = exampleConfig()
    const entry = { id_token: 'x', decodedToken: { claims: { sub: 'u-1' }, user: { sub: 'u-1' } } }
    for (const storage of [localStorage, sessionStorage])
      storage.setItem(`@@auth0spajs@@::${config.auth.clientId}::@@user@@`, JSON.stringify(entry))
    expect(await createAuthClient(config).getClaims()).toBeNull()
  })
})
