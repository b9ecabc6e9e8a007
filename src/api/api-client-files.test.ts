import { describe, expect, it } from 'vitest'
import { createRecordedClient } from '../testing/recorded-client'

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
})
