import { describe, expect, it } from 'vitest'
import { stateAt } from './lifecycle'

const minutes = (count: number) => count * 60_000

const grid = `
  transition  minutes  state
  create      0        creating
  create      5        creating
  create      7.99     creating
  create      8        running
  create      600      running
  connect     0        starting-up
  connect     3.99     starting-up
  connect     4        running
  connect     600      running
  disconnect  0        stopping
  disconnect  0.79     stopping
  disconnect  0.8      sleeping
  disconnect  600      sleeping`

const cells = grid
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(/\s+/))
  .map(([transition = '', after = '', state = '']) => ({ transition, after: Number(after), state }))

describe('the state of a cluster', () => {
  it.each(cells)('is $state $after minutes after $transition [CLU-088]', ({ transition, after, state }) => {
    const kind = transition === 'create' || transition === 'connect' ? transition : 'disconnect'
    const cluster = { transition: kind, transitionAt: 1_000, isCorrupted: false, heldState: null } as const
    expect(stateAt(cluster, 1_000 + minutes(after))).toBe(state)
  })

  it('is corrupted whatever happened last', () => {
    const cluster = {
      transition: 'create',
      transitionAt: 0,
      isCorrupted: true,
      heldState: 'running',
    } as const
    expect(stateAt(cluster, minutes(9))).toBe('corrupted')
  })

  it('stays where the seed holds it', () => {
    const cluster = {
      transition: 'create',
      transitionAt: 0,
      isCorrupted: false,
      heldState: 'creating',
    } as const
    expect(stateAt(cluster, minutes(600))).toBe('creating')
  })

  it('of a creation lies within the promised five to ten minutes [CLU-088]', () => {
    const cluster = { transition: 'create', transitionAt: 0, isCorrupted: false, heldState: null } as const
    expect(stateAt(cluster, minutes(5))).toBe('creating')
    expect(stateAt(cluster, minutes(10))).toBe('running')
  })

  it('of a start lies within the promised five minutes [CLU-088]', () => {
    const cluster = { transition: 'connect', transitionAt: 0, isCorrupted: false, heldState: null } as const
    expect(stateAt(cluster, minutes(5))).toBe('running')
  })
})
