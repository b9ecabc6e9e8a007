import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildWriter, killWriters, type Writer } from './kill-writers'

let writer: Writer
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'basalt-kill-'))
  writer = await buildWriter()
})
afterAll(() => {
  writer.remove()
  rmSync(folder, { recursive: true, force: true })
})

describe('kill -9', () => {
  it('at any moment, 4 times during writes, loses no acknowledged write', async () => {
    const lanes = await Promise.all([
      killWriters(writer, { dataDir: join(folder, 'one') }, [0, 5]),
      killWriters(writer, { dataDir: join(folder, 'two') }, [2, 4]),
    ])
    expect(lanes.map(({ kills }) => kills)).toEqual([2, 2])
    expect(lanes.flatMap(({ lost }) => lost)).toEqual([])
    expect(lanes.every(({ acknowledged }) => acknowledged > 30)).toBe(true)
  }, 300_000)
})
