import { describe, expect, it, vi } from 'vitest'
import { createRecordedClient } from '../testing/recorded-client'
import { NetworkError } from './errors'

function clientFor(answer: () => Response) {
  const { api, requests } = createRecordedClient(answer)
  return { requests, download: () => api('downloadDataAgent', { query: { instanceid: 'c 1' } }) }
}

describe('a call that answers a file', () => {
  it('reads it with the token, whole, and under its name [API-067, API-075, API-D19]', async () => {
    const bytes = new Uint8Array([0x50, 0x4b, 0, 255])
    const headers = { 'content-disposition': 'attachment; filename="agent.whl"' }
    const { requests, download } = clientFor(() => new Response(bytes, { headers }))
    const { content, name } = await download()
    expect(name).toBe('agent.whl')
    expect(new Uint8Array(await content.arrayBuffer())).toEqual(bytes)
    expect(requests[0]?.url).toBe('https://api.basalt.test/v2/users/instances/downloadagent?instanceid=c%201')
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-1')
    expect(requests[0]?.headers.get('accept')).toBe('*/*')
  })

  it('has no name where the server gives none', async () => {
    expect((await clientFor(() => new Response('x')).download()).name).toBeNull()
  })

  it('is refused in words, as every call', async () => {
    const { download } = clientFor(() => Response.json({ message: 'No such file' }, { status: 404 }))
    await expect(download()).rejects.toThrow('No such file')
    const cut = new ReadableStream({ start: (controller) => controller.error(new Error('cut')) })
    await expect(clientFor(() => new Response(cut)).download()).rejects.toThrow('unreachable')
  })

  it('may take longer than a minute, once it has begun to arrive', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    let signal: AbortSignal | undefined
    const { api } = createRecordedClient((request) => {
      signal = request.signal
      return new Response('whole')
    })
    const { content } = await api('downloadExport', { path: { exportId: 'e-1' } })
    limit.abort()
    expect(signal?.aborted).toBe(false)
    expect(await content.text()).toBe('whole')
    timeout.mockRestore()
  })

  it('is still given up where nothing arrives within a minute, and by who asked for it at any time', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    const { api } = createRecordedClient(
      (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason))
        }),
    )
    const late = api('downloadExport', { path: { exportId: 'e-1' } })
    setTimeout(() => limit.abort(), 0)
    await expect(late).rejects.toEqual(new NetworkError('downloadExport', 'timeout'))
    timeout.mockRestore()

    let signal: AbortSignal | undefined
    const leaver = new AbortController()
    const other = createRecordedClient((request) => {
      signal = request.signal
      return new Response('whole')
    })
    await other.api('downloadExport', { path: { exportId: 'e-1' }, signal: leaver.signal })
    leaver.abort()
    expect(signal?.aborted).toBe(true)
  })
})
