import { parseArgs } from 'node:util'

const known = {
  json: { type: 'boolean', default: false },
  name: { type: 'string' },
  format: { type: 'string', default: 'json' },
  out: { type: 'string' },
  header: { type: 'string', multiple: true },
  forms: { type: 'boolean', default: false },
  as: { type: 'string', default: 'owner' },
  config: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/** What was asked of `npm run resources`; an option that is not known is a sentence, and no reason for a stack. */
export function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: known })
    return { options: values, positionals, fault: null }
  } catch (error) {
    const { values } = parseArgs({ args: [], options: known })
    return { options: values, positionals: [], fault: error instanceof Error ? error.message : String(error) }
  }
}
