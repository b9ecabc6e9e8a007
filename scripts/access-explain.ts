// `npm run access:explain -- --action clone --role developer …`: the verdict, and the chain of rules behind it.
import '../src/locales/late-texts'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { answerOf, explanationOf } from './access/explanation'
import { readQuestion, usage } from './access/question'
import { Refusal, runScript, say } from './terminal.mjs'

runScript(async () => {
  if (process.argv.includes('--help')) {
    say(usage)
    return 0
  }
  const question = readQuestion(process.argv.slice(2), readText)
  say(question.isJson ? JSON.stringify(answerOf(question), null, 2) : explanationOf(question))
  return 0
})

function readText(name: string): string {
  // npm runs scripts in the root, and tells where the person was.
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name)
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`, 2)
  return readFileSync(file, 'utf8')
}
