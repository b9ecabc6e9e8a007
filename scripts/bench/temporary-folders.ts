import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const leftovers = new Set<() => void>()

/** An empty folder that goes with the run. Nothing waits for `beforeRemoval`: it may be the last thing done. */
export function temporaryFolder(prefix: string, beforeRemoval?: (folder: string) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), prefix))
  leftovers.add(() => {
    beforeRemoval?.(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  })
  return folder
}

/** At the end of a run, however it ends. */
export function removeTemporaryFolders(): void {
  for (const remove of leftovers) remove()
  leftovers.clear()
}
