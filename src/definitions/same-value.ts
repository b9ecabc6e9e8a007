/** Whether two records have one value of a `unique` field: spaces around a text are none of it, and nothing is no value. */
export function isSameValue(one: unknown, other: unknown): boolean {
  const [left, right] = [one, other].map((value) => (typeof value === 'string' ? value.trim() : value))
  return left !== undefined && left !== null && left !== '' && left === right
}
