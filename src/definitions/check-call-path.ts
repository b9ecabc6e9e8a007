import { isPathTemplate } from '../domain/path-template'
import type { ResourceScope } from './define'
import type { CallChoice } from './define-call'
import { didYouMean, fault } from './fault'

/**
 * Faults of a call the definition brings: its path stays below the API's base, where the bearer token may go, and every
 * place of it can be filled where it is made.
 * @param hasRecord whether a record is in hand there
 */
export function* checkCallPath(
  place: string,
  call: CallChoice | undefined,
  scope: ResourceScope,
  hasRecord: boolean,
) {
  if (typeof call !== 'object') return
  if (!isPathTemplate(call.path)) {
    const words =
      'is no path below the API: letters, digits, -._~:@+ and places such as {recordId} stand between slashes'
    const hint =
      place.endsWith('.calls.list') && call.path.includes('?')
        ? '; what follows "?" stands in "query" beside it'
        : ''
    yield fault('R039', `${place}.path`, `${JSON.stringify(call.path)} ${words}${hint}`)
  }
  if (scope === 'cluster' && !/\{(instanceId|name|recordId|recordName)\}/.test(call.path)) {
    const message =
      'nothing in it says which cluster: put {instanceId} into it, as in /instances/{instanceId}/…'
    yield fault('R091', `${place}.path`, message)
  }
  const fillable = [
    // Of the person.
    'id',
    'product',
    ...(scope === 'cluster' ? ['name', 'instanceId'] : []),
    ...(hasRecord ? ['recordId', 'recordName'] : []),
    ...(hasRecord && scope === 'user' ? ['name'] : []),
  ].map((key) => `{${key}}`)
  if (hasRecord && isOfPersonAlone(call.path)) {
    const message = '{id} is the id of the person, and nothing says which record: use {recordId}'
    yield fault('R165', `${place}.path`, message)
  }
  for (const [key] of call.path.matchAll(/\{\w*\}/g)) {
    if (fillable.includes(key)) continue
    const otherwise = `; filled are ${fillable.join(', ')}`
    yield fault('R025', `${place}.path`, `nothing fills "${key}" here${didYouMean(key, fillable, otherwise)}`)
  }
}

/** The product API's own paths begin with the person; elsewhere who writes {id} means the record. */
function isOfPersonAlone(path: string): boolean {
  return path.includes('{id}') && !/^\/users\/\{id\}|\{(recordId|recordName|name)\}/.test(path)
}

/** The fault of a call that is to change something, and cannot. */
export function* checkMethod(place: string, call: CallChoice | undefined) {
  if (typeof call !== 'object' || call.method !== 'GET') return
  yield fault(
    'R090',
    `${place}.method`,
    'a GET changes nothing and sends nothing: say POST, PUT, PATCH or DELETE',
  )
}
