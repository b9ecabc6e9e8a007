import { expect, it } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { knownNames } from '../resources/known-names'
import { checkDefinition } from './check'
import { checkRelated } from './check-detail'
import { faultLine } from './fault-line'
import { readResourceFile } from './file/read-resource-file'

const read = (changes: object) =>
  readResourceFile(
    JSON.stringify({ ...example, ...changes }),
    `/${Reflect.get(changes, 'name') ?? 'api-keys'}.json`,
  )
const fields = ['name']
const activity = { call: { method: 'GET', path: '/api-keys/{recordId}/log' }, when: 'at', what: 'text' }

it.each([
  [{ detail: { page: true, fields, activity } }, []],
  [{ calls: { list: { method: 'GET', path: '/keys' } }, detail: { page: true, fields } }, []],
  [
    {
      scope: 'cluster',
      place: { kind: 'tab', tab: 'keys', label: 'Keys' },
      access: { subject: 'ClusterConfiguration', list: 'view', create: 'manage', edit: 'manage' },
      detail: { page: true, fields },
    },
    [
      'R060 api-keys.detail.page: what stands on a tab shows its details in a dialog, which has an address of its own, too; leave "page" out',
    ],
  ],
  [
    {
      calls: { list: { method: 'GET', path: '/keys' } },
      list: { ...example.list, paging: 'server' },
      detail: { page: true, fields },
    },
    ['R061 api-keys.detail.page: name the call that reads one record, in "calls": { "one": … }'],
  ],
  [
    { calls: { one: { method: 'POST', path: '/keys/{recordId}' } }, detail: { page: true, fields } },
    ['R061 api-keys.calls.one.method: a record is read by GET'],
  ],
  [
    { calls: { one: { method: 'GET', path: '/keys/{recordName}' } }, detail: { page: true, fields } },
    [
      'R061 api-keys.calls.one.path: only the id of the record stands in the address of its page: use {recordId}',
    ],
  ],
  [
    { calls: { one: { method: 'GET', path: '/keys/{name}' } }, detail: { page: true, fields } },
    [
      'R061 api-keys.calls.one.path: only the id of the record stands in the address of its page: use {recordId}',
    ],
  ],
  [
    {
      scope: 'cluster',
      place: { kind: 'tab', tab: 'keys', label: 'Keys' },
      access: { subject: 'ClusterConfiguration', list: 'view', create: 'manage', edit: 'manage' },
      calls: { one: { method: 'GET', path: '/users/{id}/instances/{name}/keys/{recordId}' } },
      detail: { fields },
    },
    [],
  ],
  [
    { detail: { fields, activity, related: [{ resource: 'deployments', by: 'apiKey' }] } },
    [
      'R062 api-keys.detail.related: lists stand on the page of a record; say "page": true',
      'R062 api-keys.detail.activity: it stands on the page of a record; say "page": true',
    ],
  ],
  [
    {
      detail: {
        page: true,
        fields,
        activity: { ...activity, call: { method: 'POST', path: '/x/{recordID}' } },
      },
    },
    [
      'R025 api-keys.detail.activity.call.path: nothing fills "{recordID}" here; did you mean "{recordId}"?',
      'R061 api-keys.detail.activity.call.method: what was done is read by GET',
    ],
  ],
  [
    {
      detail: {
        fields,
        revisions: {
          call: { method: 'POST', path: '/keys/{recordid}' },
          when: 'at',
          who: 'by',
          values: 'at',
        },
      },
    },
    [
      'R181 api-keys.detail.revisions: earlier states stand on the page of a record; say "page": true',
      'R025 api-keys.detail.revisions.call.path: nothing fills "{recordid}" here; did you mean "{recordId}"?',
      'R182 api-keys.detail.revisions.call.method: earlier states are read by GET',
      'R183 api-keys.detail.revisions.values: "at" is "when" already; each is a key of its own',
    ],
  ],
  [
    {
      detail: {
        page: true,
        fields,
        revisions: { call: { method: 'GET', path: '/keys/{recordId}/log' }, paging: 'server', when: 'at' },
      },
    },
    [],
  ],
])('of the detail %j it says %j', (changes, faults) => {
  const { definition, faults: unread } = read(changes)
  expect(unread).toEqual([])
  expect(checkDefinition(definition, knownNames).map(faultLine)).toEqual(faults)
})

