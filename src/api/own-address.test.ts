import { expect, it, vi } from 'vitest'
import { readOwnAddress } from './own-address'

const url = 'https://address.test/'
const answering = (body: string, status = 200) =>
  vi.fn<typeof fetch>().mockResolvedValue(new Response(body, { status }))
const read = (send: typeof fetch) => readOwnAddress({ send, url }, new AbortController().signal)

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7\n', '203.0.113.7'],
  ['{"ip":"203.0.113.7"}', '203.0.113.7'],
  ['"203.0.113.7"', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
])('%j is the address %s', async (body, address) => {
  expect(await read(answering(body))).toBe(address)
})

it.each([
  '',
  '2001:db8::7',
  '203.0.113.0/24',
  '203.0.113.700',
  '{"address":"203.0.113.7"}',
  'null',
  '<html>',
])('%j is no address that a range of IPv4 could hold', async (body) => {
  await expect(read(answering(body))).rejects.toThrow('https://address.test/ says no IPv4 address (200)')
})

it('is not read from a refusal', async () => {
  await expect(read(answering('203.0.113.7', 403))).rejects.toThrow('(403)')
})

it('is asked for without a word of who asks, and given up with the form', async () => {
  const send = answering('203.0.113.7')
  const form = new AbortController()
  await readOwnAddress({ send, url }, form.signal)
  const [asked, request] = send.mock.calls[0] ?? []
  expect(asked).toBe(url)
  expect(request).toEqual({
    headers: { accept: 'application/json, text/plain' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    cache: 'no-store',
    signal: expect.any(AbortSignal),
  })
  form.abort()
  expect(request?.signal?.aborted).toBe(true)
})

it('is given up after ten seconds without an answer', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const send = answering('203.0.113.7')
  await readOwnAddress({ send, url }, new AbortController().signal)
  expect(timeout.mock.calls).toEqual([[10_000]])
  limit.abort()
  expect(send.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
})
