import { flagRule, lacksFlag, rule, when } from './common-rules'
import type { SampledCall } from './sampled-call'

const currentPlan = 'This is your current plan.'
const throughSales = 'An Enterprise plan is changed through sales.'
const ofRole = (id: number, name: 'free' | 'basic' | 'premium' | 'enterprise') => ({ role: { id, name } })

/** Changing the plan of an account. */
export const planCalls: readonly SampledCall[] = [
  {
    name: 'Plans.downgrade',
    proves: ['PLAN-008', 'PLAN-011'],
    // One cluster of the smallest size.
    actor: 'provisioned',
    request: () => ['POST', '/plan/{id}', { plan: 'free' }],
    done: 200,
    requires: [
      [
        flagRule('plans.downgrade.flag'),
        rule('property', 'plans.downgrade.current', currentPlan),
        rule('property', 'plans.downgrade.enterprise', throughSales),
      ],
    ],
    unmodified: 'plans.downgrade.current',
    conditions: [
      lacksFlag('payment', ['plans.downgrade.flag']),
      when('the plan is free', { person: ofRole(1, 'free') }, ['plans.downgrade.current'], ['plan']),
      when('the plan is basic', { person: ofRole(2, 'basic') }, [], ['plan']),
      when(
        'the plan is enterprise',
        { person: ofRole(4, 'enterprise') },
        ['plans.downgrade.enterprise'],
        ['plan'],
      ),
    ],
    needs: {},
  },
  {
    name: 'Plans.upgrade',
    proves: ['PLAN-013', 'PLAN-017'],
    actor: 'trial',
    request: () => ['POST', '/plan/{id}', { plan: 'premium' }],
    done: 200,
    requires: [
      [
        flagRule('plans.upgrade.flag'),
        rule('property', 'plans.upgrade.current', currentPlan),
        rule('property', 'plans.upgrade.enterprise', throughSales),
      ],
    ],
    unmodified: 'plans.upgrade.current',
    conditions: [
      lacksFlag('payment', ['plans.upgrade.flag']),
      when('the plan is premium', { person: ofRole(3, 'premium') }, ['plans.upgrade.current'], ['plan']),
      when('the plan is basic', { person: ofRole(2, 'basic') }, ['plans.upgrade.current'], ['plan']),
      when('the trial has expired', { person: { trialExpired: true } }, []),
      when(
        'the plan is enterprise',
        { person: ofRole(4, 'enterprise') },
        ['plans.upgrade.enterprise'],
        ['plan'],
      ),
    ],
    needs: {},
  },
]
