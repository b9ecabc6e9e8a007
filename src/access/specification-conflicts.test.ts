import { describe, expect, it } from 'vitest'
import '../locales/late-texts'
import { type ClusterPolicies, noPolicies } from '../domain/cluster'
import { t } from '../locales/t'
import { buildPerson } from '../testing/builders'
import { buildClusterDetail } from '../testing/detail-builders'
import type { AccessContext } from './access-context'
import { explain } from './explain'
import { specificationConflicts } from './specification-conflicts'

function contextOf(policies: Partial<ClusterPolicies>, flags: string[] = []): AccessContext {
  const cluster = buildClusterDetail({
    policies: { ...noPolicies, ...policies, authorizedRoles: policies.roleName ? [policies.roleName] : [] },
  })
  const person = buildPerson({ features: flags.map((key) => ({ key, isToggled: true })) })
  return { person, productKey: 'basalt', cluster, detail: cluster }
}

const when = (context: AccessContext) =>
  specificationConflicts.filter(({ isMet }) => isMet(context)).map(({ id }) => id)

describe('where the specification disagrees with itself', () => {
  it('has four places, each with what the console does there', () => {
    expect(specificationConflicts.map(({ id }) => id)).toEqual([
      'billing-user-configurations',
      'withdrawal',
      'owner-only',
      'schedular',
    ])
    for (const { title, says, does, why } of specificationConflicts)
      expect([title, ...says, does, why].filter((key) => t(key) === key)).toEqual([])
  })

  it('a Billing User manages configurations and only sees the advanced ones, and withdraws invitations', () => {
    const billing = contextOf({ roleName: 'accountManager', cluster: ['list', 'update'], user: ['list'] })

    expect(when(billing)).toEqual(['billing-user-configurations', 'withdrawal'])
    expect(explain('manage', 'ClusterConfiguration', billing).isAllowed).toBe(true)
    expect(explain('view', 'AdvancedConfiguration', billing).isAllowed).toBe(true)
    expect(explain('update', 'AdvancedConfiguration', billing).isAllowed).toBe(false)
  })

  it('an owner changes users and may not withdraw an invitation', () => {
    const every = ['list', 'create', 'update', 'delete']
    expect(
      when(contextOf({ roleName: 'owner', cluster: ['update', 'delete'], user: every, management: every })),
    ).toEqual(['withdrawal'])
  })

  it.each([
    [{ management: ['update'] }, 'upgrade'],
    [{ management: ['create'] }, 'clone'],
    [{ cluster: ['delete'] }, 'delete'],
  ] as const)('a User whom %j lets %s has what is the owner’s', (policies, action) => {
    const granted = Object.fromEntries(Object.entries(policies).map(([name, verbs]) => [name, [...verbs]]))
    const user = contextOf({ roleName: 'developer', ...granted })

    expect(when(user)).toEqual(['owner-only'])
    expect(explain(action, 'Cluster', user).reasons.filter(({ kind }) => kind === 'policy')).toEqual([])
  })

  it('a User with the published policies meets none of them', () => {
    expect(
      when(
        contextOf({ roleName: 'developer', cluster: ['list'], subCluster: ['list'], blueprint: ['list'] }),
      ),
    ).toEqual([])
  })

  it('an account that carries scheduler has schedular on', () => {
    const carrying = contextOf({ roleName: 'owner', user: ['list'] }, ['scheduler'])

    expect(when(carrying)).toContain('schedular')
    expect(explain('list', 'ScheduledEvent', carrying).isAllowed).toBe(true)
    expect(when(contextOf({ roleName: 'owner' }, ['schedular']))).not.toContain('schedular')
  })
})