const deployments = {
  name: 'deployments',
  titleField: 'title',
  fields: { title: { type: 'text', label: 'Title' }, apiKey: { type: 'text', label: 'Key' } },
  list: { ...example.list, columns: ['title'], search: ['title'], filters: [], sort: undefined },
  create: { fields: ['title'] },
  edit: undefined,
  detail: undefined,
  actions: [],
}

it.each([
  [{ resource: 'deployments', by: 'apiKey' }, { create: { fields: ['title', 'apiKey'] } }, []],
  [{ resource: 'deployments', by: 'apiKey' }, { create: undefined }, []],
  [
    { resource: 'deployment', by: 'apiKey' },
    {},
    ['R063 api-keys.detail.related[0].resource: no resource "deployment"; did you mean "deployments"?'],
  ],
  [
    { resource: 'deployments', by: 'apikey' },
    { create: undefined },
    ['R063 api-keys.detail.related[0].by: no field of "deployments" "apikey"; did you mean "apiKey"?'],
  ],
  [
    { resource: 'deployments', by: 'apiKey' },
    {},
    [
      'R064 api-keys.detail.related[0].by: the form that makes one of "deployments" has to show "apiKey", which says where it belongs',
    ],
  ],
])('of the related list %j of %j it says %j', (related, changes, faults) => {
  const { definition } = read({ detail: { page: true, fields, related: [related] } })
  const other = read({ ...deployments, ...changes })
  expect(other.faults).toEqual([])
  expect(checkRelated(definition, [definition, other.definition]).map(faultLine)).toEqual(faults)
})

const advice = 'it has to hold the id of one of "api-keys", as a "reference" to "api-keys" does'
const reference = { type: 'reference', label: 'Key', resource: 'api-keys' }
const client = { ...deployments.list, paging: 'client' }
it.each([
  [reference, {}, []],
  [{ type: 'number', label: 'Key' }, {}, []],
  [{ ...reference, resource: 'projects' }, {}, [`"apiKey" of "deployments" refers to "projects"; ${advice}`]],
  [
    { type: 'boolean', label: 'Key' },
    {},
    [`"apiKey" of "deployments" is a field of the type boolean; ${advice}`],
  ],
  [
    { ...reference, many: true },
    { list: client },
    [`"apiKey" of "deployments" holds several ids, and is compared with one; ${advice}`],
  ],
  // A server that is asked may look into the list.
  [{ ...reference, many: true }, {}, []],
  [
    { type: 'text', label: 'Key' },
    { titleField: 'apiKey' },
    [`"apiKey" of "deployments" names its records; ${advice}`],
  ],
])('of a list related by %j it says what cannot hold an id', (apiKey, changes, messages) => {
  const { definition } = read({
    detail: { page: true, fields, related: [{ resource: 'deployments', by: 'apiKey' }] },
  })
  const ofOther = { ...deployments.fields, apiKey }
  const other = read({ ...deployments, create: undefined, fields: ofOther, ...changes })
  expect(other.faults).toEqual([])
  expect(checkRelated(definition, [definition, other.definition]).map(faultLine)).toEqual(
    messages.map((message) => `R084 api-keys.detail.related[0].by: ${message}`),
  )
})

it('of a list of what belongs to a cluster it says that no person has it', () => {
  const { definition } = read({
    detail: { page: true, fields, related: [{ resource: 'deployments', by: 'apiKey' }] },
  })
  const other = read({
    ...deployments,
    create: undefined,
    scope: 'cluster',
    place: { kind: 'tab', tab: 'keys', label: 'Keys' },
  })
  expect(other.faults).toEqual([])
  expect(checkRelated(definition, [definition, other.definition]).map(faultLine)).toEqual([
    'R063 api-keys.detail.related[0].resource: no resource "deployments"',
  ])
})

it('of a definition that lacks whole parts it says nothing, as its own check does', () => {
  const { definition } = read({})
  for (const part of ['list', 'fields', 'detail'])
    expect(checkRelated({ ...definition, [part]: null }, [definition])).toEqual([])
})

it('of a list of a resource that could not be read it says nothing', () => {
  const { definition } = read({
    detail: { page: true, fields, related: [{ resource: 'deployments', by: 'x' }] },
  })
  expect(checkRelated(definition, [definition], new Set(['deployments']))).toEqual([])
  // What stands in its place has no fields but an id.
  const unread = read({ ...deployments, fields: 7 })
  expect(unread.faults).not.toEqual([])
  expect(checkRelated(definition, [definition, unread.definition], new Set(['deployments']))).toEqual([])
})
