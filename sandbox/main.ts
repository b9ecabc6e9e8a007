import { readSettings } from './settings'

/*
 * Starts the sandbox. Writes one line for the program that started it, `READY {"origin", "port", "hasMoved"}`, and
 * else only errors. SIGINT and SIGTERM close it cleanly.
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2))
  // Loaded late: what is wrong with the settings should be the first thing said.
  const { startSandbox } = await import('./server')
  const sandbox = await startSandbox(settings)
  const { origin, port, hasMoved } = sandbox
  let isClosing = false
  const handleSignal = async () => {
    if (isClosing) return
    isClosing = true
    await sandbox.close()
    process.exit(0)
  }
  process.on('SIGINT', handleSignal)
  process.on('SIGTERM', handleSignal)
  process.stdout.write(`READY ${JSON.stringify({ origin, port, hasMoved })}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
