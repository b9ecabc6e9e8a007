import * as z from 'zod/mini'
import { actions, subjects } from '../../access/vocabulary'
import { deepestFilter } from '../../domain/combined-filter'
import { totalKinds } from '../../domain/total'
import { fileActionSchema, fileCallSchema, fileDeleteSchema } from './file-actions'
import { fileChartsSchema } from './file-chart'
import { fileDetailSchema } from './file-detail'
import { fieldNames, fileFieldSchema } from './file-fields'
import { fileCreateSchema, fileEditSchema, fileImportSchema } from './file-forms'
import { fileGroupBySchema } from './file-groups'
import { menuPlace } from './file-place'
import { expected, text, words } from './file-texts'
import { fileViewSchema } from './file-views'

const size = z.number().check(z.gte(1, 'must be 1 or more'), z.multipleOf(1, 'must be a whole number'))
const seconds = z.number().check(z.gte(1, 'must be 1 or more'))

const tabPlace = z.strictObject({
  kind: z.literal('tab'),
  tab: words('A tab of the cluster page; one it does not have is added.'),
  label: z.optional(text('What the added tab is called.')),
  anchor: z.optional(words('Name of the section in the address; the name of the resource when left out.')),
})

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

const filterParameter = z
  .union(
    [
      z.string(),
      z.strictObject({
        name: words('Its name.'),
        levels: z
          .number()
          .check(
            z.gte(1, 'must be 1 or more'),
            z.lte(deepestFilter, `must be ${deepestFilter} or less`),
            z.multipleOf(1, 'must be a whole number'),
            z.describe(
              'How deep the server takes groups: 1 conditions alone, 2 groups of conditions, 3 groups in groups, 4 once more.',
            ),
          ),
      }),
    ],
    { error: expected('the name of a parameter, or an object with "name" and "levels"') },
  )
  .check(
    z.describe(
      'Of a list that the server pages: the parameter by which it takes what "filterBuilder" makes, as JSON: {"operator": "or", "value": [{"field": "size", "operator": "gte", "value": 5}]}. By its name alone: groups of conditions, and no groups in these.',
    ),
  )

/** No other condition: it is asked of each record each time the list was read. */
const busyRecord = z.union(
  [
    z.strictObject({
      field: words('The field that decides.'),
      equals: z.union([z.string(), z.boolean()], { error: expected('a text, true or false') }),
    }),
    z.strictObject({
      field: words('The field that decides.'),
      in: z.array(z.string()).check(z.minLength(1, 'names no value')),
    }),
  ],
  { error: expected('one "field", and "equals" with a value or "in" with a list of texts,') },
)

const list = z.strictObject({
  columns: fieldNames,
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
  sort: z.optional(z.strictObject({ field: words('Sorted by this field.'), order: z.enum(['asc', 'desc']) })),
  paging: z.optional(
    z
      .enum(['server', 'client', 'none'])
      .check(
        z.describe(
          '"server" asks for one page at a time (_start, _end); "client" reads the list at once, as columns that are computed want it. Left out: "server", and "client" where "calls" names one for the list.',
        ),
      ),
  ),
  pageSizes: z.optional(z.array(size).check(z.minLength(1, 'names no size'))),
  refreshSeconds: z.optional(seconds.check(z.describe('Read again every so many seconds.'))),
  refreshFaster: z.optional(
    z
      .strictObject({
        seconds,
        while: busyRecord,
      })
      .check(z.describe('Read again sooner while a record has this value, or one of these.')),
  ),
  columnsOnDemand: z.optional(
    fieldNames.check(z.describe('Columns that stand only once a person asks for them.')),
  ),
  loading: z.optional(text('Said while the list is on its way.')),
  empty: z.strictObject({
    title: text('Heading where there are no records yet.'),
    text: z.optional(text('What these are good for.')),
    action: z.optional(
      words(
        'Name of the action of the toolbar whose button stands there; "create" when left out, where there is that form.',
      ),
    ),
  }),
  error: text('Said when the list cannot be read.'),
  unavailable: z.optional(text('Heading where somebody may not see the list.')),
})

/**
 * The format of a definition file. It checks the file, gives the JSON schema, and the types of the plain data that a
 * definition in TypeScript may say, too. A file has plain words for texts, types of fields in place of a schema, and
 * what it leaves out is what every resource has.
 */
export const resourceFileSchema = z.strictObject({
  $schema: z.optional(z.string()),
  name: words('Plural, in lower case with hyphens; the file and the address are called so.'),
  label: z.strictObject({ one: text('One of them, such as "API key".'), many: text('Several of them.') }),
  about: z.optional(text('One line of what these are, under the title.')),
  scope: z.enum(['user', 'cluster']),
  place: z.discriminatedUnion('kind', [menuPlace, tabPlace], {
    error: expected('an object with "kind": "menu" or "tab"'),
  }),
  access: z.strictObject({
    subject: z.enum(subjects),
    list: z.enum(actions),
    create: z.optional(z.enum(actions)),
    edit: z.optional(z.enum(actions)),
    clone: z.optional(z.enum(actions)),
  }),
  titleField: words('The field that names a record.'),
  api: z.optional(words('An API that config.json names under "apis"; the product API when left out.')),
  calls: z.optional(
    z.strictObject({
      list: z.optional(fileCallSchema),
      one: z.optional(
        fileCallSchema.check(z.describe('Reads one record, for its page and before a form of a row opens.')),
      ),
      id: z.optional(
        words(
          'Where a record of the API has its id, such as "run_id", or "metadata.uid" within an object; "id" when left out.',
        ),
      ),
      recordsAt: z.optional(
        words(
          'Where the records of a list stand in its answer, such as "items", or "data.items" within an object.',
        ),
      ),
      totalAt: z.optional(
        words(
          'Where the number of all records stands there, such as "meta.total"; "total", or the header X-Total-Count, when left out.',
        ),
      ),
      recordAt: z.optional(
        words(
          'Where one record stands in the answer of the call that reads, makes or changes it, such as "data".',
        ),
      ),
      filterParameter: z.optional(filterParameter),
    }),
  ),
  fields: z.record(z.string(), fileFieldSchema),
  list,
  create: z.optional(fileCreateSchema),
  import: z.optional(
    fileImportSchema.check(
      z.describe(
        'Records are made from the rows of a CSV or JSON file, each by the call of "create": a button beside it.',
      ),
    ),
  ),
  edit: z.optional(fileEditSchema),
  clone: z.optional(fileEditSchema.check(z.describe('How a record is made of another one.'))),
  detail: z.optional(fileDetailSchema),
  delete: z.optional(fileDeleteSchema),
  actions: z.optional(z.array(fileActionSchema)),
  fixtures: z.optional(
    z
      .array(z.record(z.string(), z.unknown()))
      .check(z.describe('Records the sandbox starts with; the console does not read them.')),
  ),
})
export type ResourceFile = z.infer<typeof resourceFileSchema>
