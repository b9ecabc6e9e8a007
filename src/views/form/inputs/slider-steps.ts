import type { Choice } from '../offer'

/**
 * The step a move ends on: the target when it is open, otherwise the next open one in the direction of the move;
 * undefined when there is none.
 */
export function nearestOpenStep(steps: readonly Choice[], from: number, target: number): Choice | undefined {
  const direction = target < from ? -1 : 1
  for (let place = target; place >= 0 && place < steps.length; place += direction) {
    const step = steps[place]
    if (step && step.disabledReason === undefined) return step
  }
  return undefined
}
