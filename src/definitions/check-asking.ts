import type { ResourceDefinition } from './define'
import type { ActionDefinition } from './define-action'
import { didYouMean, type Fault, fault } from './fault'
import { formWords } from './opened-by'

/** What the form of an action says and does not do; what a command does with it needs no form. */
const ofCommands = ['optimistic', 'done', 'successDelayMs', 'caution', 'conflictsWith'] as const

/** Faults of an action that asks for values: its form has fields, sends them, and does nothing that only commands do. */
export function* checkAsking(
  { fields: known }: Pick<ResourceDefinition, 'fields'>,
  action: ActionDefinition,
  at: string,
): Generator<Fault> {
  const { fields, name, where, call, opens, bulk, confirm, answer, sends = {}, request } = action
  if (fields === undefined) return
  if (Object.keys(fields).length === 0)
    yield fault('R134', `${at}.fields`, 'it asks for nothing: name a field')
  if (formWords.some((word) => word === name)) {
    const message = `"${name}" in an address opens another form: call the action otherwise`
    yield fault('R134', `${at}.name`, message)
  }
  if (call === undefined) yield fault('R134', `${at}.fields`, 'they are sent by its "call", and it has none')
  if (typeof call === 'object' && call.method === 'DELETE') {
    yield fault('R134', `${at}.call.method`, 'a DELETE sends nothing: say POST, PUT or PATCH')
  }
  if (typeof opens === 'string')
    yield fault('R134', `${at}.fields`, `it opens "${opens}", whose fields are its own`)
  if (bulk === 'edit')
    yield fault('R134', `${at}.fields`, 'selected records are edited by the fields of "edit"')
  if (confirm?.kind === 'dialog') {
    const message = 'the form that asks for its values is the question: leave "kind" out'
    yield fault('R134', `${at}.confirm.kind`, message)
  } else if (confirm?.consequences || (confirm?.kind === 'simple' && confirm.onlyOnCaution)) {
    yield fault('R134', `${at}.confirm`, 'its form shows no consequences, and opens in any case')
  }
  if (typeof answer === 'function') {
    yield fault('R134', `${at}.answer`, 'its form shows an answer in plain data, and calls no function')
  }
  for (const part of ofCommands) {
    if (action[part] !== undefined)
      yield fault('R134', `${at}.${part}`, `"${part}" is of commands, and a form does without: leave it out`)
  }
  const isChange = typeof call === 'object' && (call.method === 'PATCH' || call.method === 'PUT')
  const changesRecord = isChange && request === undefined
  for (const [field, { kind, unique, noOverlap }] of Object.entries(fields)) {
    const place = `${at}.fields.${field}`
    const own = known[field]
    if ((unique ?? noOverlap) !== undefined && where.includes('selection')) {
      yield fault(
        'R136',
        `${place}.${unique === undefined ? 'noOverlap' : 'unique'}`,
        'several records are given one value: take "selection" out of "where"',
      )
    }
    if (kind === 'file') yield fault('R134', place, 'a file is stored by forms of records alone')
    if (Object.hasOwn(sends, field)) {
      yield fault('R134', place, `"sends" says what "${field}" is: ask for it, or send it`)
    } else if (changesRecord && !own) {
      const meant = didYouMean(field, Object.keys(known), '; a POST may send what no record has')
      yield fault('R082', place, `no field "${field}"${meant}`)
    } else if (changesRecord && own && own.kind !== kind) {
      yield fault('R134', `${place}.kind`, `the record's "${field}" is of another type`)
    }
  }
}
