import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const licence = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/LICENSE'))

/** Lays the licence of the font beside it, as the SIL Open Font License wants it. */
export function fontLicence(): Plugin {
  return {
    name: 'font-licence',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'assets/inter-license.txt',
        source: readFileSync(licence, 'utf8'),
      })
    },
  }
}
