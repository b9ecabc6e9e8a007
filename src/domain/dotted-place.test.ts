import { expect, it } from 'vitest'
import { valueAtPlace, withValueAt } from './dotted-place'

it.each([
  ['items', { items: [1] }, [1]],
  ['data.items', { data: { items: [1] } }, [1]],
  ['data.items', { 'data.items': [1] }, undefined],
  ['meta.page.total', { meta: { page: { total: 57 } } }, 57],
  ['meta.total', { meta: null }, undefined],
  ['meta.total', [1, 2], undefined],
  ['items', null, undefined],
])('at %s of %j stands %j', (place, answer, expected) => {
  expect(valueAtPlace(answer, place)).toEqual(expected)
})

it('a value is put beside what is there', () => {
  const one = withValueAt({ meta: { next: 'x' }, ok: true }, 'meta.total', 57)
  expect(withValueAt(one, 'data.items', [])).toEqual({
    meta: { next: 'x', total: 57 },
    ok: true,
    data: { items: [] },
  })
})
