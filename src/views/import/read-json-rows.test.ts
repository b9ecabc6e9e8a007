import { describe, expect, it } from 'vitest'
import { readJsonRows } from './read-json-rows'

describe('rows of a JSON text', () => {
  it('are the objects of its list, with all their keys as titles and the lines they begin in', () => {
    expect(readJsonRows('[\n{"a": 1, "b": true},\n\n{"c": ["x; y", "z"], "a": "=1"}]')).toEqual({
      header: ['a', 'b', 'c'],
      rows: [
        { line: 2, cells: ['1', 'true', ''], raw: [1, true, null] },
        { line: 4, cells: ['=1', '', '["x; y","z"]'], raw: ['=1', null, ['x; y', 'z']] },
      ],
    })
  })

  it('have a list as the cell that an export writes: one entry by itself, and nothing of an empty one', () => {
    expect(readJsonRows('[{"a": ["x", "y"], "b": ["7"], "c": []}]')).toMatchObject({
      rows: [{ cells: ['x; y', '7', ''] }],
    })
  })

  it('may stand in the one list of an answer', () => {
    expect(readJsonRows('{"total": 1, "records": [{"a": {"b": [1]}}]}')).toMatchObject({
      header: ['a'],
      rows: [{ line: 1, cells: ['{"b":[1]}'] }],
    })
  })

  it.each([
    ['[{"a": 1},\n{"a"}]', 2],
    [`${'['.repeat(70)}${']'.repeat(70)}`, 1],
    ['{"a": [], "b": []}', null],
    ['[1]', null],
    ['"a"', null],
  ])('are none in %s: line %s', (text, line) => {
    expect(readJsonRows(text)).toEqual({ line })
  })
})
