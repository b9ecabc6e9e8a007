import * as z from 'zod/mini'
import { totalKinds } from '../../domain/total'
import { fileCallSchema } from './file-actions'
import { chartShape } from './file-chart'
import { fileMarksSchema } from './file-conditions'
import { fieldNames } from './file-fields'
import { menuPlace } from './file-place'
import { expected, text, words } from './file-texts'
import { foundShape, viewSortSchema } from './file-views'

/** Parts of a wide page. */
const panelWidths = ['quarter', 'third', 'half', 'whole'] as const

/** What every panel says: whose records it is of, and which of them. */
const panelShape = {
  resource: words('The resource whose list it shows something of: one of those in the menu, or "clusters".'),
  title: z.optional(text('What stands above it; left out: by what it shows.')),
  width: z.optional(
    z
      .enum(panelWidths)
      .check(
        z.describe(
          'How much of a wide page it takes; left out: a figure a quarter, what is drawn or listed half. Narrower pages show fewer side by side.',
        ),
      ),
  ),
  ...foundShape,
}

/** Read in place of the list: what a server adds up itself. */
const answerCall = fileCallSchema.check(
  z.describe('Reads what the server has added up, by GET, from the API of the resource.'),
)

const figurePanel = z.strictObject({
  kind: z.literal('figure').check(z.describe('One figure.')),
  ...panelShape,
  field: z.optional(words('The field whose values it comes from; left out: how many records there are.')),
  total: z.optional(
    z.enum(totalKinds).check(z.describe('What the values of "field" come to; "sum" when left out.')),
  ),
  answer: z.optional(
    z
      .strictObject({
        call: answerCall,
        at: words('Where the figure stands in the answer, such as "data.total".'),
      })
      .check(
        z.describe(
          'A figure that the server adds up, in place of one of all records; in the unit of "field".',
        ),
      ),
  ),
  toneWhen: z.optional(
    fileMarksSchema.check(
      z.describe(
        'A state beside the figure, in colour, with an icon and its word, while this, or the first of a list, holds: { "field": "figure", "greater": 10, "tone": "bad", "says": "Too many" }.',
      ),
    ),
  ),
})

const chartPanel = z.strictObject({
  kind: z.literal('chart').check(z.describe('A chart of a list.')),
  ...panelShape,
  chart: z.strictObject(chartShape).check(z.describe('As a chart above the list, without its title.')),
  answer: z.optional(
    z
      .strictObject({
        call: answerCall,
        at: z.optional(
          words(
            'Where the rows stand in the answer, such as "data.rows"; without it the answer is the list.',
          ),
        ),
        label: words('Where in a row the value of "x" stands.'),
        value: words('Where in a row the figure stands: of "y", or how many records there are.'),
      })
      .check(z.describe('Rows that the server adds up, in place of all records: one for each place.')),
  ),
})

/** Rows beyond this number are a list of their own. */
const mostRows = 20

const listPanel = z.strictObject({
  kind: z.literal('list').check(z.describe('The first records of a list.')),
  ...panelShape,
  columns: z.optional(
    fieldNames.check(z.describe('Columns of the list; left out: the first three that are not on demand.')),
  ),
  sort: z.optional(viewSortSchema.check(z.describe('In which order; that of the list when left out.'))),
  limit: z.optional(
    z
      .number()
      .check(
        z.gte(1, 'must be 1 or more'),
        z.lte(mostRows, `must be ${mostRows} or less`),
        z.multipleOf(1, 'must be a whole number'),
        z.describe('How many records stand there at most; 5 when left out.'),
      ),
  ),
})

/** Each panel asks a server by itself. */
const mostPanels = 24

/** The format of a dashboard: of a file, and of a definition in TypeScript. */
export const dashboardFileSchema = z.strictObject({
  $schema: z.optional(
    z.string().check(z.describe('Where the JSON schema of this file stands; editors complete by it.')),
  ),
  dashboard: words('Its name, in lower case with hyphens; the file and the address are called so.'),
  title: text('What it is called, in the menu and on its page.'),
  about: z.optional(text('One line of what it shows, under the title.')),
  place: menuPlace.check(z.describe('Where it stands.')),
  panels: z
    .array(
      z.discriminatedUnion('kind', [figurePanel, chartPanel, listPanel], {
        error: expected('an object with "kind": "figure", "chart" or "list"'),
      }),
    )
    .check(
      z.minLength(1, 'names no panel'),
      z.maxLength(mostPanels, `names more panels than ${mostPanels}`),
      z.describe('What stands on the page, in this order.'),
    ),
})
export type DashboardFile = z.infer<typeof dashboardFileSchema>
