import type { Cluster, ClusterPolicies, PolicyName } from '../domain/cluster'
import { type ClusterRole, isClusterRole } from '../domain/cluster-role'
import type { Person } from '../domain/person'
import type { MessageKey } from '../locales/messages'
import { accessRules } from './access-rules'
import { flagSpellings } from './account'
import { ruledActions } from './explore'
import { personFacts } from './facts/person-facts'
import { type Grant, roleMatrix } from './role-matrix'
import { grantedVerbs } from './role-policies'
import { type Action, flagNames, platformActionNames, type Subject, type Verb, verbs } from './vocabulary'
import type { When } from './when'

/** One verb of one policy on which the matrix and the server do not say the same. */
export type DriftCell = {
  policy: PolicyName
  verb: Verb
  /** Row of the matrix that speaks of it, and what it publishes for the role; null where no row does. */
  area: { name: string; label: MessageKey; published: Grant } | null
  /** Actions with a rule that asks for the verb: it opens them, or its absence closes them. */
  actions: readonly { action: Action; subject: Subject }[]
}

/** Names the console does not know, or reads in its own way; what is not known opens nothing. */
export type Remark = {
  kind:
    | 'role-unknown'
    | 'role-missing'
    | 'policy-unread'
    | 'role-not-authorized'
    | 'authorized-role-unknown'
    | 'verb-unknown'
    | 'flag-unknown'
    | 'flag-spelling'
    | 'platform-action-unknown'
    | 'plan-unknown'
    | 'trial-mismatch'
  name: string
  /** The list it stands in: a policy, or a key of the account; what a spelling is read as. */
  place: string
}

export type Drift = {
  /** Whose row was compared; null for a role the matrix does not have. */
  role: ClusterRole | null
  /** Whether the role has a row, has none, or could not be read. */
  basis: 'row' | 'no-row' | 'role-unread'
  /** How many verbs were compared. */
  compared: number
  /** Whether a policy could not be read, so that its verbs were not compared. */
  isPartial: boolean
  /** Granted by the server, and not by the matrix. */
  grantsMore: readonly DriftCell[]
  /** Granted by the matrix, and not by the server. */
  grantsLess: readonly DriftCell[]
  /** Granted by the server where no row of the matrix says anything. */
  unspoken: readonly DriftCell[]
  unknown: readonly Remark[]
}

/** Where the policies a server sent for a cluster and the published matrix disagree, in both directions (ACL-D17). */
export function driftOf({ policies }: Pick<Cluster, 'policies'>): Drift {
  const name = policies.roleName ?? ''
  const role = isClusterRole(name) ? name : null
  // Of what could not be read nobody knows whether it grants anything.
  const read = policyNames.filter((policy) => !policies.unreadable.includes(policy))
  const cells = role === null ? [] : read.flatMap((policy) => cellsOf(role, policy))
  const isSent = ({ policy, verb }: DriftCell) => policies[policy].includes(verb)
  const isPublished = ({ policy, verb }: DriftCell) =>
    role !== null && grantedVerbs(role, policy).includes(verb)
  const spoken = cells.filter(({ area }) => area !== null)
  return {
    role,
    basis: role !== null ? 'row' : policies.unreadable.includes('roleName') ? 'role-unread' : 'no-row',
    compared: spoken.length,
    isPartial: read.length < policyNames.length,
    grantsMore: spoken.filter((cell) => isSent(cell) && !isPublished(cell)),
    grantsLess: spoken.filter((cell) => !isSent(cell) && isPublished(cell)),
    unspoken: cells.filter((cell) => cell.area === null && isSent(cell)),
    unknown: [...unreadRemarks(policies), ...roleRemarks(policies), ...verbRemarks(policies)],
  }
}

