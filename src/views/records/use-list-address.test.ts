import { describe, expect, it } from 'vitest'
import type { FieldDefinition } from '../../definitions/define-field'
import { isSortable } from '../../definitions/sortable'
import { gadgets } from '../../testing/gadgets'
import { type ListChange, readListAddress, writeListAddress } from './use-list-address'

const own = { ...gadgets, scope: 'user' as const }
const sorted = { ...gadgets, list: { ...gadgets.list, sort: { field: 'weight', order: 'desc' } as const } }
const read = (address: string, definition: typeof gadgets | typeof own | typeof sorted = gadgets) =>
  readListAddress(definition, new URLSearchParams(address))
const write = (address: string, change: ListChange, definition: typeof gadgets | typeof sorted = gadgets) =>
  writeListAddress(definition, new URLSearchParams(address), change).toString()

const start = { page: 1, size: 10, search: '', sort: null, filters: {}, closed: [] }

describe('reading the address of a list', () => {
  it.each([
    ['', start],
    ['gadgets.page=3&gadgets.size=20', { ...start, page: 3, size: 20 }],
    ['gadgets.sort=-weight', { ...start, sort: { field: 'weight', order: 'desc' } }],
    ['gadgets.q=lamp&gadgets.note=spare', { ...start, search: 'lamp', filters: { note: 'spare' } }],
    ['gadgets.closed=on,off', { ...start, closed: ['on', 'off'] }],
    ["page=3&q=somebody else's", start],
    ['gadgets.page=-1&gadgets.size=7&gadgets.sort=__proto__', start],
    ['gadgets.page=0&gadgets.q=', start],
    ['gadgets.page=1e99&gadgets.size=NaN&gadgets.sort=-', start],
  ])('%s', (address, expected) => {
    expect(read(address)).toEqual(expected)
  })

  it("is without a prefix in a person's own scope", () => {
    expect(read('page=2&q=x', own)).toEqual({ ...start, page: 2, search: 'x' })
  })

  it('is that of a record under whose page the list stands', () => {
    const narrowed = { ...own, narrowed: { by: 'note', id: '7' } }
    expect(read('gadgets.page=2&page=3', narrowed)).toEqual({ ...start, page: 2, fixed: { note: '7' } })
  })

  it('is that of one of two lists of the same records under it, told apart by the field that says whose', () => {
    const page = 'gadgets.page=4&gadgets.note.page=2&gadgets.name.page=3'
    const listBy = (by: string) => ({ ...own, narrowed: { by, id: '7', isOneOfSeveral: true } }) as const
    expect(read(page, listBy('note')).page).toBe(2)
    expect(read(page, listBy('name')).page).toBe(3)
  })

  it("starts in the definition's order", () => {
    expect(read('', sorted).sort).toEqual({ field: 'weight', order: 'desc' })
    expect(read('gadgets.sort=name', sorted).sort).toEqual({ field: 'name', order: 'asc' })
  })
})

describe('writing the address of a list', () => {
  it.each<[string, ListChange, string]>([
    ['tab=x', { page: 2 }, 'tab=x&gadgets.page=2'],
    ['gadgets.page=2', { page: 1 }, ''],
    ['gadgets.page=2', { size: 30 }, 'gadgets.size=30'],
    ['gadgets.size=30', { size: 10 }, ''],
    ['gadgets.page=2', { sort: { field: 'name', order: 'desc' } }, 'gadgets.sort=-name'],
    ['gadgets.sort=-name', { sort: null }, ''],
    ['gadgets.page=4', { search: 'lamp' }, 'gadgets.q=lamp'],
    ['gadgets.q=lamp', { search: '' }, ''],
    ['gadgets.page=4&other.page=2', { filters: { note: 'spare' } }, 'other.page=2&gadgets.note=spare'],
    ['gadgets.note=spare', { filters: { note: '' } }, ''],
    ['gadgets.q=lamp', { closed: ['on', 'off'] }, 'gadgets.q=lamp&gadgets.closed=on%2Coff'],
    ['gadgets.closed=on', { closed: [] }, ''],
  ])('%s, changed by %o', (before, change, after) => {
    expect(write(before, change)).toBe(after)
  })

  it("leaves the definition's own order out", () => {
    expect(write('gadgets.sort=name', { sort: { field: 'weight', order: 'desc' } }, sorted)).toBe('')
  })
})

describe('a filter by a field that is called as something the address says of the list itself', () => {
  const label = { en: 'Any' }
  const filters = ['size', 'page', 'sort', 'open', 'cols', 'note'].map((key) => ({
    key,
    field: 'note' as const,
    label,
    all: label,
  }))
  const clashing = { ...gadgets, list: { ...gadgets.list, filters } }

  it('is read from a key of its own, and leaves what the list says alone', () => {
    const address = 'size=20&page=2&sort=-name&f-size=1..&f-page=7&f-sort=up&f-open=yes&f-cols=3&note=x'
    const own = address.replace(/(^|&)/g, '$1gadgets.')
    expect(read(own, clashing)).toEqual({
      ...{ page: 2, size: 20, search: '', sort: { field: 'name', order: 'desc' }, closed: [] },
      filters: { size: '1..', page: '7', sort: 'up', open: 'yes', cols: '3', note: 'x' },
    })
    expect(read('gadgets.size=20&gadgets.sort=name', clashing).filters).toEqual({})
  })

  it.each<[string, ListChange, string]>([
    ['gadgets.size=20', { filters: { size: '1..' } }, 'gadgets.size=20&gadgets.f-size=1..'],
    ['gadgets.size=20&gadgets.f-size=1..', { filters: { size: '' } }, 'gadgets.size=20'],
    ['gadgets.f-page=7', { page: 2 }, 'gadgets.f-page=7&gadgets.page=2'],
  ])('is written there: %s, changed by %o', (before, change, after) => {
    expect(write(before, change, clashing)).toBe(after)
  })
})

describe('a column is sorted by', () => {
  const sortable = (field: Partial<FieldDefinition>, list: Partial<typeof gadgets.list> = {}) => {
    const note: FieldDefinition = { label: { en: 'Note' }, kind: 'text', ...field }
    return isSortable(
      { ...gadgets, fields: { ...gadgets.fields, note }, list: { ...gadgets.list, ...list } } as typeof own,
      'note',
    )
  }

  it.each([
    ['text', true],
    ['date', true],
    ['switch', true],
    ['choice', true],
    ['secret', false],
    ['state', false],
    ['list', false],
    ['reference', false],
    ['object', false],
    ['image', false],
    ['array', false],
    ['file', false],
    ['file-text', false],
    ['json', false],
    ['code', false],
    ['day', true],
    ['number', true],
  ] as const)('where its values have an order, of the kind %s: %s', (kind, isSo) => {
    expect(sortable({ kind })).toBe(isSo)
  })

  it('where it draws nothing of its own, and the list is all here or says which columns the server sorts by', () => {
    expect(sortable({ cell: 'owner' })).toBe(false)
    const paging = { kind: 'server', sizes: [10], query: 'simple-rest' } as const
    expect(sortable({}, { paging })).toBe(false)
    expect(sortable({ cell: 'owner' }, { paging, sortable: ['note'] })).toBe(true)
    expect(sortable({}, { sortable: ['name'] })).toBe(false)
  })
})
