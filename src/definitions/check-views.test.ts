import { describe, expect, it } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { knownNames } from '../resources/known-names'
import { checkDefinition } from './check'
import { faultLine } from './fault-line'
import { readResourceFile } from './file/read-resource-file'

function faultsOf(views: readonly object[], list: object = {}) {
  const { definition, faults } = readResourceFile(
    JSON.stringify({
      ...example,
      list: {
        ...example.list,
        paging: 'client',
        search: ['name'],
        filters: [
          'dailyLimit',
          'createdAt',
          { field: 'name', by: 'text' },
          { field: 'purpose', by: 'several' },
        ],
        filterBuilder: ['name', 'purpose', 'dailyLimit', 'isActive', 'createdAt'],
        views,
        ...list,
      },
    }),
    'api-keys.json',
  )
  // Of a file that is not as the format has it, what is left is not looked at.
  return faults.length > 0 ? faults : checkDefinition(definition, knownNames)
}
const where = (field: string, operator: string, value: unknown) => ({
  name: 'A',
  conditions: { operator: 'and', value: [{ field, operator, value }] },
})
const deep = (levels: number): unknown => ({
  operator: 'and',
  value: [levels === 1 ? { field: 'name', operator: 'eq', value: 'x' } : deep(levels - 1)],
})

