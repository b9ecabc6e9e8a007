import type { Text } from '../locales/text'
import { checkCall, checkName, checkText } from './check-names'
import { checkOwnCall } from './check-place'
import type { ResourceDefinition } from './define'
import { type ActionDefinition, actionPlaces } from './define-action'
import { type Fault, fault } from './fault'
import type { KnownNames } from './known-names'
import { schemaFields } from './schema-fields'

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
      ...checkOwnCall(definition, `${place}.call`, action.call, isOnRecord(action)),
      ...checkEffect(definition, action, place),
      ...checkRequest(action, place),
      ...checkConditions(definition, action, place, known),
      ...checkNotWith(definition, action, place),
      ...action.where
        .filter((where) => !actionPlaces.includes(where))
        .map((where) => fault('R026', `${place}.where`, `no place "${where}"`, where, actionPlaces)),
      ...checkConfirmation(action, place, known),
      ...checkDanger(definition, action, place),
      ...(['label', 'destroys', 'progress', 'success', 'failure'] as const).flatMap((key) =>
        checkText(known, `${place}.${key}`, action[key]),
      ),
      ...checkText(known, `${place}.done.text`, action.done?.text),
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

function checkNotWith({ actions }: ResourceDefinition, { notWith = [] }: ActionDefinition, place: string) {
  const names = actions.map(({ name }) => name)
  return notWith
    .filter((name) => !names.includes(name))
    .map((name) => fault('R036', `${place}.notWith`, `no action "${name}"`, name, names))
}

/** A toolbar's action has no record in hand. */
function isOnRecord({ where }: ActionDefinition): boolean {
  return where.some((place) => place !== 'toolbar')
}

/** A control that does nothing, or opens a form that is not there. */
function checkEffect(definition: ResourceDefinition, action: ActionDefinition, place: string): Fault[] {
  const { opens, call, confirm } = action
  if (opens !== undefined && definition[opens] === undefined) {
    return [fault('R027', `${place}.opens`, `the definition has no part "${opens}" to open`)]
  }
  if (opens !== undefined || call !== undefined || confirm.kind === 'dialog') return []
  return [fault('R028', place, 'it does nothing: name the call it makes or the form it opens')]
}

function checkRequest({ request, sends, bulk }: ActionDefinition, place: string): Fault[] {
  return [
    ...(request !== undefined && sends !== undefined
      ? [fault('R029', `${place}.sends`, 'what it sends is fixed or made by a request, not both')]
      : []),
    ...(bulk === 'one-call' && request === undefined
      ? [fault('R029', `${place}.bulk`, 'one call for many records needs a request that takes them')]
      : []),
  ]
}

function checkConditions(
  definition: ResourceDefinition,
  { offeredWhen, enabledWhen = [] }: ActionDefinition,
  place: string,
  known: KnownNames,
): Fault[] {
  const conditions = [
    ...(offeredWhen ? [{ ...offeredWhen, at: `${place}.offeredWhen` }] : []),
    ...enabledWhen.map((condition, index) => ({ ...condition, at: `${place}.enabledWhen[${index}]` })),
  ]
  const fields = schemaFields(definition) ?? new Set(Object.keys(definition.fields))
  return [
    ...conditions.flatMap(({ field, is, isNot, at }) => [
      ...(fields.has(field) ? [] : [fault('R007', `${at}.field`, `no field "${field}"`, field, fields)]),
      ...((is === undefined) === (isNot === undefined)
        ? [fault('R030', at, 'a condition says what the field is, or what it is not')]
        : []),
    ]),
    ...enabledWhen.flatMap(({ reason }, index) =>
      checkText(known, `${place}.enabledWhen[${index}].reason`, reason),
    ),
  ]
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
  if (action.confirm.kind === 'typed-name' && action.where.includes('selection')) {
    faults.push(fault('R037', `${place}.confirm`, 'a typed name confirms one record, and no selection'))
  }
  if (action.optimistic !== undefined && list.holds === undefined) {
    faults.push(fault('R016', `${place}.optimistic`, 'the list names no hold rules for optimistic changes'))
  }
  return faults
}
