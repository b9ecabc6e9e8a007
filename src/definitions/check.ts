import { checkActions } from './check-actions'
import { checkDetail, checkFields } from './check-fields'
import { checkForm } from './check-form'
import { checkKeys } from './check-keys'
import { checkList } from './check-list'
import { checkCall } from './check-names'
import { checkPlace } from './check-place'
import type { ResourceDefinition } from './define'
import { type Fault, fault } from './fault'
import type { KnownNames } from './known-names'

/**
 * Every fault of the definitions that types cannot see, each with an id, a place and a hint. An empty answer means
 * that the kit can draw them.
 */
export function checkDefinitions(
  definitions: readonly ResourceDefinition[],
  known: KnownNames,
): readonly Fault[] {
  const doubles = definitions
    .map(({ name }) => name)
    .filter((name, index, names) => names.indexOf(name) !== index)
  return [
    ...doubles.map((name) =>
      fault('R001', name, 'two resources have this name; the address of each must be its own'),
    ),
    ...definitions.flatMap((definition) => checkSafely(definition, known)),
  ]
}

/** A definition that lacks whole parts breaks the check itself; that is a fault like any other. */
function checkSafely(definition: ResourceDefinition, known: KnownNames): readonly Fault[] {
  try {
    return checkDefinition(definition, known)
  } catch (error) {
    return [fault('R000', definition.name, `a part is missing that every definition has (${String(error)})`)]
  }
}

/** The faults of one definition, in the order of its text. */
export function checkDefinition(definition: ResourceDefinition, known: KnownNames): readonly Fault[] {
  return [
    ...checkKeys(definition),
    ...checkIdentity(definition, known),
    ...checkPlace(definition, known),
    ...checkFields(definition, known),
    ...checkForm(definition, known),
    ...checkList(definition, known),
    ...checkDetail(definition, known),
    ...checkActions(definition, known),
  ]
}

function checkIdentity(definition: ResourceDefinition, known: KnownNames): Fault[] {
  const { name, calls, access } = definition
  const faults: Fault[] = []
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*s$/.test(name)) {
    faults.push(fault('R002', `${name}.name`, `"${name}" is no plural in kebab-case, such as "whitelists"`))
  }
  faults.push(...checkCall(known, `${name}.calls.list`, calls.list))
  const { subject, ...operations } = access
  for (const [operation, action] of Object.entries(operations)) {
    if (known.isGated(action, subject)) continue
    const message = `access has no rules for "${action}" on "${subject}"`
    faults.push(fault('R004', `${name}.access.${operation}`, message))
  }
  return faults
}
