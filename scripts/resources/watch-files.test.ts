import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchFiles } from './watch-files'

let folder: string
let stops: (() => void)[]
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'watch-'))
  stops = []
})
afterEach(() => {
  for (const stop of stops) stop()
  rmSync(folder, { recursive: true })
})

/** Watches, and has looked at the files as they are now; `whenLooking` is called before each look. */
async function watch(files: readonly string[], whenLooking = (_stop: () => void) => {}) {
  const changes = vi.fn(async () => {})
  let looks = 0
  let stop: () => void = () => {}
  stop = watchFiles(
    () => {
      looks += 1
      whenLooking(() => stop())
      return files
    },
    changes,
    10,
  )
  stops.push(stop)
  const lookMore = () => {
    const before = looks
    return vi.waitFor(() => expect(looks).toBeGreaterThan(before + 3), 20_000)
  }
  await lookMore()
  const told = (count: number) => vi.waitFor(() => expect(changes).toHaveBeenCalledTimes(count), 20_000)
  return { changes, lookMore, told, stop }
}

it('each save is told once: written in place, put in its place, taken away and brought back', async () => {
  const file = path.join(folder, 'a.json')
  writeFileSync(file, '1')
  const { told, lookMore, changes } = await watch([file])

  writeFileSync(file, '22')
  await told(1)
  writeFileSync(`${file}.new`, '333')
  renameSync(`${file}.new`, file)
  await told(2)
  rmSync(file)
  await told(3)
  writeFileSync(file, '4444')
  await told(4)
  await lookMore()
  expect(changes).toHaveBeenCalledTimes(4)
})

it('a file that is watched from now on has not changed yet', async () => {
  const [first, second] = [path.join(folder, 'a.json'), path.join(folder, 'b.json')]
  writeFileSync(first, '1')
  writeFileSync(second, '1')
  const files = [first]
  const { told, lookMore, changes } = await watch(files)
  files.push(second)
  await lookMore()
  expect(changes).not.toHaveBeenCalled()
  writeFileSync(second, '22')
  await told(1)
})

it('nothing is told once it has ended', async () => {
  const file = path.join(folder, 'a.json')
  writeFileSync(file, '1')
  const ended = await watch([file])
  const other = await watch([file])
  ended.stop()
  writeFileSync(file, '22')
  await other.told(1)
  expect(ended.changes).not.toHaveBeenCalled()
})

it('a file that is being written is told of once it is left alone', async () => {
  const file = path.join(folder, 'a.json')
  let written = ''
  let isBeingWritten = true
  const { changes, lookMore, told } = await watch([file], () => {
    written += 'x'
    if (isBeingWritten) writeFileSync(file, written)
  })
  await lookMore()
  expect(changes).not.toHaveBeenCalled()
  isBeingWritten = false
  await told(1)
})

it('nothing is told of a look that was under way when it ended', async () => {
  const file = path.join(folder, 'a.json')
  const steps: (() => void)[] = []
  let stopFirst = () => {}
  const { changes } = await watch([file], (stop) => {
    stopFirst = stop
    steps.shift()?.()
  })
  const other = await watch([file])
  steps.push(
    () => writeFileSync(file, '1'),
    () => stopFirst(),
  )
  await other.told(1)
  await other.lookMore()
  expect(changes).not.toHaveBeenCalled()
})
