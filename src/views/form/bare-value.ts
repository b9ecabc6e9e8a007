import { isEmptyValue, isNested } from '../../definitions/form-values'

/** A value without what is empty in its entries: one that was typed lacks the keys that nobody filled in. */
export function bare(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.every((entry) => typeof entry === 'string') ? value : value.filter(isNested).map(bareEntry)
  }
  return isNested(value) ? bareEntry(value) : value
}

function bareEntry(entry: object): Readonly<Record<string, unknown>> {
  const filled = Object.entries(entry).filter(([, value]) => !isEmptyValue(value))
  return Object.fromEntries(
    filled
      .map(([name, value]) => [name, bare(value)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}
