/** A closed pipe (`npm start | head`) must not turn into a crash report. */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** @type {NodeJS.WriteStream} */
let out = process.stdout

/** Sends everything said from now on to standard error, where the standard output is for a machine. */
export function sayOnStandardError() {
  out = process.stderr
}

/** @param {string} text */
export function say(text) {
  out.write(`${text}\n`)
}

/** @param {number} milliseconds */
export function duration(milliseconds) {
  const tenths = Math.round(milliseconds / 100)
  if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/**
 * Says what is going on while it takes long: once at the start, every ten seconds, and once at the end.
 * @template Result
 * @param {string} label
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withProgress(label, work) {
  const startedAt = performance.now()
  say(`${label} …`)
  const ticker = setInterval(() => say(`  … ${duration(performance.now() - startedAt)}`), 10_000)
  try {
    return await work()
  } finally {
    clearInterval(ticker)
    say(`  took ${duration(performance.now() - startedAt)}`)
  }
}

/** A fault the person at the terminal can do something about: shown as its sentence, without a stack. */
export class Refusal extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode] 2 where 1 has a meaning of its own
   */
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/**
 * Runs a script and ends it with an exit code; a refusal is printed as its sentence alone.
 * @param {() => Promise<number>} main
 */
export async function runScript(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    process.exitCode = 1
    if (!(error instanceof Refusal)) throw error
    process.exitCode = error.exitCode
    process.stderr.write(`\n${error.message}\n`)
  }
}
