import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runTool } from '../processes.mjs'

/** Writes files as the formatter would, so that the check has nothing to say. */
export async function formatFiles(files: readonly string[]): Promise<void> {
  if (files.length === 0) return
  await runTool('@biomejs/biome/bin/biome', ['format', '--write', '--vcs-enabled=false', ...files])
}

/** The text of a file as the formatter would write it; of TypeScript, unless its name says otherwise. */
export async function formatted(text: string, name = 'definition.ts'): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'formatted-'))
  try {
    const file = path.join(folder, name)
    writeFileSync(file, text)
    await formatFiles([file])
    return readFileSync(file, 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
