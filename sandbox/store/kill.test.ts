import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from './open-store'
import { supportMessages } from './schema'

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = fileURLToPath(new URL('./write-until-killed.ts', import.meta.url))
const migrations = fileURLToPath(new URL('./migrations', import.meta.url))
let built: string
let writer: string

/** Translated once instead of at each of its starts; below the root, where packages are found. */
beforeAll(async () => {
  mkdirSync(join(root, '.sandbox'), { recursive: true })
  built = mkdtempSync(join(root, '.sandbox', 'kill-'))
  const outDir = join(built, 'sandbox', 'store')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: [/^drizzle-orm/] },
    build: {
      ssr: source,
      outDir,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'writer.mjs', codeSplitting: false } },
    },
  })
  cpSync(migrations, join(outDir, 'migrations'), { recursive: true })
  writer = join(outDir, 'writer.mjs')
})
afterAll(() => rmSync(built, { recursive: true, force: true }))

describe('kill -9', () => {
  it('at any moment, 8 times during writes, loses no acknowledged write', async () => {
    const lanes = await Promise.all([killRepeatedly(0), killRepeatedly(1)])
    expect(lanes.map(({ kills }) => kills)).toEqual([4, 4])
    expect(lanes.flatMap(({ lost }) => lost)).toEqual([])
    expect(lanes.every(({ acknowledged }) => acknowledged > 40)).toBe(true)
  }, 300_000)
})

/** One directory, with one writer after the other; the lanes kill theirs at moments of their own. */
async function killRepeatedly(lane: number) {
  const folder = mkdtempSync(join(tmpdir(), 'basalt-kill-'))
  const dataDir = join(folder, 'data')
  const acknowledged: string[] = []
  let kills = 0
  try {
    for (; kills < 4; kills += 1) acknowledged.push(...(await writeAndKill(dataDir, 2 * kills + lane)))
    const store = await openStore({ dataDir })
    const rows = await store.db.select({ id: supportMessages.id }).from(supportMessages)
    await store.close()
    const kept = new Set(rows.map(({ id }) => id))
    return { kills, acknowledged: acknowledged.length, lost: acknowledged.filter((id) => !kept.has(id)) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The ids one writer said before it was killed, after a different number of writes each time. */
function writeAndKill(dataDir: string, turn: number): Promise<string[]> {
  const writesBeforeKill = 1 + ((turn * 7) % 40)
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [writer, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ids: string[] = []
    createInterface({ input: child.stdout }).on('line', (id) => {
      ids.push(id)
      if (ids.length === writesBeforeKill) child.kill('SIGKILL')
    })
    child.once('close', (code, signal) => {
      if (signal === 'SIGKILL') resolve(ids)
      else reject(new Error(`The writer ended by itself with ${code}.`))
    })
  })
}
