import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inRoot, runTool } from '../scripts/processes.mjs'
import { type Rig, startRig } from './rig'

/** A copy of the project in which a test adds what a product owner would add, and nothing else. */
export type ProjectCopy = {
  rig: Rig
  /** Puts a definition of the documentation beside the deployed console and lists it in config.json. */
  deploy: (name: string) => Promise<void>
  /** Writes a file beside the deployed console, and lists it. */
  deployText: (name: string, content: string) => Promise<void>
  /** Takes every such definition away again. */
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
export async function startProjectCopy(added: { file: string; scope: string }): Promise<ProjectCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'console-copy-'))
  for (const part of parts) await cp(inRoot(part), path.join(folder, part), { recursive: true })
  await symlink(inRoot('node_modules'), path.join(folder, 'node_modules'), 'dir')
  const text = await readFile(inRoot('docs', 'examples', added.file), 'utf8')
  const place = path.join(folder, 'src', 'resources', added.scope, path.basename(added.file, '.ts'))
  await mkdir(place)
  await writeFile(path.join(place, 'definition.ts'), text.replaceAll('../../src/', '../../../'))
  const build = await runTool('vite/bin/vite.js', ['build', folder, '--logLevel', 'warn'], {
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
  let listed: readonly string[] = []
  const list = (resources: readonly string[]) => {
    listed = resources
    return writeFile(configPath, JSON.stringify({ ...JSON.parse(shipped), resources }))
  }
  const deployText = async (name: string, content: string) => {
    await mkdir(path.join(consoleFolder, 'resources'), { recursive: true })
    await writeFile(path.join(consoleFolder, 'resources', `${name}.json`), content)
    await list([...listed, `/resources/${name}.json`])
  }
  return {
    rig,
    deployText,
    deploy: async (name) =>
      deployText(name, await readFile(inRoot('docs', 'examples', `${name}.json`), 'utf8')),
    withdrawAll: async () => {
      await rm(path.join(consoleFolder, 'resources'), { recursive: true, force: true })
      listed = []
      await writeFile(configPath, shipped)
    },
    remove: async () => {
      await rig.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