describe('views that come with a resource', () => {
  it('may ask all that the list can be asked', () => {
    const whole = {
      name: { en: 'Busy', de: 'Viel genutzt' },
      search: 'night',
      filters: {
        dailyLimit: '100..',
        createdAt: '2026-01-01..',
        name: '~export',
        purpose: ['read', 'write'],
      },
      conditions: deep(4),
      sort: { field: 'dailyLimit', order: 'desc' },
      columns: ['name', 'dailyLimit'],
      groupBy: 'purpose',
    }
    const begins = { name: 'Nightly', filters: { name: '^night' } }
    const lately = where('createdAt', 'gte', 'today-7d')
    expect(faultsOf([whole, { name: 'Mine', search: 'mine' }, begins, lately])).toEqual([])
  })

  it('ask no deeper than the server of the list takes', () => {
    const { definition, faults } = readResourceFile(
      JSON.stringify({
        ...example,
        calls: { filterParameter: { name: 'where', levels: 1 } },
        list: {
          ...example.list,
          paging: 'server',
          filterBuilder: ['name'],
          views: [
            { name: 'A', conditions: deep(1) },
            { name: 'B', conditions: deep(2) },
          ],
        },
      }),
      'api-keys.json',
    )
    expect([...faults, ...checkDefinition(definition, knownNames)].map(faultLine)).toEqual([
      'R127 api-keys.list.views[1].conditions: they are 2 levels deep, and the server takes 1; "levels" of "filterParameter" says how many',
    ])
  })

  it.each([
    ['R007', 'filters.purpos', { name: 'A', filters: { purpos: 'read' } }, 'did you mean "purpose"?'],
    ['R007', 'columns[1]', { name: 'A', columns: ['name', 'limit'] }, 'no column "limit"'],
    ['R007', 'sort.field', { name: 'A', sort: { field: 'nam', order: 'asc' } }, 'did you mean "name"?'],
    ['R007', 'conditions.value[0].field', where('nam', 'eq', 'x'), 'did you mean "name"?'],
    ['R007', 'conditions.value[0].field', where('note', 'eq', 'x'), 'no field of "filterBuilder" "note"'],
    ['R007', 'filters.where', { name: 'A', filters: { where: 'x' } }, 'no filter "where"'],
    ['R126', 'filters.dailyLimit', { name: 'A', filters: { dailyLimit: '100' } }, '"10..20"'],
    ['R126', 'filters.createdAt', { name: 'A', filters: { createdAt: '1..2' } }, '"2026-03-01"'],
    ['R126', 'filters.name', { name: 'A', filters: { name: ['a', 'b'] } }, 'takes one value'],
    ['R044', 'filters.purpose', { name: 'A', filters: { purpose: ['raed'] } }, 'did you mean "read"?'],
    ['R127', 'conditions.value[0].operator', where('dailyLimit', 'contains', 5), '"number" is not compared'],
    ['R127', 'conditions.value[0].value', where('dailyLimit', 'gte', '5'), 'compared with a number'],
    ['R127', 'conditions.value[0].value', where('createdAt', 'gte', '2026'), 'a day such as'],
    ['R127', 'conditions.value[0].value', where('createdAt', 'gte', 'now-7d'), '"today" or "today-7d"'],
    ['R127', 'conditions.value[0].value', where('isActive', 'eq', 'yes'), 'true or false'],
    ['R044', 'conditions.value[0].value', where('purpose', 'eq', 'raed'), 'did you mean "read"?'],
    ['R102', 'conditions.value[0]', where('name', 'like', 'x'), 'contains, ncontains'],
    ['R102', 'conditions.value[0]', { name: 'A', conditions: deep(5) }, '4 levels in all'],
    ['R128', '', { name: 'A' }, 'give it a search'],
    ['R007', 'groupBy', { name: 'A', groupBy: 'purpos' }, 'did you mean "purpose"?'],
    [
      'R007',
      'groupBy.field',
      { name: 'A', groupBy: { field: 'createdOn', per: 'day' } },
      'no field "createdOn"',
    ],
    [
      'R096',
      'groupBy',
      { name: 'A', groupBy: 'createdAt' },
      'a "date" makes no groups: say { "field": "createdAt", "per": "month" }',
    ],
    [
      'R096',
      'groupBy.per',
      { name: 'A', groupBy: { field: 'purpose', per: 'day' } },
      'only dates are put together',
    ],
  ])('%s at views[0].%s of %j', (id, place, view, words) => {
    const at = `api-keys.list.views[0]${place && `.${place}`}`
    expect(faultsOf([view])).toMatchObject([{ id, place: at, message: expect.stringContaining(words) }])
  })

  it('ask a server that pages for a text only by what its convention has', () => {
    const asks = (spelled: string) =>
      faultsOf([{ name: 'A', filters: { name: spelled } }], { paging: 'server', filterBuilder: undefined })
    expect([asks('~night'), asks('=night')]).toEqual([[], []])
    for (const spelled of ['^night', '!'])
      expect(asks(spelled)).toMatchObject([
        {
          id: 'R126',
          place: 'api-keys.list.views[0].filters.name',
          message: expect.stringContaining('of which a server that pages knows the first two'),
        },
      ])
  })

  it('are sorted as the address of the list can say it', () => {
    const fields = {
      ...example.fields,
      double: { type: 'computed', as: 'number', label: 'Double', value: 'dailyLimit * 2' },
      token: { type: 'secret', label: 'Token' },
      labels: { type: 'list', label: 'Labels' },
    }
    const linesOf = (field: string, list: object, order = 'desc') => {
      const views = [{ name: 'A', sort: { field, order } }]
      const { definition, faults } = readResourceFile(
        JSON.stringify({ ...example, fields, list: { ...example.list, ...list, views } }),
        'api-keys.json',
      )
      return [...faults, ...checkDefinition(definition, knownNames)].map(faultLine)
    }
    const at = 'api-keys.list.views[0].sort.field'
    const whole = { paging: 'client' }
    const paged = { paging: 'server' }
    const byNote = { ...paged, sort: { field: 'note', order: 'desc' } }
    expect(['note', 'double', 'isActive'].flatMap((field) => linesOf(field, whole))).toEqual([])
    expect(['name', 'createdAt'].flatMap((field) => linesOf(field, paged))).toEqual([])
    // The list's own order, whatever it is, needs no word in the address.
    expect(linesOf('note', byNote)).toEqual([])
    const noColumn = `R184 ${at}: the server cuts the pages, and the list is sorted by its columns alone; take one, or make "note" a column`
    expect([linesOf('note', paged), linesOf('note', byNote, 'asc')]).toEqual([[noColumn], [noColumn]])
    expect(linesOf('labels', whole)).toEqual([
      `R184 ${at}: nobody could sort the list by "labels"; take a field whose values have an order`,
    ])
    expect(linesOf('double', paged)).toEqual([
      `R075 ${at}: the server does not know "double", which is computed here: it cannot sort by it; say "paging": "client"`,
    ])
    expect(linesOf('token', whole)).toEqual([
      `R087 ${at}: "token" is a secret, which no list knows; leave it out`,
    ])
  })

  it('have names of their own', () => {
    expect(
      faultsOf([
        { name: 'A', search: 'a' },
        { name: 'A', search: 'b' },
      ]),
    ).toMatchObject([{ id: 'R128', place: 'api-keys.list.views[1].name' }])
  })

  it('search and compare only where a person could change it', () => {
    expect(faultsOf([{ name: 'A', search: 'a' }], { search: undefined })).toMatchObject([
      { id: 'R128', place: 'api-keys.list.views[0].search' },
    ])
    expect(faultsOf([where('name', 'eq', 'x')], { filterBuilder: undefined })).toMatchObject([
      { id: 'R127', place: 'api-keys.list.views[0].conditions' },
    ])
  })
})

