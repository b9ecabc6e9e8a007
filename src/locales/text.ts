import type { MessageKey } from './messages'

/** A text a person reads: a key of src/locales, or the words themselves, for definitions that bring their own. */
export type Text = MessageKey | { readonly en: string }
