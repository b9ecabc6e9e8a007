import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRoot } from '../scripts/processes.mjs'
import { startSandbox } from '../scripts/sandbox-process.mjs'
import { type Rig, startRig } from './rig'

type ConsoleChanges = {
  /** Keys of config.json, over those that are shipped. */
  config: Readonly<Record<string, unknown>>
}

/** The rig with a copy of the built console, configured as somebody who deploys it would; `stop` removes the copy. */
export async function startConfiguredRig({ config }: ConsoleChanges): Promise<Rig> {
  const folder = await mkdtemp(path.join(tmpdir(), 'console-copy-'))
  await cp(inRoot('dist'), folder, { recursive: true })
  const file = path.join(folder, 'config.json')
  const shipped = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...shipped, ...config }))
  const rig = await startRig((options) =>
    startSandbox({ ...options, env: { ...options.env, CONSOLE_DIR: folder } }),
  )
  return {
    ...rig,
    stop: async () => {
      await rig.stop()
      await rm(folder, { recursive: true })
    },
  }
}
