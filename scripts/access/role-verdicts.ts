import { factsOf } from '../../src/access/facts'
import type { StatedAction } from '../../src/access/rule-set'
import { clusterRoleLabel } from '../../src/domain/cluster-role'
import { t } from '../../src/locales/t'
import { defaultContext } from './default-context'
import { type DependencyState, dependencyDomains, statesOf } from './dependency-states'
import { type Judgement, judgeOf } from './judge'

/** The columns of the report's matrix; `unknown` is a role the console does not know. */
export const reportRoles = ['owner', 'accountAdmin', 'developer', 'accountManager', 'unknown'] as const
export type ReportRole = (typeof reportRoles)[number]

/** What people call it. */
export function roleLabel(role: ReportRole): string {
  return role === 'unknown' ? 'Unknown role' : t(clusterRoleLabel(role))
}

/** What a role may do when everything that does not follow from the role is met. */
export type RoleVerdict = {
  outcome: 'allowed' | 'disabled' | 'hidden'
  /** Ids of the rules the role itself leaves unmet. */
  unmet: readonly string[]
}

/** The facts that follow from the role alone, where a server's policies follow the published matrix. */
const roleFacts = [
  'clusterPolicy',
  'subClusterPolicy',
  'userPolicy',
  'managementPolicy',
  'blueprintPolicy',
  'connectionPolicy',
  'cliPolicy',
  'whitelistPolicy',
  'roleName',
  'authorizedRoles',
  'isOwnerByEmail',
] as const

/** The verdict of every role on one action: the fewest unmet rules over all states of the facts a role does not fix. */
export function roleVerdicts(stated: StatedAction): Record<ReportRole, RoleVerdict> {
  const judge = judgeOf(stated.rules)
  const domains = dependencyDomains(stated.rules)
  for (const name of roleFacts) domains.delete(name)
  const free = [...statesOf(domains)]
  const verdictOf = (role: ReportRole): RoleVerdict => {
    const fixed = factsOfRole(role)
    let best: Judgement | null = null
    for (const state of free) {
      const judged = judge({ ...state, ...fixed })
      if (best === null || judged.unmet.length < best.unmet.length) best = judged
      if (best.isAllowed) break
    }
    const { isAllowed = false, isHidden = true, unmet = [] } = best ?? {}
    return { outcome: isAllowed ? 'allowed' : isHidden ? 'hidden' : 'disabled', unmet }
  }
  return {
    owner: verdictOf('owner'),
    accountAdmin: verdictOf('accountAdmin'),
    developer: verdictOf('developer'),
    accountManager: verdictOf('accountManager'),
    unknown: verdictOf('unknown'),
  }
}

function factsOfRole(role: ReportRole): DependencyState {
  const facts = factsOf(defaultContext({ role: role === 'unknown' ? null : role }))
  return Object.fromEntries(roleFacts.map((name) => [name, facts[name]]))
}
