import { describe, expect, it } from 'vitest'
import { pollDelay } from './poll-delay'

describe('the next poll', () => {
  it('comes exactly at its cadence while all is well [API-109, CLU-059]', () => {
    expect(pollDelay(15_000, 0, 0)).toBe(15_000)
    expect(pollDelay(15_000, 0, 0.999)).toBe(15_000)
  })

  it.each([
    [1, 0, 24_000],
    [1, 0.5, 30_000],
    [2, 0.5, 60_000],
    [3, 0.5, 120_000],
    [4, 0.5, 240_000],
    [5, 0.5, 300_000],
    [50, 0.5, 300_000],
    [50, 0, 240_000],
  ])('after %i failures, with chance %d, waits %i ms', (failures, chance, delay) => {
    expect(pollDelay(15_000, failures, chance)).toBe(delay)
  })
})
