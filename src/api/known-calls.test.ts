import { expect, it } from 'vitest'
import type { CallName } from './contract'
import { addCalls, namedCall } from './known-calls'

const probe = 'getProbe' as CallName

it('has the calls of the first load, and the others once their page has brought them', () => {
  expect(namedCall('listClusters')).toMatchObject({ name: 'listClusters', method: 'GET' })
  expect(() => namedCall(probe)).toThrow('The call getProbe has not arrived.')
  addCalls({ getProbe: { ...namedCall('listClusters'), path: '/probe' } })
  expect(namedCall(probe)).toMatchObject({ name: 'getProbe', path: '/probe' })
})
