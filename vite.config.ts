import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { antdStandIns } from './scripts/vite/antd-stand-ins'
import { bootEntry } from './scripts/vite/boot-entry'
import { chunkModules } from './scripts/vite/chunk-modules'
import { compileAhead } from './scripts/vite/compile-ahead'
import { contractNotes } from './scripts/vite/contract-notes'
import { firstPaint } from './scripts/vite/first-paint'
import { keptNames } from './scripts/vite/kept-names'
import { precompressed } from './scripts/vite/precompressed'
import { textFont } from './scripts/vite/text-font'
import { tokenWorker } from './scripts/vite/token-worker'

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the sandbox answers in development; everything else is Vite's. */
const sandboxPaths =
  '^/(api|sandbox|authorize|oauth|oidc|userinfo|u|v2/logout|dbconnections|storage|\\.well-known)([/?]|$)'
const sandboxOrigin = process.env.SANDBOX_ORIGIN

export default defineConfig({
  plugins: [
    react(),
    antdStandIns(),
    contractNotes(),
    keptNames(),
    firstPaint(),
    bootEntry(),
    textFont(),
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
      // Its binding to antd brings a reader of Markdown, for a field that the console does not use.
      'react-markdown': fromRoot('./src/app/no-markdown.ts'),
      'remark-gfm': fromRoot('./src/app/no-markdown.ts'),
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
          groups: [
            // What the start needs is one script, and so is what the application shares with its later pages: without
            // this, each set of sharers would cost a request of its own.
            { name: 'boot', test: /\/src\/app\/boot\.ts$/, priority: 4 },
            { name: 'index', test: /\/index\.html$/, priority: 3 },
            // So is the page most people open next, and what all of antd stands on: small parts that tables, switches
            // and fields share would be a request each.
            { name: 'cluster-page', test: /\/cluster\/cluster-page\.tsx$/, priority: 2 },
            {
              name: 'antd',
              test: /\/src\/ui\/antd-provider\.tsx$|\/antd\/es\/(theme\/util\/genStyleUtils|_util\/(wave\/|reactNode|hooks\/useForceUpdate)|switch\/index|form\/context|checkbox\/index|grid\/hooks\/useBreakpoint|config-provider\/hooks\/(useSize|useCSSVarCls))|\/rc-util\/es\/(omit|pickAttrs|getScrollBarSize|Dom\/isVisible|Children\/toArray)\.|\/rc-resize-observer\/es\/index|\/helpers\/esm\/callSuper|\/icons\/es\/icons\/(Loading|Down)Outlined/,
              priority: 1,
            },
            // What questions tell comes together: the names of six files stood in the page that names them.
            {
              name: 'consequences',
              test: /\/resources\/cluster\/[a-z-]+\/(what|who)-[a-z-]+\.tsx$/,
              includeDependenciesRecursively: false,
            },
            // So does what every question and everything done to many stands on.
            {
              name: 'question-dialog',
              test: /\/src\/views\/confirm\/(question-dialog|few-at-a-time)\./,
              includeDependenciesRecursively: false,
            },
            // What the first page behind the list brings for all that come after it.
            {
              name: 'late',
              test: /\/src\/(locales\/late-(messages|texts)|ui\/late-icon-shapes)\./,
              includeDependenciesRecursively: false,
            },
            // What opens over a page and the fields of antd share small parts too.
            {
              name: 'antd-popups',
              test: /\/antd\/es\/(style\/(motion\/(fade|motion|zoom)|compact-item)|_util\/(ContextIsolator|statusUtils|hooks\/use(Closable|ZIndex))|space\/Compact|form\/hooks\/useVariants|watermark\/context)\.|\/@rc-component\/portal\/es\/index|\/dayjs\/dayjs\.min|\/icons\/es\/icons\/(Check|Close|Exclamation|Info)/,
            },
            { name: 'antd-inputs', test: /\/antd\/es\/(input\/(Input|TextArea)|flex\/index|alert\/index)\./ },
            // So does what the check and the forms know of fields.
            { name: 'define-field', test: /\/src\/definitions\/(define-(field|import)|nested-fields)\./ },
            // So does what every list of records draws.
            {
              name: 'list-parts',
              test: /\/src\/(views\/(table\/(field-cell|switch-cell|table-pager|sort-header-cell|view-menu)|section\/(list-commands|section\.module))|definitions\/groupable)\./,
              includeDependenciesRecursively: false,
            },
            // So does what every chart stands on, and the calls of the figures most of them show.
            {
              name: 'chart-parts',
              test: /\/src\/(views\/chart\/(chart\.module|chart-(empty|frame|panel|series)|series-(rows|table)|plot-boundary|seen-plot)|domain\/(csv|day-consumption)|api\/(wire\/(consumption|measures)|calls\/consumption-calls))\./,
              includeDependenciesRecursively: false,
            },
            // So do the inputs and cells of special kinds, and what every form is checked and framed by.
            {
              name: 'special-inputs',
              test: /\/src\/views\/form\/inputs\/(code|unit|text-file|nested|reference)-inputs?\./,
              includeDependenciesRecursively: false,
            },
            {
              name: 'special-cells',
              test: /\/src\/(views\/(cells\/special-cell|cells\/value-text|reference\/)|domain\/units|locales\/(field-texts|en\/fields))/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'form-parts',
              test: /\/src\/(views\/form\/(check-values|field-(frame|slot)|form-(drafts|notice|plan)|leave-guard|look-up|place-errors|record-values|use-idempotency-key|inputs\/(choice-input|list-input|input-props|options-placeholder|text-input))|providers\/page-query|definitions\/(field-(conditions|default|limits)|form-values|same-value)|locales\/(form-texts|en\/form))\./,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})
