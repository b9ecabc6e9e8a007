import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../processes.mjs'
import { definitionFiles, listedFiles } from './check'

/** Hand-written lines: of each resource its definition, and apart from them what is special. */
export type Stats = {
  resources: readonly { name: string; file: string; lines: number }[]
  /** Dialogs that no definition can describe, by folder below src/views/dialogs. */
  dialogs: readonly { name: string; files: number; lines: number }[]
}

const dialogsFolder = 'src/views/dialogs'

export function countLines(): Stats {
  return {
    resources: [...definitionFiles(), ...listedFiles()].map((file) => ({
      name: file.endsWith('.json') ? path.basename(file, '.json') : path.basename(path.dirname(file)),
      file,
      lines: linesOf(file),
    })),
    dialogs: dialogFolders().map((name) => {
      const files = readdirSync(inRoot(dialogsFolder, name), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
        .map((file) => `${dialogsFolder}/${name}/${file}`)
      return { name, files: files.length, lines: files.reduce((sum, file) => sum + linesOf(file), 0) }
    }),
  }
}

/** The count as a table for a terminal. */
export function statsTable({ resources, dialogs }: Stats): string {
  const width = Math.max(...resources.map(({ file }) => file.length), 20)
  return [
    `${'lines'.padStart(6)}  definition`,
    ...resources.map(({ file, lines }) => `${String(lines).padStart(6)}  ${file.padEnd(width)}`.trimEnd()),
    ...(dialogs.length > 0 ? ['', `${'lines'.padStart(6)}  special dialogs`] : []),
    ...dialogs.map(
      ({ name, files, lines }) =>
        `${String(lines).padStart(6)}  ${name} (${files} ${files === 1 ? 'file' : 'files'})`,
    ),
  ].join('\n')
}

function dialogFolders(): string[] {
  if (!existsSync(inRoot(dialogsFolder))) return []
  return readdirSync(inRoot(dialogsFolder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

function linesOf(file: string): number {
  return readFileSync(inRoot(file), 'utf8').trimEnd().split('\n').length
}
