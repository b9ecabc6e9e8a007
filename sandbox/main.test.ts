import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'basalt-main-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

type Started = {
  child: ChildProcess
  output: () => string
  errors: () => string
  ended: Promise<number | null>
}

function start(variables: Record<string, string>): Started {
  const child = spawn(process.execPath, ['--import', 'tsx', program, '--api-only'], {
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return { child, output: () => output, errors: () => errors, ended }
}

async function ready(started: Started): Promise<{ origin: string; port: number; hasMoved: boolean }> {
  await new Promise<void>((resolve, reject) => {
    started.child.stdout?.once('data', () => resolve())
    void started.ended.then(() => reject(new Error(started.errors())))
  })
  return JSON.parse(started.output().replace(/^READY /, ''))
}

describe('the sandbox as a process', () => {
  it('starts after kill -9 in the middle of making its data directory, says one line when it is ready, refuses a second one on its data, and ends in order', async () => {
    const unfinished = start({})
    await new Promise((done) => unfinished.child.once('spawn', done))
    await new Promise<void>((done) => {
      const watch = setInterval(() => {
        if (!existsSync(join(folder, 'data.new'))) return
        clearInterval(watch)
        done()
      }, 1)
    })
    unfinished.child.kill('SIGKILL')
    await unfinished.ended
    expect(unfinished.output()).toBe('')

    const first = start({})
    const { origin, port, hasMoved } = await ready(first)
    expect(origin).toBe(`http://127.0.0.1:${port}`)
    expect(hasMoved).toBe(false)
    expect((await fetch(`${origin}/api/v2/operators`)).status).toBe(401)

    const second = start({})
    expect(await second.ended).toBe(1)
    expect(second.output()).toBe('')
    expect(second.errors()).toContain(`is in use by process ${first.child.pid}`)

    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(first.output()).toMatch(/^READY \{.*\}\n$/)
  })

  it('ends with words when a setting cannot be used', async () => {
    const started = start({ PORT: 'abc' })
    expect(await started.ended).toBe(1)
    expect(started.errors()).toMatch(/^These settings cannot be used: PORT: /)
  })
})
