// `npm run access:diff -- BASE`: what the rules allow now that they did not at a commit, or in a file.
import '../src/locales/late-texts'
import { parseArgs } from 'node:util'
import { diffWith } from './access/diff-command'
import { Refusal, runScript, say } from './terminal.mjs'

const usage =
  'Use: npm run access:diff -- [BASE]\n' +
  '  BASE  a commit, branch or tag (its docs/access-rules.json is read), or a file;\n' +
  '        without one docs/access-baseline.json, the rules as they were last approved\n' +
  'The exit code is 1 for a widening that docs/access-approved.md does not name, and 2 where BASE cannot be read.'

runScript(async () => {
  if (process.argv.includes('--help')) {
    say(usage)
    return 0
  }
  const { page, code } = diffWith(baseOf(process.argv.slice(2)))
  say(page)
  return code
})

function baseOf(args: string[]): string | undefined {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
    if (positionals.length < 2) return positionals[0]
  } catch {}
  throw new Refusal(usage, 2)
}
