import { describe, expect, it } from 'vitest'
import { noPolicies } from '../domain/cluster'
import { t } from '../locales/t'
import { buildCluster, buildPerson } from '../testing/builders'
import { type Reason, verdictFor } from './explain'
import { joinedReasons } from './joined-reasons'
import { resolutions } from './rule'
import { sentencesOf, wayOutText, waysOutOf } from './ways-out'

const reason = (sentence: string, resolution: Reason['resolution']): Reason => ({
  rule: sentence,
  kind: 'state',
  sentence,
  resolution,
  source: '',
})

describe('the ways out of a refusal', () => {
  const reasons = [
    reason('Not now', 'wait'),
    reason('Not you', 'owner'),
    reason('Never', 'none'),
    reason('Not now', 'owner'),
  ]

  it('are those of all reasons, in their order, each once', () => {
    expect(waysOutOf(reasons)).toEqual(['wait', 'owner'])
    expect(waysOutOf([reason('Never', 'none')])).toEqual([])
  })

  it('go with every sentence, said once', () => {
    expect(sentencesOf(reasons)).toEqual(['Not now', 'Not you', 'Never'])
    expect(sentencesOf([])).toEqual([])
  })

  it('are one text where there is room for no more: sentences with their full stops, each once', () => {
    expect(joinedReasons(reasons)).toBe('Not now. Not you. Never')
    expect(joinedReasons([])).toBe('')
  })

  it('are reported in words', () => {
    const reported = resolutions.map((resolution) =>
      resolution === 'none' ? null : t(wayOutText(resolution)),
    )
    expect(reported).toEqual([
      'Upgrade your plan.',
      'Ask the owner of the cluster.',
      'Contact support.',
      'This changes by itself.',
      'Possible once it is connected.',
      null,
    ])
  })

  it('lead who owns the cluster to support, and not to the owner', () => {
    const asked = (roleName: string) => {
      const policies = { ...noPolicies, roleName, authorizedRoles: [roleName] }
      const context = { person: buildPerson(), productKey: 'basalt', cluster: buildCluster({ policies }) }
      return waysOutOf(verdictFor('invite', 'ClusterUser', context).reasons)
    }
    expect(asked('accountAdmin')).toEqual(['owner'])
    expect(asked('owner')).toEqual(['support'])
  })

  it('are not said a second time where the sentence says them', () => {
    const reported = reason('Delta Sharing has been disabled, Please contact support.', 'support')
    expect(t(wayOutText('support', [reported]))).toBe('Open the support page.')
    expect(t(wayOutText('support', [reason('Not here.', 'support')]))).toBe('Contact support.')
    expect(t(wayOutText('owner', [reported, reason('Not you', 'owner')]))).toBe(
      'Ask the owner of the cluster.',
    )
  })
})
