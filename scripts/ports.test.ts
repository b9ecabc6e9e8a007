import { createServer, type Server } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { freePortFrom, freePortInstead, wantedPort } from './ports.mjs'

let busy: Server | undefined
afterEach(() => new Promise<void>((resolve) => (busy ? busy.close(() => resolve()) : resolve())))

async function takeOne(): Promise<number> {
  const server = createServer()
  busy = server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : expect.fail('no port')
}

it('a port that is taken is left to whom has it, and what is used instead is said', async () => {
  const taken = await takeOne()
  const told: string[] = []
  const port = await freePortInstead(taken, (text) => told.push(text))
  expect(port).toBeGreaterThan(taken)
  expect(told).toEqual([`Port ${taken} is taken: using ${port} instead.`])
  expect(await freePortInstead(port, (text) => told.push(text))).toBe(port)
  expect(told).toHaveLength(1)
})

it('a port that browsers refuse to open is none', async () => {
  expect(await freePortFrom(6665)).toBeGreaterThan(6669)
})

it.each([
  [undefined, 4800],
  ['', 4800],
  ['8080', 8080],
  ['1', 1],
  ['65535', 65535],
])('of PORT %j the port is %i', (text, port) => {
  vi.stubEnv('PORT', text)
  expect(wantedPort(4800)).toBe(port)
})

it.each(['0', '65536', '80.5', 'http', '-1'])('PORT %j is refused', (text) => {
  vi.stubEnv('PORT', text)
  expect(() => wantedPort(4800)).toThrow(`PORT must be a number from 1 to 65535; it is "${text}".`)
})
