// `npm run texts -- draft public/texts/de.json`, `… check public/texts/de.json`: the console's own texts in another language.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { languageTag } from '../src/locales/language-tag'
import { Refusal, runScript, say } from './terminal.mjs'
import { checkTranslation, completeTranslation } from './texts/translation-file'

const usage =
  'Use: npm run texts -- draft <file> | check <file> [--locale de]\n' +
  '  draft  writes every text of the console that the file lacks into it, in English, to be translated there\n' +
  '  check  names keys that nothing reads, lost places such as {{name}}, and what is missing; exit code 1 on a fault\n' +
  '         The language is the name of the file (texts/de.json), or what --locale says.'

runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { locale: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  const [command, name] = positionals
  if (values.help) {
    say(usage)
    return 0
  }
  if ((command !== 'draft' && command !== 'check') || name === undefined) throw new Refusal(usage, 2)
  const language = values.locale ?? path.basename(name, '.json')
  if (!languageTag.test(language))
    throw new Refusal(`"${language}" is no language such as "de" or "pt-BR": say it with --locale.`, 2)
  // npm runs scripts in the root, and tells where the person was.
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name)
  return command === 'draft' ? draft(file, name, language) : check(file, name, language)
})

function draft(file: string, name: string, language: string): number {
  const texts = completeTranslation(existsSync(file) ? read(file) : {}, language)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`)
  say(`wrote ${name}; config.json names it as "texts", beside "locale": "${language}"`)
  return 0
}

function check(file: string, name: string, language: string): number {
  if (!existsSync(file))
    throw new Refusal(`There is no file ${name}: \`npm run texts -- draft ${name}\` begins one.`, 2)
  const { faults, missing, asInEnglish } = checkTranslation(read(file), language)
  for (const fault of faults) say(`${name}: ${fault}`)
  for (const key of missing) say(`${name}: ${key} is missing, and read in English`)
  say(`${name}: ${faults.length} wrong, ${missing.length} missing, ${asInEnglish} as in English`)
  return faults.length > 0 ? 1 : 0
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Refusal(`${path.basename(file)}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
