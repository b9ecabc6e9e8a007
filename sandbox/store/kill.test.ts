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
  it('at any moment, twice during writes, loses no acknowledged write', async () => {
    const { kills, lost, acknowledged } = await killWriters(writer, { dataDir: folder }, [2, 4])
    expect([kills, lost]).toEqual([2, []])
    expect(acknowledged).toBeGreaterThan(30)
  }, 300_000)
})
