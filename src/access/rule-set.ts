import type { PolicyName } from '../domain/cluster'
import { type ClusterRole, clusterRoleLabel } from '../domain/cluster-role'
import { t } from '../locales/t'
import { accessRules } from './access-rules'
import { factReaders } from './facts'
import { type GrantedVerbs, type MatrixRow, matrixRoles, roleMatrix } from './role-matrix'
import { grantedVerbs } from './role-policies'
import { type AccessRules, inOrder, type Resolution, type Rule, type RuleKind } from './rule'
import { type Action, actions, type Subject, subjects, type Verb } from './vocabulary'
import type { When } from './when'

/** One rule as it is written down: the table's row with its sentence in English. */
export type StatedRule = {
  id: string
  kind: RuleKind
  /** Met by any one of these; the names of the facts in order. */
  when: When
  sentence: string
  effect: Rule['effect']
  resolution: Resolution
  source: string
}

export type StatedAction = { subject: Subject; action: Action; rules: readonly StatedRule[] }

/** All that decides who may do what, as plain data that can be written down, compared and hashed. */
export type RuleSet = {
  /** By subject, then action; the rules in the order in which a person hears them. */
  actions: readonly StatedAction[]
  /** The published matrix in its own order. */
  matrix: readonly (Pick<MatrixRow, 'area' | 'grants' | 'verbs' | 'source'> & { label: string })[]
  /** What a server's policies hold for a role where they follow the matrix. */
  roles: readonly {
    role: ClusterRole
    label: string
    policies: Readonly<Record<PolicyName, readonly Verb[]>>
  }[]
  /** What of the context each fact reads. */
  facts: readonly { name: string; reads: readonly string[] }[]
}

/**
 * The rules of the console, or of other tables, in their written form. Needs every text of the console
 * (`src/locales/late-texts.ts`). `sandbox/rules-version.ts` gives its hash, the version of the rules.
 */
export function ruleSetOf(tables: AccessRules = accessRules): RuleSet {
  return {
    actions: [...subjects].sort().flatMap((subject) =>
      [...actions].sort().flatMap((action) => {
        const rules = tables[subject]?.[action]
        return rules ? [{ subject, action, rules: inOrder(rules).map(stated) }] : []
      }),
    ),
    matrix: roleMatrix.map(({ area, label, grants, verbs, source }) => ({
      area,
      label: t(label),
      grants,
      verbs: verbs.map(({ policy, manage, view }): GrantedVerbs => ({ policy, manage, view })),
      source,
    })),
    roles: matrixRoles.map((role) => ({
      role,
      label: t(clusterRoleLabel(role)),
      policies: {
        management: grantedVerbs(role, 'management'),
        cluster: grantedVerbs(role, 'cluster'),
        connection: grantedVerbs(role, 'connection'),
        subCluster: grantedVerbs(role, 'subCluster'),
        user: grantedVerbs(role, 'user'),
        blueprint: grantedVerbs(role, 'blueprint'),
        cli: grantedVerbs(role, 'cli'),
        whitelist: grantedVerbs(role, 'whitelist'),
      },
    })),
    facts: Object.entries(factReaders)
      .map(([name, { reads }]) => ({ name, reads }))
      .sort((left, right) => compare(left.name, right.name)),
  }
}

function stated({
  id,
  kind,
  when,
  sentence,
  sentenceValues = {},
  effect,
  resolution,
  source,
}: Rule): StatedRule {
  const values = Object.fromEntries(Object.entries(sentenceValues).map(([name, key]) => [name, t(key)]))
  return {
    id,
    kind,
    when: Object.fromEntries(Object.entries(when).sort(([left], [right]) => compare(left, right))),
    // The brand is a matter of the deployment, not of the rules.
    sentence: t(sentence, { product: '{{product}}', ...values }),
    effect,
    resolution,
    source,
  }
}

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right)
}
