import { relatedPath } from '../domain/related-filter'
import type { ResourceDefinition } from './define'
import type { FieldDefinition } from './define-field'
import { said } from './file/file-texts'
import { operatorsOf } from './filter-builder'

/** A field of the records that a reference leads to, as a filter of conditions offers it. */
export type RelatedField = {
  /** Such as `clusterId.region`. */
  path: string
  /** The name of the resource that the reference leads to. */
  resource: string
  /** The field there. */
  field: string
}

/** The fields of related records that the conditions of a list may be about. */
export function relatedFieldsOf({
  list,
  fields,
}: Pick<ResourceDefinition, 'list' | 'fields'>): readonly RelatedField[] {
  const offered = list.filters?.flatMap((filter) => filter.fields ?? []) ?? []
  return offered.flatMap((path) => {
    const parts = fields[path] ? null : relatedPath(path)
    const resource = parts ? fields[parts.reference]?.resource : undefined
    return parts && resource !== undefined ? [{ path, resource, field: parts.field }] : []
  })
}

/** The filter of conditions of a list, if it has one. */
export function builderOf({ list }: Pick<ResourceDefinition, 'list'>) {
  return list.filters?.find((filter) => filter.fields !== undefined)
}

/** A field of related records as a condition has it, under the name of the reference; null where it cannot be compared. */
export function describedPath(
  { fields }: Pick<ResourceDefinition, 'fields'>,
  { path, field }: RelatedField,
  other: Pick<ResourceDefinition, 'fields'>,
): FieldDefinition | null {
  const reference = fields[relatedPath(path)?.reference ?? '']
  const described = other.fields[field]
  if (!reference || !described || operatorsOf(described).length === 0) return null
  return {
    ...described,
    label: said('filter.ofRelated', { reference: reference.label, field: described.label }),
  }
}

/** Why the records of another resource cannot be found by one of its fields; null where they can. */
export function whyUnasked(other: ResourceDefinition, field: string): 'pages' | 'field' | null {
  if (other.list.paging?.kind !== 'server') return null
  const builder = builderOf(other)
  if (!builder || (builder.reading?.keys('') ?? []).length === 0) return 'pages'
  return builder.fields?.includes(field) ? null : 'field'
}
