import { expect, it } from 'vitest'
import { defaultFilters } from '../../domain/consumption/address'
import { bucketsOf } from '../../domain/consumption/buckets'
import { countChosen, type ShownConsumption } from './shown-consumption'

const shown: ShownConsumption = {
  usages: [],
  range: bucketsOf({ type: 'month' }, '2026-03-04'),
  settings: { productKey: 'basalt', zone: 'UTC' },
  filters: defaultFilters,
  zone: 'UTC',
  places: new Map([
    ['c-1', 0],
    ['c-2', 1],
    ['c-3', 2],
  ]),
  createdOn: {},
  absent: [],
}

it.each([
  ['all there are, where none is chosen by name', null, 3],
  ['none, where the choice is empty', [], 0],
  ['those chosen', ['c-1', 'c-3'], 2],
  ['of those in the address only the ones there are', ['c-1', 'c-9'], 1],
])('counts %s', (_which, clusters, count) => {
  expect(countChosen({ ...shown, filters: { ...defaultFilters, clusters } })).toBe(count)
})
