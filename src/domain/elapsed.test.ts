import { describe, expect, it } from 'vitest'
import { clusterStates } from './cluster-state'
import { elapsedClock, expectedDuration, paceOf } from './elapsed'

describe('elapsed time', () => {
  it('expects creation in 5 to 10 minutes and starting up in up to 5 [CLU-088]', () => {
    expect(expectedDuration).toEqual({
      creating: { min: 300_000, max: 600_000 },
      'starting-up': { min: 0, max: 300_000 },
    })
  })

  it('is longer than expected by this table of states, at 5 and 10 minutes and past them', () => {
    const at = [0, 300_000, 300_001, 600_000, 600_001]
    expect(clusterStates.map((state) => [state, ...at.map((elapsed) => paceOf(state, elapsed))])).toEqual([
      ['corrupted', null, null, null, null, null],
      ['stopping', null, null, null, null, null],
      ['starting-up', 'within', 'within', 'longer', 'longer', 'longer'],
      ['creating', 'within', 'within', 'within', 'within', 'longer'],
      ['sleeping', null, null, null, null, null],
      ['running', null, null, null, null, null],
      ['unknown', null, null, null, null, null],
    ])
    expect(paceOf('creating', null)).toBeNull()
  })

  it.each([
    [0, '0:00'],
    [999, '0:00'],
    [7_000, '0:07'],
    [59_999, '0:59'],
    [60_000, '1:00'],
    [270_000, '4:30'],
    [3_599_000, '59:59'],
    [3_600_000, '1:00:00'],
    [3_729_000, '1:02:09'],
    [90_000_000, '25:00:00'],
  ])('of %i ms reads %s', (elapsed, expected) => {
    expect(elapsedClock(elapsed)).toBe(expected)
  })
})
