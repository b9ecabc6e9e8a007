import { describe, expect, it } from 'vitest'
import { probe } from '../testing/probe-file'
import { readResourceFile } from './file/read-resource-file'
import { computedOf, withComputed } from './with-computed'

const { definition } = readResourceFile(JSON.stringify(probe), 'probes.json')

it('adds what formulas come to and what is missing, and leaves all else as it was sent', () => {
  const shape = { width: 3, drawnBy: 'ada' }
  const values = withComputed(definition, { id: 7, name: 'red', size: 2, double: 9, shape, etag: 'e' })
  expect(values).toMatchObject({ id: 7, name: 'red', size: 2, double: 4, shape, etag: 'e', tags: [] })
})

it('leaves what is no record as it is', () => {
  const values = { id: 7, name: 'red', size: 'many' }
  expect(withComputed(definition, values)).toEqual(values)
})

describe('what a computed field comes to by what is entered', () => {
  const computed = computedOf(definition)
  it.each<[string, Record<string, unknown>, unknown]>([
    ['what is entered makes it', { size: 4, double: 2 }, 8],
    ['nothing makes nothing', { id: '7', size: null }, null],
    ['what no record may have is nothing', { size: 'many' }, null],
    ['beside it all else counts', { size: 4, price: Number.NaN, note: new File([], 'a') }, 8],
  ])('%s', (_what, values, expected) => {
    expect(computed('double', values)).toBe(expected)
  })

  it('is of no other field', () => {
    expect([computed('size', { size: 4 }), computed('constructor', {})]).toEqual([undefined, undefined])
  })
})
