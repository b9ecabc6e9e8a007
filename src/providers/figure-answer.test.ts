import { describe, expect, it } from 'vitest'
import { ContractError } from '../api/errors'
import { figureAt, rowsAt } from './figure-answer'

const refusalOf = (read: () => unknown) => {
  try {
    read()
  } catch (error) {
    if (error instanceof ContractError) return error.fault.values
  }
  return null
}

describe('a figure that a server adds up', () => {
  it.each([
    [{ data: { total: 12.5 } }, 12.5],
    [{ data: { total: '-12.50' } }, -12.5],
    [{ data: { total: 0 } }, 0],
    [{ data: { total: null } }, null],
    [{ data: { total: '' } }, null],
    [null, null],
  ])('of %j is %j', (answer, figure) => {
    expect(figureAt(answer, 'data.total', 'projects.figures')).toBe(figure)
  })

  it.each([
    [{ data: { total: 'many' } }, 'text', 'many'],
    [{ data: { total: [1] } }, 'list', null],
    [{ data: {} }, 'nothing', null],
    [{ total: 5 }, 'nothing', null],
    ['none', 'nothing', null],
  ])('is refused of %j, with its place and what was found', (answer, found, sample) => {
    expect(refusalOf(() => figureAt(answer, 'data.total', 'projects.figures'))).toEqual([
      { field: 'data.total', expected: ['number'], found, sample },
    ])
  })
})

describe('rows that a server adds up', () => {
  const places = { at: 'data.rows', label: 'status.name', value: 'sum' }
  const row = (name: unknown, sum: unknown) => ({ status: { name }, sum })

  it('are read each for itself, and what is none is named', () => {
    const answer = { data: { rows: [row('live', 3), row('broken', 'many'), row(null, '4'), row(7, 1)] } }
    const { rows, faults } = rowsAt(answer, places, 'projects.figures')
    expect(rows).toEqual([
      { label: 'live', value: 3 },
      { label: null, value: 4 },
      { label: 7, value: 1 },
    ])
    expect(faults).toEqual([
      {
        id: null,
        name: 'broken',
        number: 2,
        isShown: false,
        values: [{ field: 'sum', expected: ['number'], found: 'text', sample: 'many' }],
      },
    ])
  })

  it('may be the whole answer; or there are none', () => {
    const { at: _at, ...whole } = places
    const read = (answer: unknown) => rowsAt(answer, whole, 'projects.figures').rows
    expect(read([row('live', 250)])).toEqual([{ label: 'live', value: 250 }])
    expect(read(null)).toEqual([])
    expect(rowsAt({ data: { rows: null } }, places, 'projects.figures').rows).toEqual([])
  })

  it('are refused where no list is', () => {
    expect(refusalOf(() => rowsAt({ data: { rows: 5 } }, places, 'projects.figures'))).toEqual([
      { field: 'data.rows', expected: ['list'], found: 'number', sample: '5' },
    ])
  })
})
