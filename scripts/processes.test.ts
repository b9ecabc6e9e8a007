import { EventEmitter } from 'node:events'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inRoot, run, stop } from './processes.mjs'

afterEach(() => {
  vi.useRealTimers()
})

describe('a program', () => {
  const node = (code: string, options?: Parameters<typeof run>[2]) =>
    run(process.execPath, ['-e', code], options)

  it('ends with its code and all it said, in the folder and with the variables it is given', async () => {
    const said = 'console.log(process.cwd(), process.env.SEEN); console.error("wrong"); process.exitCode = 3'
    const { code, output } = await node(said, { cwd: '/', env: { SEEN: 'seen' } })
    expect(code).toBe(3)
    expect(output.split('\n').sort()).toEqual(['', '/ seen', 'wrong'])
  })

  it('that is killed has failed, and so has one that is not there', async () => {
    expect((await node('process.kill(process.pid, "SIGKILL")')).code).toBe(1)
    expect(await run('/no/such/program', [])).toEqual({
      code: 127,
      output: expect.stringContaining('ENOENT'),
    })
  })
})

it('what all were asked to end for comes to no result', async () => {
  // In a process of its own: who has asked all to end starts nothing more.
  const { output } = await run(process.execPath, [
    '--input-type=module',
    '-e',
    `const { run, stopAll } = await import('${pathToFileURL(inRoot('scripts', 'processes.mjs'))}')
    void run(process.execPath, ['-e', 'setInterval(() => {}, 60_000)']).then(() => console.log('a result'))
    await stopAll()
    console.log('stopped')`,
  ])
  expect(output).toBe('stopped\n')
})

describe('a program that is to end', () => {
  const child = (exitCode: number | null = null) =>
    Object.assign(new EventEmitter(), { exitCode, signalCode: null, kill: vi.fn() })
  const stopped = (each: ReturnType<typeof child>) => Reflect.apply(stop, undefined, [each])

  it('is asked, and waited for', async () => {
    vi.useFakeTimers()
    const asked = child()
    const end = stopped(asked)
    asked.emit('exit')
    await end
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked.kill.mock.calls).toEqual([['SIGTERM']])
  })

  it('is made to after five seconds', async () => {
    vi.useFakeTimers()
    const deaf = child()
    void stopped(deaf)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(deaf.kill.mock.calls).toEqual([['SIGTERM']])
    await vi.advanceTimersByTimeAsync(1)
    expect(deaf.kill.mock.calls).toEqual([['SIGTERM'], ['SIGKILL']])
  })

  it('is left alone where it has ended', async () => {
    const gone = child(0)
    await stopped(gone)
    expect(gone.kill).not.toHaveBeenCalled()
  })
})
