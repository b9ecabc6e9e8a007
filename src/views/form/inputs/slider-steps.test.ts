import { describe, expect, it } from 'vitest'
import { nearestOpenStep } from './slider-steps'

const steps = ['a', 'b', 'c', 'd', 'e'].map((value) => ({
  value,
  label: value,
  ...(['a', 'c', 'e'].includes(value) ? { disabledReason: 'Not available for this cluster' } : {}),
}))

describe('a move of the slider', () => {
  it.each([
    [1, 3, 'd'],
    [1, 2, 'd'],
    [3, 2, 'b'],
    [1, 0, undefined],
    [3, 4, undefined],
    [1, 1, 'b'],
  ])(
    'from %i to %i ends on %s: steps that are not allowed are passed over [CRE-014]',
    (from, target, value) => {
      expect(nearestOpenStep(steps, from, target)?.value).toBe(value)
    },
  )
})
