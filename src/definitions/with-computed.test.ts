import { expect, it } from 'vitest'
import { probe } from '../testing/probe-file'
import { readResourceFile } from './file/read-resource-file'
import { withComputed } from './with-computed'

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
