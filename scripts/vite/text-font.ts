import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const licence = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/LICENSE'))

/**
 * Asks for the font of the texts with the page, behind the scripts the start needs, and lays the font's licence beside
 * it, as the SIL Open Font License wants it.
 */
export function textFont(): Plugin {
  return {
    name: 'text-font',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'assets/inter-license.txt',
        source: readFileSync(licence, 'utf8'),
      })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        if (!bundle) return []
        const font = Object.keys(bundle).find((file) => file.endsWith('.woff2'))
        if (!font) throw new Error('The build has no font')
        return [
          {
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              fetchpriority: 'low',
              href: `/${font}`,
            },
            injectTo: 'head-prepend',
          },
        ]
      },
    },
  }
}
