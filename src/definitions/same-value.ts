/** A value of a `unique` field as it is compared: spaces around a text are none of it; null for nothing. */
export function comparedValue(value: unknown): unknown {
  const compared = typeof value === 'string' ? value.trim() : value
  return compared === undefined || compared === '' ? null : compared
}

/** Whether two records have one value of a `unique` field; nothing is no value. */
export function isSameValue(one: unknown, other: unknown): boolean {
  const value = comparedValue(one)
  return value !== null && value === comparedValue(other)
}
