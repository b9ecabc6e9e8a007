import { checkCallPath } from './check-call-path'
import { checkNarrowed } from './check-narrowed'
import { checkRelatedFilter } from './check-related-filter'
import type { ResourceDefinition } from './define'
import type { FieldDefinition, FieldKind } from './define-field'
import { type Fault, fault, unknownName } from './fault'
import { takenParameter } from './paging-parameters'
import { typeName } from './value-kind'

/** Faults of a record's page and of what it reads: it has an address, and a call that reads one record. */
export function* checkDetail(definition: ResourceDefinition) {
  const { name, place, detail, calls, list, scope } = definition
  const { one } = calls
  if (one) {
    yield* checkCallPath(`${name}.calls.one`, one, scope, true)
    if (one.method !== 'GET') yield fault('R061', `${name}.calls.one.method`, 'a record is read by GET')
    if (/\{(recordName|name)\}/.test(one.path) && scope === 'user') {
      const message = 'only the id of the record stands in the address of its page: use {recordId}'
      yield fault('R061', `${name}.calls.one.path`, message)
    }
  }
  yield* checkOpened(definition)
  if (!detail) return
  const at = `${name}.detail`
  if (detail.page && place.kind !== 'menu') {
    const message =
      'what stands on a tab shows its details in a dialog, which has an address of its own, too; leave "page" out'
    yield fault('R060', `${at}.page`, message)
  }
  if (detail.page && !one && list.paging?.kind === 'server') {
    yield fault('R061', `${at}.page`, 'name the call that reads one record, in "calls": { "one": … }')
  }
  if (!detail.page && detail.related?.length) {
    yield fault('R062', `${at}.related`, 'lists stand on the page of a record; say "page": true')
  }
  if (!detail.page && detail.activity) {
    yield fault('R062', `${at}.activity`, 'it stands on the page of a record; say "page": true')
  }
  yield* checkCallPath(`${at}.activity.call`, detail.activity?.call, scope, true)
  if (detail.activity && detail.activity.call.method !== 'GET') {
    yield fault('R061', `${at}.activity.call.method`, 'what was done is read by GET')
  }
  yield* checkRevisions(definition, `${at}.revisions`)
}

/** What comes after a form to create: there is a page, and nothing else is to be seen first. */
function* checkOpened({ name, detail, create, clone }: ResourceDefinition) {
  if (create?.opens === undefined) return
  if (!detail?.page) {
    const message = 'records have no page that could be opened; say "page": true in "detail"'
    yield fault('R187', `${name}.create.opens`, message)
  }
  for (const [mode, form] of Object.entries({ create, clone })) {
    if (form?.answer === undefined) continue
    const message =
      'the page of the record would come before the answer is seen: leave "answer" or "opens" out'
    yield fault('R187', `${name}.${mode}.answer`, message)
  }
}

function* checkRevisions({ scope, detail }: ResourceDefinition, at: string) {
  const { revisions } = detail ?? {}
  if (!revisions) return
  if (!detail?.page) yield fault('R181', at, 'earlier states stand on the page of a record; say "page": true')
  yield* checkCallPath(`${at}.call`, revisions.call, scope, true)
  if (revisions.call.method !== 'GET') {
    yield fault('R182', `${at}.call.method`, 'earlier states are read by GET')
  }
  const keys = (['when', 'who', 'values'] as const).filter((key) => revisions[key] !== undefined)
  for (const [index, key] of keys.entries()) {
    const other = keys.slice(0, index).find((before) => revisions[before] === revisions[key])
    if (other === undefined) continue
    const message = `"${revisions[key]}" is "${other}" already; each is a key of its own`
    yield fault('R183', `${at}.${key}`, message)
  }
}

/**
 * Faults of what a definition says of other resources, in the lists under a record and in filters: they are there, and
 * have the field.
 * @param all every definition of the console
 * @param unread names of those that could not be read, of which no field is known
 */
export function checkRelated(
  definition: ResourceDefinition,
  all: readonly ResourceDefinition[],
  unread: ReadonlySet<string> = new Set(),
): readonly Fault[] {
  try {
    return [
      ...relatedFaults(definition, all, unread),
      ...checkRelatedFilter(definition, all, unread),
      ...checkNarrowed(definition, all, unread),
    ]
  } catch {
    // One that lacks whole parts is told by its own check.
    return []
  }
}

function* relatedFaults(
  { name, scope, detail }: ResourceDefinition,
  all: readonly ResourceDefinition[],
  unread: ReadonlySet<string>,
) {
  for (const [index, { resource, by }] of (detail?.related ?? []).entries()) {
    const at = `${name}.detail.related[${index}]`
    const candidates = all.filter((other) => other.scope === scope)
    yield* unknownName('R063', `${at}.resource`, 'resource', resource, [
      ...candidates.map((other) => other.name),
      ...unread,
    ])
    const other = candidates.find((candidate) => candidate.name === resource)
    if (!other || unread.has(resource)) continue
    yield* unknownName('R063', `${at}.by`, `field of "${resource}"`, by, Object.keys(other.fields))
    const field = other.fields[by]
    if (field) yield* checkBelonging(`${at}.by`, name, other, by, field)
    const taken = takenParameter(other, [by])
    if (taken !== null) yield fault('R014', `${at}.by`, taken)
    const { create } = other
    if (create && !create.sections.some(({ fields }) => fields.includes(by))) {
      const message = `the form that makes one of "${resource}" has to show "${by}", which says where it belongs`
      yield fault('R064', `${at}.by`, message)
    }
  }
}

/** Kinds that may hold the id of a record. */
const idKinds: readonly FieldKind[] = ['text', 'number', 'reference']

/**
 * The other list is asked for records whose field is the id of this one: a reference to this resource, or its id as a
 * text or a number; more cannot be known of those two, unless the field is what names the other records.
 */
function* checkBelonging(
  at: string,
  name: string,
  other: ResourceDefinition,
  by: string,
  { kind, resource, many }: FieldDefinition,
) {
  const advice = `it has to hold the id of one of "${name}", as a "reference" to "${name}" does`
  if (kind === 'reference' && resource !== name) {
    yield fault('R084', at, `"${by}" of "${other.name}" refers to "${resource}"; ${advice}`)
  } else if (many && other.list.paging?.kind !== 'server') {
    yield fault(
      'R084',
      at,
      `"${by}" of "${other.name}" holds several ids, and is compared with one; ${advice}`,
    )
  } else if (by === other.titleField || !idKinds.includes(kind)) {
    const what = by === other.titleField ? 'names its records' : `is a field of the type ${typeName(kind)}`
    yield fault('R084', at, `"${by}" of "${other.name}" ${what}; ${advice}`)
  }
}
