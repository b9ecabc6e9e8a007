import { type Facts, holds, listed } from '../../src/definitions/condition'
import type { ActionDefinition } from '../../src/definitions/define-action'
import { t } from '../../src/locales/t'
import { invalid, Problem } from '../problems'
import type { Operation } from './find-operation'
import { parseObject, type Values } from './read-body'

/**
 * The action whose fixed content the request carries; of one that asks for values, beside what was typed. An edit is a
 * change that no action makes.
 * @returns null for an edit
 * @throws Problem 422 where the content is neither
 */
export function actionOf(
  operation: Operation & { kind: 'change' },
  rawBody: string,
): ActionDefinition | null {
  const body = rawBody === '' ? {} : parseObject(rawBody)
  if (!body) throw invalid([{ fieldName: 'body', message: 'The request has no readable body.' }])
  const found = operation.actions.find(({ sends = {}, fields }) => !fields && hasSameContent(sends, body))
  const asking = operation.actions.find((action) => isTypedFor(action, body, operation.isEdit))
  if (found ?? asking) return found ?? asking ?? null
  if (operation.isEdit) return null
  throw invalid(Object.keys(body).map((key) => ({ fieldName: key, message: `${key} is not known here.` })))
}

/** Of a call that edits, too, only what an action always sends tells the two apart. */
function isTypedFor({ fields, sends = {} }: ActionDefinition, body: Values, isEdit: boolean): boolean {
  const fixed = Object.entries(sends)
  if (!fields || !fixed.every(([key, value]) => body[key] === value)) return false
  return !isEdit || (fixed.length > 0 && Object.keys(body).every((key) => key in sends || key in fields))
}

function hasSameContent(left: Values, right: Values): boolean {
  const keys = Object.keys(left)
  return keys.length === Object.keys(right).length && keys.every((key) => left[key] === right[key])
}

/** @throws Problem 409 where the record is not as the action needs it */
export function requireConditions({ offeredWhen, enabledWhen }: ActionDefinition, facts: Facts): void {
  const unmet = listed(enabledWhen).find((condition) => !holds(condition, facts))
  if (unmet) throw new Problem(409, { code: 'state', message: t(unmet.reason) })
  if (offeredWhen && !holds(offeredWhen, facts)) {
    throw new Problem(409, { code: 'state', message: 'This cannot be done now.' })
  }
}
