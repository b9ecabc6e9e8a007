import * as z from 'zod/mini'
import { checkAnswer } from './check-answer'
import { checkAsking } from './check-asking'
import { checkCallPath, checkMethod } from './check-call-path'
import { checkCondition, checkReasoned } from './check-condition'
import { checkAskedFields } from './check-fields'
import { checkSends } from './check-sends'
import { comparisonsIn } from './condition'
import type { ResourceDefinition } from './define'
import type { ActionDefinition } from './define-action'
import { doubles, fault, unknownName } from './fault'
import type { KnownNames } from './known-names'
import { unknownIcon } from './unknown-icon'
import { aType } from './value-kind'

/** Faults of the actions: what they name exists, each does something, and what destroys asks first. */
export function* checkActions(definition: ResourceDefinition, known: KnownNames) {
  const { name, actions, access, scope, list } = definition
  yield* doubles('R017', `${name}.actions`, 'actions are named', actions, 'name')
  for (const [index, action] of actions.entries()) {
    const at = `${name}.actions[${index}]`
    const { requires, icon, call, where, conflictsWith = [], confirm, optimistic } = action
    // An action access has no rules for is refused to everybody: its control would never show.
    if (!known.hasRules(requires, access.subject)) {
      yield fault('R004', `${at}.requires`, `access has no rules for "${requires}" on "${access.subject}"`)
    }
    yield* unknownIcon(`${at}.icon`, icon, known.names.icon)
    // In the toolbar no record is in hand, wherever else the action stands.
    yield* checkCallPath(`${at}.call`, call, scope, !where.includes('toolbar'))
    yield* checkEffect(definition, action, at)
    yield* checkConditions(definition, action, at)
    for (const other of conflictsWith) {
      const names = actions.map((each) => each.name)
      yield* unknownName('R036', `${at}.conflictsWith`, 'action', other, names)
    }
    if (confirm?.kind === 'dialog') {
      yield* unknownName('R019', `${at}.confirm.dialog`, 'dialog', confirm.dialog, known.names.dialog)
    }
    if (confirm && confirm.kind !== 'dialog') {
      const { consequences } = confirm
      const place = `${at}.confirm.consequences`
      yield* unknownName('R040', place, 'consequences', consequences, known.names.consequences)
    }
    const changes = Object.keys(list.optimisticUpdates?.changes ?? {})
    const answer = typeof action.answer === 'object' ? action.answer : undefined
    yield* checkAnswer(definition, answer, `${at}.answer`)
    // A GET may fetch what is shown or saved; whatever else an action is for, it changes something.
    const isReading = answer !== undefined || action.download === true
    if (!isReading || action.sends || action.fields) yield* checkMethod(`${at}.call`, call)
    yield* checkDownload(action, at)
    yield* checkSends(definition, action, at)
    yield* checkAsking(definition, action, at)
    yield* checkAskedFields(definition, action, at, known)
    yield* unknownName('R016', `${at}.optimistic`, 'optimistic change', optimistic, changes)
    yield* checkDanger(action, at)
  }
}

/** A control that does nothing, opens a form that is not there, or sends what is not known or said twice. */
function* checkEffect(definition: ResourceDefinition, action: ActionDefinition, at: string) {
  const { opens, call, confirm, request, sends, bulk } = action
  if (typeof opens === 'object') return yield* checkLink(definition, action, opens.field, at)
  if (opens !== undefined && definition[opens] === undefined) {
    yield fault('R027', `${at}.opens`, `the definition has no part "${opens}" to open`)
  }
  if (opens === undefined && call === undefined && confirm?.kind !== 'dialog') {
    yield fault('R028', at, 'it does nothing: name the call it makes, or what it opens')
  }
  if (request !== undefined && sends !== undefined) {
    yield fault('R029', `${at}.sends`, 'what it sends is fixed or made by a request, not both')
  }
  if (bulk === 'one-call' && request === undefined) {
    yield fault('R029', `${at}.bulk`, 'one call for many records needs a request that takes them')
  }
}

/** Faults of an action that saves a file: of that nothing can be shown, and its form would keep no file. */
function* checkDownload({ download, answer, fields }: ActionDefinition, at: string) {
  if (!download) return
  if (answer !== undefined) {
    yield fault('R185', `${at}.answer`, 'a file is saved, and nothing of it is shown: leave "answer" out')
  }
  if (fields !== undefined) {
    yield fault('R185', `${at}.fields`, 'an action that saves a file asks for no values: leave "fields" out')
  }
}

/** What an action does besides, of which a link does nothing. */
const ofCalls = [
  'call',
  'sends',
  'fields',
  'confirm',
  'dangerText',
  'progress',
  'success',
  'failure',
  'answer',
  'download',
] as const

/** Faults of a link: its field holds an address, it is about one record, and it does nothing else. */
function* checkLink(definition: ResourceDefinition, action: ActionDefinition, field: string, at: string) {
  const { fields } = definition
  yield* unknownName('R007', `${at}.opens.field`, 'field', field, Object.keys(fields))
  const kind = fields[field]?.kind
  if (kind !== undefined && kind !== 'url' && kind !== 'text') {
    yield fault('R161', `${at}.opens.field`, `"${field}" is ${aType(kind)}, and no address: name a "url"`)
  }
  for (const part of ofCalls) {
    if (action[part] === undefined) continue
    yield fault('R161', `${at}.${part}`, `a link opens an address and does nothing else: leave "${part}" out`)
  }
  const place = action.where.find((each) => each === 'toolbar' || each === 'selection')
  if (place === undefined) return
  yield fault('R161', `${at}.where`, `a link is of one record: leave "${place}" out`)
}

function* checkConditions({ schema, fields }: ResourceDefinition, action: ActionDefinition, at: string) {
  // They are those of the action that edits one.
  if (action.bulk === 'edit') return
  const { offeredWhen, enabledWhen, opens } = action
  const ofRecord = comparisonsIn(enabledWhen ?? []).find((compared) => 'field' in compared)
  if (opens === 'create' && ofRecord && 'field' in ofRecord) {
    const message = `"${ofRecord.field}" is of a record, and there is none yet: ask the person alone`
    yield fault('R186', `${at}.enabledWhen`, message)
  }
  // It has the conditions of the form to create.
  if (opens === 'create' ? ofRecord : opens === 'import') return
  const inSchema = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []
  const askable = { ...Object.fromEntries(inSchema.map((name) => [name, undefined])), ...fields }
  yield* checkCondition(`${at}.offeredWhen`, offeredWhen, askable)
  yield* checkReasoned(`${at}.enabledWhen`, enabledWhen, askable)
}

function* checkDanger({ dangerText, confirm, where }: ActionDefinition, at: string) {
  if (dangerText !== undefined && confirm === undefined) {
    yield fault('R021', `${at}.confirm`, 'an action that destroys asks first')
  }
  if (confirm?.kind === 'typed-name' && where.includes('selection')) {
    yield fault('R037', `${at}.confirm`, 'a typed name confirms one record, and no selection')
  }
}
