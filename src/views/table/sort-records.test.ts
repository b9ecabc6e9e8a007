import { describe, expect, it } from 'vitest'
import { isSortable } from '../../definitions/sortable'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { sortRecords } from './sort-records'

const rows = [
  buildGadget({ name: 'node 10', weight: 2, madeAt: '2026-02-01T00:00:00Z', isActive: true }),
  buildGadget({ name: 'Node 9', weight: null, madeAt: null, isActive: false }),
  buildGadget({ name: 'älg', weight: 10, madeAt: '2025-12-31T23:00:00Z', isActive: true }),
]
const order = (field: string, order: 'asc' | 'desc') =>
  sortRecords(rows, gadgets, { field, order }).map(({ name }) => name)

describe('the order of a table', () => {
  it.each([
    ['name', 'asc', ['älg', 'Node 9', 'node 10']],
    ['name', 'desc', ['node 10', 'Node 9', 'älg']],
    ['weight', 'asc', ['node 10', 'älg', 'Node 9']],
    ['weight', 'desc', ['älg', 'node 10', 'Node 9']],
    ['madeAt', 'asc', ['älg', 'node 10', 'Node 9']],
    ['madeAt', 'desc', ['node 10', 'älg', 'Node 9']],
    ['isActive', 'asc', ['Node 9', 'node 10', 'älg']],
  ] as const)('by %s, %s, is as people expect, with what has no value last', (field, way, expected) => {
    expect(order(field, way)).toEqual(expected)
  })

  it('has figures by their size, below nothing and in parts of one, and those that are alike in their order', () => {
    const figures = [0.5, 0.25, -10, -9, 0.25].map((weight, index) =>
      buildGadget({ name: `${index}`, weight }),
    )
    const names = (order: 'asc' | 'desc') =>
      sortRecords(figures, gadgets, { field: 'weight', order }).map(({ name }) => name)
    expect(names('asc')).toEqual(['2', '3', '1', '4', '0'])
    expect(names('desc')).toEqual(['0', '1', '4', '3', '2'])
  })

  it('has empty texts last either way, and keeps texts in their order that differ in their capitals alone', () => {
    const texts = [null, 'Lamp', '', 'lamp', 'bolt'].map((note, index) =>
      buildGadget({ name: `${index}`, note }),
    )
    const notes = (order: 'asc' | 'desc') =>
      sortRecords(texts, gadgets, { field: 'note', order }).map(({ note }) => note)
    expect(notes('asc')).toEqual(['bolt', 'Lamp', 'lamp', null, ''])
    expect(notes('desc')).toEqual(['Lamp', 'lamp', 'bolt', null, ''])
  })

  it('is by the instant where times are written with the offset of their zone', () => {
    const zones = [
      buildGadget({ name: 'first', madeAt: '2026-03-02T01:00:00+09:00' }),
      buildGadget({ name: 'third', madeAt: '2026-03-01T20:00:00-05:00' }),
      buildGadget({ name: 'second', madeAt: '2026-03-01T23:30:00Z' }),
    ]
    for (const kind of ['date', 'date-time'] as const) {
      const fields = { ...gadgets.fields, madeAt: { label: { en: 'Made' }, kind } }
      const sorted = sortRecords(zones, { fields }, { field: 'madeAt', order: 'asc' })
      expect(sorted.map(({ name }) => name)).toEqual(['first', 'second', 'third'])
    }
  })

  it('is that of the options of a field, behind which stands what is none of them', () => {
    const options = ['small', 'medium', 'large'].map((value) => ({ value, label: { en: value } }))
    const fields = { ...gadgets.fields, note: { label: { en: 'Size' }, kind: 'choice', options } } as const
    const sized = ['large', 'other', null, 'small', 'medium'].map((note) => buildGadget({ note }))
    const notes = (order: 'asc' | 'desc') =>
      sortRecords(sized, { fields }, { field: 'note', order }).map(({ note }) => note)
    expect(notes('asc')).toEqual(['small', 'medium', 'large', 'other', null])
    expect(notes('desc')).toEqual(['large', 'medium', 'small', 'other', null])
  })

  it("is the server's where none is chosen, and the same array", () => {
    expect(sortRecords(rows, gadgets, null)).toBe(rows)
    expect(sortRecords(rows, gadgets, { field: 'unknown', order: 'asc' })).toBe(rows)
  })

  it('can be chosen by plain columns, by those a definition lists, and by none that the server cuts into pages', () => {
    expect(isSortable(gadgets, 'name')).toBe(true)
    expect(isSortable(gadgets, 'unknown')).toBe(false)
    const listed = { ...gadgets, list: { ...gadgets.list, sortable: ['weight'] as const } }
    expect([isSortable(listed, 'weight'), isSortable(listed, 'name')]).toEqual([true, false])
    const paging = { kind: 'server', sizes: [10], query: 'simple-rest' } as const
    expect(isSortable({ ...gadgets, list: { ...gadgets.list, paging } }, 'name')).toBe(false)
    const fields = { ...gadgets.fields, name: { label: { en: 'Name' }, kind: 'text', cell: 'x' } } as const
    expect(isSortable({ ...gadgets, fields }, 'name')).toBe(false)
  })
  it.each([
    'secret',
    'list',
    'state',
    'file',
    'json',
    'code',
    'file-text',
    'image',
    'reference',
    'object',
    'array',
  ] as const)('cannot be chosen by a field that is a %s', (kind) => {
    const fields = { ...gadgets.fields, name: { label: { en: 'Name' }, kind } }
    expect(isSortable({ ...gadgets, fields }, 'name')).toBe(false)
  })
})
