import * as z from 'zod/mini'
import type { ListedId } from '../../domain/listed-id'
import { readFlag } from '../../domain/read-flag'

/*
 * The product API is generous with nulls, absent keys and numeric ids. These read what it may send and give the
 * house one clean form; anything else is a wrong shape and becomes a ContractError.
 */

/** Text that may be absent: null, undefined and '' all read as null; numbers read as their digits. */
export const optionalText = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()]))),
  z.transform((value) => (value === undefined || value === null || value === '' ? null : String(value))),
)

/** A word for a state, in small letters, as it is compared here; N/A is no word. */
export function stateWordOf(sent: string): string {
  return sent === 'N/A' ? sent : sent.toLowerCase()
}

/** Such a word, which may be absent. */
export const optionalState = z.pipe(
  optionalText,
  z.transform((sent) => sent && stateWordOf(sent)),
)

/** Text or number that must be there: ids and keys. */
export const requiredText = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

/**
 * An id or key that goes back to the server: the text it is known by here and, where it came as a number, `wireId`
 * (CRE-D26).
 */
export const listedId = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform(
    (sent): ListedId => (typeof sent === 'number' ? { id: String(sent), wireId: sent } : { id: sent }),
  ),
)

/** An id or key as it goes back, in the type in which the server listed it (CRE-D26). */
export const sentId = z.union([z.string(), z.number()])

/** A flag that may be absent: null then. */
export const flagOrNull = z.pipe(
  z.optional(z.pipe(z.transform(readFlag), z.nullable(z.boolean()))),
  z.transform((value) => value ?? null),
)

/** A flag that counts as off where it is absent. */
export const optionalFlag = z.pipe(
  flagOrNull,
  z.transform((value) => value ?? false),
)

/** A figure that may be absent or sent as digits; '' reads as null, too. */
export const optionalNumber = z.pipe(
  z.optional(z.nullable(z.union([z.number(), z.string().check(z.regex(/^(-?\d+(\.\d+)?)?$/))]))),
  z.transform((value) => (value === undefined || value === null || value === '' ? null : Number(value))),
)

/** Names: a list of them, or an object of switches (CLU-D11). */
export const nameList = z.pipe(
  z.union([z.array(z.string()), z.record(z.string(), optionalFlag)]),
  z.transform((sent): string[] => {
    if (Array.isArray(sent)) return sent
    return Object.entries(sent).flatMap(([name, isOn]) => (isOn ? [name] : []))
  }),
)

/** Roles, each as its name or as `{id, role}` (README decision 16); one without a name is left out. */
export const roleNames = z.pipe(
  z.optional(z.nullable(z.array(z.union([z.string(), z.looseObject({ role: optionalText })])))),
  z.transform((roles): string[] =>
    (roles ?? []).flatMap((sent) => (typeof sent === 'string' ? sent : sent.role) ?? []),
  ),
)

/** What is sent as a value, or as that value's JSON (README decision 16); a text that is no JSON stays one. */
export function parsedJson(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent
  if (sent === '') return null
  try {
    return JSON.parse(sent)
  } catch {
    return sent
  }
}

/** `null` reads as an empty list. */
export function listOf<Item extends z.core.$ZodType>(item: Item) {
  return z.pipe(
    z.optional(z.nullable(z.array(item))),
    z.transform((items) => items ?? []),
  )
}

/** Reads an answer that may be wrapped, `{data: …}`, `{[key]: …}` or `{message: …}`, once or twice (API-D02, API-D16). */
export function enveloped<Payload extends z.core.$ZodType>(payload: Payload, ...keys: string[]) {
  return z.pipe(
    z.transform((body: unknown) => unwrap(body, [...keys, 'data'])),
    payload,
  )
}

function unwrap(body: unknown, keys: readonly string[]): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const key = keys.find((candidate) => candidate in body)
  if (key !== undefined) return unwrap(Reflect.get(body, key), keys)
  // A message in words goes with what is answered, and is not it.
  const message: unknown = Reflect.get(body, 'message')
  return typeof message === 'object' && message !== null ? unwrap(message, keys) : body
}
