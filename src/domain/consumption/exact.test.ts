import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactProduct, exactRest, exactSum } from './exact'

/** As a server sends them: up to eight decimals. */
const figure = fc.integer({ min: 0, max: 10 ** 12 }).map((units) => units / 10 ** 8)

describe('exact sums', () => {
  it.each([
    [[], 0],
    [[0.1, 0.2], 0.3],
    [[0.1, 0.2, 0.3, 0.4], 1],
    [[1.005, 2.00001], 3.00501],
    [[1e-9, 1], 1.000000001],
    [[123456789.12345, 0.00001], 123456789.12346],
    [[900_000_000, 900_000_000, 0.1], 1_800_000_000.1],
    [[1e21, 1, -1e21], 1],
    [[2 ** 53, 1, 1], 2 ** 53 + 2],
    [[1e-320, 1], 1],
    [[400_000_000.1234567, 400_000_000.1234567, 400_000_000.1234567, -1_200_000_000], 0.3703701],
  ])('%j is %d [USE-026]', (figures, expected) => {
    expect(exactSum(figures)).toBe(expected)
  })

  it.each([
    [0.3, [0.1, 0.2], 0],
    [1, [0.9], 0.1],
    [5, [], 5],
    [1, [2.5], -1.5],
  ])('%d without %j leaves %d', (whole, parts, expected) => {
    expect(exactRest(whole, parts)).toBe(expected)
  })

  it.each([
    [[], 1],
    [[0.1, 3], 0.3],
    [[1.1, 1.1, 24], 29.04],
    [[8, 2, 13.5], 216],
    [[1e21, 2], 2e21],
  ])('the product of %j is %d', (factors, expected) => {
    expect(exactProduct(factors)).toBe(expected)
  })

  it('do not depend on the order, and a sum of sums is the sum of all', () => {
    fc.assert(
      fc.property(fc.array(fc.array(figure, { maxLength: 40 }), { maxLength: 10 }), (groups) => {
        const all = groups.flat()
        expect(exactSum(all.toReversed())).toBe(exactSum(all))
        expect(exactSum(groups.map(exactSum))).toBe(exactSum(all))
        expect(exactRest(exactSum(all), all)).toBe(0)
      }),
    )
  })
})
