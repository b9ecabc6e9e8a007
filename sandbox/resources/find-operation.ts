import type { ResourceDefinition } from '../../src/definitions/define'
import type { ActionDefinition } from '../../src/definitions/define-action'
import type { CallChoice } from '../../src/definitions/define-call'
import { isSecret } from '../../src/definitions/define-field'
import { placeOfApi } from './named-apis'
import type { ServedPanel } from './panel-answer'
import type { ServedDefinition } from './served-definitions'

/** What a request asks of a resource that is served by its definition. */
export type Operation = {
  served: ServedDefinition
  /** As the definition writes it, with its places. */
  path: string
  params: Readonly<Record<string, string>>
} & (
  | { kind: 'list' }
  | { kind: 'show' }
  /** What its records come to, for these panels of dashboards. */
  | { kind: 'figures'; panels: readonly ServedPanel[] }
  /** What was done to a record. */
  | { kind: 'activity' }
  /** How a record was before. */
  | { kind: 'revisions' }
  | { kind: 'create' }
  /** One of these: which one it is, the body says. */
  | { kind: 'change'; isEdit: boolean; actions: readonly ActionDefinition[] }
  /** One of these, of a toolbar: done to no record. */
  | { kind: 'command'; actions: readonly ActionDefinition[] }
)

/** The name of an operation in faults and in the record of requests: `api-keys.list`. */
export function operationName({ served, kind }: Operation): string {
  return `${served.definition.name}.${kind}`
}

/** Keys of a request under which the definition's secrets are sent, in forms and by actions. */
export function secretKeysOf({ served: { definition } }: Operation): readonly string[] {
  const { fields, formFields = {}, actions } = definition
  return [fields, formFields, ...actions.map((action) => action.fields ?? {})].flatMap((all) =>
    Object.entries(all).flatMap(([name, field]) =>
      field && isSecret(field) ? [name, field.from?.split('.').at(-1) ?? name] : [],
    ),
  )
}

/**
 * Which resource and which of its calls a request is; null for one that no definition knows. Of several lists at one
 * path it is the one with whose parameters the request comes.
 */
export function findOperation(
  all: readonly ServedDefinition[],
  method: string,
  path: string,
  query = new URLSearchParams(),
): Operation | null {
  for (const served of all) {
    const operation = operationOf(served, method, path)
    if (operation && (operation.kind !== 'list' || isAskedWith(served, query))) return operation
  }
  return null
}

function isAskedWith({ definition }: ServedDefinition, query: URLSearchParams): boolean {
  return Object.entries(definition.calls.query ?? {}).every(([key, value]) =>
    query.getAll(key).includes(value),
  )
}

function operationOf(served: ServedDefinition, method: string, path: string): Operation | null {
  const { definition } = served
  const place = definition.api ? placeOfApi(definition.api) : ''
  if (!path.startsWith(`${place}/`)) return null
  const match = (call: CallChoice | undefined) => matchCall(call, method, path.slice(place.length))
  const listed = match(definition.calls.list)
  if (listed) return { kind: 'list', served, ...listed }
  const panels = served.panels?.filter(({ answer }) => match(answer.call)) ?? []
  const added = match(panels[0]?.answer.call)
  if (added) return { kind: 'figures', served, ...added, panels }
  const created = match(definition.create?.call)
  if (created) return { kind: 'create', served, ...created }
  const told = match(definition.detail?.activity?.call)
  if (told) return { kind: 'activity', served, ...told }
  const earlier = match(definition.detail?.revisions?.call)
  if (earlier) return { kind: 'revisions', served, ...earlier }
  const shown = match(showCall(definition))
  if (shown) return { kind: 'show', served, ...shown }
  const edited = match(definition.edit?.call)
  const actions = definition.actions.filter(({ call }) => match(call))
  const changed = edited ?? match(actions[0]?.call)
  if (changed && !edited && !namesRecord(definition, changed.params)) {
    return { kind: 'command', served, ...changed, actions }
  }
  return changed && { kind: 'change', served, ...changed, isEdit: edited !== null, actions }
}

/** Whether the path of a call says which record it is about; in a cluster, `{name}` is that one's. */
function namesRecord({ scope }: ResourceDefinition, params: Operation['params']): boolean {
  return ['recordId', 'recordName', ...(scope === 'user' ? ['name'] : [])].some((place) => place in params)
}

/** The call that reads one record; `GET /{name}/{id}` of the convention where the definition names none. */
function showCall({ calls }: ResourceDefinition): CallChoice | undefined {
  if (calls.one) return calls.one
  return typeof calls.list === 'object' ? { method: 'GET', path: `${calls.list.path}/{recordId}` } : undefined
}

function matchCall(
  call: CallChoice | undefined,
  method: string,
  path: string,
): Pick<Operation, 'path' | 'params'> | null {
  if (typeof call !== 'object' || call.method !== method) return null
  const wanted = call.path.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    const place = /^\{(\w+)\}$/.exec(part)?.[1]
    if (place === undefined) {
      if (part !== value) return null
    } else if (value === '') return null
    else params[place] = decode(value)
  }
  return { path: call.path, params }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
