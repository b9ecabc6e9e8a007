import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AccessContext } from '../../access/access-context'
import { factsOfPlain } from '../../access/cone'
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
import { cellsOfAction, type GatedAction, gatedActions } from './gated-actions'
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
  const known = new Set(gatedActions.map(({ name }) => name))
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
  /** Open to whoever is signed in; the rest is refused to those of whom something is known, as specified. */
  const open = [
    'Account.view',
    'Cluster.show',
    'ClusterPage.open-configurations',
    // Where the console says nothing else it runs in production; that is for who writes facts down.
    'ClusterPage.open-libraries',
    'ClusterPage.open-main',
    'Library.list',
    // Nothing is chosen yet that could be refused.
    'Platform.choose',
    'SubCluster.choose',
  ]

  it('allows only what is open to everybody', () => {
    const nothing = factsOfPlain({})
    const allowed = gatedActions.filter(({ action, subject }) => decide(action, subject, nothing).isAllowed)
    expect(allowed.map(({ name }) => name).sort()).toEqual(open)
  })

  it.each([
    ['a role', { roleName: 'auditor', authorizedRoles: ['auditor', 'Owner'] }],
    ['verbs', Object.fromEntries(policyNames().map((name) => [name, ['manage', '*', 'Update', 'admin']]))],
  ])('and words nobody knows for %s allow no more than none', (_what, words) => {
    for (const { action, subject, name } of gatedActions) {
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
    for (const { action, subject, name } of gatedActions)
      expect(explain(action, subject, asked(['teleport', 'Clone', 'acmeX', 'PAYMENT', ''])), name).toEqual(
        explain(action, subject, asked([])),
      )
  })
})

describe('more of a policy, the plan or the flags', () => {
  it('is nowhere asked to be missing', () => {
    const needs = gatedActions.flatMap(({ rules }) => rules.map(({ metBy }) => metBy))
    const excluding = needs.filter((metBy) => grants.some((grant) => 'not' in Object(metBy[grant])))
    expect(excluding).toEqual([])
  })

  // The largest cones follow from the sentence above; these are seen to keep it.
  const seen = gatedActions.filter((gated) => asksForGrants(gated) && cellsOfAction(gated).count < 12_000)

  it.each(seen.map((gated) => [gated.name, gated] as const))('never takes %s away', (_name, gated) => {
    const { action, subject } = gated
    for (const { facts } of cellsOfAction(gated)) {
      if (!decide(action, subject, facts).isAllowed) continue
      for (const grant of grants.filter((name) => name in facts && asksFor(gated, name))) {
        const more: Facts = Object.assign(Object.create(facts), { [grant]: everythingGranted()[grant] })
        if (!decide(action, subject, more).isAllowed) expect.fail(`${grant} takes ${gated.name} away`)
      }
    }
  })
})

describe('an expired trial', () => {
  const asking = gatedActions.filter((gated) => asksFor(gated, 'isTrialExpired'))

  it.each(asking.map((gated) => [gated.name, gated] as const))('never opens %s', (_name, gated) => {
    const { action, subject } = gated
    for (const { facts } of cellsOfAction(gated)) {
      const [expired, live] = [true, false].map((isTrialExpired) =>
        decide(action, subject, Object.assign(Object.create(facts), { isTrialExpired })),
      )
      if (expired?.isAllowed && !live?.isAllowed) expect.fail(`expiry opens ${gated.name}`)
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
    for (const { action, subject, name } of gatedActions)
      if (manager && owner && explain(action, subject, manager).isAllowed)
        expect(explain(action, subject, owner).isAllowed, name).toBe(true)
  })
})

const slots = slotsFor({ flags: ['schedular'], planActions: ['clone'] })

describe('what is outside of a cone', () => {
  it.each(gatedActions.map((gated) => [gated.name, gated] as const))(
    'changes nothing about %s',
    (_name, { action, subject, rules }) => {
      const cone: string[] = rules.flatMap(({ metBy }) => Object.keys(metBy))
      const isInside = (slot: Slot) => slot.facts.some((fact) => cone.includes(fact))
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

function asksForGrants(gated: GatedAction): boolean {
  return grants.some((grant) => asksFor(gated, grant))
}

function asksFor({ rules }: GatedAction, fact: string): boolean {
  return rules.some(({ metBy }) => fact in metBy)
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
