import { expect, it } from 'vitest'
import { buildPerson } from '../../src/testing/builders'
import { buildClusterDetail } from '../../src/testing/detail-builders'
import { decisionOn } from './decision'

it('refuses what hangs on something in an unknown shape, as the console does', () => {
  const { policies, ...rest } = buildClusterDetail()
  const decisionWith = (unreadable: typeof policies.unreadable) => {
    const cluster = { ...rest, policies: { ...policies, unreadable } }
    const context = { person: buildPerson(), productKey: 'basalt', cluster, detail: cluster }
    return decisionOn('disconnect', 'Cluster', context)
  }
  const sentencesFor = (unreadable: typeof policies.unreadable) =>
    decisionWith(unreadable).reasons.map(({ sentence }) => sentence)
  expect(sentencesFor([])).toEqual([])
  expect(sentencesFor(['connection'])).toEqual([
    'The server sent your permissions for this in a form the console does not know. Contact support.',
  ])
  // What is logged is judged again: of what the rules do not ask, nothing is said.
  expect(decisionWith(['connection', 'cli']).unread).toEqual(['connectionPolicy'])
  expect(decisionWith(['cli'])).not.toHaveProperty('unread')
})
