import * as z from 'zod/mini'
import { totalKinds } from '../../domain/total'
import { fileChartsSchema } from './file-chart'
import { fieldNames } from './file-fields'
import { fileGroupBySchema } from './file-groups'
import { expected, text, words } from './file-texts'
import { fileViewSchema, viewSortSchema } from './file-views'

const size = z.number().check(z.gte(1, 'must be 1 or more'), z.multipleOf(1, 'must be a whole number'))
const seconds = z.number().check(z.gte(1, 'must be 1 or more'))

const filter = z.strictObject({
  field: words('The field it looks at.'),
  by: z.optional(
    z
      .enum(['value', 'range', 'several', 'text'])
      .check(
        z.describe(
          'One value, what lies between two, several values of which a record has one, or a text. Left out: a range for figures and dates, else one value.',
        ),
      ),
  ),
})

/** No other condition: it is asked of each record each time the list was read. */
const busyRecord = z.union(
  [
    z.strictObject({
      field: words('The field that decides.'),
      equals: z
        .union([z.string(), z.boolean()], { error: expected('a text, true or false') })
        .check(z.describe('It has this value.')),
    }),
    z.strictObject({
      field: words('The field that decides.'),
      in: z.array(z.string()).check(z.minLength(1, 'names no value'), z.describe('It has one of these.')),
    }),
  ],
  { error: expected('one "field", and "equals" with a value or "in" with a list of texts,') },
)

/** The list of a resource. */
export const fileListSchema = z.strictObject({
  columns: fieldNames.check(z.describe('Fields that have a column, in this order.')),
  search: z.optional(fieldNames.check(z.describe('Fields the search box looks in; no box when left out.'))),
  filters: z.optional(
    z
      .array(
        z.union([z.string(), filter], { error: expected('the name of a field, or an object with "field"') }),
      )
      .check(z.describe('What the list can be narrowed by, above it.')),
  ),
  filterBuilder: z.optional(
    z
      .array(z.string(), { error: expected('a list of field names') })
      .check(
        z.minLength(1, 'names no field'),
        z.describe(
          'A person may join conditions on these fields by AND and OR. "clusterId.region" is a field of the records that the reference "clusterId" leads to. A list that the server pages needs "filterParameter" of "calls", too.',
        ),
      ),
  ),
  views: z.optional(
    z
      .array(fileViewSchema)
      .check(
        z.describe(
          'Views that come with the resource, before those that a person keeps: search, filters, order and columns under a name.',
        ),
      ),
  ),
  totals: z.optional(
    z
      .record(z.string(), z.enum(totalKinds))
      .check(z.describe('What columns come to, in a row under the table: {"amount": "sum"}.')),
  ),
  groupBy: z.optional(
    fileGroupBySchema.check(
      z.describe(
        'Records with one value of this field, or with a date in one period, stand together, under it, their number and their totals; a person may choose otherwise.',
      ),
    ),
  ),
  as: z.optional(
    z
      .enum(['table', 'cards'])
      .check(z.describe('How the records stand until a person chooses otherwise; a table when left out.')),
  ),
  chart: z.optional(fileChartsSchema),
  sort: z.optional(
    viewSortSchema.check(
      z.describe('In which order, until a person sorts otherwise; as the server has them when left out.'),
    ),
  ),
  paging: z.optional(
    z
      .enum(['server', 'client', 'none'])
      .check(
        z.describe(
          '"server" asks for one page at a time (_start, _end); "client" reads the list at once, as columns that are computed want it. Left out: "server", and "client" where "calls" names one for the list.',
        ),
      ),
  ),
  pageSizes: z.optional(
    z
      .array(size)
      .check(
        z.minLength(1, 'names no size'),
        z.describe(
          'Rows of a page to choose from, the first of them until then; 10, 20 and 30 when left out.',
        ),
      ),
  ),
  refreshSeconds: z.optional(seconds.check(z.describe('Read again every so many seconds.'))),
  refreshFaster: z.optional(
    z
      .strictObject({
        seconds: seconds.check(z.describe('So many seconds after the last time.')),
        while: busyRecord.check(z.describe('What a record has meanwhile.')),
      })
      .check(z.describe('Read again sooner while a record has this value, or one of these.')),
  ),
  columnsOnDemand: z.optional(
    fieldNames.check(z.describe('Columns that stand only once a person asks for them.')),
  ),
  loading: z.optional(text('Said while the list is on its way.')),
  empty: z
    .strictObject({
      title: text('Heading where there are no records yet.'),
      text: z.optional(text('What these are good for.')),
      action: z.optional(
        words(
          'Name of the action of the toolbar whose button stands there; "create" when left out, where there is that form.',
        ),
      ),
    })
    .check(z.describe('What stands in place of rows where there are no records yet.')),
  error: text('Said when the list cannot be read.'),
  unavailable: z.optional(text('Heading where somebody may not see the list.')),
})
