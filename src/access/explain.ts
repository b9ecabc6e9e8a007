import type { ClusterPolicies } from '../domain/cluster'
import { isClusterRole } from '../domain/cluster-role'
import { t } from '../locales/t'
import { type AccessAbility, ability, unmetRules } from './ability'
import type { AccessContext } from './access-context'
import { type FactName, type Facts, factsOf } from './facts'
import type { Resolution, Rule, RuleKind } from './rule'
import { noteUnknownName } from './unknown-names'
import { asViewed } from './view-as'
import type { Action, Subject } from './vocabulary'

/** One unmet rule, in words. */
export type Reason = {
  rule: string
  kind: RuleKind | 'unknown'
  sentence: string
  resolution: Resolution
  source: string
}

/** The answer to "may this person do that here?", with every unmet rule, most fundamental first. */
export type Verdict = {
  isAllowed: boolean
  /** The specification hides the control, rather than disabling it. */
  isHidden: boolean
  reasons: readonly Reason[]
}

/**
 * The one verdict of the console: menus, buttons, routes and the sandbox's handlers all ask this. All unmet rules are
 * collected; an action nobody declared is refused and noted, as a role is that nobody knows. Who views the console as a role is answered as that role.
 */
export function explain(action: Action, subject: Subject, context: AccessContext): Verdict {
  const roleName = context.cluster?.policies.roleName ?? null
  if (roleName !== null && !isClusterRole(roleName)) noteUnknownName(`role "${roleName}"`)
  return decide(action, subject, factsOf(asViewed(context)), ability, unreadFacts(context))
}

/** The same as this person hears it: who owns the cluster has no owner to ask. */
export function verdictFor(action: Action, subject: Subject, context: AccessContext): Verdict {
  const verdict = explain(action, subject, context)
  if (asViewed(context).cluster?.policies.roleName !== 'owner') return verdict
  const reasons = verdict.reasons.map(
    (reason): Reason => (reason.resolution === 'owner' ? { ...reason, resolution: 'support' } : reason),
  )
  return { ...verdict, reasons }
}

/** The facts of which nothing is known, because the server sent what they read in an unknown shape. */
export function unreadFacts({ person, cluster, detail, dataAgent }: AccessContext): ReadonlySet<FactName> {
  return new Set([
    ...(person.role.id ? [] : (['isTrial', 'planName'] as const)),
    ...(cluster?.policies.unreadable ?? []).map(policyFact),
    ...(detail?.unreadable ?? []),
    ...(dataAgent?.dataSources === null ? (['hasAgentSources'] as const) : []),
  ])
}

/** The fact that reads a part of a cluster's policies. */
function policyFact(part: ClusterPolicies['unreadable'][number]): FactName {
  return part === 'authorizedRoles' || part === 'roleName' ? part : `${part}Policy`
}

/**
 * The verdict on facts alone: what a log, a file or a comparison of rule sets holds.
 * @param unread facts of which nothing is known: see `unreadFacts`
 */
export function decide(
  action: Action,
  subject: Subject,
  facts: Facts,
  among: AccessAbility = ability,
  unread: ReadonlySet<FactName> = new Set(),
): Verdict {
  const unmet = unmetRules(among, action, subject, facts, unread)
  if (!unmet) {
    noteUnknownName(`action "${action}" on ${subject}`)
    return { isAllowed: false, isHidden: true, reasons: [unknownAction()] }
  }
  return {
    isAllowed: unmet.length === 0,
    isHidden: unmet.some(({ effect }) => effect === 'hide'),
    reasons: unmet.map(reasonOf),
  }
}

/** A rule as the reason a person hears. */
export function reasonOf(rule: Rule): Reason {
  const values = Object.fromEntries(
    Object.entries(rule.sentenceValues ?? {}).map(([name, key]) => [name, t(key)]),
  )
  const { id, kind, resolution, source } = rule
  return { rule: id, kind, sentence: t(rule.sentence, values), resolution, source }
}

function unknownAction(): Reason {
  return {
    rule: 'unknown',
    kind: 'unknown',
    sentence: t('access.unknownAction'),
    resolution: 'none',
    source: 'ACL-D26',
  }
}
