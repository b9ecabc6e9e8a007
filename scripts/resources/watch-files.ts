import { stat } from 'node:fs/promises'

/**
 * Calls `whenChanged` once for each time that files have changed, appeared or gone, as soon as they have been left
 * alone for a moment: an editor's save may be several writes. It looks instead of being told, since not every disk
 * tells, and an editor that replaces a file takes the one that was listened to away.
 * @param files asked anew each time; one that is new among them has not changed
 * @param every milliseconds between two looks
 * @returns ends it
 */
export function watchFiles(
  files: () => readonly string[],
  whenChanged: () => Promise<void>,
  every = 120,
): () => void {
  let isWatching = true
  let timer: NodeJS.Timeout | undefined
  const told = new Map<string, string>()
  let seen = new Map<string, string>()
  const look = async () => {
    const now = new Map(await Promise.all(files().map(traceOf)))
    for (const [file, trace] of now) if (!told.has(file)) told.set(file, trace)
    const changed = [...now].filter(([file, trace]) => told.get(file) !== trace)
    const isQuiet = changed.every(([file, trace]) => seen.get(file) === trace)
    seen = now
    if (changed.length > 0 && isQuiet && isWatching) {
      for (const [file, trace] of changed) told.set(file, trace)
      await whenChanged()
    }
    if (isWatching) timer = setTimeout(look, every)
  }
  void look()
  return () => {
    isWatching = false
    clearTimeout(timer)
  }
}

async function traceOf(file: string): Promise<readonly [string, string]> {
  const found = await stat(file).catch(() => null)
  return [file, found ? `${found.mtimeMs} ${found.size} ${found.ino}` : 'none']
}
