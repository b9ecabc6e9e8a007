import * as z from 'zod/mini'
import { isBroken } from './answers'
import { optionalText } from './primitives'

/** A text or number as text; null where it is neither, or empty. */
export function textOf(sent: unknown): string | null {
  return (typeof sent === 'string' && sent !== '') || typeof sent === 'number' ? String(sent) : null
}

/** Words as they are, under `message`, or several of these; null where there are none. */
export function wordsOf(sent: unknown): string | null {
  if (Array.isArray(sent)) return sent.flatMap((each) => wordsOf(each) ?? []).join(' ') || null
  return typeof sent === 'object' && sent !== null ? wordsOf(Reflect.get(sent, 'message')) : textOf(sent)
}

/** What went wrong, in words: no shape of it loses the record it is told in. */
export const errorWords = z.catch(optionalText, ({ value }) => wordsOf(value))

/** What a command says in plain words, where its answer is read for more than its message. */
export const plainWords = z.pipe(
  z.string().check(z.refine((text) => !isBroken(text))),
  z.transform((text) => text.trim() || null),
)
