import type { Text } from '../locales/text'
import { type Condition, type Facts, holds } from './condition'
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
  { offeredWhen, enabledWhen = [] }: Pick<ActionDefinition, 'offeredWhen' | 'enabledWhen'>,
  facts: Facts,
): readonly UnmetCondition[] {
  const all: UnmetCondition[] = enabledWhen.map((condition) => ({
    condition,
    reason: condition.reason,
    isOffer: false,
  }))
  if (offeredWhen) {
    all.push({ condition: offeredWhen, reason: offeredWhen.reason ?? 'views.notOffered', isOffer: true })
  }
  return all.filter(({ condition }) => !holds(condition, facts))
}
