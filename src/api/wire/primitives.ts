import * as z from 'zod/mini'

/*
 * The product API is generous with nulls, absent keys and numeric ids. These read what it may send and give the
 * house one clean form; anything else is a wrong shape and becomes a ContractError.
 */

/** Text that may be absent: null, undefined and '' all read as null; numbers read as their digits. */
export const optionalText = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()]))),
  z.transform((value) => (value === undefined || value === null || value === '' ? null : String(value))),
)

/** Text or number that must be there: ids and keys. */
export const requiredText = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

export const optionalFlag = z.pipe(
  z.optional(z.nullable(z.boolean())),
  z.transform((value) => value ?? false),
)

/** A figure that may be absent or sent as digits. */
export const optionalNumber = z.pipe(
  z.optional(z.nullable(z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]))),
  z.transform((value) => (value === undefined || value === null ? null : Number(value))),
)

/** A policy: a list of verbs or an object of switches (CLU-D11); a missing policy allows nothing (ACL-D26). */
export const policyVerbList = z.pipe(
  z.optional(z.nullable(z.union([z.array(z.string()), z.record(z.string(), z.boolean())]))),
  z.transform((policy): string[] => {
    if (!policy) return []
    if (Array.isArray(policy)) return policy
    return Object.entries(policy).flatMap(([verb, isAllowed]) => (isAllowed ? [verb] : []))
  }),
)

/** `null` reads as an empty list. */
export function listOf<Item extends z.core.$ZodType>(item: Item) {
  return z.pipe(
    z.optional(z.nullable(z.array(item))),
    z.transform((items) => items ?? []),
  )
}

/** Reads an answer that may be wrapped, `{data: …}` or `{[key]: …}`, once or twice (API-D02, API-D16). */
export function enveloped<Payload extends z.core.$ZodType>(payload: Payload, ...keys: string[]) {
  return z.pipe(
    z.transform((body: unknown) => unwrap(body, [...keys, 'data'])),
    payload,
  )
}

function unwrap(body: unknown, keys: readonly string[]): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const key = keys.find((candidate) => candidate in body)
  return key === undefined ? body : unwrap((body as Record<string, unknown>)[key], keys)
}
