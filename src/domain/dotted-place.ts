/** The value at a place within objects, such as "data.items"; undefined where there is none. */
export function valueAtPlace(answer: unknown, place: string): unknown {
  return place.split('.').reduce((part: unknown, key) => Reflect.get(Object(part), key), answer)
}

/** The same with a value put at a place within objects; what stands beside it on the way stays. */
export function withValueAt(answer: unknown, place: string, value: unknown): Record<string, unknown> {
  const [key = '', ...rest] = place.split('.')
  const inner =
    rest.length === 0 ? value : withValueAt(Reflect.get(Object(answer), key), rest.join('.'), value)
  return { ...Object(answer), [key]: inner }
}
