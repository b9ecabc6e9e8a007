import { expect, it } from 'vitest'
import { nodesInOrder } from './cluster-node'

it('nodes come in the order of their types, those of a sub-cluster together, unknown ones last [DET-039]', () => {
  const node = (type: string | null, subCluster: string | null = null) => ({
    type,
    subCluster,
    diskSize: null,
    availableSize: null,
  })
  const sent = [
    node('gpu'),
    node('subcluster', 'b'),
    node('cmc'),
    node('subcluster', 'a'),
    node('loader'),
    node('analytics'),
  ]
  expect(nodesInOrder(sent).map(({ type, subCluster }) => [type, subCluster])).toEqual([
    ['analytics', null],
    ['loader', null],
    ['cmc', null],
    ['subcluster', 'a'],
    ['subcluster', 'b'],
    ['gpu', null],
  ])
})
