import { expect, it } from 'vitest'
import { buildPerson } from '../../src/testing/builders'
import { buildClusterDetail } from '../../src/testing/detail-builders'
import { decisionOn } from './decision'

it('refuses what hangs on something in an unknown shape, as the console does', () => {
  const { policies, ...rest } = buildClusterDetail()
  const sentencesFor = (unreadable: typeof policies.unreadable) => {
    const cluster = { ...rest, policies: { ...policies, unreadable } }
    const context = { person: buildPerson(), productKey: 'basalt', cluster, detail: cluster }
    return decisionOn('disconnect', 'Cluster', context).reasons.map(({ sentence }) => sentence)
  }
  expect(sentencesFor([])).toEqual([])
  expect(sentencesFor(['connection'])).toEqual([
    'The server sent your permissions for this in a form the console does not know. Contact support.',
  ])
})
