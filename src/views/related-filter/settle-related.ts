import type { ResourceDefinition } from '../../definitions/define'
import { askedBy, testBy } from '../../definitions/filter-builder'
import { builderOf } from '../../definitions/related-fields'
import type { ResourceRecord } from '../../definitions/resource-record'
import { type AskedFilter, type CombinedFilter, levelsOf } from '../../domain/combined-filter'
import { mostRelated, type RelatedAnswer, settledFilter } from '../../domain/related-filter'
import type { Text } from '../../locales/text'
import { type PlannedPart, type RelatedPlan, testOfPart } from './plan-related'
import { askedOf, type RelatedRecords } from './read-related'

/** How far it is known which related records are meant; `many` is what these are called. */
export type RelatedState =
  | { kind: 'ready' }
  | { kind: 'loading' | 'tooMany' | 'none' | 'tooDeep'; many: Text }
  | { kind: 'failed'; many: Text; error: Error; retry: () => void }
  | { kind: 'refused'; many: Text; reason: string }

/** What the list is asked; undefined where that is not known, or has nothing to do with other resources. */
type Settled = { filter: AskedFilter | undefined; state: RelatedState }

/** @param recordsOf what was read for a part; undefined until it is */
export function settleRelated(
  definition: ResourceDefinition,
  { split, parts, refused, awaited }: RelatedPlan,
  recordsOf: (part: PlannedPart) => RelatedRecords | undefined,
): Settled {
  if (awaited !== null) return { filter: undefined, state: { kind: 'loading', many: awaited } }
  if (refused) return { filter: undefined, state: { kind: 'refused', ...refused } }
  const [first] = parts
  if (!split || !first) return { filter: undefined, state: { kind: 'ready' } }
  const answers = new Map<CombinedFilter, RelatedAnswer>()
  for (const part of parts) {
    const found = findRelated(part, definition, recordsOf(part))
    if (typeof found === 'string')
      return { filter: undefined, state: { kind: found, many: part.other.label.many } }
    answers.set(part.about, found)
  }
  const filter = settledFilter(split, ({ about }) => answers.get(about) ?? { ids: [], isMetByNone: false })
  const { many } = first.other.label
  if (!filter) return { filter: undefined, state: { kind: 'none', many } }
  const isTooDeep = isPaged(definition) && levelsOf(filter) > (builderOf(definition)?.levels ?? 0)
  return isTooDeep
    ? { filter: undefined, state: { kind: 'tooDeep', many } }
    : { filter, state: { kind: 'ready' } }
}

function findRelated(
  part: PlannedPart,
  definition: ResourceDefinition,
  records: RelatedRecords | undefined,
): RelatedAnswer | 'loading' | 'tooMany' | 'tooDeep' {
  const { other, about } = part
  if (isPaged(other) && askedOf(other, about) === null) return 'tooDeep'
  if (records === undefined) return 'loading'
  const isMet = testOfPart(part)
  // A server has looked through its own.
  const found = isPaged(other) ? records : records?.filter(isMet)
  if (!found || (isPaged(definition) && found.length > mostRelated)) return 'tooMany'
  return { ids: found.map(({ id }) => id), isMetByNone: isMet(nobody) }
}

/** A reference to none has a record whose fields are all empty. */
const nobody: ResourceRecord = { id: '' }

function isPaged({ list }: ResourceDefinition): boolean {
  return list.paging?.kind === 'server'
}

/** The definition with what its filter offers of related records, and what it asks once these are known. */
export function withRelated(
  definition: ResourceDefinition,
  { offered, refused }: RelatedPlan,
  filter: AskedFilter | undefined,
): ResourceDefinition {
  const { list, fields } = definition
  const filters = list.filters?.map((each) => {
    const { reading } = each
    if (!each.fields || !reading) return each
    const [parameter] = reading.keys('')
    return {
      ...each,
      fields: each.fields.filter((name) => fields[name] !== undefined || name in offered),
      related: offered,
      isRefused: refused !== null,
      reading: filter
        ? {
            ...reading,
            test: () => testBy(filter, fields),
            ask: () => (parameter === undefined ? {} : askedBy(parameter, filter, fields)),
          }
        : refused
          ? { ...reading, test: () => undefined, ask: () => ({}) }
          : reading,
    }
  })
  return { ...definition, list: { ...list, filters } }
}
