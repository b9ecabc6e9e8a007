import type { Text } from '../locales/text'
import { checkBehaviour, checkCall, checkName, checkText } from './check-names'
import type { ResourceDefinition } from './define'
import type { ActionDefinition } from './define-action'
import { type Fault, fault } from './fault'
import type { KnownNames } from './known-names'

/** Faults of the actions: what they name exists, and what destroys says so and asks first. */
export function checkActions(definition: ResourceDefinition, known: KnownNames): Fault[] {
  const { name, actions } = definition
  return actions.flatMap((action, index) => {
    const place = `${name}.actions[${index}]`
    const isDouble = actions.findIndex((other) => other.name === action.name) !== index
    return [
      ...(isDouble ? [fault('R017', `${place}.name`, `two actions are named "${action.name}"`)] : []),
      ...checkAccess(definition, action, place, known),
      ...checkName(known, 'R018', 'icon', `${place}.icon`, action.icon),
      ...checkCall(known, `${place}.call`, action.call),
      ...checkConfirmation(action, place, known),
      ...checkDanger(definition, action, place),
      ...(['label', 'destroys', 'progress', 'success', 'failure'] as const).flatMap((key) =>
        checkText(known, `${place}.${key}`, action[key]),
      ),
      ...checkBehaviour(known, definition, 'reader', `${place}.done.reader`, action.done?.reader),
    ]
  })
}

/** An action access has no rules for is refused to everybody: its control would never show. */
function checkAccess(
  { access: { subject } }: ResourceDefinition,
  { asks }: ActionDefinition,
  place: string,
  known: KnownNames,
): Fault[] {
  if (known.isGated(asks, subject)) return []
  return [fault('R004', `${place}.asks`, `access has no rules for "${asks}" on "${subject}"`)]
}

function checkConfirmation({ confirm }: ActionDefinition, place: string, known: KnownNames): Fault[] {
  if (confirm.kind === 'none') return []
  if (confirm.kind === 'dialog') {
    return checkName(known, 'R019', 'dialog', `${place}.confirm.dialog`, confirm.dialog)
  }
  const { kind: _kind, ...texts } = confirm
  return Object.entries<Text>(texts).flatMap(([key, text]) =>
    checkText(known, `${place}.confirm.${key}`, text),
  )
}

function checkDanger({ list }: ResourceDefinition, action: ActionDefinition, place: string): Fault[] {
  const faults: Fault[] = []
  if (action.isDangerous && action.destroys === undefined) {
    faults.push(fault('R020', `${place}.destroys`, 'an action that destroys says what is lost'))
  }
  if (action.isDangerous && action.confirm.kind === 'none') {
    faults.push(fault('R021', `${place}.confirm`, 'an action that destroys asks first'))
  }
  if (action.optimistic !== undefined && list.holds === undefined) {
    faults.push(fault('R016', `${place}.optimistic`, 'the list names no hold rules for optimistic changes'))
  }
  return faults
}
