import * as z from 'zod/mini'
import { dateSpans } from '../../domain/period'
import { expected, text, words } from './file-texts'

/** What a chart of a list draws its figures as. */
const chartKinds = ['bars', 'line'] as const
/** What the figures of the records at one place come to. */
const chartTotals = ['sum', 'average', 'min', 'max'] as const

/** One place for each value of a field, and what the records there come to. */
export const chartShape = {
  kind: z.enum(chartKinds).check(z.describe('"line" is for dates.')),
  x: words(
    'The field whose values stand below the chart: a choice, a yes or no, a text, a date, or a reference to one record.',
  ),
  per: z.optional(
    z
      .enum(dateSpans)
      .check(
        z.describe('Of dates: what stands at one place. Left out: by how far the records reach in time.'),
      ),
  ),
  y: z.optional(
    words(
      'The figure that is drawn; left out: how many records there are. Of money in several currencies there is a chart for each.',
    ),
  ),
  total: z.optional(
    z.enum(chartTotals).check(z.describe('What "y" of several records comes to; "sum" when left out.')),
  ),
  by: z.optional(
    words(
      'A field with options, or a reference to one record: its values are the layers of each bar; of a reference the eight that most records have.',
    ),
  ),
}

/** A chart of a list. */
const chartSchema = z.strictObject({
  ...chartShape,
  title: z.optional(text('What the chart is called; left out: by what it draws.')),
})

/** More of them would be a page of their own. */
const mostCharts = 6
const tooMany = `names more charts than ${mostCharts}`

/** One chart of a list, or several side by side. */
export const fileChartsSchema = z
  .union(
    [
      chartSchema,
      z.array(chartSchema).check(z.minLength(1, 'names no chart'), z.maxLength(mostCharts, tooMany)),
    ],
    {
      error: expected('a chart, or a list of one to six charts,'),
    },
  )
  .check(z.describe('Drawn above the table, of all records that are found: a chart, or a list of up to six.'))
