import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRoot, runTool } from './processes.mjs'

type Compiled = {
  /** What the compiler says, a line each; empty where all is well. */
  types: readonly string[]
  /** What the formatter and linter say. */
  lint: string
}

/**
 * Used by tests: compiles files in a copy of the project, in place of its own where it has them, and looks at them as the
 * gate of a commit does.
 * @param files texts by their paths below the root of the project
 * @param formats whether the formatter writes them first, as the commands do
 */
export async function compileBeside(
  files: Readonly<Record<string, string>>,
  { formats = false } = {},
): Promise<Compiled> {
  const folder = mkdtempSync(path.join(tmpdir(), 'beside-'))
  try {
    for (const part of ['tsconfig.json', 'biome.json', 'src', 'sandbox']) {
      cpSync(inRoot(part), path.join(folder, part), { recursive: true })
    }
    leaveUnchecked([path.join(folder, 'src'), path.join(folder, 'sandbox')])
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
    symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'), 'dir')
    const sources = Object.keys(files).filter((file) => /\.tsx?$/.test(file))
    const project = { extends: './tsconfig.json', files: sources, include: [] }
    writeFileSync(path.join(folder, 'tsconfig.beside.json'), JSON.stringify(project))
    const config = ['--vcs-enabled=false']
    const names = Object.keys(files)
    const biome = (args: string[]) => runTool('@biomejs/biome/bin/biome', args, { cwd: folder })
    if (formats) await biome(['format', '--write', ...config, ...names])
    const [types, lint] = await Promise.all([
      runTool('typescript/bin/tsc', ['-p', 'tsconfig.beside.json', '--pretty', 'false'], { cwd: folder }),
      biome(['check', '--error-on-warnings', ...config, ...names]),
    ])
    return {
      types: types.code === 0 ? [] : types.output.trim().split('\n'),
      lint: lint.code === 0 ? '' : lint.output,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What stands there already is compiled for its types alone: to judge all of it takes most of a minute. */
function leaveUnchecked(folders: readonly string[]): void {
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = path.join(folder, entry)
      if (/\.tsx?$/.test(entry)) writeFileSync(file, `// @ts-nocheck\n${readFileSync(file, 'utf8')}`)
    }
  }
}
