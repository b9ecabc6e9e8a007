import * as z from 'zod/mini'
import type { Text } from '../../locales/text'
import { didYouMean } from '../nearest-name'

/** Words that a file brings along, as a text of the definition. */
type OwnText = { readonly en: string }

/**
 * A part of a file as a definition in TypeScript may say it: read-only, and texts may be keys of the locales, too. So
 * the schema of the format gives the types of a definition's plain data.
 */
export type Data<Part> = Part extends OwnText
  ? Text
  : Part extends (...input: never[]) => unknown
    ? Part
    : Part extends object
      ? { readonly [Key in keyof Part]: Data<Part[Key]> }
      : Part

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

/** A list. @param what what a fault says is expected */
export function listOf<Item extends z.ZodMiniType>(item: Item, what = 'a list'): z.ZodMiniArray<Item> {
  return z.array(item, { error: expected(what) })
}

/** A name, or another text that is there. */
export function words(about: string): z.ZodMiniString {
  return z
    .string({ error: expected('a text') })
    .check(z.minLength(1, { error: 'must not be empty' }), z.describe(about))
}

/** What a person reads. */
export function text(about: string) {
  return z.pipe(
    words(about),
    z.transform((en): OwnText => ({ en })),
  )
}

/** Words a message by what would have been right. */
export function expected(what: string): (issue: { input?: unknown }) => string {
  return ({ input }) => (input === undefined ? 'is missing' : `${what} is expected`)
}

function unknownName(kind: string, name: string, candidates: readonly string[]): string {
  return `no ${kind} "${name}"${didYouMean(name, candidates, `; known are ${listed(candidates, 'and')}`)}`
}

function listed(names: readonly string[], last = 'or'): string {
  const [first = '', ...rest] = names.map((name) => `"${name}"`)
  const end = rest.pop()
  return end === undefined ? first : `${[first, ...rest].join(', ')} ${last} ${end}`
}
