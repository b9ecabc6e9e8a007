import type { Rule } from '../../access/rule'
import { flagNames, platformActionNames, verbs } from '../../access/vocabulary'
import { factsIn } from '../../access/when'

/** A table with one fault in it. */
export type Mutant = { name: string; rules: readonly Rule[] }

/** Every single fault of the rules of an action: a condition too few, another effect, another word asked for. */
export function mutantsOf(rules: readonly Rule[]): Mutant[] {
  return rules.flatMap((rule, index) => {
    const others = [...rules.slice(0, index), ...rules.slice(index + 1)]
    const changed = (name: string, change: Partial<Rule>): Mutant => ({
      name: `${rule.id} ${name}`,
      rules: [...rules.slice(0, index), { ...rule, ...change }, ...rules.slice(index + 1)],
    })
    return [
      { name: `${rule.id} dropped`, rules: others },
      changed('with the other effect', { effect: rule.effect === 'hide' ? 'disable' : 'hide' }),
      changed('with another sentence', { sentence: 'access.unknownAction', sentenceValues: {} }),
      ...whenMutants(rule.when).map(([name, when]) => changed(name, { when })),
    ]
  })
}

type When = Rule['when']

function whenMutants(when: When): [string, When][] {
  const entries: [string, unknown][] = Object.entries(when)
  return factsIn(when).flatMap((fact) => {
    const wanted: unknown = when[fact]
    const without = entries.filter(([name]) => name !== fact)
    const put = (value: unknown): When => whenOf([...without, [fact, value]])
    return [
      ...(without.length > 0 ? [named(`without ${fact}`, whenOf(without))] : []),
      ...lessOf(wanted).map((value) => named(`${fact} ${JSON.stringify(value)}`, put(value))),
      ...wordsBeside(fact, wanted).map((word) => named(`${fact} ${word}`, put(word))),
      ...policiesBeside(fact).map((other) => named(`of ${other}`, whenOf([...without, [other, wanted]]))),
    ]
  })
}

function named(name: string, needs: When): [string, When] {
  return [name, needs]
}

function whenOf(entries: readonly [string, unknown][]): When {
  // A mutant may ask what no rule could: that is what the verdicts are compared for.
  return Object.fromEntries(entries) as When
}

/** The same wish with one value fewer; what asks for a single one then asks for nothing that there is. */
function lessOf(wanted: unknown): unknown[] {
  if (Array.isArray(wanted)) return without(wanted)
  if (typeof wanted === 'object' && wanted !== null && 'not' in wanted && Array.isArray(wanted.not))
    return without(wanted.not).map((not) => ({ not }))
  return [[]]
}

function without(values: readonly unknown[]): unknown[][] {
  return values.map((_, index) => [...values.slice(0, index), ...values.slice(index + 1)])
}

const words: Readonly<Record<string, readonly string[]>> = {
  flags: flagNames,
  planActions: platformActionNames,
}

/** Every other verb, flag or platform action. */
function wordsBeside(fact: string, wanted: unknown): readonly string[] {
  const all = words[fact] ?? (fact.endsWith('Policy') ? verbs : [])
  return typeof wanted === 'string' ? all.filter((word) => word !== wanted) : []
}

const policies = [
  'clusterPolicy',
  'subClusterPolicy',
  'userPolicy',
  'managementPolicy',
  'blueprintPolicy',
  'connectionPolicy',
  'cliPolicy',
  'whitelistPolicy',
]

/** Every other policy. */
function policiesBeside(fact: string): readonly string[] {
  return policies.includes(fact) ? policies.filter((policy) => policy !== fact) : []
}
