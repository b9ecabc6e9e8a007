import * as z from 'zod/mini'
import { rulesVersion } from '../../sandbox/rules-version'
import { resolutions, ruleKinds } from '../../src/access/rule'
import { type RuleSet, ruleSetOf } from '../../src/access/rule-set'
import type { When } from '../../src/access/when'
import { Refusal } from '../terminal.mjs'
import { type FactReading, factReadings } from './fact-readings'

/** All of the rules at one time, as it is committed and compared. */
export type Snapshot = Pick<RuleSet, 'matrix'> & {
  /** sha256 of the rule set. */
  version: string
  actions: readonly SnapshotAction[]
  roles: readonly SnapshotRole[]
  facts: readonly FactReading[]
}

/** Of any time: subjects and actions may be gone by now, so they are words. */
export type SnapshotAction = {
  subject: string
  action: string
  rules: RuleSet['actions'][number]['rules']
}
export type SnapshotRole = {
  role: string
  label: string
  policies: Readonly<Record<string, readonly string[]>>
}

/** The rules as they are now. */
export function takeSnapshot(): Snapshot {
  const rules = ruleSetOf()
  const { actions, matrix, roles } = rules
  return { version: rulesVersion(rules), actions, matrix, roles, facts: factReadings() }
}

/** As it is committed: one rule a line, so that a diff of git shows rules. */
export function snapshotText({ version, actions, matrix, roles, facts }: Snapshot): string {
  const actionTexts = actions.map(
    ({ subject, action, rules }) =>
      `{"subject":${JSON.stringify(subject)},"action":${JSON.stringify(action)},"rules":${rowsOf(rules, '    ')}}`,
  )
  return `{
  "version": ${JSON.stringify(version)},
  "actions": [
    ${actionTexts.join(',\n    ')}
  ],
  "matrix": ${rowsOf(matrix, '  ')},
  "roles": ${rowsOf(roles, '  ')},
  "facts": ${rowsOf(facts, '  ')}
}
`
}

function rowsOf(rows: readonly unknown[], indent: string): string {
  if (rows.length === 0) return '[]'
  const lines = rows.map((row) => `${indent}  ${JSON.stringify(row)}`)
  return `[\n${lines.join(',\n')}\n${indent}]`
}

const grant = z.enum(['manage', 'view', 'none'])
const verbList = z.array(z.enum(['list', 'create', 'update', 'delete']))
const policyName = z.enum([
  'management',
  'cluster',
  'connection',
  'subCluster',
  'user',
  'blueprint',
  'cli',
  'whitelist',
])

const rule = z.object({
  id: z.string(),
  kind: z.enum(ruleKinds),
  when: z.pipe(
    z.record(z.string(), z.unknown()),
    // The border: facts that are gone, and values of any kind, are compared as they stand.
    z.transform((when) => when as When),
  ),
  sentence: z.string(),
  effect: z.enum(['hide', 'disable']),
  resolution: z.enum(resolutions),
  source: z.string(),
})

const snapshot = z.object({
  version: z.string(),
  actions: z.array(z.object({ subject: z.string(), action: z.string(), rules: z.array(rule) })),
  matrix: z.array(
    z.object({
      area: z.string(),
      label: z.string(),
      grants: z.object({ owner: grant, accountAdmin: grant, developer: grant, accountManager: grant }),
      verbs: z.array(z.object({ policy: policyName, manage: verbList, view: verbList })),
      source: z.string(),
    }),
  ),
  roles: z.array(
    z.object({ role: z.string(), label: z.string(), policies: z.record(z.string(), z.array(z.string())) }),
  ),
  facts: z.array(z.object({ name: z.string(), reads: z.array(z.string()), answers: z.string() })),
})

/**
 * Reads a committed snapshot.
 * @param place what a refusal calls it
 * @throws Refusal where it is none
 */
export function readSnapshot(text: string, place: string): Snapshot {
  try {
    return z.parse(snapshot, JSON.parse(inTodaysWords(text)))
  } catch (error) {
    const reason = error instanceof z.core.$ZodError ? error.issues[0]?.path.join('.') : String(error)
    throw new Refusal(`${place} is no snapshot of the rules: ${reason}`, 2)
  }
}

/** Snapshots of older commits call the condition of a rule `metBy`, and what can change it `remedy`. */
function inTodaysWords(text: string): string {
  return text.replaceAll('"metBy":', '"when":').replaceAll('"remedy":', '"resolution":')
}
