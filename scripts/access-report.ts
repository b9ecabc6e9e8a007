// `npm run access:report`: the access rules as one page, a CSV and a JSON file; `-- --out DIR`.
import '../src/locales/late-texts'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { reportContent } from './access/report/report-content'
import { reportCsv } from './access/report/report-csv'
import { reportPage } from './access/report/report-page'
import { root } from './processes.mjs'
import { duration, Refusal, runScript, say } from './terminal.mjs'

runScript(async () => {
  const folder = folderOf(process.argv.slice(2))
  const content = reportContent(new Date())
  const files = {
    'index.html': reportPage(content),
    // Spreadsheets know by the mark before it that it is UTF-8.
    'rules.csv': `\uFEFF${reportCsv(content)}`,
    'rules.json': `${JSON.stringify(content, null, 2)}\n`,
  }
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    writeFileSync(file, text)
    say(`${file}  ${Math.round(Buffer.byteLength(text) / 1000)} KB`)
  }
  say(`Rules ${content.version}`)
  // Since the process began: what a person waits for.
  say(`In ${duration(performance.now())}`)
  return 0
})

function folderOf(args: string[]): string {
  const inFolder = process.env.INIT_CWD ?? process.cwd()
  try {
    const { out } = parseArgs({ args, options: { out: { type: 'string' } } }).values
    return out === undefined ? path.join(root, 'access-report') : path.resolve(inFolder, out)
  } catch (error) {
    throw new Refusal(
      `${error instanceof Error ? error.message : error}\nUse: npm run access:report -- [--out DIR]`,
      2,
    )
  }
}
