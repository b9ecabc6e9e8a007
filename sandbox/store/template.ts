import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * A new database takes seconds, a copy of one half a second. The copy is kept beside the repository's other
 * throw-away files, under a name that changes with the migrations and the engine. `dump` is undefined until then.
 */
export function readTemplate(migrationsFolder: string): { path: string; dump?: Blob } {
  const path = join(templateFolder, `template-${fingerprint(migrationsFolder)}.tar`)
  return existsSync(path) ? { path, dump: new Blob([readFileSync(path)]) } : { path }
}

/** Several processes may do this at once: each writes its own file and the last rename wins. */
export async function writeTemplate(path: string, dump: () => Promise<Blob>): Promise<void> {
  const draft = `${path}.${process.pid}-${Date.now()}`
  const blob = await dump()
  mkdirSync(dirname(path), { recursive: true })
  for (const name of readdirSync(dirname(path))) {
    if (/^template-[0-9a-f]+\.tar$/.test(name)) rmSync(join(dirname(path), name), { force: true })
  }
  writeFileSync(draft, Buffer.from(await blob.arrayBuffer()))
  renameSync(draft, path)
}

const templateFolder = fileURLToPath(new URL('../../.sandbox/templates', import.meta.url))

function fingerprint(migrationsFolder: string): string {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const hash = createHash('sha256').update(readFileSync(join(dirname(engine), '../package.json')))
  for (const name of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(migrationsFolder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
