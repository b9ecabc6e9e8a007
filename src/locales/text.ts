import type { MessageKey } from './messages'

/** What is said in one language: one text, or one for each form that a number takes there (`Intl.PluralRules`). */
export type Words = string | PluralWords
export type PluralWords = { readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & {
  readonly other: string
}

/** Words that a definition brings along, by language (BCP 47, such as `de` or `pt-BR`). English is always there. */
export type OwnText = { readonly en: Words; readonly [language: string]: Words }

/** A text of src/locales about words of a definition, such as "New API key": `of` fills its places. */
export type Phrase = { readonly key: MessageKey; readonly of: Readonly<Record<string, Text>> }

/** A text a person reads: a key of src/locales, or the words themselves, for definitions that bring their own. */
export type Text = MessageKey | OwnText | Phrase
