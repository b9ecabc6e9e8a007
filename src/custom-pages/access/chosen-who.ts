import type { Who } from '../../access/viewpoint'
import { isClusterRole } from '../../domain/cluster-role'
import type { ClusterUser } from '../../domain/cluster-user'

/** Whose access the address names. */
export type ChosenWho = {
  who: Who
  person?: ClusterUser
  /** The person is not, or not yet, among those of the cluster. */
  isMissing: boolean
  /** What the address names, where that is neither a role nor a person. */
  unknown?: string
}

const userPrefix = 'user:'

export function chosenWho(as: string, people: readonly ClusterUser[]): ChosenWho {
  if (isClusterRole(as)) return { who: { kind: 'role', role: as }, isMissing: false }
  if (as === 'me') return { who: { kind: 'me' }, isMissing: false }
  if (!as.startsWith(userPrefix)) return { who: { kind: 'me' }, isMissing: false, unknown: as }
  const person = people.find(({ id }) => asOfPerson(id) === as)
  if (!person) return { who: { kind: 'me' }, isMissing: true }
  return { who: { kind: 'user', user: person }, person, isMissing: false }
}

/** How the address names a person: by id; who has none goes by their e-mail address, which stays out of it. */
export function asOfPerson(id: string): string {
  return `${userPrefix}${id}`
}
