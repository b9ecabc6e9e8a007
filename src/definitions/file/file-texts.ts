import * as z from 'zod/mini'
import type { Text } from '../../locales/text'

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

/** A name, or another text that is there. */
export function words(about: string): z.ZodMiniString {
  return z.string().check(z.minLength(1, 'must not be empty'), z.describe(about))
}

/** What a person reads. */
export function text(about: string) {
  return z.pipe(words(about), z.transform(own))
}

/** Words a message by what would have been right. */
export function expected(what: string): (issue: { input?: unknown }) => string {
  return ({ input }) => (input === undefined ? 'is missing' : `${what} is expected`)
}

/** Plain words as a text of a definition. */
export function own(words: string): OwnText {
  return { en: words }
}

/** "API key" stays, "Webhook" becomes "webhook": a label inside a sentence. */
export function lower(label: string): string {
  const [first = '', second = ''] = label
  return second === second.toLowerCase() ? `${first.toLowerCase()}${label.slice(1)}` : label
}
