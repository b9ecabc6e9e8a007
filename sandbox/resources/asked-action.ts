import type { Action } from '../../src/access/vocabulary'
import type { Facts } from '../../src/definitions/condition'
import type { ResourceDefinition } from '../../src/definitions/define'
import type { ActionDefinition } from '../../src/definitions/define-action'
import { isPresent } from '../../src/definitions/fixed-values'
import { hasConditions, openingOf } from '../../src/definitions/opening-of'
import { unmetConditions } from '../../src/definitions/unmet-conditions'
import { readInstant } from '../../src/domain/dates'
import { t } from '../../src/locales/t'
import { invalid, Problem } from '../problems'
import type { Operation } from './find-operation'
import type { Values } from './judge-value'
import { parseObject } from './read-body'

type Fields = ResourceDefinition['fields']

/**
 * The action whose fixed content the request carries; of one that asks for values, beside what was typed. An edit is a
 * change that no action makes.
 * @returns null for an edit
 * @throws Problem 422 where the content is neither
 */
export function actionOf(
  operation: Pick<Operation & { kind: 'change' }, 'served' | 'isEdit' | 'actions'>,
  rawBody: string,
): ActionDefinition | null {
  const body = rawBody === '' ? {} : parseObject(rawBody)
  if (!body) throw invalid([{ fieldName: 'body', message: 'The request has no readable body.' }])
  const { fields } = operation.served.definition
  const found = operation.actions.find((action) => !action.fields && isAllOf(body, action, fields))
  const asking = operation.actions.find((action) => isTypedFor(action, body, operation.isEdit, fields))
  if (found ?? asking) return found ?? asking ?? null
  if (operation.isEdit) return null
  throw invalid(Object.keys(body).map((key) => ({ fieldName: key, message: `${key} is not known here.` })))
}

/** Of a call that edits, too, only what an action always sends tells the two apart. */
function isTypedFor(action: ActionDefinition, body: Values, isEdit: boolean, known: Fields): boolean {
  const { fields, sends = {} } = action
  if (!fields || !hasFixed(body, action, known)) return false
  const isOfAction = (key: string) => key in sends || key in fields
  return !isEdit || (Object.keys(sends).length > 0 && Object.keys(body).every(isOfAction))
}

function isAllOf(body: Values, action: ActionDefinition, known: Fields): boolean {
  const { sends = {} } = action
  return Object.keys(body).length === Object.keys(sends).length && hasFixed(body, action, known)
}

/** Whether a request has all that an action always sends; of the present, whatever the browser's clock says it is. */
function hasFixed(body: Values, { sends = {} }: ActionDefinition, known: Fields): boolean {
  return Object.entries(sends).every(([key, value]) => {
    const given = body[key]
    if (!isPresent(known, key, value)) return given === value
    return typeof given === 'string' && readInstant(given) !== null
  })
}

/** What a request has of that. */
export function fixedIn({ sends = {} }: ActionDefinition, rawBody: string): Values {
  return Object.fromEntries(Object.entries(parseObject(rawBody) ?? {}).filter(([key]) => key in sends))
}

/** @throws Problem 409 where the record is not as the action needs it */
export function requireConditions(action: ActionDefinition, facts: Facts): void {
  const [unmet] = unmetConditions(action, facts)
  if (unmet) throw new Problem(409, { code: 'state', message: t(unmet.reason) })
}

/**
 * Asks what the console asks before it opens the form: who may not open it may not send it either.
 * @param row the record; null for one that is to be made
 * @param allow throws where access refuses an action, and where nothing says which
 * @throws Problem 409 where the record is not as the action that opens the form needs it
 */
export function allowForm(
  definition: Pick<ResourceDefinition, 'actions' | 'access'>,
  mode: 'create' | 'edit',
  row: Values | null,
  person: Facts['person'],
  allow: (action: Action | undefined) => void,
): void {
  const { action, requires } = openingOf(definition, mode)
  allow(requires)
  if (action && hasConditions(action, row !== null))
    requireConditions(action, { valueOf: (field) => row?.[field], person })
}

/** Whether an action deletes its record, and not a part of it, as `DELETE …/{recordId}/attendees/{id}` does. */
export function isDeletion({ scope }: ResourceDefinition, { call }: ActionDefinition): boolean {
  if (typeof call !== 'object' || call.method !== 'DELETE') return false
  const record = scope === 'user' ? /\{(?:recordId|recordName|name)\}/ : /\{(?:recordId|recordName)\}/
  const [, after = ''] = call.path.split(record)
  return after === '' || /^\/(?:delete|remove)\w*$/i.test(after)
}
