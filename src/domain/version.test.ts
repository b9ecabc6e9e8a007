import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atLeast, compareVersions } from './version'

describe('versions', () => {
  it.each([
    ['1.0.0', '1.0.0', 0],
    ['1.0', '1.0.0', 0],
    ['1', '1.0.0', 0],
    ['01.2', '1.02', 0],
    ['1.001', '1.1', 0],
    ['release-2.0', '1.0', -1],
    ['v1.2', '1.2', 0],
    ['V1.2', 'v1.2', 0],
    [' 1.2 ', '1.2', 0],
    ['1.2.0-rc.3', '1.2.0', 0],
    ['1.2.0+build.7', '1.2.0', 0],
    ['1.2.0rc1', '1.2', 0],
    ['1.9', '1.10', -1],
    ['2.9.9', '10.0.0', -1],
    ['1.2.3', '1.2.3.1', -1],
    ['1.2.3', '1.3', -1],
    ['0.0.1', '0.0.2', -1],
    ['9007199254740993', '9007199254740994', -1],
    ['latest', '0', -1],
    ['', '1', -1],
    ['latest', 'newest', 0],
    ['2.0.0', '1.99.99', 1],
    ['1.2.1-alpha', '1.2.0', 1],
    ['1.0.1', '1', 1],
  ])('%j against %j is %i, and the other way round [CRE-019]', (one, other, expected) => {
    expect(Math.sign(compareVersions(one, other))).toBe(expected)
    expect(Math.sign(compareVersions(other, one))).toBe(expected === 0 ? 0 : -expected)
  })

  it('are ordered by their numbers', () => {
    const numbers = fc.array(fc.nat(20), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        const rank = (parts: number[]) => [0, 1, 2, 3].reduce((sum, at) => sum * 21 + (parts[at] ?? 0), 0)
        const order = Math.sign(compareVersions(one.join('.'), other.join('.')))
        expect(order).toBe(Math.sign(rank(one) - rank(other)))
      }),
    )
  })

  it.each([
    ['2.3.0', '2.3.0', true],
    ['2.3.1', '2.3.0', true],
    ['2.10.0', '2.9.0', true],
    ['2.2.9', '2.3.0', false],
    ['2.3.0-rc1', '2.3.0', true],
    ['2.3.0', null, true],
    [null, null, true],
    [null, 'any', true],
    [null, '1.0.0', false],
    ['latest', '1.0.0', false],
    ['', '1.0.0', false],
  ])('%s is at least %s: %s [CRE-019]', (version, minimum, expected) => {
    expect(atLeast(version, minimum)).toBe(expected)
  })
})
