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
/** Conditions of a kind and groups of them joined by AND or OR, in the form of Refine's `ConditionalFilter`. */
export type Joined<Condition extends { field: string }> = {
  operator: 'and' | 'or'
  value: readonly (Condition | Joined<Condition>)[]
}
export type CombinedFilter = Joined<FilterCondition>

const oneOfSchema = z.strictObject({
  field: z.string(),
  operator: z.literal('in'),
  /** As the API has the ids: of a reference that is sent as a number, numbers. */
  value: z.readonly(z.array(z.union([z.string(), z.number()]))),
})

/** What a list is asked in the end: conditions of a person, and a field whose value is one of several ids. */
export type AskedCondition = FilterCondition | z.infer<typeof oneOfSchema>
export type AskedFilter = Joined<AskedCondition>

/** How deep a filter goes: 1 is conditions alone, 2 groups of conditions, and so on to what a person can still read. */
export const deepestFilter = 4

const entryWords = `a condition of "field", "operator" (${filterOperators.join(', ')}) and "value" is expected, or a group of conditions, ${deepestFilter} levels in all`

function filterSchema<Condition extends { field: string }>(
  levels: number,
  condition: z.ZodMiniType<Condition>,
): z.ZodMiniType<Joined<Condition>> {
  const entry: z.ZodMiniType<Condition | Joined<Condition>> =
    levels === 1
      ? condition
      : z.union([condition, filterSchema(levels - 1, condition)], { error: () => entryWords })
  return z.strictObject({
    operator: z.enum(['and', 'or']),
    value: z.array(entry).check(z.minLength(1)),
  })
}
/** A filter as an address and a definition say it. */
export const combinedFilterSchema = filterSchema(deepestFilter, conditionSchema)

/** The filter a text spells, as JSON; null for what makes none. */
export function readCombinedFilter(spelled: string): CombinedFilter | null {
  return readBy(combinedFilterSchema, spelled)
}

/** The filter a list is asked by, from the text it is sent as. */
export function readAskedFilter(sent: string): AskedFilter | null {
  return readBy(filterSchema(deepestFilter, z.union([conditionSchema, oneOfSchema])), sent)
}

function readBy<Filter>(schema: z.ZodMiniType<Filter>, text: string): Filter | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Whether a part of a filter is a condition, and no group of them. */
export function isCondition<Condition extends { field: string }>(
  part: Condition | Joined<Condition>,
): part is Condition {
  return 'field' in part
}

/** The levels of a filter: 1 where no group stands in it. */
export function levelsOf<Condition extends { field: string }>({ value }: Joined<Condition>): number {
  return 1 + Math.max(...value.map((each) => (isCondition(each) ? 0 : levelsOf(each))))
}

/** The same filter with each of its conditions replaced. */
export function mapConditions<Condition extends { field: string }>(
  { operator, value }: Joined<Condition>,
  toOther: (condition: Condition) => Condition,
): Joined<Condition> {
  return {
    operator,
    value: value.map((each) => (isCondition(each) ? toOther(each) : mapConditions(each, toOther))),
  }
}

/** All conditions of a filter, those in groups too. */
export function conditionsOf<Condition extends { field: string }>({
  value,
}: Joined<Condition>): readonly Condition[] {
  return value.flatMap((each) => (isCondition(each) ? [each] : conditionsOf(each)))
}

/** Whether a filter holds, given whether each of its conditions does. */
export function meetsFilter<Condition extends { field: string }>(
  { operator, value }: Joined<Condition>,
  isMet: (condition: Condition) => boolean,
): boolean {
  const holds = (each: Condition | Joined<Condition>): boolean =>
    isCondition(each) ? isMet(each) : meetsFilter(each, isMet)
  return operator === 'and' ? value.every(holds) : value.some(holds)
}
