import { expect, it } from 'vitest'
import { readEntries, writeEntries } from './cell-entries'

it('has entries parted by semicolons or lines', () => {
  expect(readEntries('a; b, c;;\r\nd ')).toEqual(['a', 'b, c', 'd'])
  expect(readEntries(' ["a; b", 5]')).toEqual(['a; b', '5'])
  expect(readEntries('[a]; [{"b":1}]')).toEqual(['[a]', '[{"b":1}]'])
  expect(readEntries('[{"b":1}]')).toEqual(['[{"b":1}]'])
})

it.each([
  [['a', 'b, c'], 'a; b, c'],
  [['a; b', 'c'], '["a; b","c"]'],
  [['a\nb'], '["a\\nb"]'],
  [['a', ''], '["a",""]'],
  [['[1]'], '["[1]"]'],
  [[1, true], '1; true'],
  [[], ''],
])('the entries %j are written as %s, and are the same when they are read', (entries, cell) => {
  expect(writeEntries(entries)).toBe(cell)
  expect(readEntries(cell)).toEqual(entries.map(String))
})
