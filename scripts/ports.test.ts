import { createServer, Server } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { freePortFrom, freePortInstead, wantedPort } from './ports.mjs'

let busy: Server | undefined
afterEach(() => {
  vi.unstubAllEnvs()
})
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

/** Stands in for a machine whose addresses answer with this; gives the ports that were asked for. */
function standIn(codeOf: (port: number, host: string) => string | null): Set<number> {
  const asked = new Set<number>()
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, ...given: unknown[]) {
    const [{ port, host }, whenListening] = given as [{ port: number; host: string }, () => void]
    asked.add(port)
    const code = codeOf(port, host)
    if (code === null) whenListening()
    else this.emit('error', Object.assign(new Error(code), { code }))
    return this
  })
  return asked
}

it.each(['127.0.0.1', '::1', '0.0.0.0', '::'])(
  'a port that somebody has at %s alone is taken',
  async (taken) => {
    standIn((port, host) => (port === 4800 && host === taken ? 'EADDRINUSE' : null))
    expect(await freePortFrom(4800)).toBe(4801)
  },
)

it.each(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])(
  'an address that the machine has not (%s) takes no port',
  async (code) => {
    standIn((_port, host) => (host.includes(':') ? code : null))
    expect(await freePortFrom(4800)).toBe(4800)
  },
)

it('where no port is free up to the last one, another is to be chosen', async () => {
  const asked = standIn(() => 'EADDRINUSE')
  await expect(freePortFrom(65_534)).rejects.toThrow('No free port was found from 65534 on.')
  expect([...asked]).toEqual([65_534, 65_535])
})
