import type { Cluster } from '../domain/cluster'
import type { Person } from '../domain/person'
import type { Plan } from '../domain/plan'
import { isTrial } from './account'

/** What an account has bought, for a person to read: what it may do with it is a verdict. */
export type AccountPlan = {
  /** Basic counts as premium (PLAN-D20); null where the server names a plan that nobody knows. */
  plan: Plan | null
  trial: 'none' | 'running' | 'expired'
}

/** The plan of a person's account and how its trial stands (D1 §6, D3 §6 'Other rules', PLAN-D03). */
export function accountPlanOf(person: Person): AccountPlan {
  const state = person.isTrialExpired ? 'expired' : 'running'
  return { plan: planOfRole.get(person.role.name) ?? null, trial: isTrial(person) ? state : 'none' }
}

const planOfRole: ReadonlyMap<string, Plan> = new Map([
  ['free', 'free'],
  ['basic', 'premium'],
  ['premium', 'premium'],
  ['enterprise', 'enterprise'],
])

/** Those of the clusters a person sees of which the server does not say what they are there. */
export function clustersWithoutRole(clusters: readonly Cluster[]): readonly Cluster[] {
  return clusters.filter(({ policies }) => policies.roleName === null)
}

/** Those of the clusters a person sees that are their own, as the server's policies name their role there. */
export function ownClusters(clusters: readonly Cluster[]): readonly Cluster[] {
  return clusters.filter(({ policies }) => policies.roleName === 'owner')
}
