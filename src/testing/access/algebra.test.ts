import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AccessContext } from '../../access/access-context'
import { factsOfPlain } from '../../access/dependencies'
import { decide, explain } from '../../access/explain'
import type { Facts } from '../../access/facts'
import { roleMatrix } from '../../access/role-matrix'
import { grantedVerbs, policiesOfRole } from '../../access/role-policies'
import {
  type Action,
  actions,
  flagNames,
  platformActionNames,
  type Subject,
  subjects,
  verbs,
} from '../../access/vocabulary'
import { type ClusterPolicies, noPolicies, type PolicyName } from '../../domain/cluster'
import { buildPerson } from '../builders'
import { buildClusterDetail } from '../detail-builders'
import { contextOf } from './cells'
import { cellsOfAction, type RuledAction, ruledActions } from './ruled-actions'
import { parts, type Slot, type Stage } from './stage'
import { missingStages, slotsFor } from './stages'

const policies = [
  'clusterPolicy',
  'subClusterPolicy',
  'userPolicy',
  'managementPolicy',
  'blueprintPolicy',
  'connectionPolicy',
  'cliPolicy',
  'whitelistPolicy',
] as const
/** Facts of which more may only allow more. */
const grants = [...policies, 'planActions', 'flags'] as const

describe('what no table has', () => {
  const known = new Set(ruledActions.map(({ name }) => name))
  const unknown = subjects.flatMap((subject) =>
    actions
      .filter((action) => !known.has(`${subject}.${action}`))
      .map((action): [Action, Subject] => [action, subject]),
  )

  it(`is refused, all ${unknown.length} pairs of it`, () => {
    for (const [action, subject] of unknown) {
      const { isAllowed, isHidden, reasons } = decide(action, subject, everythingGranted())
      expect([isAllowed, isHidden, reasons.map(({ rule }) => rule)]).toEqual([false, true, ['unknown']])
    }
  })
})

describe('nothing known', () => {
  /** Open to anyone signed in; the rest is refused to those of whom something is known, as specified. */
  const open = [
    'Account.view',
    'BillingHistory.list',
    'Cluster.show',
    'ClusterPage.open-configurations',
    // Where the console says nothing else it runs in production; that is for who writes facts down.
    'ClusterPage.open-libraries',
    'ClusterPage.open-main',
    'Library.list',
    // Nothing is chosen yet that could be refused.
    'Platform.choose',
    'Profile.update',
    'SubCluster.choose',
  ]

  it('allows only what is open to everybody', () => {
    const nothing = factsOfPlain({})
    const allowed = ruledActions.filter(({ action, subject }) => decide(action, subject, nothing).isAllowed)
    expect(allowed.map(({ name }) => name).sort()).toEqual(open)
  })

  it.each([
    ['a role', { roleName: 'auditor', authorizedRoles: ['auditor', 'Owner'] }],
    ['verbs', Object.fromEntries(policyNames().map((name) => [name, ['manage', '*', 'Update', 'admin']]))],
  ])('and words nobody knows for %s allow no more than none', (_what, words) => {
    for (const { action, subject, name } of ruledActions) {
      const [known, none] = [words, {}].map((more) => explain(action, subject, clusterWith(more)))
      expect(known, name).toEqual(none)
    }
  })

  it('and flags and platform actions nobody knows allow no more than none', () => {
    const cluster = buildClusterDetail()
    const asked = (features: string[]) => ({
      person: buildPerson({
        platformActions: features.map((name) => ({ name, platforms: ['gc'] })),
        features: features.map((key) => ({ key, isToggled: true })),
        toggleFeatures: features.map((key) => ({ key, isPublished: true })),
      }),
      productKey: 'basalt',
      cluster,
      detail: cluster,
    })
    for (const { action, subject, name } of ruledActions)
      expect(explain(action, subject, asked(['teleport', 'Clone', 'acmeX', 'PAYMENT', ''])), name).toEqual(
        explain(action, subject, asked([])),
      )
  })
})

