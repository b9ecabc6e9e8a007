import { expect, it } from 'vitest'
import type { ShownNode } from '../../../../domain/service'
import { node } from '../../../../testing/services-driver'
import { commandOf } from './use-service-command'

it('an action is for the nodes that take it: none to come or to go, and none of a disconnected cluster', () => {
  const shown = (name: string, rest: Partial<ShownNode> = {}): ShownNode => ({
    ...{ ...node(name, 'stopped'), standing: 'listed' as const },
    ...rest,
  })
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
