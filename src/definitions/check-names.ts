import type { Text } from '../locales/text'
import type { ResourceDefinition } from './define'
import type { CallChoice } from './define-call'
import { type Fault, fault } from './fault'
import type { KnownNames, NameKind } from './known-names'
import { nearestName } from './nearest-name'

/** A fault where a definition uses a name that its registry does not hold; nothing for a name left out. */
export function checkName(
  known: KnownNames,
  id: string,
  kind: NameKind,
  place: string,
  name: string | undefined,
): Fault[] {
  if (name === undefined || known.names[kind].has(name)) return []
  const wrong = `no ${kind} "${name}"`
  const candidates = known.names[kind]
  // Who writes a definition file cannot see the code, and looks for a picture, not for a spelling.
  const isFarOff = kind === 'icon' && nearestName(name, candidates) === null
  return [
    isFarOff
      ? fault(id, place, `${wrong}; resource-definition.schema.json lists all there are`)
      : fault(id, place, wrong, name, candidates),
  ]
}

/** A fault where a text is a key the locales lack; a definition's own words are always fine. */
export function checkText(known: KnownNames, place: string, text: Text | undefined): Fault[] {
  return typeof text === 'object' ? [] : checkName(known, 'R008', 'text', place, text)
}

/** A fault where a call is a name the contract lacks; a definition may bring its own. */
export function checkCall(known: KnownNames, place: string, call: CallChoice | undefined): Fault[] {
  return typeof call === 'object' ? [] : checkName(known, 'R003', 'call', place, call)
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