describe('more of a policy, the plan or the flags', () => {
  it('is nowhere asked to be missing', () => {
    const needs = ruledActions.flatMap(({ rules }) => rules.map(({ when }) => when))
    const excluding = needs.filter((when) => grants.some((grant) => 'not' in Object(when[grant])))
    expect(excluding).toEqual([])
  })

  // The largest cones follow from the sentence above; these are seen to keep it.
  const seen = ruledActions.filter((ruled) => asksForGrants(ruled) && cellsOfAction(ruled).count < 12_000)

  it.each(seen.map((ruled) => [ruled.name, ruled] as const))('never takes %s away', (_name, ruled) => {
    const { action, subject } = ruled
    for (const { facts } of cellsOfAction(ruled)) {
      if (!decide(action, subject, facts).isAllowed) continue
      for (const grant of grants.filter((name) => name in facts && asksFor(ruled, name))) {
        const more: Facts = Object.assign(Object.create(facts), { [grant]: everythingGranted()[grant] })
        if (!decide(action, subject, more).isAllowed) expect.fail(`${grant} takes ${ruled.name} away`)
      }
    }
  })
})

describe('an expired trial', () => {
  const asking = ruledActions.filter((ruled) => asksFor(ruled, 'isTrialExpired'))

  it.each(asking.map((ruled) => [ruled.name, ruled] as const))('never opens %s', (_name, ruled) => {
    const { action, subject } = ruled
    for (const { facts } of cellsOfAction(ruled)) {
      const [expired, live] = [true, false].map((isTrialExpired) =>
        decide(action, subject, Object.assign(Object.create(facts), { isTrialExpired })),
      )
      if (expired?.isAllowed && !live?.isAllowed) expect.fail(`expiry opens ${ruled.name}`)
    }
  })
})

describe('the roles', () => {
  const rank = { none: 0, view: 1, manage: 2 }

  it('give the owner all a manager has, in every area of the matrix', () => {
    for (const { area, grants: granted } of roleMatrix)
      expect(rank[granted.owner], area).toBeGreaterThanOrEqual(rank[granted.accountAdmin])
    for (const policy of policyNames())
      expect(grantedVerbs('owner', policy)).toEqual(
        expect.arrayContaining(grantedVerbs('accountAdmin', policy)),
      )
  })

  it('let the owner do whatever a manager may', () => {
    const [owner, manager] = (['owner', 'accountAdmin'] as const).map((role) =>
      clusterWith(policiesOfRole(role)),
    )
    for (const { action, subject, name } of ruledActions)
      if (manager && owner && explain(action, subject, manager).isAllowed)
        expect(explain(action, subject, owner).isAllowed, name).toBe(true)
  })
})

const slots = slotsFor({ flags: ['schedular'], planActions: ['clone'] })

describe('what is outside of a dependencies', () => {
  it.each(ruledActions.map((ruled) => [ruled.name, ruled] as const))(
    'changes nothing about %s',
    (_name, { action, subject, rules }) => {
      const dependencies: string[] = rules.flatMap(({ when }) => Object.keys(when))
      const isInside = (slot: Slot) => slot.facts.some((fact) => dependencies.includes(fact))
      const inside = slots.filter(isInside)
      const free = parts.filter((part) => !inside.some((slot) => slot.part === part))
      const outside = slots.filter((slot) => !isInside(slot))
      const absent = free.flatMap((part) => missingStages(part, []).slice(0, 1))
      const picked = (list: readonly Slot[]) =>
        fc.tuple(...list.map(({ stages }) => fc.constantFrom(...stages)))
      const cells = fc.tuple(picked(inside), picked(outside), picked(outside), fc.subarray(absent))
      fc.assert(
        fc.property(cells, ([kept, before, after, gone]: [Stage[], Stage[], Stage[], Stage[]]) => {
          const one = explain(action, subject, contextOf({ stages: [...before, ...kept] }))
          const other = explain(action, subject, contextOf({ stages: [...after, ...kept, ...gone] }))
          expect(other).toEqual(one)
        }),
        { numRuns: 60, seed: 4 },
      )
    },
  )
})

function asksForGrants(ruled: RuledAction): boolean {
  return grants.some((grant) => asksFor(ruled, grant))
}

function asksFor({ rules }: RuledAction, fact: string): boolean {
  return rules.some(({ when }) => fact in when)
}

function policyNames(): PolicyName[] {
  return ['management', 'cluster', 'connection', 'subCluster', 'user', 'blueprint', 'cli', 'whitelist']
}

/** Somebody on a cluster of which the policies hold this and nothing else. */
function clusterWith(held: Partial<ClusterPolicies>): AccessContext {
  const cluster = buildClusterDetail({ policies: { ...noPolicies, ...held } })
  return { person: buildPerson(), productKey: 'basalt', cluster, detail: cluster }
}

function everythingGranted(): Facts {
  const held = Object.fromEntries(policies.map((policy) => [policy, verbs]))
  return factsOfPlain({ ...held, flags: flagNames, planActions: platformActionNames })
}
