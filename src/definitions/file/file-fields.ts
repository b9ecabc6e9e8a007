import * as z from 'zod/mini'
import { isEmail } from '../../domain/email'
import { isIpRange } from '../../domain/ip-range'
import { safeHref } from '../../domain/safe-href'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import type { Rule } from '../define-behaviour'
import { textValue } from '../form-values'
import { expected, text, words } from './file-texts'

/** Types of values a file knows; the engine has an input and a cell for each. */
const fieldTypes = ['text', 'long-text', 'secret', 'number', 'boolean', 'choice', 'date', 'list'] as const

const option = z.strictObject({
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
const figure = z.number()

const ruleNames = ['email', 'ip-range', 'url'] as const
/** The rules a definition file may name: all the behaviour it knows by name. */
const rules: Readonly<Record<(typeof ruleNames)[number], Rule>> = {
  email: ruleOf(isEmail, 'standard.emailInvalid'),
  'ip-range': ruleOf(isIpRange, 'standard.rangeInvalid'),
  url: ruleOf((url) => safeHref(url) !== null, 'standard.urlInvalid'),
}
function ruleOf(isRight: (text: string) => boolean, sentence: MessageKey): Rule {
  return (value) => (isRight(textValue(value).trim()) ? null : t(sentence))
}

/** One field of a record, in lists, forms and details. */
export const fileFieldSchema = z.strictObject({
  type: z.enum(fieldTypes),
  label: text('What stands above the column and the input.'),
  help: z.optional(text('A line under the input.')),
  placeholder: z.optional(text('Stands in the empty input.')),
  unit: z.optional(text('Stands beside a figure, such as "GB".')),
  required: z.optional(text('Said when the value is missing; a field without it may stay empty.')),
  min: z.optional(figure.check(z.describe('Smallest number, or fewest letters.'))),
  max: z.optional(figure.check(z.describe('Largest number, or most letters.'))),
  options: z.optional(
    z.array(anyOption).check(z.describe('The values of a choice, as texts or with labels of their own.')),
  ),
  filter: z.optional(
    z
      .boolean({ error: expected('true or false') })
      .check(z.describe('Its column has a filter by its values in the header.')),
  ),
  rule: z.optional(
    z.pipe(
      z.enum(ruleNames).check(z.describe('Checks the value once it is typed.')),
      z.transform((name) => rules[name]),
    ),
  ),
})
export type FileField = z.infer<typeof fileFieldSchema>

/** Names of fields, in the order they are shown. */
export const fieldNames = z.array(z.string(), { error: expected('a list of field names') })

const section = z.strictObject({
  title: text('Heading of the section.'),
  text: z.optional(text('A line under the heading.')),
  fields: fieldNames,
})
export type FileSection = z.infer<typeof section>

/** The fields of a form or of the details, all in one section or under headings. */
export const fileSections = {
  fields: z.optional(fieldNames.check(z.describe('What is shown, in this order; or use "sections".'))),
  sections: z.optional(z.array(section)),
}
