import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type LocalPostgres = {
  url: string
  /** Crashes it at once and starts it again; null for a server that is not ours to stop. */
  server: { stop: () => void; start: () => void } | null
  /** Ends the server that was started, and its data. */
  remove: () => void
}

/**
 * As startLocalPostgres, for tests that are nothing without one.
 * @throws Error saying what is missing
 */
export async function requireLocalPostgres(): Promise<LocalPostgres> {
  const postgres = await startLocalPostgres()
  if (postgres) return postgres
  throw new Error(
    "This needs a PostgreSQL: install Debian's package, or name an empty one in DATABASE_URL_TEST.",
  )
}

/**
 * Used by the store's tests: the server at DATABASE_URL_TEST, or a throw-away one where Debian's packages are
 * installed; null where there is neither.
 */
export async function startLocalPostgres(): Promise<LocalPostgres | null> {
  const { DATABASE_URL_TEST } = process.env
  if (DATABASE_URL_TEST) return { url: DATABASE_URL_TEST, server: null, remove: () => {} }
  const programs = newestPrograms()
  const account = serverAccount()
  if (!programs || !account) return null
  const folder = mkdtempSync(join(tmpdir(), 'basalt-postgres-'))
  const data = join(folder, 'data')
  const { uid, gid } = account
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { ...account, cwd: folder, stdio: 'ignore', timeout: 60_000 })
  try {
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
    run('initdb', '-D', data, '-U', 'basalt', '--auth=trust', '--no-sync', '-E', 'UTF8')
    const port = await freePort()
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`
    const start = () => run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start')
    const stop = () => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
    start()
    return {
      url: `postgres://basalt@127.0.0.1:${port}/postgres`,
      server: { start, stop },
      remove: () => {
        stop()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return null
  }
}

function newestPrograms(): string | null {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return null
  const versions = readdirSync(root).sort((one, other) => Number(other) - Number(one))
  const found = versions
    .map((version) => join(root, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
  return found ?? null
}

/** The server refuses to run as root: it then runs as the account its package made. */
function serverAccount(): { uid?: number; gid?: number } | null {
  if (process.getuid?.() !== 0) return {}
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
