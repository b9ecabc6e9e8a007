import { describe, expect, it } from 'vitest'
import { rulesVersion } from '../../sandbox/rules-version'
import { setProductName } from '../locales/t'
import { clusterRules } from './cluster-rules'
import type { AccessRules } from './rule'
import { ruleSetOf } from './rule-set'

const clone = () => ruleSetOf().actions.find((one) => one.subject === 'Cluster' && one.action === 'clone')

describe('the written form of the rules', () => {
  it('states every rule of an action in the order in which its reasons are heard', () => {
    expect(clone()?.rules.map(({ id }) => id)).toEqual([
      'cluster.clone.trial',
      'cluster.clone.policy',
      'cluster.clone.quota',
      'cluster.clone.plan',
      'cluster.clone.cloneable',
      'cluster.clone.state',
    ])
    expect(clone()?.rules[3]).toEqual({
      id: 'cluster.clone.plan',
      kind: 'plan',
      when: { planActions: 'clone' },
      sentence: "Clone isn't supported with your current plan.",
      effect: 'disable',
      resolution: 'upgrade',
      source: "D1 §4 'Menu availability', D1 §8 'Unsupported plan'",
    })
  })

  it('leaves room in a sentence for the brand, which is a matter of the deployment', () => {
    const rules = ruleSetOf().actions.flatMap((action) => action.rules)
    expect(rules.map(({ sentence }) => sentence)).toContain('YOUR TRIAL OF {{product}} CLOUD IS EXPIRED')
  })

  it('is in order, and the same however the tables are written down', () => {
    const { Cluster } = clusterRules
    const turned: AccessRules = { Cluster: Object.fromEntries(Object.entries(Cluster).reverse()) }
    const names = ruleSetOf().actions.map(({ subject, action }) => `${subject} ${action}`)

    expect(names).toEqual([...names].sort())
    expect(JSON.stringify(ruleSetOf(turned))).toBe(JSON.stringify(ruleSetOf(clusterRules)))
  })

  it('has the published matrix, what it grants, and what each fact reads', () => {
    const { matrix, roles, facts } = ruleSetOf()
    expect(matrix.map(({ label }) => label)).toContain('Clone/Delete Cluster')
    expect(roles.map(({ role, label }) => [role, label])).toEqual([
      ['owner', 'Owner'],
      ['accountAdmin', 'Manager'],
      ['developer', 'User'],
      ['accountManager', 'Billing User'],
    ])
    expect(roles.at(-1)?.policies.user).toEqual(['list'])
    expect(facts).toContainEqual({
      name: 'planActions',
      reads: ['person.platformActions', 'cluster.platform'],
    })
  })

  it('survives being written as JSON', () => {
    expect(JSON.parse(JSON.stringify(ruleSetOf()))).toEqual(ruleSetOf())
  })
})

describe('the version of the rules', () => {
  it('is a sha256 that a brand does not change and a rule does', () => {
    const before = rulesVersion(ruleSetOf())
    setProductName('Granite')
    const branded = rulesVersion(ruleSetOf())
    setProductName('Basalt')

    expect(before).toMatch(/^[0-9a-f]{64}$/)
    expect(branded).toBe(before)
    expect(rulesVersion(ruleSetOf(clusterRules))).not.toBe(before)
  })
})
