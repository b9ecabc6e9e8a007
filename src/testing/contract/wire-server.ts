import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/** A request as it reached the server; what a client says of itself is left out. */
export type WireRecord = {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

export type WireServer = {
  /** Address of the product API there. */
  baseUrl: string
  /** Requests since they were last taken, in their order. */
  take: () => WireRecord[]
  stop: () => Promise<void>
}

/** Headers by which the contract knows a request. */
const known = ['accept', 'authorization', 'content-type', 'idempotency-key', 'content-length']

/** A server on this machine that records what it is sent, and agrees to everything in its own words. */
export async function startWireServer(said: string): Promise<WireServer> {
  const records: WireRecord[] = []
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const headers = known.flatMap((name) => {
        const value = request.headers[name]
        return typeof value === 'string' ? [[name, value]] : []
      })
      const { method = '', url = '' } = request
      records.push({ method, url, headers: Object.fromEntries(headers), body })
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ message: said }))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}/v2`,
    take: () => records.splice(0),
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

const run = promisify(execFile)

/** Runs copied commands in a shell that holds the token; a machine without curl sends the words sh made of them. */
export async function runInShell(commands: string, token: string): Promise<void> {
  const env = { ...process.env, TOKEN: token }
  // Commands that fetch a file keep it where they are run.
  const cwd = await mkdtemp(path.join(tmpdir(), 'contract-'))
  const stand = `command -v curl >/dev/null || curl() { "${process.execPath}" -e '${sendWords}' -- "$@"; }`
  await run('sh', ['-ec', `${stand}\n${commands}`], { env, cwd }).finally(() => rm(cwd, { recursive: true }))
}

/** curl, as far as copied commands need it. */
const sendWords = `
const words = process.argv.slice(1)
const after = (flag) => words.flatMap((word, place) => (word === flag ? [words[place + 1]] : []))
const headers = Object.fromEntries(after("-H").map((line) => line.split(/: (.*)/s).slice(0, 2)))
const [method] = after("-X"), [body] = after("--data-raw")
const url = words.find((word) => word.startsWith("http"))
const request = require("node:http").request(url, { method, headers }, (answer) => answer.resume())
request.end(body)
`

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}
