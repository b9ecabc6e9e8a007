import * as z from 'zod/mini'
import { fileConditionsSchema } from './file-conditions'
import { expected, text, words } from './file-texts'

const otherFields = (description: string) =>
  z
    .array(z.string(), { error: expected('a list of field names') })
    .check(z.minLength(1, 'names no field'), z.describe(description))

const when = z.optional(
  fileConditionsSchema.check(
    z.describe('Only records for which this holds count; a cancelled one, for instance, does not.'),
  ),
)

/** Several fields that together are of one record alone, or one that is so among some records. */
const jointUnique = z.strictObject({
  with: z.optional(otherFields('The other fields: no two records have all of these values alike.')),
  per: z.optional(
    z
      .enum(['week', 'month', 'quarter', 'year'])
      .check(z.describe('Of a day: no two records have one in the same week, month, quarter or year.')),
  ),
  when,
  says: text('Said when another record has all of these values already.'),
})

/** What no two records may have alike. */
export const uniqueSchema = z.union(
  [...text('Said when another record has the value already.').def.options, jointUnique],
  { error: expected('a sentence, or an object with "with", "per" or "when" and "says",') },
)

/** What no two records may take at one time. */
export const noOverlapSchema = z
  .strictObject({
    to: words('The field at which the time ends; of days that day is taken, too.'),
    of: z.optional(
      otherFields('Only records alike in all of these fields may not overlap; left out, no two may.'),
    ),
    when,
    says: text('Said when another record takes some of the time.'),
  })
  .check(z.describe('The time that begins here and ends at another field is of one record alone.'))
