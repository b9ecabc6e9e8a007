import { factsOfPlain } from '../../src/access/dependencies'
import { wantedValues } from '../../src/access/fact-words'
import type { When } from '../../src/access/when'

/** Values of facts, by name: one combination of what rules can tell apart. */
export type DependencyState = Readonly<Record<string, unknown>>

/** What stands for every word that no rule mentions. */
const otherWord = 'something else'

/**
 * For every fact the rules read, the values they can tell apart: those they mention and one other. A fact that is a
 * list takes every set of the mentioned words.
 */
export function dependencyDomains(rules: readonly { when: When }[]): Map<string, readonly unknown[]> {
  const mentioned = new Map<string, Set<unknown>>()
  for (const { when } of rules) {
    for (const [name, wanted] of Object.entries(when)) {
      const values = mentioned.get(name) ?? new Set()
      for (const value of wantedValues(wanted).values) values.add(value)
      mentioned.set(name, values)
    }
  }
  return new Map(
    [...mentioned]
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, values]) => [name, isListFact(name) ? setsOf([...values]) : withOther([...values])]),
  )
}

/** Every combination of the domains. */
export function* statesOf(domains: ReadonlyMap<string, readonly unknown[]>): Generator<DependencyState> {
  const entries = [...domains]
  const counts = entries.map(([, values]) => values.length)
  const total = countStates(domains)
  for (let index = 0; index < total; index++) {
    let rest = index
    const state: Record<string, unknown> = {}
    for (const [place, [name, values]] of entries.entries()) {
      const count = counts[place] ?? 1
      state[name] = values[rest % count]
      rest = Math.floor(rest / count)
    }
    yield state
  }
}

function countStates(domains: ReadonlyMap<string, readonly unknown[]>): number {
  return [...domains.values()].reduce((product, values) => product * values.length, 1)
}

function isListFact(name: string): boolean {
  return Object.entries(noFacts).some(([known, value]) => known === name && Array.isArray(value))
}

const noFacts = factsOfPlain({})

function withOther(values: readonly unknown[]): unknown[] {
  if (values.every((value) => typeof value === 'boolean'))
    return values.length > 1 ? [true, false, null] : [true, false]
  return [...values, otherWord]
}

/** No word, each alone, … all of them. The empty set also stands for one that holds other words only. */
function setsOf(words: readonly unknown[]): unknown[][] {
  return Array.from({ length: 2 ** words.length }, (_, bits) =>
    words.filter((_word, place) => (bits >> place) % 2 === 1),
  )
}