describe('who is signed in, in a view', () => {
  const fields = {
    ...example.fields,
    owner: { type: 'reference', label: 'Owner', resource: 'clusters' },
    helpers: { type: 'reference', label: 'Helpers', resource: 'clusters', many: true },
    by: { type: 'text', label: 'By' },
  }
  const linesOf = (filters: object, conditions?: object) => {
    const list = {
      ...example.list,
      paging: 'client',
      filters: ['owner', { field: 'helpers', by: 'several' }, 'by', 'dailyLimit', 'purpose', 'createdAt'],
      filterBuilder: ['owner'],
      views: [{ name: 'Mine', filters, ...(conditions && { conditions }) }],
    }
    const { definition, faults } = readResourceFile(
      JSON.stringify({ ...example, fields, list }),
      'api-keys.json',
    )
    return (faults.length > 0 ? faults : checkDefinition(definition, knownNames)).map(faultLine)
  }
  const at = 'api-keys.list.views[0]'

  it('is looked for in a reference or a text', () => {
    expect(linesOf({ owner: { person: 'id' }, by: { person: 'name' }, createdAt: 'today-7d..' })).toEqual([])
  })

  it.each([
    [
      { dailyLimit: { person: 'id' } },
      `R126 ${at}.filters.dailyLimit: who is signed in is found by a reference, or by a text without options, and "dailyLimit" is neither: write a value of it, as the address spells it`,
    ],
    [
      { purpose: { person: 'id' } },
      `R126 ${at}.filters.purpose: who is signed in is found by a reference, or by a text without options, and "purpose" is neither: write a value of it, as the address spells it`,
    ],
    [
      { owner: 'me' },
      `R126 ${at}.filters.owner: "me" is the id of no record; who is signed in is { "person": "id" } in "filters"`,
    ],
    ...['@me', 'Myself', 'self'].map((word): [object, string] => [
      { owner: word },
      `R126 ${at}.filters.owner: "${word}" is the id of no record; who is signed in is { "person": "id" } in "filters"`,
    ]),
    [
      { helpers: ['u-7', 'me'] },
      `R126 ${at}.filters.helpers: ["u-7","me"] is the id of no record; who is signed in is { "person": "id" } in "filters"`,
    ],
    [
      { owner: { person: 'role' } },
      expect.stringContaining(`R102 ${at}.filters.owner.person: no value "role"`),
    ],
    [{ createdAt: 'today+90' }, expect.stringContaining('"today" or "today+90d"')],
  ])('is refused where it can match nothing: %j', (filters, line) => {
    expect(linesOf(filters)).toEqual([line])
  })

  it('is no id in conditions', () => {
    expect(
      linesOf({}, { operator: 'and', value: [{ field: 'owner', operator: 'eq', value: 'Me' }] }),
    ).toEqual([
      `R127 ${at}.conditions.value[0].value: "Me" is the id of no record; who is signed in is { "person": "id" } in "filters"`,
    ])
  })
})
