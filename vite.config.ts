import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { antdStandIns } from './scripts/vite/antd-stand-ins'
import { bootEntry } from './scripts/vite/boot-entry'
import { codeSplittingGroups } from './scripts/vite/chunk-groups'
import { chunkModules } from './scripts/vite/chunk-modules'
import { compileAhead } from './scripts/vite/compile-ahead'
import { contractNotes } from './scripts/vite/contract-notes'
import { firstPaint } from './scripts/vite/first-paint'
import { fontLicence } from './scripts/vite/font-licence'
import { keptNames } from './scripts/vite/kept-names'
import { precompressed } from './scripts/vite/precompressed'
import { tokenWorker } from './scripts/vite/token-worker'

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the sandbox answers in development; everything else is Vite's. */
const sandboxPaths =
  '^/(api|sandbox|authorize|oauth|oidc|userinfo|u|v2/logout|dbconnections|storage|own-address|\\.well-known)([/?]|$)'
const sandboxOrigin = process.env.SANDBOX_ORIGIN

export default defineConfig({
  plugins: [
    react(),
    antdStandIns(),
    contractNotes(),
    keptNames(),
    firstPaint(),
    bootEntry(),
    fontLicence(),
    tokenWorker(),
    compileAhead(),
    chunkModules(),
    precompressed(),
  ],
  resolve: {
    alias: {
      // Refine's core brings a CSV library for import and export hooks that the console does not use.
      papaparse: fromRoot('./src/app/no-csv.ts'),
      // … as its router binding does, a library for nested query parameters, of which we have none,
      qs: fromRoot('./src/app/no-query-strings.ts'),
      // … a list of English plurals, to guess what our definitions say,
      pluralize: fromRoot('./src/app/no-plurals.ts'),
      // … and its developer tools.
      '@refinedev/devtools-internal': fromRoot('./src/app/no-devtools.ts'),
      // The router's package names its build with the warnings for developers alone.
      'react-router': fromRoot('./node_modules/react-router/dist/production/index.mjs'),
      // Its data provider for definition files brings a client of its own; ours sends what it asks for.
      axios: fromRoot('./src/app/no-axios.ts'),
      // jsPDF has three libraries for drawing HTML and SVG at hand; the console writes texts, tables and pictures.
      html2canvas: fromRoot('./src/app/no-html-drawing.ts'),
      canvg: fromRoot('./src/app/no-html-drawing.ts'),
      dompurify: fromRoot('./src/app/no-html-drawing.ts'),
    },
  },
  server: sandboxOrigin
    ? { proxy: { [sandboxPaths]: { target: sandboxOrigin, changeOrigin: false, xfwd: true } } }
    : {},
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: fromRoot('./index.html'), boot: fromRoot('./src/app/boot.ts') },
      output: {
        codeSplitting: {
          groups: codeSplittingGroups(fromRoot('./').replaceAll('\\', '/')),
        },
      },
    },
  },
})
