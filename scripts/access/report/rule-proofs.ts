import type { StatedRule } from '../../../src/access/rule-set'
import { expectedAccess } from '../../../src/testing/access/expected-access'
import type { TestResult } from '../../trace/results'
import type { TestTitle } from './test-titles'

/** A test that would fail if the rule were another. */
export type RuleProof = {
  file: string
  title: string
  /** Requirements of the rule that the test claims; none for one that goes through every state of the action. */
  ids: readonly string[]
  /** Of the last `npm test` in this working copy. */
  outcome: TestResult['outcome'] | 'unknown'
}

export type RuleProofs = { tests: readonly RuleProof[]; requirements: readonly string[] }

/** Where the expectation written by hand is held against every state of every action. */
const enumerationFile = 'src/testing/access/every-cell.test.ts'

/**
 * What proves a rule: the test that goes through every state of its action, and the tests whose titles claim a
 * requirement that the rule's source, or the expectation of the same condition, names.
 */
export function createProofs(titles: readonly TestTitle[], results: readonly TestResult[]) {
  const byId = new Map<string, TestTitle[]>()
  for (const test of titles) for (const id of test.ids) byId.set(id, [...(byId.get(id) ?? []), test])
  const outcomeOf = createOutcomes(results)
  return (name: string, rule: StatedRule): RuleProofs => {
    const requirements = requirementsOf(name, rule)
    const claiming = new Map<TestTitle, string[]>()
    for (const id of requirements)
      for (const test of byId.get(id) ?? []) claiming.set(test, [...(claiming.get(test) ?? []), id])
    const tests = [...claiming].map(([test, ids]) => ({
      file: test.file,
      title: test.title,
      ids,
      outcome: outcomeOf(test),
    }))
    return { requirements, tests: [enumerationOf(name, results), ...tests] }
  }
}

/** Ids in the rule's own source, and in that of the expected condition that reads the same facts. */
function requirementsOf(name: string, rule: StatedRule): string[] {
  const facts = Object.keys(rule.when).sort().join()
  const expected = (expectedAccess[name] ?? []).filter(
    ({ oneOf }) =>
      oneOf
        .map(({ fact }) => fact)
        .sort()
        .join() === facts,
  )
  const sources = [rule.source, ...expected.map(({ source }) => source)]
  return [...new Set(sources.flatMap((source) => source.match(/\b[A-Z]{2,}-D?\d{2,}\b/g) ?? []))]
}

/** Its title says how many states there are: `Cluster.clone: 480 states as the specification says`. */
function enumerationOf(name: string, results: readonly TestResult[]): RuleProof {
  const found = results.find(({ title }) => lastPart(title).startsWith(`${name}: `))
  const title = found ? withoutIds(lastPart(found.title)) : `${name}: every state as the specification says`
  return { file: enumerationFile, title, ids: [], outcome: found?.outcome ?? 'unknown' }
}

/** The last outcome of a test, whose title may be a pattern: failed once is failed. */
function createOutcomes(results: readonly TestResult[]): (test: TestTitle) => RuleProof['outcome'] {
  const byIds = new Map<string, TestResult[]>()
  for (const result of results) {
    const key = idsPart(result.title)
    if (key) byIds.set(key, [...(byIds.get(key) ?? []), result])
  }
  return ({ title, ids }) => {
    const pattern = new RegExp(
      `(^| > )${title
        .split(/%%|%\w|\$[\w.]+|…/)
        .map(escaped)
        .join('.*')}$`,
      's',
    )
    const runs = (byIds.get(ids.join()) ?? []).filter((result) => pattern.test(withoutIds(result.title)))
    const outcomes = new Set(runs.map(({ outcome }) => outcome))
    if (outcomes.has('failed')) return 'failed'
    return outcomes.has('passed') ? 'passed' : outcomes.has('not run') ? 'not run' : 'unknown'
  }
}

function idsPart(title: string): string {
  return /\[([^[\]]*)\]$/.exec(title)?.[1]?.replaceAll(' ', '') ?? ''
}

function withoutIds(title: string): string {
  return title.replace(/\s*\[[^[\]]*\]$/, '')
}

function lastPart(title: string): string {
  return title.split(' > ').at(-1) ?? title
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
