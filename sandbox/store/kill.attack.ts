import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildWriter, killWriters, type Writer } from './kill-writers'
import { type LocalPostgres, requireLocalPostgres } from './local-postgres'

let writer: Writer
let folder: string
let postgres: LocalPostgres
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'basalt-kill-'))
  postgres = await requireLocalPostgres()
  writer = await buildWriter()
})
afterAll(() => {
  writer.remove()
  postgres.remove()
  rmSync(folder, { recursive: true, force: true })
})

const fifty = Array.from({ length: 50 }, (_, turn) => turn)

describe('kill -9, fifty times during writes', () => {
  it('loses no acknowledged write of PGlite', async () => {
    const { kills, acknowledged, lost } = await killWriters(writer, { dataDir: join(folder, 'data') }, fifty)
    expect([kills, lost]).toEqual([50, []])
    expect(acknowledged).toBeGreaterThan(500)
  })

  it('loses no acknowledged write of PostgreSQL, which crashes itself every tenth time', async () => {
    const place = { dataDir: '', databaseUrl: postgres.url }
    const { kills, acknowledged, lost } = await killWriters(writer, place, fifty, (turn) => {
      if (turn % 10 !== 9) return
      postgres.server?.stop()
      postgres.server?.start()
    })
    expect([kills, lost]).toEqual([50, []])
    expect(acknowledged).toBeGreaterThan(500)
  })
})
