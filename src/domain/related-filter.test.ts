import { describe, expect, it } from 'vitest'
import type { CombinedFilter } from './combined-filter'
import { relatedParts, relatedPath, settledFilter, splitFilter } from './related-filter'

const is = (field: string, value: string) => ({ field, operator: 'eq', value }) as const
const and = (...value: CombinedFilter['value']): CombinedFilter => ({ operator: 'and', value })
const or = (...value: CombinedFilter['value']): CombinedFilter => ({ operator: 'or', value })
const split = (filter: CombinedFilter) => splitFilter(filter, (field) => field.includes('.'))
const region = is('cluster.region', 'eu-west-1')
const status = is('cluster.status', 'failed')
const name = is('name', 'Nightly')

it('reads a path as a reference and a field behind it', () => {
  expect(relatedPath('clusterId.region')).toEqual({ reference: 'clusterId', field: 'region' })
  expect(relatedPath('a.b.c')).toEqual({ reference: 'a', field: 'b.c' })
  expect(relatedPath('name')).toBeNull()
})

describe('a filter is split into what is asked of related records, and the rest', () => {
  it('leaves conditions on the record itself as they are', () => {
    expect(split(and(name, or(name)))).toEqual(and(name, or(name)))
  })

  it.each(['and', 'or'] as const)(
    'asks once for all conditions of a group by "%s" on one reference',
    (join) => {
      expect(split({ operator: join, value: [region, name, status] })).toEqual({
        operator: join,
        value: [
          {
            field: 'cluster',
            about: { operator: join, value: [is('region', 'eu-west-1'), is('status', 'failed')] },
          },
          name,
        ],
      })
    },
  )

  it('asks one cluster for what a group in the group says of it', () => {
    expect(relatedParts(split(and(region, or(status, is('cluster.status', 'stopped')))))).toEqual([
      {
        field: 'cluster',
        about: and(is('region', 'eu-west-1'), or(is('status', 'failed'), is('status', 'stopped'))),
      },
    ])
  })

  it('asks apart for two references, and for groups that say something else, too', () => {
    const parts = relatedParts(split(and(region, is('owner.name', 'Ana'), or(status, name))))
    expect(parts).toEqual([
      { field: 'cluster', about: and(is('region', 'eu-west-1')) },
      { field: 'owner', about: and(is('name', 'Ana')) },
      { field: 'cluster', about: or(is('status', 'failed')) },
    ])
  })
})

describe('a filter is settled once the related records are known', () => {
  const settle = (filter: CombinedFilter, ids: readonly string[], isMetByNone = false) =>
    settledFilter(split(filter), () => ({ ids, isMetByNone }))
  const oneOf = { field: 'cluster', operator: 'in', value: ['c1', 'c2'] }
  const isEmpty = { field: 'cluster', operator: 'null', value: true }

  it('asks for one of the ids', () => {
    expect(settle(and(region, name), ['c1', 'c2'])).toEqual({ operator: 'and', value: [oneOf, name] })
  })

  it('asks for an empty reference, too, where that meets the condition', () => {
    expect(settle(and(region, name), ['c1', 'c2'], true)).toEqual({
      operator: 'and',
      value: [{ operator: 'or', value: [oneOf, isEmpty] }, name],
    })
    expect(settle(or(region, name), ['c1', 'c2'], true)).toEqual({
      operator: 'or',
      value: [oneOf, isEmpty, name],
    })
    expect(settle(and(region), [], true)).toEqual({ operator: 'and', value: [isEmpty] })
  })

  it('is null where no record can meet it, and without the part that none can meet', () => {
    expect(settle(and(name, region), [])).toBeNull()
    expect(settle(or(region), [])).toBeNull()
    expect(settle(or(region, name), [])).toEqual(or(name))
    expect(settle(or(name, and(name, region)), [])).toEqual(or(name))
    expect(settle(and(name, or(region, and(name, region))), [])).toBeNull()
  })
})
