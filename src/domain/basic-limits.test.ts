import { describe, expect, it } from 'vitest'
import { buildCluster } from '../testing/builders'
import { againstBasic } from './basic-limits'

const ofSizes = (...sizes: (string | null)[]) =>
  sizes.map((sizeKey, place) => buildCluster({ name: `c-${place}`, sizeKey }))

describe('clusters against what Cloud Basic asks for', () => {
  it.each([
    [[], 0, 0, [], []],
    [['small'], 1, 0, [], []],
    [['medium'], 1, 0, ['c-0'], []],
    [['small', 'small'], 2, 1, [], []],
    [['small', 'larges1', null, 'large3x'], 4, 3, ['c-1', 'c-3'], ['c-2']],
  ])('of sizes %j are %i, %i too many', (sizes, count, tooMany, tooLarge, sizeNotReported) => {
    const found = againstBasic(ofSizes(...sizes))
    expect([found.count, found.tooMany]).toEqual([count, tooMany])
    expect(found.tooLarge.map(({ name }) => name)).toEqual(tooLarge)
    expect(found.sizeNotReported.map(({ name }) => name)).toEqual(sizeNotReported)
  })
})
