import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { duration, Refusal, runScript, withProgress } from './terminal.mjs'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it.each([
  [0, '0.0 s'],
  [1_250, '1.3 s'],
  [59_940, '59.9 s'],
  [59_950, '1 min 0 s'],
  [119_600, '2 min 0 s'],
  [754_000, '12 min 34 s'],
])('%i milliseconds are %s', (milliseconds, words) => {
  expect(duration(milliseconds)).toBe(words)
})

describe('a script', () => {
  let written: string[]
  const before = process.exitCode
  // Not the whole of `process`: what else runs in this worker needs the rest of it, to report a rejection, too.
  beforeEach(() => {
    written = []
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  })
  afterEach(() => {
    process.exitCode = before
  })

  it('ends with the code it comes to', async () => {
    await runScript(async () => 3)
    expect([process.exitCode, written]).toEqual([3, []])
  })

  it.each([
    [new Refusal('No such file.'), 1],
    [new Refusal('Use: …', 2), 2],
  ])('says a refusal as its sentence alone, and ends with its code', async (refusal, code) => {
    await runScript(() => Promise.reject(refusal))
    expect([process.exitCode, written]).toEqual([code, [`\n${refusal.message}\n`]])
  })

  it('keeps the stack of every other fault', async () => {
    const fault = new Error('a slip')
    await expect(runScript(() => Promise.reject(fault))).rejects.toBe(fault)
    expect([process.exitCode, written]).toEqual([1, []])
  })
})

it('work that takes long says so every ten seconds, and at its end also where it fails', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'performance'] })
  const said: unknown[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(text) > 0)
  const fails = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no')), 25_000))
  const work = expect(withProgress('Installing', fails)).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(60_000)
  await work
  expect(said).toEqual(['Installing …\n', '  … 10.0 s\n', '  … 20.0 s\n', '  took 25.0 s\n'])
})
