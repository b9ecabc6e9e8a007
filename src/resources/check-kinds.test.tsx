import { describe, expect, it } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { checkDefinition, checkDefinitions, checkName } from '../definitions/check'
import type { ResourceDefinition } from '../definitions/define'
import { faultLine } from '../definitions/fault-line'
import { readResourceFile } from '../definitions/file/read-resource-file'
import { brokenAt } from '../testing/broken-at'
import { knownNames } from './known-names'

const { definition } = readResourceFile(JSON.stringify(example), '/resources/api-keys.json')

const linesOf = (broken: ResourceDefinition) => checkDefinition(broken, knownNames).map(faultLine)
const name = 'api-keys'
const revoke = `${name}.actions[3]`
const question = { kind: 'simple', title: { en: 'a' }, text: { en: 'b' }, submit: { en: 'c' } }

describe('the check of a definition that was a file', () => {
  it('finds nothing wrong with the example of the documentation', () => {
    expect(linesOf(definition)).toEqual([])
  })

  it('lets no typed name stand for a selection', () => {
    const confirm = { kind: 'typed-name', title: { en: 'a' }, text: { en: 'b' }, field: { en: 'c' } }
    const texts = { submit: { en: 'd' }, mismatch: { en: 'e' } }
    const broken = brokenAt(definition, 'actions.3', {
      ...definition.actions[3],
      where: ['selection'],
      confirm: { ...confirm, ...texts },
    })
    expect(linesOf(broken)).toContain(
      `R037 ${revoke}.confirm: a typed name confirms one record, and no selection`,
    )
  })

  it('lets only what goes through the provider of files name another API', () => {
    const api = { baseUrl: 'https://b.test', headers: {}, errors: 'ours', paging: 'range', sendsToken: false }
    expect(linesOf(brokenAt(definition, 'api', api))).toEqual([])
    expect(linesOf(brokenAt(brokenAt(definition, 'api', api), 'dataProviderName', undefined))).toContain(
      `R132 ${name}.api: only requests through the provider "rest" go to another API than the product's`,
    )
  })

  it.each([
    ['scope', 'cluster', `R024 ${name}.place: what belongs to a cluster stands on a tab of its page`],
    [
      'place',
      { kind: 'tab', tab: 'keys', anchor: 'keys' },
      `R024 ${name}.place: only what belongs to a cluster stands on a tab`,
    ],
    ['place.icon', 'kee', `R018 ${name}.place.icon: no icon "kee"; did you mean "key"?`],
    ['place.icon', 'network', `R018 ${name}.place.icon: no icon "network"; "cloud" comes near`],
    [
      'calls.list.path',
      '/instances/{instanceId}/api-keys',
      `R025 ${name}.calls.list.path: nothing fills "{instanceId}" here; filled are {id}, {product}`,
    ],
    ...['/../../../oauth/token', '/%2e%2e/oauth/token', '//evil.test/x', '/a\r\nb', '/a?b=1', '/a#b'].map(
      (path): [string, unknown, string] => [
        'calls.list.path',
        path,
        `R039 ${name}.calls.list.path: ${JSON.stringify(path)} is no path below the API: letters, digits, -._~:@+ and places such as {recordId} stand between slashes${path === '/a?b=1' ? '; what follows "?" stands in "query" beside it' : ''}`,
      ],
    ),
    [
      'edit.call.path',
      '/../{recordId}',
      `R039 ${name}.edit.call.path: "/../{recordId}" is no path below the API: letters, digits, -._~:@+ and places such as {recordId} stand between slashes`,
    ],
    ['calls.list.method', 'POST', `R025 ${name}.calls.list.method: a list is read by GET`],
    [
      'edit.call.path',
      '/api-keys/{recordID}',
      `R025 ${name}.edit.call.path: nothing fills "{recordID}" here; did you mean "{recordId}"?`,
    ],
    [
      'create.call.path',
      '/api-keys/{recordId}',
      `R025 ${name}.create.call.path: nothing fills "{recordId}" here; filled are {id}, {product}`,
    ],
    ['detail', undefined, `R027 ${name}.actions[2].opens: the definition has no part "detail" to open`],
    ['edit', undefined, `R027 ${name}.actions[1].opens: the definition has no part "edit" to open`],
    [
      'actions.3.call',
      undefined,
      `R028 ${revoke}: it does nothing: name the call it makes, or what it opens`,
    ],
    [
      'actions.3.conflictsWith',
      ['creat'],
      `R036 ${revoke}.conflictsWith: no action "creat"; did you mean "create"?`,
    ],
    [
      'actions.3.bulk',
      'one-call',
      `R029 ${revoke}.bulk: one call for many records needs a request that takes them`,
    ],
    [
      'actions.3.offeredWhen.field',
      'isActiv',
      `R007 ${revoke}.offeredWhen.field: no field "isActiv"; did you mean "isActive"?`,
    ],
    [
      'formFields.purpose.options.1.value',
      'read',
      `R031 ${name}.formFields.purpose.options[1].value: two options have the value "read"`,
    ],
    [
      'formFields.purpose.options',
      undefined,
      `R032 ${name}.formFields.purpose: a choice needs options, or the name of a source of choices`,
    ],
    [
      'formFields.purpose.choices',
      'regions',
      `R032 ${name}.formFields.purpose.choices: a field has options of its own or a source of choices, not both`,
    ],
    [
      'formFields.name.kind',
      'state',
      `R038 ${name}.formFields.name.kind: a state is shown and not entered: no form has an input for it`,
    ],
    [
      'actions.3',
      { ...definition.actions[3], sends: { isActive: false }, request: () => ({}) },
      `R029 ${revoke}.sends: what it sends is fixed or made by a request, not both`,
    ],
    [
      'list.paging.sizes',
      [],
      `R034 ${name}.list.paging.sizes: pages have a size, in whole rows; name at least one`,
    ],
    [
      'list.paging',
      { kind: 'client', sizes: [10, 2.5] },
      `R034 ${name}.list.paging.sizes: pages have a size, in whole rows; name at least one`,
    ],
    [
      'list.refresh',
      { every: 30 },
      `R034 ${name}.list.refresh.every: 30 is less than a second; the unit is milliseconds`,
    ],
    [
      'list.refresh',
      { every: 30_000, faster: { every: 5, reader: {}, values: [] } },
      `R034 ${name}.list.refresh.faster.every: 5 is less than a second; the unit is milliseconds`,
    ],
    [
      'list.card',
      { state: '', foot: '', panels: [] },
      `R015 ${name}.list.card.panels: cards stand in a panel`,
    ],
    ['formFields.name.min', 50, `R033 ${name}.formFields.name.min: 50 is more than the largest value, 40`],
    [
      'list.filters.0',
      { key: 'state', label: { en: 'State' }, all: { en: 'All' }, reader: 'cluster-state' },
      `R035 ${name}.list.filters[0].reader: a reader sees only the page that is here; filter by a field, and the server does it`,
    ],
    [
      'list.empty.action',
      'creat',
      `R036 ${name}.list.empty.action: no action "creat"; did you mean "create"?`,
    ],
    ['fields.isActive.action', 'toggle', `R036 ${name}.fields.isActive.action: no action "toggle"`],
    [
      'fields.isActive.action',
      { on: 'revoke', off: 'revok' },
      `R036 ${name}.fields.isActive.action.off: no action "revok"; did you mean "revoke"?`,
    ],
    [
      'fields.purpose.options',
      undefined,
      `R035 ${name}.list.filters[0].field: the values of "purpose" are not known here; give the field "options"`,
    ],
    [
      'formFields.name.lockedWhen',
      { field: 'nam', set: true, reason: { en: 'Fixed' } },
      `R007 ${name}.formFields.name.lockedWhen.field: no field "nam"; did you mean "name"?`,
    ],
    [
      'create.wizard',
      { review: { en: 'Look' } },
      `R067 ${name}.create.wizard: steps are sections: name two of them or more in "sections"`,
    ],
    [
      'list.columnsOnDemand',
      ['nam'],
      `R007 ${name}.list.columnsOnDemand[0]: no column "nam"; did you mean "name"?`,
    ],
    [
      'list.refresh',
      { every: 30_000, faster: { every: 5_000, field: 'purpos', values: ['read'] } },
      `R007 ${name}.list.refresh.faster.field: no field "purpos"; did you mean "purpose"?`,
    ],
    [
      'detail.sections.0.fields.0',
      'nam',
      `R007 ${name}.detail.sections[0].fields[0]: no field "nam"; did you mean "name"?`,
    ],
    ['edit.locked.0', 'purpos', `R007 ${name}.edit.locked[0]: no field "purpos"; did you mean "purpose"?`],
    ['create.recordTitle', '{nam}', `R007 ${name}.create.recordTitle: no field "nam"; did you mean "name"?`],
    ['access.subject', 'Region', `R004 ${name}.access.list: access has no rules for "view" on "Region"`],
    ['access.list', 'connect', `R004 ${name}.access.list: access has no rules for "connect" on "Account"`],
    [
      'formFields.name.resets',
      ['purpose', 'not'],
      `R007 ${name}.formFields.name.resets[1]: no field "not"; did you mean "note"?`,
    ],
    [
      'formFields.name.notBefore',
      'tody',
      `R007 ${name}.formFields.name.notBefore: no field "tody"; did you mean "today"?`,
    ],
    ['fields.name.cell', 'stat', `R009 ${name}.fields.name.cell: no cell "stat"`],
    ['list.sort.field', 'nam', `R007 ${name}.list.sort.field: no field "nam"; did you mean "name"?`],
    [
      'list.filters.0.column',
      'purpos',
      `R007 ${name}.list.filters[0].column: no column "purpos"; did you mean "purpose"?`,
    ],
    ...['q', 'closed', 'grouped'].map((key): [string, unknown, string] => [
      'list.filters.0.key',
      key,
      `R014 ${name}.list.filters[0].key: "${key}" already stands for something else in the address`,
    ]),
    [
      'list.filters.0.field',
      'note',
      `R035 ${name}.list.filters[0].field: the values of "note" are not known here; give the field "options", or filter by a text: { "field": "note", "by": "text" } in "filters" of "list"`,
    ],
    [
      'list.paging.sizes',
      [10, 0],
      `R034 ${name}.list.paging.sizes: pages have a size, in whole rows; name at least one`,
    ],
    [
      'list.refresh',
      { every: 999 },
      `R034 ${name}.list.refresh.every: 999 is less than a second; the unit is milliseconds`,
    ],
    [
      'actions.3.enabledWhen',
      [{ field: 'isActiv', equals: true, reason: { en: 'It is off' } }],
      `R007 ${revoke}.enabledWhen[0].field: no field "isActiv"; did you mean "isActive"?`,
    ],
    ['actions.3.name', 'edit', `R017 ${revoke}.name: two actions are named "edit"`],
    [
      'actions.0.call',
      { method: 'POST', path: '/api-keys/{recordId}' },
      `R025 ${name}.actions[0].call.path: nothing fills "{recordId}" here; filled are {id}, {product}`,
    ],
    [
      'actions.3.confirm',
      { ...question, consequences: 'what-stops' },
      `R040 ${revoke}.confirm.consequences: no consequences "what-stops"`,
    ],
    ...['api--keys', 'api-key', '2keys', 'keyS', 'api-keys-', '/api-keys'].map(
      (wrong): [string, unknown, string] => [
        'name',
        wrong,
        `R002 ${wrong}.name: "${wrong}" is no plural in kebab-case, such as "whitelists"`,
      ],
    ),
  ])('finds what is wrong at %s when it is %j', (path, value, expected) => {
    expect(linesOf(brokenAt(definition, path, value))).toContain(expected)
  })

  it.each([
    ['name', 'v2-keys'],
    ['list.refresh', { every: 1000 }],
    ['list.refresh', { every: 30_000, faster: { every: 1000, reader: {}, values: [] } }],
    ['list.paging', { kind: 'none' }],
    ['list.paging', { kind: 'client', sizes: [1] }],
    ['list.filters.0.column', 'purpose'],
    ['list.empty', { title: { en: 'None' } }],
    ['fields.isActive.action', 'revoke'],
    ['formFields.name.min', 40],
    ['formFields.name.resets', ['note']],
    ['formFields.name.notBefore', 'today'],
    ['formFields.name.notBefore', 'note'],
    ['formFields.purpose', { label: { en: 'Purpose' }, kind: 'choice', input: 'cards' }],
    ['formFields.purpose', { label: { en: 'Purpose' }, kind: 'state', input: 'cards' }],
    ['create.recordTitle', '{name}-{cluster}'],
    ['create.recordTitle', () => ''],
    ['actions.3.where', ['selection']],
    ['actions.3.where', []],
    ['actions.3.offeredWhen', { field: 'id', not: 'k-1' }],
    ['formFields.name.shownWhen', { field: 'isActive', equals: true }],
    ['create.success', { en: '{{name}} is made' }],
    ['actions.3.conflictsWith', ['delete']],
    ['actions.3.call.path', '/users/{id}/{product}/api-keys/{recordId}/{recordName}/{name}'],
    ['actions.3.request', () => ({})],
  ])('finds nothing wrong at %s when it is %j', (path, value) => {
    const { sends: _sends, ...unsent } = definition.actions[3] ?? {}
    const whole = path.endsWith('request') ? brokenAt(definition, 'actions.3', unsent) : definition
    expect(linesOf(brokenAt(whole, path, value))).toEqual([])
  })

  it('wants of what belongs to a cluster a tab, and names that can stand in an address', () => {
    const place = { kind: 'tab', tab: 'keys', anchor: 'api-keys' } as const
    const ofCluster = brokenAt(
      { ...definition, scope: 'cluster', place },
      'create.call.path',
      '/instances/{instanceId}/api-keys',
    )
    expect(linesOf(ofCluster)).toEqual([
      `R091 ${name}.calls.list.path: nothing in it says which cluster: put {instanceId} into it, as in /instances/{instanceId}/…`,
    ])
    for (const path of [
      '/instances/{instanceId}/{name}/keys',
      '/instances/{instanceId}/keys',
      '/{name}/keys',
    ])
      expect(linesOf(brokenAt(ofCluster, 'calls.list.path', path))).toEqual([])
    expect(linesOf(brokenAt(ofCluster, 'calls.list.path', '/keys/{recordName}'))).toEqual([
      `R025 ${name}.calls.list.path: nothing fills "{recordName}" here; filled are {id}, {product}, {name}, {instanceId}`,
    ])
    const listed = brokenAt(ofCluster, 'calls.list.path', '/instances/{instanceId}/api-keys')
    for (const key of ['tab', 'anchor']) {
      for (const wrong of ['Api keys', 'keys-', '-keys', '2keys'])
        expect(linesOf(brokenAt(listed, `place.${key}`, wrong))).toEqual([
          `R024 ${name}.place.${key}: "${wrong}" is no name for an address`,
        ])
      expect(linesOf(brokenAt(listed, `place.${key}`, 'v2-keys'))).toEqual([])
    }
  })

  it('wants a name that neither another resource nor the console itself has', () => {
    const line = (...asked: Parameters<typeof checkName>) => checkName(...asked).map(faultLine)
    expect(line(definition, ['keys'], new Set(['plans']))).toEqual([])
    expect(line(definition, ['keys'], new Set([name]))).toEqual([
      `R104 ${name}.name: /${name} is an address of the console itself`,
    ])
    expect(line(definition, [name], new Set([name]))).toEqual([
      `R001 ${name}: two resources have this name; the address of each must be its own`,
    ])
    // What stands on a tab has no address of its own.
    const onTab = brokenAt(definition, 'place', { kind: 'tab', tab: 'keys', anchor: 'keys' })
    expect(line(onTab, [], new Set([name]))).toEqual([])
  })

  it('says that a part is missing, and still what is wrong with the others', () => {
    const broken = brokenAt(definition, 'place', undefined)
    const missing = expect.stringContaining(
      `R000 ${name}: a part is missing, or is of another kind than the types say`,
    )

    expect(linesOf(broken)).toEqual([missing])
    expect(
      checkDefinitions([broken, brokenAt(definition, 'titleField', 'nam')], knownNames).map(faultLine),
    ).toEqual([
      missing,
      `R001 ${name}: two resources have this name; the address of each must be its own`,
      `R006 ${name}.titleField: no field "nam"; did you mean "name"?`,
    ])
  })

  it('asks who may create and edit where nothing says so', () => {
    const actions = definition.actions.filter(({ opens }) => opens === undefined)
    const { create: _create, edit: _edit, ...access } = definition.access
    const list = { ...definition.list, empty: { title: definition.list.empty.title } }

    expect(linesOf({ ...definition, access, actions, list })).toEqual([
      `R004 ${name}.access.create: nothing says who may create: name the action here, or give an action that opens the form`,
      `R004 ${name}.access.edit: nothing says who may edit: name the action here, or give an action that opens the form`,
    ])
  })
})
