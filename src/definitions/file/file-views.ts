import * as z from 'zod/mini'
import { combinedFilterSchema } from '../../domain/combined-filter'
import { fieldNames } from './file-fields'
import { fileGroupBySchema } from './file-groups'
import { expected, text, words } from './file-texts'

const values = z.array(z.string()).check(z.minLength(1, 'names no value'))

const ofPerson = z.strictObject({
  person: z.enum(['id', 'email', 'name']).check(z.describe('What of who is signed in it is.')),
})

/** Which records of a list are meant: as the address asks for them. */
export const foundShape = {
  search: z.optional(words('What is searched for.')),
  filters: z.optional(
    z
      .record(
        z.string(),
        z.union([z.string(), values, ofPerson], {
          error: expected('a text, a list of texts, or { "person": "id" }'),
        }),
      )
      .check(
        z.describe(
          'By the field of a filter what it is set to, as the address spells it: {"status": "live", "budget": "500..", "name": "~export", "size": "2 GiB..", "endsAt": "today..today+90d"}; several values as a list, and { "person": "id" } for who is signed in.',
        ),
      ),
  ),
  conditions: z.optional(
    combinedFilterSchema.check(
      z.describe('A filter as "filterBuilder" makes it, on the fields named there.'),
    ),
  ),
}

/** In which order. */
export const viewSortSchema = z.strictObject({
  field: words('Sorted by this field.'),
  order: z
    .enum(['asc', 'desc'])
    .check(z.describe('The smallest and earliest first, or the largest and latest.')),
})

/** A view of the list that comes with the resource: the format of a file, and of a definition in TypeScript. */
export const fileViewSchema = z.strictObject({
  name: text('What it is called in the menu of views.'),
  ...foundShape,
  sort: z.optional(viewSortSchema.check(z.describe('In which order; that of the list when left out.'))),
  groupBy: z.optional(
    fileGroupBySchema.check(
      z.describe(
        'Rows that have one value of this field, or a date in one period, stand together; left out, the list stands as its own "groupBy" says.',
      ),
    ),
  ),
  columns: z.optional(fieldNames.check(z.describe('The columns that stand, in their order.'))),
})
