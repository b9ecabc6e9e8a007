#!/usr/bin/env node
// `npm run dev`: Vite's hot reload in front, the sandbox behind it, both under one address.
import { greet } from './greeting.mjs'
import { ensurePackages, requireNode } from './install.mjs'
import { freePortFrom, freePortInstead, wantedPort } from './ports.mjs'
import { inRoot, onStopRequest, stopAll } from './processes.mjs'
import { startSandbox } from './sandbox-process.mjs'
import { duration, runScript, say } from './terminal.mjs'

const watched = ['sandbox', 'src/domain', 'src/access', 'src/api', 'src/definitions', 'src/resources'].map(
  (folder) => inRoot(folder),
)

runScript(async () => {
  const startedAt = performance.now()
  requireNode()
  const wanted = wantedPort(4800)
  onStopRequest(async () => {
    say('\nStopping …')
    await stopAll()
    return 0
  })
  await ensurePackages()
  const port = await freePortInstead(wanted)
  const sandboxPort = await freePortFrom(port + 1)
  // The provider has to name the address the browser sees, not the one behind the proxy.
  const origin = `http://127.0.0.1:${port}`
  const start = () =>
    startSandbox({ port: sandboxPort, env: { PUBLIC_ORIGIN: origin }, args: ['--api-only'] })
  const sandbox = await start()

  // vite.config.ts sends it what is the sandbox's to answer.
  process.env.SANDBOX_ORIGIN = sandbox.origin
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
  const { createServer } = await import('vite')
  const server = await createServer({ root: inRoot(), server: { port, strictPort: true, host: '127.0.0.1' } })
  await server.listen()
  restartOnChange(server.watcher, sandbox, start)
  await greet({
    origin,
    startedAt,
    notes: ['Console and sandbox reload when their files change. Ctrl-C stops everything.'],
  })
  return new Promise(() => {})
})

/**
 * One sandbox at a time: the database folder has a single owner, so the old process ends before the new one starts.
 * @param {import('vite').FSWatcher} watcher
 * @param {import('./sandbox-process.mjs').SandboxProcess} first
 * @param {() => Promise<import('./sandbox-process.mjs').SandboxProcess>} start
 */
function restartOnChange(watcher, first, start) {
  let current = /** @type {typeof first | null} */ (first)
  let restarting = Promise.resolve()
  /** @type {NodeJS.Timeout | undefined} */
  let settling
  const restart = async () => {
    const startedAt = performance.now()
    await current?.stop()
    current = await start().catch((error) => {
      say(`${error.message} It starts again when a file changes.`)
      return null
    })
    if (current) say(`Sandbox restarted in ${duration(performance.now() - startedAt)}.`)
  }
  watcher.add(watched)
  watcher.on('all', (_event, file) => {
    if (!watched.some((folder) => file.startsWith(folder)) || /\.test\.tsx?$/.test(file)) return
    clearTimeout(settling)
    settling = setTimeout(() => {
      restarting = restarting.then(restart)
    }, 200)
  })
}
