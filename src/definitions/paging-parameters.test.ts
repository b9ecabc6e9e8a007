import { expect, it } from 'vitest'
import type { NamedApi } from '../api/call'
import { knownNames } from '../resources/known-names'
import { probe } from '../testing/probe-file'
import { checkDefinition } from './check'
import { checkRelated } from './check-detail'
import { faultLine } from './fault-line'
import { readResourceFile } from './file/read-resource-file'

const projects: NamedApi = {
  baseUrl: 'https://projects.example/v1',
  headers: {},
  errors: 'problem',
  paging: 'range',
  sendsToken: false,
}
const text = (label: string, more: object = {}) => ({ type: 'text', label, ...more })

/** A list with a filter by the field, asked of an API that pages as it says. */
function read(field: string, api: Partial<NamedApi>, changes: object = {}) {
  const fields = { ...probe.fields, [field]: text('Of the test'), wide: text('Wide', { from: 'cut' }) }
  const list = { ...probe.list, paging: 'server', filters: [{ field, by: 'text' }] }
  const content = JSON.stringify({ ...probe, api: 'projects', fields, list, ...changes })
  return readResourceFile(content, 'probes.json', new Map([['projects', { ...projects, ...api }]]))
}

function linesOf(field: string, api: Partial<NamedApi>, changes?: object) {
  const { definition, faults } = read(field, api, changes)
  return [...faults, ...checkDefinition(definition, knownNames)].map(faultLine)
}
const cursor = { cursor: 'after', size: 'limit' }
const at = 'probes.list.filters[0].key'

it.each<[string, Partial<NamedApi>]>([
  ['page', { paging: 'page' }],
  ['per_page', { paging: 'page' }],
  ['sort', { paging: 'page' }],
  ['order', { paging: 'page' }],
  ['after', { paging: cursor }],
  ['limit', { paging: cursor }],
  ['order_by', { paging: cursor, sorting: { by: 'order_by', order: 'direction' } }],
  ['direction', { paging: 'range', sorting: { by: 'order_by', order: 'direction' } }],
])('a filter by "%s" is refused where the API is asked for pages by it: %j', (field, api) => {
  expect(linesOf(field, api)).toEqual([
    `R014 ${at}: the API is asked for its pages by "${field}": a field of this name cannot be asked for beside it`,
  ])
})

it.each<[string, Partial<NamedApi>]>([
  ['page', {}],
  ['limit', { paging: 'page' }],
  ['order', { paging: 'page', sortsByMinus: true }],
  ['sort', { paging: cursor, sorting: { by: 'order_by' } }],
])('one by "%s" is taken where the API has no such parameter: %j', (field, api) => {
  expect(linesOf(field, api)).toEqual([])
})

it('goes by what the API calls the field, and not by what the console does', () => {
  const byWide = { list: { ...probe.list, paging: 'server', filters: [{ field: 'wide', by: 'text' }] } }
  expect(linesOf('x', { paging: { cursor: 'cut', size: 'limit' } }, byWide)).toEqual([
    `R014 ${at}: the API is asked for its pages by "cut": a field of this name cannot be asked for beside it`,
  ])
  expect(linesOf('x', { paging: { cursor: 'wide', size: 'limit' } }, byWide)).toEqual([])
})

it('says nothing of a list that is read whole', () => {
  const whole = { list: { ...probe.list, paging: 'client', filters: [{ field: 'page', by: 'text' }] } }
  expect(linesOf('page', { paging: 'page' }, whole)).toEqual([])
})

it('puts no conditions in a parameter of the pages', () => {
  const asked = {
    calls: { filterParameter: 'limit' },
    list: { ...probe.list, paging: 'server', filterBuilder: ['name'] },
  }
  expect(linesOf('x', { paging: cursor }, asked)).toEqual([
    'R014 probes.calls.filterParameter: "limit" already stands for something else in the request',
  ])
})

it('refuses a list under a record that would be asked for by a parameter of its pages', () => {
  const detail = { ...probe.detail, page: true, related: [{ resource: 'probes', by: 'page' }] }
  const linesFor = (paging: NamedApi['paging']) => {
    const { definition } = read('page', { paging }, { detail })
    const ids = checkRelated(definition, [definition]).map(faultLine)
    return ids.filter((line) => line.startsWith('R014'))
  }
  expect(linesFor('page')).toEqual([
    'R014 probes.detail.related[0].by: the API is asked for its pages by "page": a field of this name cannot be asked for beside it',
  ])
  expect(linesFor('range')).toEqual([])
})
