import { conditionsOf } from '../domain/combined-filter'
import { relatedPath } from '../domain/related-filter'
import { checkConditionsOn } from './check-views'
import type { ResourceDefinition } from './define'
import { type Fault, fault, unknownFieldOf, unknownName } from './fault'
import { builderOf, describedPath, relatedFieldsOf, whyUnasked } from './related-fields'
import { aType } from './value-kind'

/** Faults of a path that a filter of conditions offers, as far as they are known without the other resource. */
export function* checkRelatedPath(
  at: string,
  path: string,
  fields: ResourceDefinition['fields'],
): Generator<Fault> {
  const { reference, field } = relatedPath(path) ?? { reference: path, field: '' }
  const references = Object.keys(fields).filter((name) => fields[name]?.kind === 'reference')
  const described = fields[reference]
  if (!described) {
    yield* unknownName('R170', at, 'reference', reference, references)
  } else if (described.kind !== 'reference') {
    const message = `"${reference}" is ${aType(described.kind)}, and leads to no other record: only behind a reference stands a field of another resource`
    yield fault('R170', at, message)
  } else if (field.includes('.')) {
    const [first = ''] = field.split('.')
    const message = `"${path}" is two references deep, and the console asks one: take a field of "${described.resource}", such as "${reference}.${first}"`
    yield fault('R172', at, message)
  }
}

/**
 * Faults of the fields of other resources that a filter of conditions offers: they are there, and their records can be
 * found by them.
 */
export function* checkRelatedFilter(
  definition: ResourceDefinition,
  all: readonly ResourceDefinition[],
  unread: ReadonlySet<string>,
): Generator<Fault> {
  const offered = builderOf(definition)?.fields ?? []
  const known = relatedFieldsOf(definition).flatMap((related) => {
    const other = unread.has(related.resource) ? undefined : all.find(({ name }) => name === related.resource)
    return other && !related.field.includes('.') ? [{ ...related, other }] : []
  })
  for (const { path, resource, field, other } of known) {
    const at = `${definition.name}.list.filterBuilder[${offered.indexOf(path)}]`
    const described = other.fields[field]
    yield* unknownFieldOf('R171', at, other, field)
    if (described && !describedPath(definition, { path, resource, field }, other)) {
      const message = `"${field}" of "${resource}" is ${aType(described.kind)}, which cannot be compared with a value; leave it out`
      yield fault('R171', at, message)
    } else if (described && definition.scope === 'user' && other.scope === 'cluster') {
      const message = `"${resource}" are records of one cluster, and this list has none open; leave "${path}" out`
      yield fault('R173', at, message)
    } else if (described && whyUnasked(other, field)) {
      const lacking =
        whyUnasked(other, field) === 'pages'
          ? 'a "filterBuilder" and its "filterParameter", or "paging": "client"'
          : `"${field}" in its "filterBuilder"`
      const message = `the server cuts the list of "${resource}" into pages, and nothing says how it is asked by "${field}": it needs ${lacking}`
      yield fault('R173', at, message)
    }
  }
  const fields = Object.fromEntries(
    known.flatMap((related) => {
      const described = describedPath(definition, related, related.other)
      return described ? [[related.path, described] as const] : []
    }),
  )
  for (const [index, { conditions }] of (definition.list.views ?? []).entries()) {
    if (!conditions) continue
    const names = conditionsOf(conditions).map((condition) => condition.field)
    yield* checkConditionsOn(`${definition.name}.list.views[${index}].conditions`, conditions, names, fields)
  }
}
