import type { FieldDefinition } from './define-field'
import { didYouMean, type Fault, fault } from './fault'

/** Options that are listed where none is like the one that was written. */
const mostNamed = 8

/** A fault for each value that a field with options never has. */
export function* checkOptions(
  at: string,
  name: string,
  values: readonly unknown[],
  field: Pick<FieldDefinition, 'options'> | undefined,
): Generator<Fault> {
  const options = field?.options?.map(({ value }) => value)
  if (!options) return
  for (const value of values) {
    if (typeof value !== 'string' || options.includes(value)) continue
    const known = options
      .slice(0, mostNamed)
      .map((option) => `"${option}"`)
      .join(', ')
    const more = options.length > mostNamed ? ` and ${options.length - mostNamed} more` : ''
    yield fault(
      'R044',
      at,
      `"${name}" is never "${value}"${didYouMean(value, options, `; its options are ${known}${more}`)}`,
    )
  }
}
