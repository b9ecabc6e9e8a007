import { describe, expect, it } from 'vitest'
import '../locales/late-texts'
import { type ClusterPolicies, noPolicies } from '../domain/cluster'
import { buildPerson } from '../testing/builders'
import { buildClusterDetail } from '../testing/detail-builders'
import type { AccessContext } from './access-context'
import { explain } from './explain'

function contextOf(policies: Partial<ClusterPolicies>, flags: string[] = []): AccessContext {
  const cluster = buildClusterDetail({
    policies: { ...noPolicies, ...policies, authorizedRoles: policies.roleName ? [policies.roleName] : [] },
  })
  const person = buildPerson({ features: flags.map((key) => ({ key, isToggled: true })) })
  return { person, productKey: 'basalt', cluster, detail: cluster }
}

describe('where the specification disagrees with itself', () => {
  it('a Billing User manages configurations and only sees the advanced ones, and withdraws invitations', () => {
    const billing = contextOf({ roleName: 'accountManager', cluster: ['list', 'update'], user: ['list'] })

    expect(explain('manage', 'ClusterConfiguration', billing).isAllowed).toBe(true)
    expect(explain('view', 'AdvancedConfiguration', billing).isAllowed).toBe(true)
    expect(explain('update', 'AdvancedConfiguration', billing).isAllowed).toBe(false)
  })

  it('an owner changes users and may not withdraw an invitation', () => {
    const every = ['list', 'create', 'update', 'delete']
    const owner = contextOf({ roleName: 'owner', user: every, management: every })

    expect(rulesAgainst('update', owner)).not.toContain('cluster-user.policy.update')
    expect(rulesAgainst('withdraw', owner)).toContain('cluster-user.withdraw.viewer')
  })

  it.each([
    [{ management: ['update'] }, 'upgrade'],
    [{ management: ['create'] }, 'clone'],
    [{ cluster: ['delete'] }, 'delete'],
  ] as const)('a User whom %j lets %s has what is the owner’s', (policies, action) => {
    const granted = Object.fromEntries(Object.entries(policies).map(([name, verbs]) => [name, [...verbs]]))
    const user = contextOf({ roleName: 'developer', ...granted })

    expect(explain(action, 'Cluster', user).reasons.filter(({ kind }) => kind === 'policy')).toEqual([])
  })

  it('a User known by the name of the role alone is not shown the services [CFG-D02]', () => {
    const named = (roleName: string) => {
      const detail = buildClusterDetail({ policies: { ...noPolicies, roleName, authorizedRoles: [] } })
      const context = { ...contextOf({}), cluster: detail, detail }
      return explain('show', 'ClusterServices', context).isHidden
    }
    expect(['developer', 'accountManager', 'accountAdmin', 'owner'].map(named)).toEqual([
      ...[true, false, false, false],
    ])
  })

  it('an account that carries scheduler has schedular on', () => {
    const carrying = contextOf({ roleName: 'owner', user: ['list'] }, ['scheduler'])

    expect(explain('list', 'ScheduledEvent', carrying).isAllowed).toBe(true)
  })
})

function rulesAgainst(action: 'update' | 'withdraw', context: AccessContext): readonly string[] {
  return explain(action, 'ClusterUser', context).reasons.map(({ rule }) => rule)
}
