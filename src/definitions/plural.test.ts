import { expect, it } from 'vitest'
import { isPlural, pluralOf, singularOf } from './plural'

it.each([
  ['API keys', 'API key'],
  ['Policies', 'Policy'],
  ['Retention policies', 'Retention policy'],
  ['Statuses', 'Status'],
  ['Aliases', 'Alias'],
  ['Indices', 'Index'],
  ['People', 'Person'],
  ['Children', 'Child'],
  ['Addresses', 'Address'],
  ['Batches', 'Batch'],
  ['Boxes', 'Box'],
  ['Caches', 'Cache'],
  ['Databases', 'Database'],
  ['Releases', 'Release'],
  ['Analyses', 'Analysis'],
  ['Series', 'Series'],
  ['Cookies', 'Cookie'],
  ['Keys', 'Key'],
  ['Movies', 'Movie'],
  ['Access', 'Access'],
  ['Equipment', 'Equipment'],
  ['Network traffic', 'Network traffic'],
  ['Inventory', 'Inventory'],
  ['Species', 'Species'],
  ['News', 'News'],
  ['Lives', 'Life'],
])('one of the %s is called %s', (many, one) => {
  expect(singularOf(many)).toBe(one)
})

it.each([
  ['api-keys', true],
  ['people', true],
  ['service-people', true],
  ['alert-criteria', true],
  ['equipment', true],
  ['support-staff', true],
  ['inventory', true],
  ['hardware', true],
  ['firmware', true],
  ['feedback', true],
  ['metadata', true],
  ['personnel', true],
  ['network-traffic', true],
  ['mice', true],
  ['phenomena', true],
  ['curricula', true],
  ['mouse', false],
  ['shelf', false],
  ['key', false],
  ['person', false],
  ['Keys', false],
  ['people-', false],
])('%s is a plural: %s', (name, is) => {
  expect(isPlural(name)).toBe(is)
})

it.each([
  ['api-key', 'api-keys'],
  ['retention-policy', 'retention-policies'],
  ['status', 'statuses'],
  ['person', 'people'],
  ['service-person', 'service-people'],
  ['address', 'addresses'],
  ['branch', 'branches'],
  ['box', 'boxes'],
  ['cache', 'caches'],
  ['gateway', 'gateways'],
  ['series', 'series'],
  ['Index', 'Indices'],
  ['equipment', 'equipment'],
  ['staff', 'staff'],
  ['inventory', 'inventories'],
  ['computer-mouse', 'computer-mice'],
  ['foot', 'feet'],
  ['goose', 'geese'],
  ['phenomenon', 'phenomena'],
  ['curriculum', 'curricula'],
  ['shelf', 'shelves'],
  ['leaf', 'leaves'],
  ['knife', 'knives'],
  ['hero', 'heroes'],
  ['potato', 'potatoes'],
  ['diagnosis', 'diagnoses'],
  ['crisis', 'crises'],
  ['lens', 'lenses'],
])('several of a %s are called %s', (one, many) => {
  expect(pluralOf(one)).toBe(many)
  expect(singularOf(many)).toBe(one)
})
