import { describe, expect, it, vi } from 'vitest'
import { createSessionPhase } from './session-phase'

describe('the phase of a session', () => {
  it('goes to and fro while the provider comes and goes, and says each change once', () => {
    const phase = createSessionPhase()
    const listener = vi.fn()
    phase.subscribe(listener)
    for (const next of ['troubled', 'troubled', 'alive'] as const) phase.set(next)
    expect(phase.get()).toBe('alive')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it.each(['alive', 'troubled'] as const)(
    'that has ended stays so, though a late renewal says %s [AUTH-008]',
    (late) => {
      const phase = createSessionPhase()
      phase.set('ended')
      phase.set(late)
      expect(phase.get()).toBe('ended')
    },
  )

  it('that was left is neither alive nor merely ended again [AUTH-015]', () => {
    const phase = createSessionPhase()
    phase.set('ended')
    phase.set('left')
    phase.set('alive')
    phase.set('ended')
    expect(phase.get()).toBe('left')
  })
})
