import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { PageSkeleton } from '../../src/app/page-skeleton'
import { tokenStyles } from '../../src/ui/tokens'

const logo = fileURLToPath(new URL('../../src/ui/favicon.svg', import.meta.url))

/**
 * Everything the first paint needs stands in index.html itself: the tokens of both themes, the entry's style sheet, the
 * skeleton of the page and the icon. No script and no further request is needed for it.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('%FAVICON%', `data:image/svg+xml,${encodeURIComponent(readFileSync(logo, 'utf8'))}`)
          .replace('<!-- tokens -->', `<style>${tokenStyles()}</style>`)
          .replace(
            '<!-- skeleton -->',
            renderToStaticMarkup(createElement(PageSkeleton, { label: 'Loading' })),
          ),
    },
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html')
        page.source = String(page.source).replace(
          /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
          (_link, file: string) => {
            const sheet = bundle[file]
            if (sheet?.type !== 'asset') throw new Error(`The build has no ${file}`)
            return `<style>${String(sheet.source).trim()}</style>`
          },
        )
      },
    },
  }
}
