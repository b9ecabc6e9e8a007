import { describe, expect, it } from 'vitest'
import { checkSubClusterName, isNodeCount, subClusterName } from './sub-cluster'

const verdict = (entered: string, clusterName = 'sales') => {
  const fault = checkSubClusterName(entered, clusterName)
  return fault === null || fault === 'too-long' ? fault : fault.code
}

describe('names of self-managed clusters', () => {
  it('carries the cluster as its prefix [SUB-009]', () => {
    expect(subClusterName('sales', 'extra')).toBe('sales-extra')
  })

  it.each([
    ['', 'required'],
    ['a', null],
    ['a b', 'spaces'],
    ['-a', 'edgeDash'],
    ['a-', 'edgeDash'],
    ['a--b', 'doubleDash'],
    ['1a', 'invalid'],
    ['a_b', 'invalid'],
    ['ä', 'invalid'],
    ['Extra-2', null],
    ['recreated', 'reserved'],
    ['ZooKeeper', 'reserved'],
    ['loader', 'reserved'],
    ['my-loader-of-everything-long-name', 'reserved'],
  ])('judges %j by the rules of cluster names: %s [SUB-015, SUB-017]', (entered, expected) => {
    expect(verdict(entered)).toBe(expected)
  })

  it.each([
    ['sales', 26, null],
    ['sales', 27, 'too-long'],
    ['abcdefghijabcdefghij1', 10, null],
    ['abcdefghijabcdefghij1', 11, 'too-long'],
  ])(
    'counts prefix, dash and name: %s and %i letters is %s [SUB-016, SUB-041]',
    (cluster, length, expected) => {
      expect(verdict('a'.repeat(length), cluster)).toBe(expected)
    },
  )
})

it('takes whole numbers of nodes from 1 to 10 [SUB-023]', () => {
  const all = [-1, 0, 0.5, 1, 2, 9, 10, 10.5, 11, Number.NaN, Number.POSITIVE_INFINITY]
  expect(all.filter(isNodeCount)).toEqual([1, 2, 9, 10])
})
