import { onlineManager } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError, ContractError, NetworkError, SessionEndedError, ViewAsError } from '../api/errors'
import { createQueryClient } from './query-client'

beforeEach(() => void vi.useFakeTimers())
const refusal = (retryAfter: number | null) =>
  new ApiError({ message: 'Too many requests', statusCode: 429, fieldErrors: [], retryAfter })

/** How often a read that always fails so is made within two minutes. */
async function readsWithin2Minutes(error: Error): Promise<number> {
  const client = createQueryClient(() => {})
  const queryFn = vi.fn(() => Promise.reject(error))
  const reading = client.fetchQuery({ queryKey: ['x'], queryFn }).catch(() => {})
  await vi.advanceTimersByTimeAsync(120_000)
  await reading
  client.clear()
  return queryFn.mock.calls.length
}

describe('a read that failed', () => {
  it.each([
    ['names 30 s', refusal(30_000), 3],
    ['names more than 30 s', refusal(30_001), 1],
    ['names no time', refusal(null), 1],
    ['does not come', new NetworkError('listClusters', 'unreachable'), 1],
  ])(
    'is repeated by itself, twice at most, only where the server names a short wait: one that %s',
    async (_what, error, reads) => {
      expect(await readsWithin2Minutes(error)).toBe(reads)
    },
  )

  it('waits as long as the server asks', async () => {
    const client = createQueryClient(() => {})
    const queryFn = vi.fn(() => Promise.reject(refusal(20_000)))
    const reading = client.fetchQuery({ queryKey: ['x'], queryFn }).catch(() => {})
    await vi.advanceTimersByTimeAsync(19_999)
    expect(queryFn).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(queryFn).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(20_000)
    await reading
    client.clear()
  })
})

describe('a command', () => {
  it('is sent offline too, once: what became of it is said at once', async () => {
    onTestFinished(() => onlineManager.setOnline(true))
    onlineManager.setOnline(false)
    const client = createQueryClient(() => {})
    const mutationFn = vi.fn(() => Promise.reject(new NetworkError('deleteCluster', 'offline')))
    const command = client.getMutationCache().build(client, client.defaultMutationOptions({ mutationFn }))
    await expect(command.execute(undefined)).rejects.toBeInstanceOf(NetworkError)
    expect(mutationFn).toHaveBeenCalledTimes(1)
    client.clear()
  })
})

describe('a session that ended', () => {
  it('is reported by a read and by a command, and by no other failure [AUTH-008]', async () => {
    const onEnded = vi.fn()
    const client = createQueryClient(onEnded)
    const read = (error: Error) =>
      client.fetchQuery({ queryKey: [error.name], queryFn: () => Promise.reject(error) }).catch(() => {})
    const command = (error: Error) =>
      client
        .getMutationCache()
        .build(client, { mutationFn: () => Promise.reject(error) })
        .execute(undefined)
        .catch(() => {})
    await read(refusal(null))
    await command(refusal(null))
    expect(onEnded).not.toHaveBeenCalled()
    await read(new SessionEndedError())
    expect(onEnded).toHaveBeenCalledTimes(1)
    await command(new SessionEndedError())
    expect(onEnded).toHaveBeenCalledTimes(2)
    client.clear()
  })
})

describe('a fault of the code itself', () => {
  it.each<[string, Error, number]>([
    ['one that nobody foresaw', new TypeError('reading.keys is not a function'), 1],
    ['a refusal', refusal(null), 0],
    ['a connection that is lost', new NetworkError('listClusters', 'unreachable'), 0],
    ['a read that is given up', new DOMException('given up', 'AbortError'), 0],
    ['an answer that cannot be read', new ContractError('listClusters', ['[0].name']), 0],
    ['a session that is over', new SessionEndedError(), 0],
    ['a command while a role is viewed', new ViewAsError('developer'), 0],
  ])('stands in the console of the browser, with its place: %s', async (_what, error, told) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const client = createQueryClient(() => {})
    await client.fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(error) }).catch(() => {})
    expect(said.mock.calls).toEqual(told === 0 ? [] : [[error]])
    said.mockRestore()
    client.clear()
  })
})
