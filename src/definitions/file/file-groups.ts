import * as z from 'zod/mini'
import { groupSpans } from '../groupable'
import { expected, words } from './file-texts'

const byPeriod = z.strictObject({
  field: words('The field of dates.'),
  per: z.enum(groupSpans).check(z.describe('The period whose records stand together.')),
})

/** By what the rows of a table stand together. */
export const fileGroupBySchema = z.union([z.string(), byPeriod], {
  error: expected('a field, or { "field": "startsAt", "per": "month" },'),
})
