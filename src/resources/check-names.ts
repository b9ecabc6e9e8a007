import type { ResourceDefinition } from './define'
import { type Fault, fault } from './fault'
import type { KnownNames, NameKind } from './known-names'

/** A fault where a definition uses a name that its registry does not hold; nothing for a name left out. */
export function checkName(
  known: KnownNames,
  id: string,
  kind: NameKind,
  place: string,
  name: string | undefined,
): Fault[] {
  if (name === undefined || known.names[kind].has(name)) return []
  return [fault(id, place, `no ${kind} "${name}"`, name, known.names[kind])]
}

/** As checkName, and a fault where the behaviour reads records of another schema than the definition's. */
export function checkBehaviour(
  known: KnownNames,
  definition: ResourceDefinition,
  kind: NameKind,
  place: string,
  name: string | undefined,
): Fault[] {
  const unknown = checkName(known, 'R009', kind, place, name)
  if (name === undefined || unknown.length > 0) return unknown
  const schema = known.schemaOf(kind, name)
  if (schema === undefined || schema === definition.schema) return []
  return [
    fault('R010', place, `the ${kind} "${name}" reads records of another schema than "${definition.name}"`),
  ]
}
