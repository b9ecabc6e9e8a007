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
afterEach(() => vi.unstubAllGlobals())

describe('the client of the identity provider', () => {
  it('ends the worker that holds the refresh token when the session ends elsewhere', async () => {
    const client = createAuthClient(exampleConfig())
    await client.forget()
    expect(FakeWorker.isEnded).toBe(true)
  })
})
