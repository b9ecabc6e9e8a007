import { describe, expect, it } from 'vitest'
import type { ClusterPolicies } from '../domain/cluster'
import { buildCluster, buildPerson } from '../testing/builders'
import { explain } from './explain'

const unread =
  'The server sent your permissions for this in a form the console does not know. Contact support.'

function explainWith(unreadable: ClusterPolicies['unreadable'], viewsAs?: 'developer') {
  const { policies, ...cluster } = buildCluster({ name: 'sales' })
  const person = { ...buildPerson(), ...(viewsAs && { viewsAs }) }
  const cut = { ...policies, unreadable, ...Object.fromEntries(unreadable.map((name) => [name, []])) }
  return (action: 'delete' | 'disconnect' | 'list', subject: 'Cluster' | 'ClusterUser' = 'Cluster') =>
    explain(action, subject, { person, productKey: 'basalt', cluster: { ...cluster, policies: cut } })
}

describe('a policy that could not be read', () => {
  it('refuses its controls in sight, with the reason, and nothing else', () => {
    const ask = explainWith(['cluster'])
    expect(ask('delete')).toMatchObject({
      isAllowed: false,
      isHidden: false,
      reasons: [{ rule: 'cluster.delete.policy', kind: 'policy', sentence: unread, resolution: 'support' }],
    })
    expect(ask('disconnect').isAllowed).toBe(true)
  })

  it('counts as unknown, not as empty', () => {
    const ask = explainWith([])
    expect(ask('list', 'ClusterUser')).toMatchObject({ isAllowed: false })
    expect(ask('list', 'ClusterUser').reasons.map(({ sentence }) => sentence)).not.toContain(unread)
    expect(explainWith(['user'])('list', 'ClusterUser').reasons[0]?.sentence).toBe(unread)
  })

  it('stays unknown to who views as a role', () => {
    expect(explainWith(['connection'], 'developer')('disconnect').reasons[0]?.sentence).toBe(unread)
  })
})
