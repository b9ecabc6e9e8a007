import * as z from 'zod/mini'
import { fileRuleNames, fileRules } from './file-rules'
import { expected, listOf, oneOf, strict, text, words } from './strict-shape'

/** Types of values a file knows; the kit has an input and a cell for each. */
const fieldTypes = ['text', 'long-text', 'secret', 'number', 'boolean', 'choice', 'date', 'list'] as const

const option = strict({
  value: words('What is sent.'),
  label: text('What a person reads.'),
  text: z.optional(text('A line that says more.')),
})
/** A value of a choice that is known beforehand. */
export type FileOption = z.infer<typeof option>

/** A value that is its own label. */
const bareOption = z.pipe(
  z.string(),
  z.transform((value): FileOption => ({ value, label: { en: value } })),
)
const anyOption = z.union([bareOption, option], {
  error: expected('a text, or an object with "value" and "label",'),
})
const figure = z.number({ error: expected('a number') })

/** One field of a record, in lists, forms and details. */
export const fileFieldSchema = strict({
  type: oneOf(fieldTypes),
  label: text('What stands above the column and the input.'),
  help: z.optional(text('A line under the input.')),
  placeholder: z.optional(text('Stands in the empty input.')),
  unit: z.optional(text('Stands beside a figure, such as "GB".')),
  required: z.optional(text('Said when the value is missing; a field without it may stay empty.')),
  min: z.optional(figure.check(z.describe('Smallest number, or fewest letters.'))),
  max: z.optional(figure.check(z.describe('Largest number, or most letters.'))),
  options: z.optional(
    listOf(anyOption).check(z.describe('The values of a choice, as texts or with labels of their own.')),
  ),
  filter: z.optional(
    z
      .boolean({ error: expected('true or false') })
      .check(z.describe('Its column has a filter by its values in the header.')),
  ),
  rule: z.optional(
    z.pipe(
      oneOf(fileRuleNames, 'rule').check(z.describe('Checks the value once it is typed.')),
      z.transform((name) => fileRules[name]),
    ),
  ),
})
export type FileField = z.infer<typeof fileFieldSchema>

/** Names of fields, in the order they are shown. */
export const fieldNames = listOf(
  z.string({ error: expected('the name of a field') }),
  'a list of field names',
)

const section = strict({
  title: text('Heading of the section.'),
  text: z.optional(text('A line under the heading.')),
  fields: fieldNames,
})
export type FileSection = z.infer<typeof section>

/** The fields of a form or of the details, all in one section or under headings. */
export const fileSections = {
  fields: z.optional(fieldNames.check(z.describe('What is shown, in this order; or use "sections".'))),
  sections: z.optional(listOf(section)),
}
