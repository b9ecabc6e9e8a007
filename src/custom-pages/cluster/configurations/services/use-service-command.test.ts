import { expect, it } from 'vitest'
import '../../../../locales/setting-texts'
import type { ShownNode } from '../../../../domain/service'
import { node } from '../../../../testing/services-driver'
import { commandOf, hasSameNodes, isWhole, nameOf } from './use-service-command'

const shown = (name: string, rest: Partial<ShownNode> = {}): ShownNode => ({
  ...{ ...node(name, 'stopped'), standing: 'listed' as const },
  ...rest,
})

it('an action is for the nodes that take it: none to come or to go, and none of a disconnected cluster', () => {
  const rows = [
    shown('extra-1'),
    shown('off-1', { isDisconnected: true }),
    shown('gone-1', { standing: 'surplus' }),
    shown('creating', { standing: 'creating' }),
    shown('extra-2', { status: 'running' }),
  ]
  const asked = (nodeName: string | null) => {
    const command = commandOf({ action: 'start', group: 'analyticsSubCluster', nodeName }, rows, 1)
    return [command.affected.map(({ name }) => name), command.all]
  }
  expect(asked(null)).toEqual([['extra-1'], 5])
  expect([asked('off-1'), asked('extra-2')]).toEqual([
    [[], 5],
    [[], 5],
  ])
})

it('nodes are the same by their names, in any order', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => shown(name)) as [ShownNode, ShownNode, ShownNode]
  const pairs = [
    [
      [a, b],
      [b, a],
    ],
    [[a], [a, b]],
    [[a, b], [a]],
    [
      [a, c],
      [a, b],
    ],
    [[], []],
  ] as const
  expect(pairs.map(([some, others]) => hasSameNodes(some, others))).toEqual([true, false, false, false, true])
})

it('an action is asked of a node by its name, of all of a service, or of so many', () => {
  const affected = [shown('demo-1'), shown('demo-2')]
  const asked = (nodeName: string | null, all: number) => {
    const command = { group: 'loader', nodeName, affected, all } as const
    return [nameOf(command), isWhole(command)]
  }
  expect([asked('demo-1', 2), asked(null, 2), asked(null, 3)]).toEqual([
    ['demo-1', true],
    ['all nodes of Loader', true],
    ['2 nodes of Loader', false],
  ])
})
