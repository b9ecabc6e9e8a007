import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** @param {...string} segments */
export const inRoot = (...segments) => path.join(root, ...segments)

/** @typedef {{ code: number, output: string }} Outcome */

/**
 * Runs a program to its end. Its output is collected, and shown as it comes when `isShown`.
 * A program that cannot be started at all ends with code 127.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, isShown?: boolean, cwd?: string }} [options]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { env = {}, isShown = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (isShown) process.stdout.write(chunk)
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
      if (isShown) process.stderr.write(chunk)
    })
    const release = stopWith(child)
    child.on('error', (error) => {
      release()
      if (!isEnding) resolve({ code: 127, output: String(error) })
    })
    child.on('close', (code) => {
      release()
      // What was ended on purpose has no result to act on.
      if (!isEnding) resolve({ code: code ?? 1, output })
    })
  })
}

/**
 * Runs a tool of node_modules with this very Node, without a shell in between.
 * @param {string} modulePath path below node_modules
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, isShown?: boolean, cwd?: string }} [options]
 */
export const runTool = (modulePath, args, options) =>
  run(process.execPath, [inRoot('node_modules', modulePath), ...args], options)

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let isEnding = false

/**
 * Ends the child when this process is asked to end, so that nothing stays behind.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} to be called when the child has ended
 */
export function stopWith(child) {
  running.add(child)
  return () => running.delete(child)
}

/**
 * Asks every child to end, and makes it end after five seconds.
 * @returns {Promise<void>}
 */
export async function stopAll() {
  isEnding = true
  await Promise.all([...running].map(stop))
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>}
 */
export function stop(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    const deadline = setTimeout(() => child.kill('SIGKILL'), 5_000)
    child.once('exit', () => {
      clearTimeout(deadline)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

/**
 * Calls `whenAsked` once when the terminal, npm or the system asks this process to end.
 * @param {() => Promise<number>} whenAsked returns the exit code
 */
export function onStopRequest(whenAsked) {
  let isStopping = false
  const handleRequest = () => {
    if (isStopping) return
    isStopping = true
    whenAsked().then(
      (code) => process.exit(code),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, handleRequest)
  if (process.env.npm_lifecycle_event) whenParentIsGone(handleRequest)
}

/**
 * npm puts a shell between itself and the script, and a signal sent to npm alone ends that shell without being
 * passed on.
 * @param {() => void} callback
 */
function whenParentIsGone(callback) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) callback()
  }, 500).unref()
}
