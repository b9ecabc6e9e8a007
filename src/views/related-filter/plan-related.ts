import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import { own } from '../../definitions/file/file-texts'
import { filterBuilder, readFilterOn } from '../../definitions/filter-builder'
import {
  builderOf,
  describedPath,
  type RelatedField,
  relatedFieldsOf,
  whyUnasked,
} from '../../definitions/related-fields'
import type { ResourceRecord } from '../../definitions/resource-record'
import { conditionsOf, readCombinedFilter } from '../../domain/combined-filter'
import {
  type RelatedPart,
  relatedParts,
  relatedPath,
  type SplitFilter,
  splitFilter,
} from '../../domain/related-filter'
import '../../locales/filter-texts'
import { t } from '../../locales/t'
import type { Text } from '../../locales/text'

/** Whether a person may read another resource, or why not; undefined while its definition is on its way. */
export type Known =
  | { resource: ResourceDefinition; reason: string | null }
  | { resource: null; reason: string }
  | undefined

/** A part of a filter, and the resource whose records it is about. */
export type PlannedPart = RelatedPart & { other: ResourceDefinition }

export type RelatedPlan = {
  /** The fields of related records that are offered, by their paths. */
  offered: Readonly<Record<string, FieldDefinition>>
  /** The filter in parts; null where the address makes none of what is offered. */
  split: SplitFilter | null
  parts: readonly PlannedPart[]
  /** What the address asks about and is not offered, and why. */
  refused: { many: Text; reason: string } | null
  /** What the address asks about and nothing is known of yet. */
  awaited: Text | null
}

/**
 * What a filter of conditions asks of other resources.
 * @param spelled the filter, as the address spells it
 * @param known what is known of a resource, by its name
 */
export function planRelated(
  definition: ResourceDefinition,
  spelled: string,
  known: (resource: string) => Known,
): RelatedPlan {
  const all = relatedFieldsOf(definition).map((related) => ({ ...related, known: known(related.resource) }))
  const offered = Object.fromEntries(
    all.flatMap((related) => {
      const { resource, reason } = related.known ?? {}
      if (!resource || reason || whyUnasked(resource, related.field)) return []
      const described = describedPath(definition, related, resource)
      return described ? [[related.path, described] as const] : []
    }),
  )
  const ownFields = Object.fromEntries(
    (builderOf(definition)?.fields ?? []).flatMap((name) => {
      const field = definition.fields[name]
      return field ? [[name, field] as const] : []
    }),
  )
  const filter = readFilterOn({ ...ownFields, ...offered }, spelled)
  const split = filter && splitFilter(filter, (name) => name in offered)
  const parts = split ? relatedParts(split) : []
  const asked = filter ? [] : all.filter(({ path }) => !(path in offered) && namesPath(spelled, path))
  const labelOf = ({ path }: RelatedField) =>
    definition.fields[relatedPath(path)?.reference ?? '']?.label ?? own('')
  const awaited = asked.find((related) => related.known === undefined)
  const refused = asked.find((related) => related.known)
  return {
    offered,
    split,
    parts: parts.flatMap((part) => {
      const other = known(definition.fields[part.field]?.resource ?? '')?.resource
      return other ? [{ ...part, other }] : []
    }),
    awaited: awaited ? labelOf(awaited) : null,
    refused: refused
      ? {
          many: refused.known?.resource?.label.many ?? labelOf(refused),
          reason: refused.known?.reason ?? t('filter.relatedUnknown'),
        }
      : null,
  }
}

function namesPath(spelled: string, path: string): boolean {
  const filter = readCombinedFilter(spelled)
  return filter !== null && conditionsOf(filter).some(({ field }) => field === path)
}

/** Whether a record of the other resource meets a part. */
export function testOfPart({ about, other }: PlannedPart): (record: ResourceRecord) => boolean {
  const names = conditionsOf(about).map(({ field }) => field)
  const test = filterBuilder(other.fields, names).reading?.test(JSON.stringify(about), '')
  return test ?? (() => false)
}
