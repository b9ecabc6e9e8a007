import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../processes.mjs'
import { definitionFiles, listedFiles } from './check'

/** Hand-written lines: of each resource its definition, and apart from it what else stands in its folder. */
export type Stats = {
  resources: readonly {
    name: string
    file: string
    lines: number
    special: { files: number; lines: number }
  }[]
}

export function countLines(): Stats {
  return {
    resources: [...definitionFiles(), ...listedFiles()].map((file) => {
      const folder = path.dirname(file)
      const isAlone = file.endsWith('.json')
      const special = isAlone ? [] : specialFiles(folder).filter((other) => other !== file)
      return {
        name: isAlone ? path.basename(file, '.json') : path.basename(folder),
        file,
        lines: linesOf(file),
        special: { files: special.length, lines: special.reduce((sum, other) => sum + linesOf(other), 0) },
      }
    }),
  }
}

/** The count as a table for a terminal. */
export function statsTable({ resources }: Stats): string {
  const width = Math.max(...resources.map(({ file }) => file.length), 20)
  return [
    `${'lines'.padStart(6)}  ${'definition'.padEnd(width)}  what is special`,
    ...resources.map(({ file, lines, special }) =>
      `${String(lines).padStart(6)}  ${file.padEnd(width)}  ${
        special.files === 0
          ? ''
          : `${special.lines} in ${special.files} ${special.files === 1 ? 'file' : 'files'}`
      }`.trimEnd(),
    ),
  ].join('\n')
}

/** Cells, dialogs and whatever else no definition can describe; tests apart. */
function specialFiles(folder: string): string[] {
  return readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
}

function linesOf(file: string): number {
  return readFileSync(inRoot(file), 'utf8').trimEnd().split('\n').length
}
