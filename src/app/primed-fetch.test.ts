import { describe, expect, it, vi } from 'vitest'
import { createPrimedFetch } from './primed-fetch'

/** Answers each request by its number, from 1; `pass` lets time go by. */
function setUp() {
  let clock = 0
  let count = 0
  const primed = createPrimedFetch(
    async () => {
      count += 1
      return new Response(`answer ${count}`)
    },
    () => clock,
  )
  const read = async (url: string, request?: RequestInit) => (await primed.send(url, request)).text()
  return { ...primed, read, pass: (milliseconds: number) => (clock += milliseconds) }
}

describe('an answer asked for ahead', () => {
  it('is handed out once, to who asks for its address', async () => {
    const { prime, read } = setUp()
    prime('/me', { method: 'GET' })
    expect(await read('/list')).toBe('answer 2')
    expect(await read('/me')).toBe('answer 1')
    expect(await read('/me')).toBe('answer 3')
  })

  it('is no longer handed out after ten seconds: the address is asked again', async () => {
    const { prime, read, pass } = setUp()
    prime('/me', {})
    pass(9_999)
    expect(await read('/me')).toBe('answer 1')
    prime('/me', {})
    pass(10_000)
    expect(await read('/me')).toBe('answer 3')
  })

  it('disturbs nobody when it does not come and nobody asks for it', async () => {
    const unheard = vi.fn()
    process.on('unhandledRejection', unheard)
    createPrimedFetch(() => Promise.reject(new TypeError('Failed to fetch'))).prime('/me', {})
    await new Promise((done) => setImmediate(done))
    process.off('unhandledRejection', unheard)
    expect(unheard).not.toHaveBeenCalled()
  })

  it('is not the answer to a change of the same address', async () => {
    const { prime, read } = setUp()
    prime('/me', {})
    expect(await read('/me', { method: 'PUT' })).toBe('answer 2')
    expect(await read('/me')).toBe('answer 1')
  })
})
