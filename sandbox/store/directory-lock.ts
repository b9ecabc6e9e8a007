import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export type DirectoryLock = { release: () => void }

/** Another live process has the data directory open. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError'
  constructor(directory: string, pid: number) {
    super(
      `The data directory ${directory} is in use by process ${pid}. Two processes on one directory lose data. ` +
        'Stop the other one, or give this one a directory of its own with DATA_DIR.',
    )
  }
}

/**
 * Takes the data directory for this process alone; PGlite itself does not. The lock names its holder's pid and start
 * time, so that one left behind by `kill -9`, or by a pid that was given out again, does not count.
 * @throws DirectoryInUseError when the holder is alive and stays so for `patience` milliseconds
 */
export async function lockDirectory(directory: string, patience = 5_000): Promise<DirectoryLock> {
  const path = `${directory}.lock`
  mkdirSync(dirname(path), { recursive: true })
  const deadline = Date.now() + patience
  for (;;) {
    if (tryCreate(path)) return { release: () => release(path) }
    const holder = readHolder(path)
    if (holder && !isAlive(holder)) removeStale(path, holder)
    else if (Date.now() > deadline) throw new DirectoryInUseError(directory, holder?.pid ?? 0)
    else await wait(50)
  }
}

type Holder = { pid: number; startedAt: string }

/** The lock appears with its content in one step, so nobody reads a half-written one. */
function tryCreate(path: string): boolean {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) } satisfies Holder))
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function readHolder(path: string): Holder | null {
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof content !== 'object' || content === null) return null
    if (!('pid' in content) || !('startedAt' in content)) return null
    return { pid: Number(content.pid), startedAt: String(content.startedAt) }
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  const start = startOf(pid)
  return start !== '' && start === startedAt
}

/** Two processes may find the same stale lock: only the one that makes the guard directory may remove it. */
function removeStale(path: string, holder: Holder): void {
  const guard = `${path}.takeover`
  try {
    mkdirSync(guard)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > 2_000) rmSync(guard, { recursive: true, force: true })
    return
  }
  const current = readHolder(path)
  if (current?.pid === holder.pid && current.startedAt === holder.startedAt) rmSync(path, { force: true })
  rmdirSync(guard)
}

function release(path: string): void {
  if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true })
}

/** When a process started, in the words of its system; '' when it does not run (a zombie does not). */
function startOf(pid: number): string {
  if (process.platform === 'linux') {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return fields[0] === 'Z' || fields[0] === 'X' ? '' : (fields[19] ?? '')
    } catch {
      return ''
    }
  }
  if (process.platform !== 'win32') {
    try {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    } catch {
      return ''
    }
  }
  try {
    process.kill(pid, 0)
    return 'running'
  } catch (error) {
    return isCode(error, 'EPERM') ? 'running' : ''
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
