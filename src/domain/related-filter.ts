import type { AskedCondition, AskedFilter, CombinedFilter, FilterCondition, Joined } from './combined-filter'
import { isCondition } from './combined-filter'

/**
 * The most ids a server is asked for at once: a hundred of 36 letters, quoted in an address, take 4.5 KB, and usual
 * servers refuse one of 8 KB.
 */
export const mostRelated = 100

/** A part of a filter that one reference meets where one record it leads to meets all of `about`, whose fields are that record's. */
export type RelatedPart = { field: string; about: CombinedFilter }
/** A filter whose conditions on related records stand together, by the reference that leads to these. */
export type SplitFilter = Joined<FilterCondition | RelatedPart>

/** A reference and a field behind it, as `clusterId.region` says them; null for a field of the record itself. */
export function relatedPath(name: string): { reference: string; field: string } | null {
  const dot = name.indexOf('.')
  return dot < 0 ? null : { reference: name.slice(0, dot), field: name.slice(dot + 1) }
}

/**
 * The same filter with the conditions of each group on one reference joined into one part, groups that are about it alone
 * among them: what is said of a cluster in one group is said of one cluster, where a record refers to several.
 * @param isRelated whether a field is one of related records
 */
export function splitFilter(
  { operator, value }: CombinedFilter,
  isRelated: (field: string) => boolean,
): SplitFilter {
  const parts = value.map((each): FilterCondition | RelatedPart | SplitFilter => {
    if (!isCondition(each)) return unwrapped(splitFilter(each, isRelated))
    const path = isRelated(each.field) ? relatedPath(each.field) : null
    if (!path) return each
    return { field: path.reference, about: { operator, value: [{ ...each, field: path.field }] } }
  })
  const joined: (FilterCondition | RelatedPart | SplitFilter)[] = []
  for (const part of parts) {
    const place = isPart(part) ? joined.findIndex((other) => isPart(other) && other.field === part.field) : -1
    const before = joined[place]
    if (isPart(part) && isPart(before)) {
      const about = { operator, value: [...within(before.about, operator), ...within(part.about, operator)] }
      joined[place] = { field: part.field, about }
    } else joined.push(part)
  }
  return { operator, value: joined }
}

/** All parts of a filter that are about related records. */
export function relatedParts({ value }: SplitFilter): readonly RelatedPart[] {
  return value.flatMap((each) => (isPart(each) ? [each] : isCondition(each) ? [] : relatedParts(each)))
}

/** What was found for a part: the ids of the records that meet it, and whether a reference to none does. */
export type RelatedAnswer = { ids: readonly string[]; isMetByNone: boolean }

/** The filter once it is known which related records are meant; null where no record can meet it. */
export function settledFilter(
  { operator, value }: SplitFilter,
  answerOf: (part: RelatedPart) => RelatedAnswer,
): AskedFilter | null {
  const settled = value.map((each): readonly (AskedCondition | AskedFilter)[] => {
    if (isPart(each)) return oneOf(each.field, answerOf(each), operator)
    if (isCondition(each)) return [each]
    const group = settledFilter(each, answerOf)
    return group ? [group] : []
  })
  if (operator === 'and' && settled.some((each) => each.length === 0)) return null
  const all = settled.flat()
  return all.length === 0 ? null : { operator, value: all }
}

function oneOf(
  field: string,
  { ids, isMetByNone }: RelatedAnswer,
  operator: 'and' | 'or',
): readonly (AskedCondition | AskedFilter)[] {
  const conditions: AskedCondition[] = [
    ...(ids.length > 0 ? [{ field, operator: 'in', value: ids } as const] : []),
    ...(isMetByNone ? [{ field, operator: 'null', value: true } as const] : []),
  ]
  return operator === 'and' && conditions.length > 1 ? [{ operator: 'or', value: conditions }] : conditions
}

/** A group about one reference alone says the same as a part. */
function unwrapped(group: SplitFilter): SplitFilter | RelatedPart {
  const [first, ...more] = group.value
  return first && more.length === 0 && isPart(first) ? first : group
}

/** The entries of a part in a group of this operator: a part of another one stays a group. */
function within(about: CombinedFilter, operator: 'and' | 'or'): CombinedFilter['value'] {
  return about.operator === operator || about.value.length === 1 ? about.value : [about]
}

function isPart(each: FilterCondition | RelatedPart | SplitFilter | undefined): each is RelatedPart {
  return each !== undefined && 'about' in each
}
