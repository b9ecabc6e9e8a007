import { describe, expect, it } from 'vitest'
import { noPolicies } from '../domain/cluster'
import { buildCluster, buildPerson } from '../testing/builders'
import { accountPlanOf, clustersWithoutRole, ownClusters } from './account-plan'
import { explain } from './explain'

const withRole = (name: string, id = 9) =>
  buildPerson({ role: { id, name }, toggleFeatures: [{ key: 'payment', isPublished: true }] })

describe('the plan of an account', () => {
  it.each([
    ['free', 'free', 'downgrade'],
    ['basic', 'premium', 'upgrade'],
    ['premium', 'premium', 'upgrade'],
    ['enterprise', 'enterprise', 'contact'],
    ['constructor', null, null],
    ['', null, null],
  ] as const)(
    'of role %s is %s, and access calls %s the current one [PLAN-013, PLAN-017]',
    (role, plan, action) => {
      const person = withRole(role)
      expect(accountPlanOf(person).plan).toBe(plan)
      const current = (['downgrade', 'upgrade', 'contact'] as const).filter((each) =>
        explain(each, 'Plans', { person, productKey: 'basalt', environment: 'production' }).reasons.some(
          ({ sentence }) => sentence === 'This is your current plan.',
        ),
      )
      expect(current).toEqual(action === null ? [] : [action])
    },
  )

  it.each([
    [1, false, 'running'],
    [1, true, 'expired'],
    [3, false, 'none'],
    [3, true, 'none'],
  ] as const)('with role id %i and an expired trial (%s) is on a trial: %s', (id, isTrialExpired, trial) => {
    expect(accountPlanOf(buildPerson({ role: { id, name: 'free' }, isTrialExpired })).trial).toBe(trial)
  })
})

it('own clusters are those whose policies say owner', () => {
  const clusters = ['owner', 'accountAdmin', null].map((roleName) =>
    buildCluster({ name: `of-${roleName}`, policies: { ...noPolicies, roleName } }),
  )
  expect(ownClusters(clusters).map(({ name }) => name)).toEqual(['of-owner'])
  expect(clustersWithoutRole(clusters).map(({ name }) => name)).toEqual(['of-null'])
})
