import { describe, expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { t } from '../../locales/t'
import { buildPerson } from '../../testing/builders'
import { faultLine } from '../fault-line'
import { readResourceFile } from './read-resource-file'

const path = '/resources/api-keys.json'
const read = (file: unknown) => readResourceFile(JSON.stringify(file), path)
const linesOf = (file: unknown) => read(file).faults.map(faultLine)
const at = `${path}: `
const emptyForm = {
  person: buildPerson(),
  productKey: 'default',
  scope: { kind: 'user' },
  mode: 'create',
  record: null,
  values: {},
} as const

describe('a definition file', () => {
  it('becomes a definition by the REST convention', () => {
    const { definition, faults, fixtures } = read(example)
    const { schema: _schema, ...plain } = definition

    expect(faults).toEqual([])
    expect(fixtures).toHaveLength(2)
    expect(plain).toMatchObject({
      name: 'api-keys',
      label: { one: { en: 'API key' }, many: { en: 'API keys' } },
      place: { kind: 'menu', icon: 'key' },
      access: { subject: 'Account', list: 'view', create: 'manage', edit: 'manage' },
      calls: { list: { method: 'GET', path: '/api-keys' } },
      dataProviderName: 'rest',
      create: { call: { method: 'POST', path: '/api-keys' } },
      edit: { call: { method: 'PATCH', path: '/api-keys/{recordId}' }, locked: ['purpose'] },
      list: {
        search: {
          // Every search asks the server.
          debounce: 300,
        },
        paging: { kind: 'server', sizes: [10, 20, 30], query: 'simple-rest' },
        empty: { action: 'create' },
      },
    })
    const { create, list } = definition
    const said = [create?.title, list.search?.label, list.search?.placeholder].map(
      (words) => words && t(words),
    )
    expect(said).toEqual(['New API key', 'Search API keys', 'Search by name or note'])
    expect(Object.keys(plain.formFields ?? {})).toEqual(['name', 'purpose', 'dailyLimit', 'note'])
    expect(plain.actions.map(({ name, requires, dangerText }) => [name, requires, dangerText])).toEqual([
      ['create', 'manage', undefined],
      ['edit', 'manage', undefined],
      ['details', 'view', undefined],
      ['revoke', 'manage', undefined],
      ['delete', 'manage', { en: 'Programs that use {{name}} are refused from now on.' }],
    ])
  })

  it('of a cluster stands on a tab, below the cluster’s own address', () => {
    const { definition } = read({
      ...example,
      scope: 'cluster',
      place: { kind: 'tab', tab: 'keys', label: 'Keys' },
    })

    expect(definition.place).toEqual({ kind: 'tab', tab: 'keys', label: { en: 'Keys' }, anchor: 'api-keys' })
    const place = { kind: 'tab', tab: 'keys', anchor: 'own-keys' }
    expect(read({ ...example, scope: 'cluster', place }).definition.place).toEqual(place)
    expect(definition.calls.list).toEqual({ method: 'GET', path: '/instances/{instanceId}/api-keys' })
    expect(definition.edit?.call).toEqual({
      method: 'PATCH',
      path: '/instances/{instanceId}/api-keys/{recordId}',
    })
  })

  it('heads the place of a list for those who may not see it', () => {
    const { definition, faults } = read({
      ...example,
      list: { ...example.list, unavailable: 'Keys come with a plan' },
    })

    expect(faults).toEqual([])
    expect(definition.list.unavailable).toEqual({ en: 'Keys come with a plan' })
  })

  it('reads whole lists at once where it names a call of its own', () => {
    const calls = { list: { method: 'GET', path: '/v1/keys' }, recordsAt: 'items' }
    const { definition } = read({ ...example, calls })

    expect(definition.calls).toEqual({ list: { method: 'GET', path: '/v1/keys' }, recordsAt: 'items' })
    expect(definition.list.paging).toEqual({ kind: 'client', sizes: [10, 20, 30] })
  })

  it.each([
    ['email', 'me@', 'me@example.com', 'Type an email address, such as name@example.com.'],
    ['ip-range', '10.0.0', '10.0.0.0/8', 'Type an IP address or a range, such as 10.0.0.0/8.'],
    ['time', '8:30', '08:30', 'Enter a time of day, such as 08:30.'],
    ['url', 'example', 'https://example.com', 'Type a web address that starts with https://.'],
  ])('checks a value by the rule %s', (rule, wrong, right, sentence) => {
    const fields = { ...example.fields, name: { ...example.fields.name, rule } }
    const judge = read({ ...example, fields }).definition.formFields?.name?.rule

    expect(judge?.(wrong, emptyForm)).toBe(sentence)
    expect(judge?.(right, emptyForm)).toBeNull()
  })

  it('puts the filter of a field that asks for one into the header of its column', () => {
    const fields = {
      ...example.fields,
      purpose: { ...example.fields.purpose, label: 'Purpose', filter: true },
    }
    const { definition, faults } = read({ ...example, fields, list: { ...example.list, filters: [] } })

    expect(faults).toEqual([])
    const filters = definition.list.filters?.map(({ label, all, ...filter }) => ({
      ...filter,
      words: [t(label), t(all)],
    }))
    expect(filters).toEqual([
      { key: 'purpose', field: 'purpose', column: 'purpose', words: ['Purpose', 'Purpose: all'] },
    ])
  })

  it('names the rule that was meant', () => {
    const fields = { ...example.fields, name: { ...example.fields.name, rule: 'emial' } }

    expect(linesOf({ ...example, fields })).toEqual([
      '/resources/api-keys.json: R011 api-keys.fields.name.rule: no rule "emial"; did you mean "email"?',
    ])
  })

  it('reads records whose values are missing, whose ids are numbers and which have more than it names', () => {
    const { schema } = read(example).definition

    expect(schema.parse({ id: 7, name: 'CI', secret: 'x' })).toEqual({
      id: '7',
      name: 'CI',
      purpose: null,
      dailyLimit: null,
      note: null,
      isActive: null,
      createdAt: null,
    })
    expect(schema.safeParse({ id: 'k', dailyLimit: 'many' }).success).toBe(false)
    expect(schema.safeParse({ name: 'no id' }).success).toBe(false)
    expect(schema.safeParse({ id: '', name: 'no id' }).success).toBe(false)
  })

  it.each([
    ['{"name": ', 'R101 api-keys: is no valid JSON'],
    [
      '[]',
      'R102 api-keys: an object with "name", "label", "scope", "place", "access", "titleField", "fields" and "list" is expected',
    ],
  ])('that holds %s says so', (content, expected) => {
    expect(readResourceFile(content, path).faults.map(faultLine)[0]).toContain(`${at}${expected}`)
  })

  it.each([
    [{ colums: [] }, 'R023 api-keys: no key "colums"; known are "$schema", "name", "label"'],
    [{ acess: {} }, 'R023 api-keys: no key "acess"; did you mean "access"?'],
    [
      { list: { ...example.list, pageSize: 10 } },
      'R023 api-keys.list: no key "pageSize"; did you mean "pageSizes"?',
    ],
    [
      { fields: { name: { type: 'text', label: 'Name', requird: 'x' } } },
      'R023 api-keys.fields.name: no key "requird"; did you mean "required"?',
    ],
    [
      { fields: { name: { type: 'text', label: 'Name', weight: true } } },
      'R023 api-keys.fields.name: no key "weight"; known are "type", "label", "help", "placeholder", "from", "copyable", "toneWhen", "default", "opensEmpty", "unique", "required", "min", "max", "pattern", "filter", "rule", "validWhen", "warnWhen", "shownWhen", "requiredWhen" and "lockedWhen"',
    ],
    [
      { fields: { name: { type: 'txt', label: 'Name' } } },
      'R102 api-keys.fields.name.type: no value "txt"; did you mean "text"?',
    ],
    [{ scope: 'users' }, 'R102 api-keys.scope: no value "users"; did you mean "user"?'],
    [{ name: undefined }, 'R102 api-keys.name: is missing'],
    [{ label: { one: '', many: 'Keys' } }, 'R102 api-keys.label.one: must not be empty'],
    [{ place: { kind: 'page' } }, 'R102 api-keys.place.kind: '],
    [
      { access: { subject: 'Acount', list: 'view' } },
      'R102 api-keys.access.subject: no value "Acount"; did you mean "Account"?',
    ],
    [{ access: undefined }, 'R102 api-keys.access: is missing'],
    [
      { fields: { name: { type: 'string', label: 'Name' } } },
      'R102 api-keys.fields.name.type: no value "string"; did you mean "text"?',
    ],
    [
      { fields: { name: { type: 'colour', label: 'Name' } } },
      'R102 api-keys.fields.name.type: no value "colour"; known are "text", "long-text"',
    ],
    [{ list: { ...example.list, empty: undefined } }, 'R102 api-keys.list.empty: is missing'],
    [{ delete: { requires: 'manage' } }, 'R102 api-keys.delete.dangerText: is missing'],
    [
      { calls: { list: { method: 'FETCH', path: '/keys' } } },
      'R102 api-keys.calls.list.method: no value "FETCH"',
    ],
    [{ calls: { list: { method: 'GET', path: 'keys' } } }, 'R102 api-keys.calls.list.path: a path'],
    [
      { list: { ...example.list, columns: 'name' } },
      'R102 api-keys.list.columns: a list of field names is expected',
    ],
    [
      { actions: [{ ...example.actions[0], offeredWhen: { field: 'isActive' } }] },
      'R030 api-keys.actions[0].offeredWhen: a condition compares by',
    ],
    [
      { actions: [{ ...example.actions[0], where: ['tolbar'] }] },
      'R102 api-keys.actions[0].where[0]: no value "tolbar"; did you mean "toolbar"?',
    ],
    [{ list: { ...example.list, pageSizes: [] } }, 'R102 api-keys.list.pageSizes: names no size'],
    [
      { list: { ...example.list, pageSizes: [2.5] } },
      'R102 api-keys.list.pageSizes[0]: must be a whole number',
    ],
    [
      { list: { ...example.list, refreshSeconds: 0.5 } },
      'R102 api-keys.list.refreshSeconds: must be 1 or more',
    ],
    [{ name: 7 }, 'R102 api-keys.name: a text is expected'],
    [{ label: [] }, 'R102 api-keys.label: an object with "one" and "many" is expected'],
    [{ scope: 7 }, 'R102 api-keys.scope: "user" or "cluster" is expected'],
    [
      { fields: { a: { type: 'text', label: 'A', min: true } } },
      'R102 api-keys.fields.a.min: a number, an instant, a day, "now", "today" or { "field": … } is expected',
    ],
    [
      { fields: { a: { type: 'text', label: 'A', filter: 'yes' } } },
      'R102 api-keys.fields.a.filter: true or false is expected',
    ],
    [{ actions: {} }, 'R102 api-keys.actions: a list is expected'],
    [
      { fields: { a: { type: 'text', label: 'A', options: [7] } } },
      'R102 api-keys.fields.a.options[0]: a text, or an object with "value" and "label", is expected',
    ],
    [
      { actions: [{ ...example.actions[0], sends: { isActive: [] } }] },
      'R102 api-keys.actions[0].sends.isActive: a text, a number, true, false, null or { "person": "id" } is expected',
    ],
    [{ place: 'menu' }, 'R102 api-keys.place: '],
    [
      { actions: [{ ...example.actions[0], offeredWhen: { field: 'a', person: 'email', not: [2] } }] },
      'R030 api-keys.actions[0].offeredWhen: a condition asks one thing: a "field", the "person", or "all" or "any" of other conditions',
    ],
    [{ list: { ...example.list, chart: [] } }, 'R102 api-keys.list.chart: names no chart'],
    [
      { list: { ...example.list, chart: Array(7).fill({ kind: 'bars', x: 'purpose' }) } },
      'R102 api-keys.list.chart: names more charts than 6',
    ],
    [{ name: 'web-hooks' }, 'R103 web-hooks.name: the file of "web-hooks" is called web-hooks.json'],
  ])('with %j has the fault in words', (change, expected) => {
    const lines = linesOf({ ...example, ...change })

    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`${at}${expected}`)
  })

  it('may have six charts of its list', () => {
    const chart = Array(6).fill({ kind: 'bars', x: 'purpose' })
    expect(linesOf({ ...example, list: { ...example.list, chart } })).toEqual([])
  })

  it('that cannot be used keeps the place it names, so that its faults have one', () => {
    const { definition } = read({
      ...example,
      scope: 'cluster',
      place: { kind: 'tab', tab: 'network' },
      list: null,
    })

    expect(definition).toMatchObject({
      name: 'api-keys',
      label: { many: { en: 'API keys' } },
      scope: 'cluster',
      place: { kind: 'tab', tab: 'network', anchor: 'api-keys' },
    })
  })

  it.each([
    ['that nobody can read', '{', 'user', { kind: 'menu', icon: 'alert' }, 'api-keys'],
    [
      'of a person that names a tab',
      JSON.stringify({ ...example, place: { kind: 'tab', tab: 'network' }, list: null }),
      'user',
      { kind: 'menu', icon: 'alert' },
      'API keys',
    ],
    [
      'of a cluster that names the menu',
      JSON.stringify({ ...example, scope: 'cluster', list: null }),
      'cluster',
      { kind: 'tab', tab: 'api-keys', label: { en: 'api-keys' }, anchor: 'api-keys' },
      'API keys',
    ],
    [
      'without a name of its own',
      JSON.stringify({ ...example, label: 7 }),
      'user',
      { kind: 'menu', icon: 'key' },
      'api-keys',
    ],
  ])('%s has a place all the same, where its faults are shown', (_what, content, scope, place, many) => {
    const { definition, faults, fixtures } = readResourceFile(content, path)
    expect(definition).toMatchObject({
      name: 'api-keys',
      scope,
      place,
      label: { many: { en: many } },
      actions: [],
    })
    expect(definition.access).toEqual({ subject: 'Account', list: 'view' })
    expect(faults.map(({ file }) => file)).toEqual([path])
    expect(fixtures).toEqual([])
  })
})
