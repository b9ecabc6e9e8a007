import type { Text } from '../locales/text'
import { type Condition, type Facts, holds, listed } from './condition'
import type { ActionDefinition } from './define-action'

/** A condition of an action that does not hold, with the sentence of why nothing can be done. */
export type UnmetCondition = {
  condition: Condition
  reason: Text
  /** The action is not even offered. */
  isOffer: boolean
}

/** What of an action's own conditions does not hold; the same for the console and the sandbox. */
export function unmetConditions(
  { offeredWhen, enabledWhen }: Pick<ActionDefinition, 'offeredWhen' | 'enabledWhen'>,
  facts: Facts,
): readonly UnmetCondition[] {
  const enabling = listed(enabledWhen).map((condition) => ({
    condition,
    reason: condition.reason,
    isOffer: false,
  }))
  const offering = listed(offeredWhen).map((condition) => ({
    condition,
    reason: condition.reason ?? ('views.notOffered' as const),
    isOffer: true,
  }))
  return [...enabling, ...offering].filter(({ condition }) => !holds(condition, facts))
}
