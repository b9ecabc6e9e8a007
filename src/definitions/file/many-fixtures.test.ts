import { expect, it } from 'vitest'
import { probe } from '../../testing/probe-file'
import { checkFixtures } from './check-fixtures'
import { readResourceFile } from './read-resource-file'

const label = 'Label'
const noOverlap = { to: 'to', of: ['kind'], says: 'Taken' }
const file = {
  ...probe,
  fields: {
    ...probe.fields,
    name: { ...probe.fields.name, unique: 'Once' },
    from: { type: 'day', label, noOverlap },
    to: { type: 'day', label },
    parts: { type: 'array', label, fields: { weight: { type: 'number', label, unique: 'Once' } } },
  },
}
const { definition } = readResourceFile(JSON.stringify(file), 'probes.json')

/** Days from one on, as `2026-03-01`. */
const dayAfter = (days: number) => new Date(Date.UTC(2026, 2, 1 + days)).toISOString().slice(0, 10)

it('looks at each of many rows a few times, however many stand before it', () => {
  const count = 2_000
  let looks = 0
  const counted = (values: Readonly<Record<string, unknown>>) =>
    new Proxy(values, {
      get: (target, key) => {
        looks += 1
        return Reflect.get(target, key)
      },
    })
  const rows = Array.from({ length: count }, (_, index) =>
    counted({ id: index, name: `n${index}`, kind: 'free', from: dayAfter(index), to: dayAfter(index) }),
  )
  const entries = Array.from({ length: count }, (_, weight) => counted({ weight }))
  expect(checkFixtures(definition, [...rows, { name: 'last', parts: entries }])).toEqual([])
  expect(looks / count).toBeLessThan(60)
})

it('finds the few that are wrong among ten thousand', { timeout: 60_000 }, () => {
  const count = 10_000
  // From the last day to the first, so that each stands before all that are known.
  const rows = Array.from({ length: count }, (_, index) => {
    const day = dayAfter(count - index)
    return { id: index, name: `n${index}`, kind: 'free', from: day, to: day }
  })
  const last = { id: 7, name: 'n8 ', kind: 'free', from: dayAfter(50), to: dayAfter(52) }
  expect(checkFixtures(definition, [...rows, last]).map(({ place }) => place)).toEqual([
    'probes.fixtures[10000].id',
    'probes.fixtures[10000].name',
    'probes.fixtures[10000].from',
  ])
})

it.each([
  ['within one before', [5, 9], [6, 7], true],
  ['around two before', [5, 6], [1, 9], true],
  ['on its last day', [5, 9], [9, 12], true],
  ['on the day after its last', [5, 9], [10, 12], false],
  ['on the day before its first', [5, 9], [1, 4], false],
])('knows a time %s', (_, [from = 0, to = 0], [begin = 0, end = 0], isTaken) => {
  const row = (id: number, first: number, last: number) => ({
    ...{ id, name: `n${id}`, kind: 'free' },
    ...{ from: dayAfter(first), to: dayAfter(last) },
  })
  const rows = [row(1, 20, 30), row(2, from, to), row(3, 14, 15), row(4, begin, end)]
  expect(checkFixtures(definition, rows).map(({ place }) => place)).toEqual(
    isTaken ? ['probes.fixtures[3].from'] : [],
  )
})
