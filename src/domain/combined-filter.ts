import * as z from 'zod/mini'

/** How a condition compares, in Refine's words. */
export const filterOperators = [
  'contains',
  'ncontains',
  'startswith',
  'eq',
  'ne',
  'gte',
  'lte',
  'null',
  'nnull',
] as const
export type FilterOperator = (typeof filterOperators)[number]

const conditionSchema = z.strictObject({
  field: z.string(),
  operator: z.enum(filterOperators),
  /** True where the operator needs none. */
  value: z.union([z.string(), z.number(), z.boolean()]),
})

/** One comparison, in the form of Refine's `LogicalFilter`; a day is one of the calendar. */
export type FilterCondition = z.infer<typeof conditionSchema>
/** Conditions and groups of them joined by AND or OR, in the form of Refine's `ConditionalFilter`. */
export type CombinedFilter = { operator: 'and' | 'or'; value: readonly (FilterCondition | CombinedFilter)[] }

/** How deep a filter goes: 1 is conditions alone, 2 groups of conditions, and so on to what a person can still read. */
export const deepestFilter = 4

const entryWords = `a condition of "field", "operator" (${filterOperators.join(', ')}) and "value" is expected, or a group of conditions, ${deepestFilter} levels in all`

function filterSchema(levels: number): z.ZodMiniType<CombinedFilter> {
  const entry =
    levels === 1
      ? conditionSchema
      : z.union([conditionSchema, filterSchema(levels - 1)], { error: () => entryWords })
  return z.strictObject({
    operator: z.enum(['and', 'or']),
    value: z.array<z.ZodMiniType<FilterCondition | CombinedFilter>>(entry).check(z.minLength(1)),
  })
}
/** A filter as an address and a definition say it. */
export const combinedFilterSchema = filterSchema(deepestFilter)

/** The filter a text spells, as JSON; null for what makes none. */
export function readCombinedFilter(spelled: string): CombinedFilter | null {
  try {
    return combinedFilterSchema.safeParse(JSON.parse(spelled)).data ?? null
  } catch {
    return null
  }
}

/** The levels of a filter: 1 where no group stands in it. */
export function levelsOf({ value }: CombinedFilter): number {
  return 1 + Math.max(...value.map((each) => ('field' in each ? 0 : levelsOf(each))))
}

/** The same filter with each of its conditions replaced. */
export function mapConditions(
  { operator, value }: CombinedFilter,
  toOther: (condition: FilterCondition) => FilterCondition,
): CombinedFilter {
  return {
    operator,
    value: value.map((each) => ('field' in each ? toOther(each) : mapConditions(each, toOther))),
  }
}

/** All conditions of a filter, those in groups too. */
export function conditionsOf({ value }: CombinedFilter): readonly FilterCondition[] {
  return value.flatMap((each) => ('field' in each ? [each] : conditionsOf(each)))
}

/** Whether a filter holds, given whether each of its conditions does. */
export function meetsFilter(
  { operator, value }: CombinedFilter,
  isMet: (condition: FilterCondition) => boolean,
): boolean {
  const holds = (each: FilterCondition | CombinedFilter) =>
    'field' in each ? isMet(each) : meetsFilter(each, isMet)
  return operator === 'and' ? value.every(holds) : value.some(holds)
}
