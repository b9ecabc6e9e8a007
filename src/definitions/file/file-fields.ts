import * as z from 'zod/mini'
import { fileRuleNames } from './file-rules'
import { expected, oneOf, strict, words } from './strict-shape'

/** Types of values a file knows; the kit has an input and a cell for each. */
const fieldTypes = ['text', 'long-text', 'secret', 'number', 'boolean', 'choice', 'date', 'list'] as const

const option = z.union(
  [
    z.string(),
    strict({
      value: words('What is sent.'),
      label: words('What a person reads.'),
      text: z.optional(words('A line that says more.')),
    }),
  ],
  { error: expected('a text, or an object with "value" and "label",') },
)

const figure = z.number({ error: expected('a number') })

/** One field of a record, in lists, forms and details. */
export const fileFieldSchema = strict({
  type: oneOf(fieldTypes),
  label: words('What stands above the column and the input.'),
  help: z.optional(words('A line under the input.')),
  placeholder: z.optional(words('Stands in the empty input.')),
  unit: z.optional(words('Stands beside a figure, such as "GB".')),
  required: z.optional(words('Said when the value is missing; a field without it may stay empty.')),
  min: z.optional(figure.check(z.describe('Smallest number, or fewest letters.'))),
  max: z.optional(figure.check(z.describe('Largest number, or most letters.'))),
  options: z.optional(
    z
      .array(option, { error: expected('a list') })
      .check(z.describe('The values of a choice, as texts or with labels of their own.')),
  ),
  filter: z.optional(
    z
      .boolean({ error: expected('true or false') })
      .check(z.describe('Its column has a filter by its values in the header.')),
  ),
  rule: z.optional(oneOf(fileRuleNames, 'rule').check(z.describe('Checks the value once it is typed.'))),
})
export type FileField = z.infer<typeof fileFieldSchema>

/** Names of fields, in the order they are shown. */
export const fieldNames = z.array(z.string({ error: expected('the name of a field') }), {
  error: expected('a list of field names'),
})

/** The fields of a form or of the details, all in one section or under headings. */
export const fileSections = {
  fields: z.optional(fieldNames.check(z.describe('What is shown, in this order; or use "sections".'))),
  sections: z.optional(
    z.array(
      strict({
        title: words('Heading of the section.'),
        text: z.optional(words('A line under the heading.')),
        fields: fieldNames,
      }),
      { error: expected('a list') },
    ),
  ),
}
