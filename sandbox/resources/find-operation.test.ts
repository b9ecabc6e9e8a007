import { expect, it } from 'vitest'
import type { ResourceDefinition } from '../../src/definitions/define'
import { gadgets } from '../../src/testing/gadgets'
import { alwaysAsked } from './always-asked'
import { findOperation, operationName } from './find-operation'

const definition: ResourceDefinition = {
  ...gadgets,
  scope: 'user',
  calls: { list: { method: 'GET', path: '/gadgets' } },
  create: undefined,
  edit: undefined,
  actions: [],
}
const changed = (call: { method: 'PUT'; path: `/${string}` }): ResourceDefinition => ({
  ...definition,
  actions: [{ name: 'a', label: { en: 'A' }, icon: 'edit', requires: 'manage', where: ['row'], call }],
})
const found = (method: string, path: string, of = definition) => {
  const operation = findOperation([{ definition: of, fixtures: [] }], method, path)
  return operation && [operationName(operation), operation.params]
}

it.each([
  ['GET', '/gadgets', ['gadgets.list', {}]],
  ['GET', '/gadgets/7', ['gadgets.show', { recordId: '7' }]],
  ['GET', '/gadgets/a%20b%2Fc', ['gadgets.show', { recordId: 'a b/c' }]],
  ['GET', '/gadgets/50%', ['gadgets.show', { recordId: '50%' }]],
  ['GET', '/gadgets/', null],
  ['GET', '/gadgets/7/parts', null],
  ['POST', '/gadgets', null],
  ['GET', '/widgets', null],
])('%s %s is %j', (method, path, operation) => {
  expect(found(method, path)).toEqual(operation)
})

it('a call is about a record where its path says which one, and else about none', () => {
  expect(found('PUT', '/gadgets/7/end', changed({ method: 'PUT', path: '/gadgets/{recordId}/end' }))).toEqual(
    ['gadgets.change', { recordId: '7' }],
  )
  expect(found('PUT', '/gadgets/Saw/end', changed({ method: 'PUT', path: '/gadgets/{name}/end' }))?.[0]).toBe(
    'gadgets.change',
  )
  const named = changed({ method: 'PUT', path: '/gadgets/{recordName}/end' })
  expect(found('PUT', '/gadgets/Saw/end', named)?.[0]).toBe('gadgets.change')
  // There {name} is the cluster's.
  const ofCluster = {
    ...changed({ method: 'PUT', path: '/instances/{name}/gadget-sale' }),
    scope: 'cluster',
  } as const
  expect(found('PUT', '/instances/sales/gadget-sale', ofCluster)?.[0]).toBe('gadgets.command')
  expect(found('PUT', '/gadget-sale', changed({ method: 'PUT', path: '/gadget-sale' }))?.[0]).toBe(
    'gadgets.command',
  )
})

it('an API that the server stands in for answers below its own place alone', () => {
  const api = {
    baseUrl: '/api/v2/apis/tools',
    headers: {},
    errors: 'ours',
    paging: 'range',
    sendsToken: true,
  } as const
  const of = { ...definition, api }
  expect(found('GET', '/apis/tools/gadgets', of)?.[0]).toBe('gadgets.list')
  expect(found('GET', '/gadgets', of)).toBeNull()
  expect(found('GET', '/apis/other/gadgets', of)).toBeNull()
})

it('of two lists at one path it is the one with whose parameters the request comes', () => {
  const listOf = (name: string, query: Readonly<Record<string, string>>) => ({
    definition: { ...definition, name, calls: { ...definition.calls, query } },
    fixtures: [],
  })
  const all = [listOf('bolts', { kind: 'bolt', open: 'true' }), listOf('lamps', { kind: 'lamp' })]
  const nameOf = (query: string) => {
    const operation = findOperation(all, 'GET', '/gadgets', new URLSearchParams(query))
    return operation && operationName(operation)
  }
  expect(['kind=lamp&_start=0', 'kind=bolt&open=true', 'kind=bolt', ''].map(nameOf)).toEqual([
    'lamps.list',
    'bolts.list',
    null,
    null,
  ])
})

it.each([
  ['note', 'red'],
  ['weight', 5],
  ['isActive', false],
  ['name', undefined],
])('a new record has in its %s what its list is always asked with: %j', (name, value) => {
  const query = { note: 'red', weight: '5', isActive: 'false', elsewhere: 'x' }
  expect(alwaysAsked({ ...definition, calls: { ...definition.calls, query } }, name)).toBe(value)
})
