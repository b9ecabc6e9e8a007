import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inRoot, runTool } from '../scripts/processes.mjs'
import { test as base } from './fixtures'
import { type Rig, startRig } from './rig'

/** A copy of the project in which a test adds what a product owner would add, and nothing else. */
export type ProjectCopy = {
  rig: Rig
  /** Puts definitions of the documentation beside the deployed console and lists them in config.json. */
  deploy: (...names: string[]) => Promise<void>
  /** Writes a file beside the deployed console, and lists it. */
  deployText: (name: string, content: string) => Promise<void>
  /** Sets keys of config.json. */
  configure: (keys: Readonly<Record<string, unknown>>) => Promise<void>
  /** Takes every such definition and key away again. */
  withdrawAll: () => Promise<void>
  remove: () => Promise<void>
}

/** What the build and the sandbox read. */
const parts = [
  'src',
  'sandbox',
  'scripts',
  'public',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

/**
 * Copies the project, adds a definition of the documentation to the folder of its scope, builds and starts it.
 * @param added such as `{ file: 'webhooks.ts', scope: 'cluster' }`
 */
async function startProjectCopy(added: { file: string; scope: string }): Promise<ProjectCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'console-copy-'))
  for (const part of parts) await cp(inRoot(part), path.join(folder, part), { recursive: true })
  await symlink(inRoot('node_modules'), path.join(folder, 'node_modules'), 'dir')
  const text = await readFile(inRoot('docs', 'examples', added.file), 'utf8')
  const place = path.join(folder, 'src', 'resources', added.scope, path.basename(added.file, '.ts'))
  await mkdir(place)
  await writeFile(path.join(place, 'definition.ts'), text.replaceAll('../../src/', '../../../'))
  const build = await runTool('vite/bin/vite.js', ['build', folder, '--mode', 'copy', '--logLevel', 'warn'], {
    cwd: folder,
    env: { NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', NO_COLOR: '1' },
  })
  if (build.code !== 0) throw new Error(`The copy could not be built: ${build.output}`)
  const script = pathToFileURL(path.join(folder, 'scripts', 'sandbox-process.mjs')).href
  const { startSandbox }: typeof import('../scripts/sandbox-process.mjs') = await import(script)
  const rig = await startRig(startSandbox)

  const consoleFolder = path.join(folder, 'dist')
  const configPath = path.join(consoleFolder, 'config.json')
  const shipped = await readFile(configPath, 'utf8')
  let resources: readonly string[] = []
  let changes: Readonly<Record<string, unknown>> = {}
  const configure = (keys: Readonly<Record<string, unknown>>) => {
    changes = { ...changes, ...keys }
    return writeFile(configPath, JSON.stringify({ ...JSON.parse(shipped), ...changes }))
  }
  const deployText = async (name: string, content: string) => {
    await mkdir(path.join(consoleFolder, 'resources'), { recursive: true })
    await writeFile(path.join(consoleFolder, 'resources', `${name}.json`), content)
    resources = [...resources, `/resources/${name}.json`]
    await configure({ resources })
  }
  return {
    rig,
    deployText,
    configure,
    deploy: async (...names) => {
      for (const name of names) await deployText(name, await exampleFile(name))
    },
    withdrawAll: async () => {
      await rm(path.join(consoleFolder, 'resources'), { recursive: true, force: true })
      resources = []
      changes = {}
      await writeFile(configPath, shipped)
    },
    remove: async () => {
      await rig.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** An example of the documentation, as its file says it. */
export function exampleFile(name: string): Promise<string> {
  return readFile(inRoot('docs', 'examples', `${name}.json`), 'utf8')
}

/**
 * Tests of a console with one more resource of clusters in it, webhooks, and with what each of them deploys beside it,
 * which is taken away afterwards. One copy serves all files that use this very object: Playwright starts another
 * worker, browser and sandbox for each other one.
 */
export const copyTest = base.extend<object, { copy: ProjectCopy; workerRig: Rig }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const copy = await startProjectCopy({ file: 'webhooks.ts', scope: 'cluster' })
      await use(copy)
      await copy.remove()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  workerRig: [async ({ copy }, use) => use(copy.rig), { scope: 'worker' }],
  rig: async ({ copy, rig }, use) => {
    await use(rig)
    await copy.withdrawAll()
  },
})
