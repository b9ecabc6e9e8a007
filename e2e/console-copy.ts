import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRoot } from '../scripts/processes.mjs'
import { startSandbox } from '../scripts/sandbox-process.mjs'
import { test as base } from './fixtures'
import { type Rig, startRig } from './rig'

export type ConsoleChanges = {
  /** Keys of config.json, over those that are shipped. */
  config?: Readonly<Record<string, unknown>>
  /** Definition files beside the console by the name of their resource; config.json lists them. */
  definitions?: Readonly<Record<string, string>>
}

/** The rig with a copy of the built console, configured as somebody who deploys it would; `stop` removes the copy. */
export async function startConfiguredRig({ config = {}, definitions = {} }: ConsoleChanges): Promise<Rig> {
  const folder = await mkdtemp(path.join(tmpdir(), 'console-copy-'))
  await cp(inRoot('dist'), folder, { recursive: true })
  await mkdir(path.join(folder, 'resources'))
  for (const [name, content] of Object.entries(definitions)) {
    await writeFile(path.join(folder, 'resources', `${name}.json`), content)
  }
  const file = path.join(folder, 'config.json')
  const shipped = JSON.parse(await readFile(file, 'utf8'))
  const names = Object.keys(definitions)
  const resources = names.length > 0 ? { resources: names.map((name) => `/resources/${name}.json`) } : {}
  await writeFile(file, JSON.stringify({ ...shipped, ...resources, ...config }))
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

/** An example of the documentation, as its file says it. */
export function exampleFile(name: string): Promise<string> {
  return readFile(inRoot('docs', 'examples', `${name}.json`), 'utf8')
}

/** Tests of a console that was configured: one copy of it with its sandbox for all of a file. */
export function configuredTest(changes: () => Promise<ConsoleChanges> | ConsoleChanges) {
  return base.extend<object, { workerRig: Rig }>({
    workerRig: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
      async ({}, use) => {
        const rig = await startConfiguredRig(await changes())
        await use(rig)
        await rig.stop()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  })
}

/**
 * Tests of a console with examples of the documentation beside it. One copy serves all files that use this very object:
 * Playwright starts another worker, browser and sandbox for each other one.
 */
export const exampleTest = configuredTest(async () => {
  const names = ['alert-rules', 'api-keys', 'projects', 'service-accounts']
  const files = await Promise.all(names.map(async (name) => [name, await exampleFile(name)] as const))
  return { definitions: Object.fromEntries(files) }
})
