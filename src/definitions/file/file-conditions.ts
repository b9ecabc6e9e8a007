import * as z from 'zod/mini'
import { readTimeSpan } from '../../domain/time-after'
import type { OwnText } from '../../locales/text'
import { type Condition, personFacts } from '../condition'
import type { Marked } from '../define-behaviour'
import { tones } from './file-look'
import { expected, text, words } from './file-texts'

const plainValue = z.union([z.string(), z.number(), z.boolean(), z.null()], {
  error: expected('a text, a number, true, false or null'),
})
const plainValues = z.array(plainValue, { error: expected('a list of values') })
/** In place of a value: what another field has. */
export const otherField = z.strictObject({
  field: words('Another field, whose value it is: of the form where it has it, else of the record.'),
})
/** A number, an instant, a day, `now`, `today`, or what another field has. */
const limitSchema = z.union([z.number(), z.string(), otherField], {
  error: expected('a number, an instant, a day, "now", "today" or { "field": … }'),
})
/** As limitSchema, maybe so long after what another field has. */
export const boundSchema = z.union(
  [
    z.number(),
    z.string(),
    z.strictObject({
      ...otherField.shape,
      plus: z.optional(
        words('Of dates and days: so long after the other field, such as "90min", "12h" or "30d".').check(
          z.refine((span) => readTimeSpan(span) !== null, {
            error: 'is a time such as "90min", "12h" or "30d"',
          }),
        ),
      ),
    }),
  ],
  { error: expected('a number, an instant, a day, "now", "today" or { "field": … }') },
)
const valueOrField = z.union([z.string(), z.number(), z.boolean(), z.null(), otherField], {
  error: expected('a text, a number, true, false, null or { "field": … }'),
})

const subjects = ['field', 'person', 'all', 'any'] as const
const comparisons = ['equals', 'in', 'not', 'greater', 'less', 'set'] as const

type Part = z.ZodMiniType<Condition, unknown>

/** The keys a condition may have; further keys may stand beside them. */
const shape = {
  field: z.optional(words('The field that decides: of the form where it has it, else of the record.')),
  person: z.optional(z.enum(personFacts).check(z.describe('What of the person decides.'))),
  all: z.optional(
    z.array(z.lazy((): Part => fileConditionSchema)).check(z.describe('All of these conditions hold.')),
  ),
  any: z.optional(
    z
      .array(z.lazy((): Part => fileConditionSchema))
      .check(z.describe('One of these conditions holds, or several.')),
  ),
  equals: z.optional(valueOrField.check(z.describe('This value, or that of another field.'))),
  in: z.optional(plainValues.check(z.describe('One of these.'))),
  not: z.optional(z.union([valueOrField, plainValues]).check(z.describe('Not this, or none of these.'))),
  greater: z.optional(
    limitSchema.check(
      z.describe(
        'More than a number, later than an instant or "now", than a day or "today", than "now-30d" or "today-30d", or than another field.',
      ),
    ),
  ),
  less: z.optional(
    limitSchema.check(
      z.describe(
        'Less than a number, earlier than an instant or "now", than a day or "today", than "now+30d" or "today+30d", or than another field.',
      ),
    ),
  ),
  set: z.optional(z.boolean().check(z.describe('Whether there is a value at all.'))),
}

const saysWhat = z.refine<object>((condition) => subjects.filter((key) => key in condition).length === 1, {
  error: 'a condition asks one thing: a "field", the "person", or "all" or "any" of other conditions',
})
const compares = z.refine<object>(
  (condition) => ('all' in condition || 'any' in condition) !== comparisons.some((key) => key in condition),
  { error: 'a condition compares by "equals", "in", "not", "greater", "less" or "set"' },
)

/** A condition in plain data, as src/definitions/condition.ts says it. */
const fileConditionSchema: Part = z.pipe(
  z.strictObject(shape).check(saysWhat, compares),
  // The checks above are what tells the union from an object of optional keys.
  z.transform((condition) => condition as Condition),
)

/** One of them, or several all of which have to hold. */
export const fileConditionsSchema = z.union([fileConditionSchema, z.array(fileConditionSchema)], {
  error: expected('a condition, or a list of conditions,'),
})

const reasonSchema = z.pipe(
  z.strictObject({ ...shape, reason: text('Said while it is closed.') }).check(saysWhat, compares),
  z.transform((condition) => condition as Condition & { reason: OwnText }),
)

const offerSchema = z.pipe(
  z
    .strictObject({
      ...shape,
      reason: z.optional(
        text('Said to who asks for it by its address or its call; without it a plain sentence.'),
      ),
    })
    .check(saysWhat, compares),
  z.transform((condition) => condition as Condition & { reason?: OwnText }),
)

/** One or several conditions; the console has a sentence where none is given. */
export const fileOffersSchema = z.union([offerSchema, z.array(offerSchema)], {
  error: expected('a condition, or a list of conditions,'),
})

/** One or several conditions, each with its sentence. */
export const fileReasonsSchema = z.union([reasonSchema, z.array(reasonSchema)], {
  error: expected('a condition with a "reason", or a list of such conditions,'),
})

const warningSchema = z.pipe(
  z.strictObject({ ...shape, says: text('The warning.') }).check(saysWhat, compares),
  z.transform((condition) => condition as Condition & { says: OwnText }),
)

/** One or several conditions, each with its warning. */
export const fileWarningsSchema = z.union([warningSchema, z.array(warningSchema)], {
  error: expected('a condition with "says", or a list of such conditions,'),
})

const markSchema = z.pipe(
  z
    .strictObject({
      ...shape,
      tone: z.enum(tones).check(z.describe('How the state is drawn: its colour and icon.')),
      says: text('The word of the state, such as "Nearly used up".'),
    })
    .check(saysWhat, compares),
  z.transform((condition) => condition as Marked & { says: OwnText }),
)

/** One or several conditions, each with the state that it stands for. */
export const fileMarksSchema = z.union([markSchema, z.array(markSchema)], {
  error: expected('a condition with "tone" and "says", or a list of such conditions,'),
})

/** While these hold something may be done. */
export const fileEnabledWhen = z.optional(
  fileReasonsSchema.check(
    z.describe('Closed, with the reason, while this, or one of a list, does not hold.'),
  ),
)
