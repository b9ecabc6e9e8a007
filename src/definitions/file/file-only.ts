import * as z from 'zod/mini'
import { expected } from './file-texts'

/** Of a reference: the values that a record has to have to be offered, by fields of the other resource. */
export const fileOnlySchema = z.optional(
  z
    .record(
      z.string(),
      z.union([z.string(), z.boolean(), z.number()], { error: expected('a text, a number, true or false') }),
    )
    .check(
      z.describe(
        'Of a reference: records that have these values, by fields of the other resource, are offered in forms, and no others.',
      ),
    ),
)
