import { readFileSync } from 'node:fs'
import { inRoot } from '../processes.mjs'

declare global {
  interface Window {
    __bench: {
      seen: { fcp: number; shift: number; longTasks: { at: number; took: number }[]; interaction: number }
      painted: (selector: string, count: number) => Promise<number>
      paintedAfterClick: (selector: string, text: string) => Promise<number>
      beginInteractions: () => void
      longestInteraction: () => Promise<number | null>
    }
  }
}

/** Text of the script that runs in every measured page; kept as plain text so that no compiler adds to it. */
export const probe = `{\n${readFileSync(inRoot('scripts', 'bench', 'probe.js'), 'utf8')}\n}`