/** What an account carries that the console does not know, or knows by another name (ACL-D08, ACL-D23, ACL-D27). */
export function accountRemarks(person: Person, productKey: string): Remark[] {
  const spellings = flagNames.map((flag) => flagSpellings(flag, productKey))
  const keys = [
    ...person.features.map(({ key }) => ({ key, place: 'features' })),
    ...person.toggleFeatures.map(({ key }) => ({ key, place: 'toggleFeatures' })),
  ]
  const isTrialPlan = person.role.name === 'free'
  const isKnownPlan = personFacts.planName.read({ person, productKey }) !== null
  const isOnTrial = personFacts.isTrial.read({ person, productKey })
  return [
    ...keys
      .filter(({ key }) => !spellings.some((names) => names.includes(key)))
      .map(({ key, place }): Remark => ({ kind: 'flag-unknown', name: key, place })),
    ...keys.flatMap(({ key }): Remark[] => {
      const [written] = spellings.find((names) => names.slice(1).includes(key)) ?? []
      return written === undefined ? [] : [{ kind: 'flag-spelling', name: key, place: written }]
    }),
    ...person.platformActions
      .filter(({ name }) => !platformActionNames.some((known) => known === name))
      .map(({ name }): Remark => ({ kind: 'platform-action-unknown', name, place: 'platformActions' })),
    ...(isKnownPlan ? [] : [remark('plan-unknown', person.role.name, 'role.name')]),
    ...(isKnownPlan && isTrialPlan !== isOnTrial
      ? [remark('trial-mismatch', person.role.name, String(person.role.id))]
      : []),
  ]
}

const policyNames: readonly PolicyName[] = [
  'cluster',
  'subCluster',
  'user',
  'management',
  'blueprint',
  'connection',
  'cli',
  'whitelist',
]

function cellsOf(role: ClusterRole, policy: PolicyName): DriftCell[] {
  return verbs.map((verb) => {
    const row = roleMatrix.find(({ verbs: spoken }) =>
      spoken.some((of) => of.policy === policy && [...of.manage, ...of.view].includes(verb)),
    )
    const area = row ? { name: row.area, label: row.label, published: row.grants[role] } : null
    return { policy, verb, area, actions: actionsThatAsk(policy, verb) }
  })
}

function actionsThatAsk(policy: PolicyName, verb: Verb): { action: Action; subject: Subject }[] {
  return ruledActions().filter(({ action, subject }) =>
    accessRules[subject]?.[action]?.some(({ when }) => asksFor(when, policy, verb)),
  )
}

function asksFor(needs: When, policy: PolicyName, verb: Verb): boolean {
  return [needs[`${policy}Policy`]].flat().includes(verb)
}

function unreadRemarks({ unreadable }: ClusterPolicies): Remark[] {
  return unreadable.map((part) =>
    remark('policy-unread', '', part === 'roleName' || part === 'authorizedRoles' ? part : `${part}Policy`),
  )
}

function roleRemarks({ roleName, authorizedRoles, unreadable }: ClusterPolicies): Remark[] {
  const own =
    roleName === null
      ? unreadable.includes('roleName')
        ? []
        : [remark('role-missing', '', 'roleName')]
      : [
          ...(isClusterRole(roleName) ? [] : [remark('role-unknown', roleName, 'roleName')]),
          ...(authorizedRoles.includes(roleName) || unreadable.includes('authorizedRoles')
            ? []
            : [remark('role-not-authorized', roleName, 'authorizedRoles')]),
        ]
  const others = authorizedRoles
    .filter((role) => !isClusterRole(role))
    .map((role) => remark('authorized-role-unknown', role, 'authorizedRoles'))
  return [...own, ...others]
}

function verbRemarks(policies: ClusterPolicies): Remark[] {
  return policyNames.flatMap((policy) =>
    policies[policy]
      .filter((verb) => !verbs.some((known) => known === verb))
      .map((verb) => remark('verb-unknown', verb, `${policy}Policy`)),
  )
}

function remark(kind: Remark['kind'], name: string, place: string): Remark {
  return { kind, name, place }
}
