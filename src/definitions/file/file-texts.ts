import * as z from 'zod/mini'
import { languageTag } from '../../locales/language-tag'
import type { MessageKey } from '../../locales/messages'
import type { OwnText, Phrase, Text } from '../../locales/text'

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

const forms = {
  zero: z.optional(words('The form for 0, in languages that have one.')),
  one: z.optional(words('The form for 1, and what the language counts like it.')),
  two: z.optional(words('The form for 2, in languages that have one.')),
  few: z.optional(words('The form for a few, in languages that have one.')),
  many: z.optional(words('The form for many, in languages that have one.')),
  other: words('The form for all other numbers.'),
}
const wordsOfLanguage = z.union([words('The words.'), z.strictObject(forms)], {
  error: expected('a text, or its forms by number with "other",'),
})

const languages = z
  .catchall(z.object({ en: wordsOfLanguage }), wordsOfLanguage)
  .check(({ value, issues }) => {
    for (const tag of Object.keys(value).filter((key) => !languageTag.test(key))) {
      const message = `is no language; its code is meant, such as "de" or "pt-BR"`
      issues.push({ code: 'custom', path: [tag], message, input: tag })
    }
  })
  .register(z.globalRegistry, {
    id: 'TextByLanguage',
    description: 'The words in several languages; English stands in for a language that is missing.',
  })

/** What a person reads: plain words, which are taken for English, or words by language. */
export function text(about: string) {
  const plain = z.pipe(words(about), z.transform(own))
  return z.union([plain, languages], {
    error: expected('a text, or an object with "en" and other languages,'),
  })
}

/** Words a message by what would have been right. */
export function expected(what: string): (issue: { input?: unknown }) => string {
  return ({ input }) => (input === undefined ? 'is missing' : `${what} is expected`)
}

/** Plain words as a text of a definition. */
export function own(words: string): OwnText {
  return { en: words }
}

/** One of our own texts about a label. */
export function said(key: MessageKey, of: Phrase['of']): Phrase {
  return { key, of }
}

/** A label inside a sentence. Only English may be changed: other languages write some words with a capital. */
export function lowered({ en, ...others }: OwnText): OwnText {
  return { ...others, en: typeof en === 'string' ? lower(en) : en }
}

/** "API key" stays, "Webhook" becomes "webhook": a label inside a sentence. */
export function lower(label: string): string {
  const [first = '', second = ''] = label
  return second === second.toLowerCase() ? `${first.toLowerCase()}${label.slice(1)}` : label
}
