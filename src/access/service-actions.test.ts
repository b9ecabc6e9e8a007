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
    [false, ['services.']],
    [true, ['services.', 'flag.', 'policy.']],
  ])('of a self-managed cluster (%s): %j [CFG-023, ACL-D11]', (isOfSubCluster, sentences) => {
    const reasons = reasonsAgainstNode(isOfSubCluster, ofServices, ofSubClusters)
    expect(reasons.map(({ sentence }) => sentence)).toEqual(sentences)
  })
})
