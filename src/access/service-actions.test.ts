import { describe, expect, it } from 'vitest'
import type { Reason } from './explain'
import { reasonsAgainstNode } from './service-actions'

const reason = (rule: string, kind: Reason['kind']): Reason => {
  return { rule, kind, sentence: `${rule}.`, resolution: 'none', source: '' }
}
const ofServices = { reasons: [reason('services', 'state')] }
const ofSubClusters = {
  reasons: [reason('flag', 'flag'), reason('policy', 'policy'), reason('running', 'state')],
}

describe('what stands against an action on a node', () => {
  it.each([
    [false, false, ['services.']],
    [false, true, ['services.']],
    [true, false, ['services.', 'flag.', 'policy.']],
    [true, true, ['services.', 'flag.', 'policy.', "You can't make actions on Self-Managed Cluster"]],
  ])(
    'of a self-managed cluster (%s) that is disconnected (%s): %j [CFG-023, ACL-D11, CFG-D16]',
    (isOfSubCluster, isDisconnected, sentences) => {
      const reasons = reasonsAgainstNode({ isOfSubCluster, isDisconnected }, ofServices, ofSubClusters)
      expect(reasons.map(({ sentence }) => sentence)).toEqual(sentences)
    },
  )
})
