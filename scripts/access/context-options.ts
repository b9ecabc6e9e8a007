import { flagSpellings } from '../../src/access/account'
import { flagNames, planNames, platformActionNames } from '../../src/access/vocabulary'
import { platforms } from '../../src/domain/cluster'
import { type ClusterRole, clusterRoleLabel, clusterRoles } from '../../src/domain/cluster-role'
import { clusterStates } from '../../src/domain/cluster-state'
import { t } from '../../src/locales/t'
import { unknownName } from './action-names'
import type { ContextOptions } from './default-context'

/** What a command line says of a context, as it was typed. */
export type TypedOptions = {
  role?: string
  plan?: string
  platform?: string
  state?: string
  flags?: string
  'platform-actions'?: string
  trial: boolean
  expired: boolean
  'not-partner': boolean
}

/**
 * The context that is meant, and in words what was said of it and what is assumed.
 * @throws Refusal for a name nobody knows
 */
export function readContextOptions(typed: TypedOptions): {
  context: ContextOptions
  said: readonly string[]
  assumed: readonly string[]
} {
  const role = typed.role === undefined ? 'owner' : roleOf(typed.role)
  const plan = known('plan', typed.plan, planNames)
  const isTrial = typed.trial || typed.expired || plan === 'free'
  const platform = known('platform', typed.platform, platforms) ?? 'gc'
  const state = known('cluster state', typed.state, clusterStates) ?? 'running'
  const lines: readonly [isSaid: boolean, line: string][] = [
    [
      typed.role !== undefined,
      `role ${t(clusterRoleLabel(role))} (${role}), policies by the published matrix`,
    ],
    [plan !== undefined, `plan ${plan ?? (isTrial ? 'free' : 'premium')}`],
    [isTrial, isTrial ? 'on a trial' : 'not on a trial'],
    [typed.expired, typed.expired ? 'the trial has expired' : 'no trial has expired'],
    [typed['not-partner'], typed['not-partner'] ? 'no partner' : 'a partner'],
    [typed.platform !== undefined, `platform ${platform}`],
    [typed.state !== undefined, `the cluster is ${state}`],
    [typed.flags !== undefined, `feature flags on: ${typed.flags ?? 'all'}`],
    [
      typed['platform-actions'] !== undefined,
      `platform actions of the plan: ${typed['platform-actions'] ?? 'all, on every platform'}`,
    ],
    [
      false,
      'a premium cluster in a build that knows premium; 1 of 10 clusters; rows as most are: somebody else’s, settled, no pending owner',
    ],
  ]
  return {
    context: {
      role,
      plan,
      isTrial,
      isTrialExpired: typed.expired,
      isPartner: !typed['not-partner'],
      platform,
      state,
      flags: listed(typed.flags, flagNames, flagOf),
      platformActions: listed(typed['platform-actions'], platformActionNames, (name) =>
        known('platform action', name, platformActionNames),
      ),
    },
    said: lines.flatMap(([isSaid, line]) => (isSaid ? [line] : [])),
    assumed: lines.flatMap(([isSaid, line]) => (isSaid ? [] : [line])),
  }
}

/** A role by its key or by what people call it. */
function roleOf(typed: string): ClusterRole {
  const asked = typed.toLowerCase()
  const found = clusterRoles.find(
    (role) => role.toLowerCase() === asked || t(clusterRoleLabel(role)).toLowerCase() === asked,
  )
  if (found) return found
  throw unknownName(
    'role',
    typed,
    clusterRoles.flatMap((role) => [role, t(clusterRoleLabel(role))]),
  )
}

function flagOf(typed: string): string {
  const found = flagNames.find((flag) => flag === typed || flagSpellings(flag, 'basalt').includes(typed))
  if (found) return found
  throw unknownName('feature flag', typed, flagNames)
}

function known<Name extends string>(
  what: string,
  typed: string | undefined,
  names: readonly Name[],
): Name | undefined {
  if (typed === undefined) return undefined
  const found = names.find((name) => name.toLowerCase() === typed.toLowerCase())
  if (found === undefined) throw unknownName(what, typed, names)
  return found
}

function listed(
  typed: string | undefined,
  all: readonly string[],
  find: (name: string) => string | undefined,
): readonly string[] {
  if (typed === undefined || typed === 'all') return all
  if (typed === 'none') return []
  return typed.split(',').flatMap((name) => find(name.trim()) ?? [])
}
