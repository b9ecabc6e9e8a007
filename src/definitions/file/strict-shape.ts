import * as z from 'zod/mini'
import { nearestName } from '../nearest-name'

/** An object that has these keys and no others; each unknown one is a line of the message, with what was meant. */
export function strict<Shape extends z.core.$ZodShape>(shape: Shape): z.ZodMiniObject<Shape, z.core.$strict> {
  const keys = Object.keys(shape)
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => unknownName('key', key, keys)).join('\n')
        : expected('an object')(issue),
  })
}

/** One of a few words. @param kind what a fault calls them */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  kind = 'value',
): z.ZodMiniEnum<Named<Value>> {
  return z.enum(values, {
    error: ({ input }) =>
      typeof input === 'string' ? unknownName(kind, input, values) : expected(listed(values))({ input }),
  })
}
type Named<Value extends string> = { [Name in Value]: Name }

/** A text that is there; what a person reads, or a name. */
export function words(about: string): z.ZodMiniString {
  return z
    .string({ error: expected('a text') })
    .check(z.minLength(1, { error: 'must not be empty' }), z.describe(about))
}

/** Words a message by what would have been right. */
export function expected(what: string): (issue: { input?: unknown }) => string {
  return ({ input }) => (input === undefined ? 'is missing' : `${what} is expected`)
}

function unknownName(kind: string, name: string, candidates: readonly string[]): string {
  const meant = nearestName(name, candidates)
  if (meant !== null) return `no ${kind} "${name}"; did you mean "${meant}"?`
  return `no ${kind} "${name}"; known are ${listed(candidates, 'and')}`
}

function listed(names: readonly string[], last = 'or'): string {
  const [first = '', ...rest] = names.map((name) => `"${name}"`)
  const end = rest.pop()
  return end === undefined ? first : `${[first, ...rest].join(', ')} ${last} ${end}`
}
