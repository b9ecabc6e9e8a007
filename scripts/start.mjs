#!/usr/bin/env node
// `npm start`: from whatever state the folder is in to a running console. Plain Node until packages are there.
import { ensureBuild } from './build.mjs'
import { greet } from './greeting.mjs'
import { ensurePackages, requireNode } from './install.mjs'
import { freePortInstead, wantedPort } from './ports.mjs'
import { onStopRequest, stopAll } from './processes.mjs'
import { startSandbox } from './sandbox-process.mjs'
import { runScript, say } from './terminal.mjs'

runScript(async () => {
  const startedAt = performance.now()
  requireNode()
  const wanted = wantedPort(4800)
  let isStopping = false
  onStopRequest(async () => {
    isStopping = true
    say('\nStopping …')
    await stopAll()
    return 0
  })
  await ensurePackages()
  await ensureBuild()
  const port = await freePortInstead(wanted)
  say('Starting the sandbox (the first time it creates its database) …')
  const sandbox = await startSandbox({ port })
  await greet({
    origin: sandbox.origin,
    startedAt,
    notes: [`${whereKept()} Ctrl-C stops everything.`],
  })
  const code = await sandbox.ended
  if (isStopping) return 0
  say(`The sandbox ended by itself (exit code ${code}): see above.`)
  return code || 1
})

function whereKept() {
  const { DATABASE_URL, DATA_DIR } = process.env
  if (DATABASE_URL) return 'What you do is kept in the database that DATABASE_URL names.'
  if (DATA_DIR === 'memory://') return 'Nothing of what you do is kept.'
  return `What you do is kept in ${DATA_DIR || '.sandbox'} until you delete that folder.`
}
