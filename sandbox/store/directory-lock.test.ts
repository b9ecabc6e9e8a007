import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DirectoryInUseError, lockDirectory } from './directory-lock'

let folder: string
let directory: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'basalt-lock-'))
  directory = join(folder, 'data')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the lock of a data directory', () => {
  it('is given to one and refused to the next, in words', async () => {
    const lock = await lockDirectory(directory)
    const refusal = await lockDirectory(directory, 0).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DirectoryInUseError)
    expect(String(refusal)).toContain(
      `The data directory ${directory} is in use by process ${process.pid}. Two processes on one directory lose data.`,
    )
    lock.release()
  })

  it('is free after it was released', async () => {
    const first = await lockDirectory(directory)
    first.release()
    expect(existsSync(`${directory}.lock`)).toBe(false)
    const second = await lockDirectory(directory, 0)
    second.release()
  })

  it('waits for a holder that is about to go', async () => {
    const first = await lockDirectory(directory)
    const second = lockDirectory(directory, 5_000)
    first.release()
    await expect(second).resolves.toBeDefined()
  })

  it('left behind by a killed process does not count', async () => {
    const child = spawn(process.execPath, ['-e', 'process.stdout.write("up"); setInterval(() => {}, 1000)'])
    await new Promise((done) => child.stdout.once('data', done))
    const gone = new Promise((done) => child.once('exit', done))
    child.kill('SIGKILL')
    await gone
    writeFileSync(`${directory}.lock`, JSON.stringify({ pid: child.pid, startedAt: '1' }))
    const lock = await lockDirectory(directory, 0)
    lock.release()
  })

  it('of a pid that was given to another process since does not count', async () => {
    writeFileSync(`${directory}.lock`, JSON.stringify({ pid: process.pid, startedAt: 'long ago' }))
    const lock = await lockDirectory(directory, 0)
    lock.release()
  })

  it('left behind is taken over by exactly one of many', async () => {
    writeFileSync(`${directory}.lock`, JSON.stringify({ pid: 999_999_999, startedAt: '1' }))
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockDirectory(directory, 300)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
