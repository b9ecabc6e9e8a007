/** Several values of one parameter as a query holds them until they are sent, once each; see `repeatedQuery` of a call. */
export function writeRepeated(values: readonly string[]): string {
  return values.map(encodeURIComponent).join(',')
}

/** The same, each as `change` makes it. */
export function mapRepeated(written: string, change: (value: string) => string): string {
  return writeRepeated(written.split(',').map((value) => change(decodeURIComponent(value))))
}
