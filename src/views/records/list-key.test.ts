import { expect, it } from 'vitest'
import type { Scope } from '../../definitions/scope'
import { buildClusterDetail } from '../../testing/detail-builders'
import { gadgets } from '../../testing/gadgets'
import { listKey, pollKey, recordKey, stateKey } from './list-key'

const at = (id: string): Scope => ({ kind: 'cluster', cluster: buildClusterDetail({ id }) })

it.each([
  ['list', (scope: Scope) => listKey(gadgets, scope)],
  ['record', (scope: Scope) => recordKey(gadgets, scope, '1')],
  ['poll', (scope: Scope) => pollKey(gadgets, scope, 'u-1')],
  ['commands', (scope: Scope) => stateKey(gadgets, scope)],
])('two clusters never share what is kept of a %s, nor does a cluster with a person', (_what, keyOf) => {
  const keys = [at('i-1'), at('i-2'), { kind: 'user' } as const].map((scope) => JSON.stringify(keyOf(scope)))
  expect(new Set(keys).size).toBe(3)
  expect(keyOf(at('i-1'))).toEqual(keyOf(at('i-1')))
})

it('two people never share a poll', () => {
  expect(pollKey(gadgets, at('i-1'), 'u-1')).not.toEqual(pollKey(gadgets, at('i-1'), 'u-2'))
})
