import { expect, it } from 'vitest'
import type { ActionDefinition } from '../../definitions/define-action'
import { userScope } from '../../providers/scope-context'
import { clusters } from '../../resources/user/clusters/definition'
import { buildCluster } from '../../testing/builders'
import { ActionStore } from './action-state'
import { beginEffect } from './command-effect'

/** An action of the clusters that changes nothing in the list before the server says so. */
const plain: ActionDefinition = {
  ...{ name: 'recount', label: { en: 'Recount' }, icon: 'retry' },
  ...{ requires: 'view', where: [] },
}
const listed = (...names: readonly string[]) => ({
  records: names.map((name) => ({ ...buildCluster({ name }), id: name })),
  faults: [],
  isCurrent: true,
  requestedAt: 1,
})

it('a command on no record is under way until it ends, and its control as long busy', () => {
  const store = new ActionStore()
  const effect = beginEffect(store, clusters, userScope, plain, [], false)
  expect(store.read().pending).toMatchObject([{ action: 'recount', recordId: null }])
  effect.accept()
  expect(store.read().pending).toHaveLength(1)
  effect.end()
  expect(store.read().pending).toEqual([])
})

it('the end of a record that no change stands for is seen once the list is without it', () => {
  const { records } = listed('demo')
  const effect = beginEffect(new ActionStore(), clusters, userScope, plain, records, true)
  expect(effect.isSeenIn(listed('demo', 'other'))).toBe(false)
  expect(effect.isSeenIn(listed('other'))).toBe(true)
})
