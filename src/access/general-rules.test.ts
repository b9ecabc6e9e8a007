import { describe, expect, it } from 'vitest'
import { buildCluster, buildPerson } from '../testing/builders'
import { explain } from './explain'

const sentences = (...question: Parameters<typeof explain>) =>
  explain(...question).reasons.map(({ sentence }) => sentence)

describe('a kind of resource that hangs on a cluster', () => {
  it.each([
    [['list', 'create', 'update', 'delete'], true, true],
    [['list', 'update'], true, true],
    [['list'], true, false],
    [['update'], false, true],
    [[], false, false],
  ])('with cluster policy %j may be seen %s and managed %s [ACL-031]', (policy, maySee, mayManage) => {
    const cluster = buildCluster({ policies: { ...buildCluster().policies, cluster: policy } })
    const context = { person: buildPerson(), productKey: 'basalt', cluster }

    expect(explain('view', 'ClusterConfiguration', context).isAllowed).toBe(maySee)
    expect(explain('manage', 'ClusterConfiguration', context).isAllowed).toBe(mayManage)
  })

  it('shows who may not the tooltip of the specification, and hides nothing', () => {
    const cluster = buildCluster({ policies: { ...buildCluster().policies, cluster: ['list'] } })
    const context = { person: buildPerson(), productKey: 'basalt', cluster }

    expect(sentences('manage', 'ClusterConfiguration', context)).toEqual(['You need higher permission'])
    expect(explain('manage', 'ClusterConfiguration', context).isHidden).toBe(false)
  })

  it('is refused where no cluster is in hand', () => {
    const context = { person: buildPerson(), productKey: 'basalt' }
    expect(explain('view', 'ClusterConfiguration', context).isAllowed).toBe(false)
  })
})

describe('a kind of resource that is a person’s own', () => {
  it('is seen by anyone signed in, and managed until the trial expires', () => {
    const asking = (isTrialExpired: boolean) => ({
      person: buildPerson({ isTrialExpired }),
      productKey: 'basalt',
    })

    expect(explain('view', 'Account', asking(true)).isAllowed).toBe(true)
    expect(explain('manage', 'Account', asking(false)).isAllowed).toBe(true)
    expect(sentences('manage', 'Account', asking(true))).toEqual([
      'Your trial has expired. To change this, upgrade to a Premium Account.',
    ])
  })
})

describe('the catalogue of Data Apps', () => {
  it('stays where it is when the trial has expired, and says why; its export goes [APP-016, APP-D07]', () => {
    const context = { person: buildPerson({ isTrialExpired: true, isPartner: true }), productKey: 'basalt' }
    const verdict = (action: 'open' | 'export') => {
      const { isAllowed, isHidden } = explain(action, 'DataAppCatalogue', context)
      return { isAllowed, isHidden }
    }
    expect(verdict('open')).toEqual({ isAllowed: false, isHidden: false })
    expect(sentences('open', 'DataAppCatalogue', context)).toEqual(['YOUR TRIAL OF Basalt CLOUD IS EXPIRED'])
    expect(verdict('export')).toEqual({ isAllowed: false, isHidden: true })
  })
})
