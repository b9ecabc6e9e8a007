import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { startSandbox } from './sandbox-process.mjs'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** The process of the sandbox, which comes to do this in the place of the sandbox's own work. */
const startedAs = (work: string, env: NodeJS.ProcessEnv = {}) =>
  startSandbox({
    port: 4801,
    env: { ...env, NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(work)}` },
  })

it.each([
  ['ends with a code', 'process.exit(3)', 3],
  ['is killed', 'process.kill(process.pid, "SIGKILL"); await new Promise(() => {})', 1],
])('a sandbox that %s before it is ready did not start', async (_how, work, code) => {
  await expect(startedAs(work)).rejects.toThrow(`The sandbox did not start (exit code ${code}): see above.`)
})

it('a sandbox that is ready says where it answers, and has failed where a signal ended it', async () => {
  const ready = 'READY {"origin": "http://127.0.0.1:4801"}'
  const sandbox = await startedAs(
    `console.log('${ready}'); setInterval(() => {}, 60_000); await new Promise(() => {})`,
  )
  onTestFinished(sandbox.stop)
  expect(sandbox.origin).toBe('http://127.0.0.1:4801')
  await sandbox.stop()
  expect(await sandbox.ended).toBe(1)
})

it('a sandbox has the port and the variables it is given, whatever those around it are', async () => {
  vi.stubEnv('PORT', '1')
  vi.stubEnv('DATA_DIR', 'around')
  vi.stubEnv('KEPT', 'kept')
  const sandbox = await startedAs(
    `const { PORT, DATA_DIR, KEPT } = process.env
    console.log('READY ' + JSON.stringify({ origin: [PORT, DATA_DIR, KEPT].join() }))
    setInterval(() => {}, 60_000)
    await new Promise(() => {})`,
    { PORT: '2', DATA_DIR: 'given' },
  )
  onTestFinished(sandbox.stop)
  expect(sandbox.origin).toBe('4801,given,kept')
})
