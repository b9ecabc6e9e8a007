import * as z from 'zod/mini'
import { nameList, parsedJson } from './primitives'
import { readablePart } from './records'

/**
 * Names of actions: a list of them or of records with a name, switches, or names with commas between them; as JSON or as
 * its text. One may come without its list. Of what cannot be read
 * nothing is known.
 */
export const lockedActions = readablePart('lockedActions', namesOfActions(), () => [])

function namesOfActions() {
  return z.pipe(
    z.transform((sent: unknown, { issues }): unknown => {
      const names = listed(parsedJson(sent))
      // Without a single switch nothing is said of what is locked.
      if (names && Object.keys(Object(names)).length === 0 && !Array.isArray(names))
        issues.push({ code: 'custom', input: sent })
      return names
    }),
    z.pipe(
      z.optional(z.nullable(nameList)),
      z.transform((names): string[] => (names ?? []).flatMap(separated)),
    ),
  )
}

function listed(sent: unknown): unknown {
  if (Array.isArray(sent)) return sent.map(nameIn)
  const name = nameIn(sent)
  return typeof name === 'string' ? [name] : sent
}

/** The name of a record that has one; anything else is its own. */
function nameIn(sent: unknown): unknown {
  const name: unknown = Reflect.get(Object(sent), 'name')
  return typeof name === 'string' ? name : sent
}

function separated(names: string): string[] {
  return names.split(',').flatMap((name) => name.trim() || [])
}
