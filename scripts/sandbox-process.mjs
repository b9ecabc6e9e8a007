import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { inRoot, root, stop, stopWith } from './processes.mjs'
import { Refusal, say } from './terminal.mjs'

/**
 * @typedef {object} SandboxProcess
 * @property {string} origin where it answers, `http://host:port`
 * @property {Promise<number>} ended its exit code, when it ends
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the sandbox and waits for its line `READY {"origin": …}`. What it says besides goes to the terminal.
 * @param {{ port: number, env?: NodeJS.ProcessEnv, args?: string[] }} options
 * @returns {Promise<SandboxProcess>}
 */
export function startSandbox({ port, env = {}, args = [] }) {
  const child = spawn(
    process.execPath,
    [
      '--import',
      pathToFileURL(inRoot('scripts', 'end-with-parent.mjs')).href,
      '--import',
      'tsx',
      inRoot('sandbox', 'main.ts'),
      ...args,
    ],
    {
      cwd: root,
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A Ctrl-C reaches this script only, which then ends the sandbox in order.
      detached: process.platform !== 'win32',
      windowsHide: true,
    },
  )
  const release = stopWith(child)
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => {
      release()
      resolve(code ?? 1)
    })
  })
  return new Promise((resolve, reject) => {
    if (!child.stdout || !child.stderr) throw new Error('the sandbox was started without pipes')
    createInterface({ input: child.stderr }).on('line', (line) => {
      // The library wants Node 22; what we use of it is tested on 20 as well.
      if (!line.startsWith('oidc-provider WARNING: Unsupported runtime')) process.stderr.write(`${line}\n`)
    })
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = /^READY (\{.*\})$/.exec(line)
      if (!ready) return say(line)
      /** @type {{ origin: string }} */
      const { origin } = JSON.parse(ready[1] ?? '{}')
      resolve({ origin, ended, stop: () => stop(child) })
    })
    ended.then((code) => reject(new Refusal(`The sandbox did not start (exit code ${code}): see above.`)))
  })
}
