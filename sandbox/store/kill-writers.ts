import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { openStore } from './open-store'
import { supportMessages } from './schema'

/** The program that writes until it is killed, translated once instead of at each of its starts. */
export type Writer = { program: string; remove: () => void }

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = fileURLToPath(new URL('./write-until-killed.ts', import.meta.url))
const migrations = fileURLToPath(new URL('./migrations', import.meta.url))

/** Used by the tests that kill it. It is put below the root, where packages are found. */
export async function buildWriter(): Promise<Writer> {
  mkdirSync(join(root, '.sandbox'), { recursive: true })
  const built = mkdtempSync(join(root, '.sandbox', 'kill-'))
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
  // Where the program looks for the copy of a new database, which it would else make once more.
  symlinkSync(join(root, '.sandbox'), join(built, '.sandbox'), 'junction')
  const remove = () => rmSync(built, { recursive: true, force: true })
  return { program: join(outDir, 'writer.mjs'), remove }
}

/**
 * Kills one writer after the other, each after another number of writes, and looks for what they were answered is stored.
 * @param turns a number for each writer; no two kill at the same moment of their life
 * @param place a data directory, or the address of a PostgreSQL
 */
export async function killWriters(
  { program }: Writer,
  place: { dataDir: string; databaseUrl?: string },
  turns: readonly number[],
  afterKill: (turn: number) => void = () => {},
): Promise<{ kills: number; acknowledged: number; lost: readonly string[] }> {
  const acknowledged: string[] = []
  for (const turn of turns) {
    acknowledged.push(...(await writeAndKill(program, place.databaseUrl ?? place.dataDir, turn)))
    afterKill(turn)
  }
  const store = await openStore(place)
  const rows = await store.db.select({ id: supportMessages.id }).from(supportMessages)
  await store.close()
  const kept = new Set(rows.map(({ id }) => id))
  const lost = acknowledged.filter((id) => !kept.has(id))
  return { kills: turns.length, acknowledged: acknowledged.length, lost }
}

/** The ids one writer said before it was killed. */
function writeAndKill(program: string, place: string, turn: number): Promise<string[]> {
  const writesBeforeKill = 1 + ((turn * 7) % 40)
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, place], { stdio: ['pipe', 'pipe', 'inherit'] })
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
