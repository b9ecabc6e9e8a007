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
const joined = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.strictObject({ operator: z.enum(['and', 'or']), value: z.array(entry).check(z.minLength(1)) })
const groupSchema = joined(conditionSchema)
const filterSchema = joined(z.union([conditionSchema, groupSchema]))

/** One comparison, in the form of Refine's `LogicalFilter`; a day is one of the calendar. */
export type FilterCondition = z.infer<typeof conditionSchema>
export type FilterGroup = z.infer<typeof groupSchema>
/** Conditions and groups of them joined by AND or OR, in the form of Refine's `ConditionalFilter`. */
export type CombinedFilter = z.infer<typeof filterSchema>

/** The filter a text spells, as JSON; null for what makes none. */
export function readCombinedFilter(spelled: string): CombinedFilter | null {
  try {
    return filterSchema.safeParse(JSON.parse(spelled)).data ?? null
  } catch {
    return null
  }
}

/** The same filter with each of its conditions replaced. */
export function mapConditions(
  { operator, value }: CombinedFilter,
  toOther: (condition: FilterCondition) => FilterCondition,
): CombinedFilter {
  const map = (each: FilterCondition | FilterGroup): FilterCondition | FilterGroup =>
    'field' in each ? toOther(each) : { ...each, value: each.value.map(toOther) }
  return { operator, value: value.map(map) }
}

/** All conditions of a filter, those in groups too. */
export function conditionsOf({ value }: CombinedFilter): readonly FilterCondition[] {
  return value.flatMap((each) => ('field' in each ? [each] : each.value))
}

/** Whether a filter holds, given whether each of its conditions does. */
export function meetsFilter(
  { operator, value }: CombinedFilter | FilterGroup,
  isMet: (condition: FilterCondition) => boolean,
): boolean {
  const holds = (each: FilterCondition | FilterGroup) =>
    'field' in each ? isMet(each) : meetsFilter(each, isMet)
  return operator === 'and' ? value.every(holds) : value.some(holds)
}
