import { existsSync } from 'node:fs'
import path from 'node:path'
import { personas } from '../../sandbox/personas'
import { definitionFilePattern } from '../../src/definitions/file/name-of-file'
import { startSandbox } from '../sandbox-process.mjs'
import { Refusal } from '../terminal.mjs'
import { definitionOf, isRowsFile } from './check-rows-beside'
import { createPreviewFolder } from './preview-folder'
import { watchFiles } from './watch-files'

type PreviewOptions = {
  /** Absolute paths of definition files. */
  files: readonly string[]
  /** The built console. */
  consoleDir: string
  /** Absolute path of a config.json whose APIs the files name, in place of the console's. */
  config?: string
  port: number
  /** Key of the persona who is signed in. */
  person: string
  /** A line for each fault of one file. */
  check: (file: string) => Promise<readonly string[]>
  /** Says a line to who edits. */
  tell: (line: string) => void
}

type Preview = {
  origin: string
  /** Where each file is shown. */
  addresses: readonly string[]
  /** The exit code of its sandbox, when that ends. */
  ended: Promise<number>
  close: () => Promise<void>
}

/**
 * Shows definition files in the console, with the sandbox behind it, while they are edited: open pages follow each
 * change. Nothing of what is done there is kept.
 * @param options of which `refuseUnusable` has nothing to say
 */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { files, consoleDir, config, port, person, check, tell } = options
  const folder = await createPreviewFolder(files, consoleDir, config)
  let shown = folder.update()
  const sayFaults = async () => {
    const lines = (await Promise.all(shown.files.map((file) => check(file).catch(sentenceOf)))).flat()
    for (const line of lines) tell(line)
    tell(lines.length > 0 ? 'The faults stand on the page, too.' : 'No fault found.')
  }
  const starting = startSandbox({
    port,
    env: {
      CONSOLE_DIR: folder.path,
      DATA_DIR: 'memory://',
      DATABASE_URL: '',
      PUBLIC_ORIGIN: '',
      SIGN_IN_AS: person,
    },
  })
  try {
    const [sandbox] = await Promise.all([starting, sayFaults()])
    for (const { name, lacks } of shown.madeUp) {
      tell(`The rows of ${name} are made up: it has no "fixtures".`)
      for (const line of lacks) tell(`  ${line}`)
    }
    const stopWatching = watchFiles(
      () => shown.watched,
      async () => {
        try {
          shown = folder.update()
          tell(`\n${new Date().toLocaleTimeString('en-GB')} shown anew`)
          await sayFaults()
        } catch (error) {
          // A file that is being replaced may be gone for a moment; its return is a change, too.
          tell(`It could not be shown: ${error instanceof Error ? error.message : String(error)}`)
        }
      },
    )
    return {
      origin: sandbox.origin,
      addresses: shown.places.map((place) => `${sandbox.origin}${place}`),
      ended: sandbox.ended,
      close: async () => {
        stopWatching()
        await sandbox.stop()
        await folder.remove()
      },
    }
  } catch (error) {
    const [started] = await Promise.allSettled([starting])
    if (started.status === 'fulfilled') await started.value.stop()
    await folder.remove()
    throw error
  }
}

/** The files that can be shown: rows that lie beside a definition are read with it. */
export function previewedFiles(files: readonly string[]): readonly string[] {
  const definitions = files.filter((file) => !isRowsFile(file))
  const [rows] = files
  if (definitions.length > 0 || rows === undefined) return definitions
  throw new Refusal(
    `${path.basename(rows)} holds rows: name the definition beside it, ${path.basename(definitionOf(rows))}.`,
  )
}

/**
 * @throws Refusal for files that are not there or that no resource can be called like, and for a person the sandbox does not know
 */
export function refuseUnusable({
  files,
  person,
  config,
}: Pick<PreviewOptions, 'files' | 'person' | 'config'>): void {
  const missing = files.find((file) => !existsSync(file))
  if (missing !== undefined) throw new Refusal(`There is no file ${missing}.`)
  const wrong = files.find((file) => !definitionFilePattern.test(`/${path.basename(file)}`))
  if (wrong !== undefined) {
    throw new Refusal(
      `${path.basename(wrong)}: a JSON file called like its resource is expected, such as api-keys.json; ` +
        'a definition in TypeScript is shown by npm run dev.',
    )
  }
  const names = files.map((file) => path.basename(file))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Refusal(`${twice}: two files are called so.`)
  const known = personas.filter(({ refusal }) => !refusal).map(({ key }) => key)
  if (!known.includes(person)) throw new Refusal(`--as: one of ${known.join(', ')} is expected.`)
  if (config !== undefined && !existsSync(config)) throw new Refusal(`There is no file ${config}.`)
}

function sentenceOf(error: unknown): readonly string[] {
  if (error instanceof Refusal) return [error.message]
  throw error
}
