import { parseArgs } from 'node:util'
import { rulesVersion } from '../../sandbox/rules-version'
import { factsOfPlain } from '../../src/access/dependencies'
import { unreadFacts } from '../../src/access/explain'
import { type FactName, type Facts, factReaders, factsOf } from '../../src/access/facts'
import { ruleSetOf } from '../../src/access/rule-set'
import { clusterStates } from '../../src/domain/cluster-state'
import { Refusal } from '../terminal.mjs'
import { findAction, type RuledAction, unknownName } from './action-names'
import { type ContextFile, readContextFile } from './context-file'
import { readContextOptions } from './context-options'
import { defaultContext } from './default-context'

/** What is asked, and of which facts. */
export type Question = RuledAction & {
  facts: Facts
  /** Facts of which nothing is known, because the server sent what they read in an unknown shape. */
  unread: ReadonlySet<FactName>
  /** Where the facts come from, a line each. */
  said: readonly string[]
  assumed: readonly string[]
  isJson: boolean
}

/** How to ask, for who asks that. */
export const usage = `Use: npm run access:explain -- --action clone [--subject Cluster] [what is known] [--json]
  --role owner|accountAdmin|developer|accountManager   with the policies of the published matrix
  --plan free|basic|premium|enterprise   --trial   --expired   --not-partner
  --platform gc|az|az-saas   --state ${clusterStates.join('|')}
  --flags a,b | all | none   --platform-actions a,b | all | none
  --fact name=value          any fact by its name, as often as needed: --fact isPendingOwner=true
  --context file.json        {person, cluster, …}, or {action, subject, facts} from a denial log, instead of the above
The exit code is 0 for any answer and 2 for a question that cannot be answered.`

/**
 * Reads a question from the arguments of a command line.
 * @param readFile the text of the file of that name
 * @throws Refusal with exit code 2 for a name nobody knows
 */
export function readQuestion(args: readonly string[], readFile: (name: string) => string): Question {
  const options = parse(args)
  const { context: file, json: isJson, fact: changes, action, subject, ...contextOptions } = options
  if (file === undefined) {
    const asked = findAction(required(action), subject)
    const { said, assumed, context } = readContextOptions(contextOptions)
    const facts = withChanges(factsOf(defaultContext(context)), changes)
    return {
      ...asked,
      facts,
      unread: new Set(),
      said: [...said, ...changes.map((change) => `fact ${change}`)],
      assumed,
      isJson,
    }
  }
  const extra = Object.entries(contextOptions).find(([, value]) => value !== undefined && value !== false)
  if (extra)
    throw new Refusal(`--context holds all that is known; leave out --${extra[0]}, or use --fact.`, 2)
  const content = readContextFile(readFile(file))
  const asked = findAction(required(action ?? content.action), subject ?? content.subject)
  const facts =
    content.kind === 'context' ? factsOf(content.context) : factsOfPlain(knownFacts(content.facts))
  return {
    ...asked,
    facts: withChanges(facts, changes),
    unread: unreadBut(
      changes,
      content.kind === 'context' ? unreadFacts(content.context) : loggedUnread(content),
    ),
    said: [
      `all of ${file}`,
      ...(content.kind === 'facts' ? versionNote(content.rulesVersion) : []),
      ...changes.map((change) => `fact ${change}`),
    ],
    assumed: ['nothing: what the file does not hold is not known'],
    isJson,
  }
}

/** A log tells by which rules it was judged; today's may say otherwise. */
function versionNote(version: string | undefined): string[] {
  if (version === undefined) return []
  const isSame = version === rulesVersion(ruleSetOf())
  return [
    `logged under the rules ${version.slice(0, 12)}, ${isSame ? 'which are these' : 'which have changed since'}`,
  ]
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const yes = { type: 'boolean', default: false } as const
  try {
    return parseArgs({
      args: [...args],
      options: {
        action: text,
        subject: text,
        context: text,
        json: yes,
        fact: { type: 'string', multiple: true, default: [] },
        role: text,
        plan: text,
        platform: text,
        state: text,
        flags: text,
        'platform-actions': text,
        trial: yes,
        expired: yes,
        'not-partner': yes,
      },
    }).values
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n\n${usage}`, 2)
  }
}

function required(action: string | undefined): string {
  if (action === undefined) throw new Refusal(usage, 2)
  return action
}

/** The facts with `name=value` put in: words with commas for a list, `true`, `false`, `null`, or a word. */
function withChanges(facts: Facts, changes: readonly string[]): Facts {
  const plain: Record<string, unknown> = Object.fromEntries(
    factNames.map((name) => [name, Reflect.get(facts, name)]),
  )
  for (const change of changes) {
    const [name = '', ...rest] = change.split('=')
    const value = rest.join('=')
    if (!factNames.includes(name)) throw unknownName('fact', name, factNames)
    plain[name] = Array.isArray(plain[name]) ? wordsOf(value) : scalarOf(value)
  }
  return factsOfPlain(plain)
}

/** What could not be read, but for what is said anyway. */
function unreadBut(changes: readonly string[], unread: Iterable<FactName>): ReadonlySet<FactName> {
  const said = changes.map((change) => change.split('=')[0])
  return new Set([...unread].filter((name) => !said.includes(name)))
}

/** What a log says could not be read. */
function loggedUnread({ unread }: Extract<ContextFile, { kind: 'facts' }>): FactName[] {
  return (unread ?? []).map((name) => {
    if (!isFactName(name)) throw unknownName('fact', name, factNames)
    return name
  })
}

const factNames = Object.keys(factReaders)

function isFactName(name: string): name is FactName {
  return factNames.includes(name)
}

function knownFacts(facts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const wrong = Object.keys(facts).find((name) => !factNames.includes(name))
  if (wrong !== undefined) throw unknownName('fact', wrong, factNames)
  return facts
}

function wordsOf(value: string): string[] {
  return value.split(',').filter(Boolean)
}

function scalarOf(value: string): unknown {
  const known: Readonly<Record<string, unknown>> = { true: true, false: false, null: null }
  return Object.hasOwn(known, value) ? known[value] : value
}
